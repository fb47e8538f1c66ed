"""Who asks: the token that comes along, and the address it comes from."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from spielwerk.server.security.tokens import hashed, is_token

COOKIE = "spielwerk"


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a request or a socket brings."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    token = given.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if is_token(token) else None


def visitor_of(connection: HTTPConnection) -> str | None:
    """The hash of the token of a request or a socket."""
    token = token_of(connection)
    return hashed(token) if token else None


def address_of(connection: HTTPConnection) -> str:
    """The address that somebody comes from; IPv6 gives everybody a whole network, which counts as one."""
    host = connection.client.host if connection.client else ""
    return ":".join(host.split(":")[:4]) if ":" in host else host
