"""Find others to play with: open tables, and games that somebody waits for."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import JSONResponse, Response

from spielwerk.server.errors import Refused
from spielwerk.server.http.services import KeepsSomething, Served
from spielwerk.server.http.visitors import Lang, Visitor
from spielwerk.server.protocol.people import Lobby
from spielwerk.server.tables import steady
from spielwerk.server.tables.games import at_hand, game_of
from spielwerk.server.views.lists import shown_tables

router = APIRouter(tags=["people"])
UNCHANGED = 304


@router.get("/lobby", response_model=Lobby)
async def lobby(visitor: Visitor, lang: Lang, served: Served, request: Request) -> Any:
    """Open tables, live: with `If-None-Match` it answers 304 as long as nothing has changed."""
    found = await served.people.open_tables.now()
    tables = await shown_tables(found, visitor, lang, served.settings)
    tables.sort(key=lambda table: table["status"] != "waiting")
    content = {"tables": tables, "wishes": await served.people.lobby.wishes(visitor)}
    tag = '"' + hashlib.sha256(json.dumps(content).encode()).hexdigest()[:24] + '"'
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=UNCHANGED, headers={"etag": tag})
    return JSONResponse(content, headers={"etag": tag})


@router.put("/lobby/wishes/{slug}", status_code=204, dependencies=[KeepsSomething])
async def wish(visitor: Visitor, served: Served, slug: str = Path(pattern="^[a-z0-9_]{1,64}$")) -> None:
    """Tell me when somebody opens a table of a game to all."""
    await at_hand(slug)
    game_of(slug)
    lobby = served.people.lobby
    if len(await lobby.wishes(visitor)) >= served.settings.limits.wishes:
        raise Refused("too_many_wishes", most=served.settings.limits.wishes)
    await lobby.wish(visitor, slug, steady.now())


@router.delete("/lobby/wishes/{slug}", status_code=204)
async def wish_no_more(visitor: Visitor, served: Served, slug: str = Path(pattern="^[a-z0-9_]{1,64}$")) -> None:
    """Tell me no more."""
    await served.people.lobby.wish_no_more(visitor, slug)
