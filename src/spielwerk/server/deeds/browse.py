"""Look at what there is: games, their texts, bots; and whether the server is well."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Path

from spielwerk import __version__
from spielwerk.bots import BOTS
from spielwerk.server import shelf
from spielwerk.server.answers import BotShown, GameShown, GameTexts, Health
from spielwerk.server.messages import Protocol, client_message, server_message
from spielwerk.server.problems import Refused
from spielwerk.server.services import Served
from spielwerk.server.visitors import Lang
from spielwerk.server.words import say_or

router = APIRouter(tags=["browse"])


@router.get("/games", response_model=list[GameShown])
def games(lang: Lang) -> Any:
    """All games; those not yet there have `available: false`."""
    return shelf.games(lang)


@router.get("/games/{slug}/texts", response_model=GameTexts)
def texts(lang: Lang, slug: str = Path(pattern="^[a-z0-9_]{1,64}$")) -> Any:
    """All words of a game that a board needs."""
    game = shelf.find(slug)
    if game is None:
        raise Refused("no_such_game")
    return shelf.texts(game, lang)


@router.get("/bots", response_model=list[BotShown])
def bots(lang: Lang) -> Any:
    """All bots, the weakest first."""
    return [
        {
            "name": name,
            "label": say_or(lang, f"bot-{name}", name),
            "text": say_or(lang, f"bot-{name}-text", ""),
        }
        for name in BOTS
    ]


@router.get("/health", response_model=Health)
async def health(served: Served) -> Any:
    """Whether the server and its database work, and which games are compiled."""
    await served.storage.count()
    return {"ok": True, "version": __version__, "compiled": served.bots.compiling.progress}


@router.get("/protocol", response_model=Protocol)
def protocol() -> Any:
    """The messages of the socket `/api/tables/{id}/live` as JSON schemas."""
    return {"client": client_message.json_schema(), "server": server_message.json_schema()}
