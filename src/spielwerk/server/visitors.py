"""Who somebody is: the holder of a random token, in a cookie or in a header. Only its hash is kept.

A browser gets its token with the page, another client with the first thing it does. Answers to mere questions give
none: one that comes late would make a browser forget who it has become meanwhile.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from spielwerk.server.guard import SAFE
from spielwerk.server.tokens import hashed, is_token, new_token
from spielwerk.server.words import language

COOKIE = "spielwerk"
_YEAR = 365 * 24 * 3600


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a request or a socket brings."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    token = given.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if is_token(token) else None


def visitor_of(connection: HTTPConnection) -> str | None:
    """The hash of the token of a request or a socket."""
    token = token_of(connection)
    return hashed(token) if token else None


async def _visitor(request: Request, response: Response) -> str:
    token = token_of(request)
    if token is None:
        token = new_token()
        if request.method not in SAFE:
            give_cookie(request, response, token)
    return hashed(token)


def greet(request: Request, response: Response) -> None:
    """Give a token to a browser that has none."""
    if token_of(request) is None:
        give_cookie(request, response, new_token())


def give_cookie(request: Request, response: Response, token: str) -> None:
    """Let a browser remember its token."""
    secure = request.url.scheme == "https" or (request.app.state.settings.public_url or "").startswith("https:")
    response.set_cookie(COOKIE, token, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)


async def _lang(request: Request, lang: str | None = None) -> str:
    return language(lang, request.headers.get("accept-language"))


Visitor = Annotated[str, Depends(_visitor)]
"""The hash of a visitor's token; who comes without one is somebody new."""
Lang = Annotated[str, Depends(_lang)]
"""The language of an answer: `?lang=`, else `Accept-Language`."""
