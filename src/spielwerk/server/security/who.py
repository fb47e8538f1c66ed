"""Who asks: the token that comes along, and the address it comes from."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

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
    """The address that somebody comes from."""
    return counted_address(connection.client.host if connection.client else "")


@lru_cache(10_000)
def counted_address(host: str) -> str:
    """An address as it is counted; IPv6 gives everybody a whole network, which counts as one."""
    try:
        number = ip_address(host)
    except ValueError:
        return host
    if not isinstance(number, IPv6Address) or number.is_loopback:
        return str(number)
    return str(number.ipv4_mapped) if number.ipv4_mapped else ":".join(number.exploded.split(":")[:4])
