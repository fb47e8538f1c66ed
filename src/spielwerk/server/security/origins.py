"""Which web pages may speak to this server: its own, and those that the host has named."""

from __future__ import annotations

from socket import gethostname
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from spielwerk.server.security.addresses import is_number
from spielwerk.server.settings import Settings


def is_welcome(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from our own page; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        scheme, name = urlsplit(origin)[:2]
    except ValueError:
        return False
    if settings.public_url is not None and (scheme, name) == urlsplit(settings.public_url)[:2]:
        return True
    return name == connection.headers.get("host") and scheme in ("http", "https")


def is_known_host(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request is for this server: by its public name, by a number, or by a name of this machine.

    Another name may lead here because somebody has pointed it here, so that their page may speak to this server.
    """
    if len(connection.headers.getlist("host")) > 1:  # a proxy may have looked at the other one
        return False
    host = _host(connection)
    if settings.public_url is not None and host == urlsplit(settings.public_url).hostname:
        return True
    return host in ("", "localhost", gethostname().lower(), f"{gethostname().lower()}.local") or is_number(host)


def is_numbered_host(connection: HTTPConnection) -> bool:
    """Whether a request names this machine by a number, or says that it comes from itself."""
    host = _host(connection)
    return host == "localhost" or is_number(host)


def _host(connection: HTTPConnection) -> str:
    """What a request calls this server, without a port; what is no name is left as it is, and nothing is called so."""
    given = connection.headers.get("host", "")
    try:
        return urlsplit(f"//{given}").hostname or ""
    except ValueError:
        return given
