"""Which web pages may speak to this server: its own, and those that the host has named."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from spielwerk.server.settings import Settings


def is_welcome(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from our own page; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    if settings.public_url is not None and _same(origin, settings.public_url):
        return True
    return urlsplit(origin).netloc == connection.headers.get("host") and urlsplit(origin).scheme in ("http", "https")


def _same(origin: str, url: str) -> bool:
    mine, theirs = urlsplit(url), urlsplit(origin)
    return (mine.scheme, mine.netloc) == (theirs.scheme, theirs.netloc)
