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
    if settings.public_url is not None and _same(origin, settings.public_url):
        return True
    return urlsplit(origin).netloc == connection.headers.get("host") and urlsplit(origin).scheme in ("http", "https")


def is_known_host(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request is for this server: by its public name, by a number, or by a name of this machine.

    Another name may lead here because somebody has pointed it here, so that their page may speak to this server.
    """
    host = urlsplit("//" + connection.headers.get("host", "")).hostname or ""
    if settings.public_url is not None and host == urlsplit(settings.public_url).hostname:
        return True
    return host in ("", "localhost", gethostname().lower(), f"{gethostname().lower()}.local") or is_number(host)


def is_numbered_host(connection: HTTPConnection) -> bool:
    """Whether a request names this machine by a number, or says that it comes from itself."""
    host = urlsplit("//" + connection.headers.get("host", "")).hostname or ""
    return host == "localhost" or is_number(host)


def _same(origin: str, url: str) -> bool:
    mine, theirs = urlsplit(url), urlsplit(origin)
    return (mine.scheme, mine.netloc) == (theirs.scheme, theirs.netloc)
