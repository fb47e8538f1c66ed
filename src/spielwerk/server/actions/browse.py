"""Look at what there is: games, their texts, bots, and the messages of the socket."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import JSONResponse

from spielwerk.bots import BOTS
from spielwerk.bots.ratings import ratings_in
from spielwerk.games import game_folder, game_slugs
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Lang
from spielwerk.server.protocol.messages import Protocol, client_message, server_message
from spielwerk.server.protocol.responses import BotShown, GameShown, GameTexts
from spielwerk.server.tables.games import at_hand, game_of
from spielwerk.server.texts import say_or
from spielwerk.server.views.games import cards, game_texts

router = APIRouter(tags=["browse"])


@router.get("/games", response_model=list[GameShown])
async def games(lang: Lang, served: Served) -> Any:
    """All games; one that can't be loaded here has `available: false`."""
    await at_hand(*game_slugs())
    return await served.desk.work(lambda: cards(lang))


@router.get("/games/{slug}/texts", response_model=GameTexts)
async def texts(lang: Lang, served: Served, slug: str = Path(pattern="^[a-z0-9_]{1,64}$")) -> Any:
    """All words of a game that a board needs."""
    return await served.desk.work(lambda: game_texts(game_of(slug), lang))


@router.get("/bots", response_model=list[BotShown])
async def bots(lang: Lang, served: Served) -> Any:
    """All bots, the weakest first."""
    return await served.desk.work(lambda: _bots(lang))


def _bots(lang: str) -> list[dict[str, Any]]:
    ratings = {slug: ratings_in(game_folder(slug)) for slug in game_slugs()}
    return [
        {
            "name": name,
            "label": say_or(lang, f"bot-{name}", name),
            "text": say_or(lang, f"bot-{name}-text", ""),
            "ratings": {slug: rated[name] for slug, rated in ratings.items() if name in rated},
        }
        for name in BOTS
    ]


@router.get("/protocol", response_model=Protocol)
async def protocol(served: Served) -> Any:
    """The messages of the socket `/api/tables/{id}/live` as JSON schemas."""
    return await served.desk.work(_protocol)


@router.get("/openapi.json", include_in_schema=False)
async def description(request: Request, served: Served) -> JSONResponse:
    """All calls and shapes, for programs."""
    return JSONResponse(await served.desk.work(request.app.openapi))


@cache
def _protocol() -> dict[str, Any]:
    return {"client": client_message.json_schema(), "server": server_message.json_schema()}
