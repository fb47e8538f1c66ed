"""Who somebody is: the holder of a random token, in a cookie or in a header. Only its hash is kept.

A browser gets its token with the page, another client with the first thing it does. Answers to mere questions give
none: one that comes late would make a browser forget who it has become meanwhile.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response

from spielwerk.server.http.guard import SAFE
from spielwerk.server.security.tokens import hashed, new_token
from spielwerk.server.security.who import COOKIE, token_of
from spielwerk.server.texts import language

_YEAR = 365 * 24 * 3600


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
