"""Who somebody is: the holder of a random token, in a cookie or in a header. Only its hash is kept.

A browser gets its token with the page, another client with the first thing it does. Answers to mere questions give
none: one that comes late would make a browser forget who it has become meanwhile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from spielwerk.server.errors import Refused
from spielwerk.server.http.guard import SAFE
from spielwerk.server.people.identities import Identities
from spielwerk.server.security.tokens import hashed, new_token
from spielwerk.server.security.who import COOKIE, address_of, visitor_of
from spielwerk.server.texts import language

_YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Asker:
    """Who asks, and the device that they ask with."""

    visitor: str
    device: str


async def known(connection: HTTPConnection) -> str | None:
    """Who comes with a token that is still good; whom the host keeps out stays out with every device."""
    services = connection.app.state.services
    identities: Identities = services.people.identities
    visitor = await identities.visitor(visitor_of(connection))
    if visitor is not None and services.bans.keeps_out(visitor, address_of(connection)):
        raise Refused("banned")
    return visitor


async def _asker(request: Request, response: Response) -> Asker:
    device, visitor = visitor_of(request), await known(request)
    if device is not None and visitor is not None:
        return Asker(visitor, device)
    token = new_token()
    if request.method not in SAFE:
        give_cookie(request, response, token)
    return Asker(hashed(token), hashed(token))


async def _visitor(asker: Annotated[Asker, Depends(_asker)]) -> str:
    return asker.visitor


def greet(request: Request, response: Response, is_known: bool) -> None:
    """Give a token to a browser that has none, or one that is good no more."""
    if not is_known:
        give_cookie(request, response, new_token())


def give_cookie(request: Request, response: Response, token: str) -> None:
    """Let a browser remember its token."""
    secure = request.url.scheme == "https" or (request.app.state.settings.public_url or "").startswith("https:")
    response.set_cookie(COOKIE, token, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)


async def _lang(request: Request, lang: str | None = None) -> str:
    return language(lang, request.headers.get("accept-language"))


Asking = Annotated[Asker, Depends(_asker)]
"""Who asks, and with which device."""
Visitor = Annotated[str, Depends(_visitor)]
"""Who asks: a person, or the hash of a visitor's token; who comes without one is somebody new."""
Lang = Annotated[str, Depends(_lang)]
"""The language of an answer: `?lang=`, else `Accept-Language`."""
