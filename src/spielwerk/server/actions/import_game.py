"""Bring a game from a file."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from fastapi import APIRouter, Request

from spielwerk.kernel import Table
from spielwerk.kernel.journal import BadJournal, from_journal
from spielwerk.server.actions.open_table import new_table_info, open_with_links
from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Visitor
from spielwerk.server.protocol.responses import Opened
from spielwerk.server.security.sanitise import player_name
from spielwerk.server.security.tokens import SEED_BITS
from spielwerk.server.tables.beginning import IMPORTED, Beginning
from spielwerk.server.tables.games import game_of
from spielwerk.server.tables.info import Pace
from spielwerk.server.tables.seats import COLOURS, HUMAN, Seat

router = APIRouter(tags=["tables"])
MOST_MOVES = 5_000


@router.post("/import", response_model=Opened, status_code=201)
async def import_game(journal: dict[str, Any], visitor: Visitor, served: Served, request: Request) -> Any:
    """A table from a journal; all seats are mine, to keep, to open or to give to bots."""
    await served.allow_opening(request, visitor)
    table = await served.rooms.slow_work.from_outside(lambda: _played(journal))
    seats = [
        Seat(HUMAN, name, colour, visitor, confirm=True) for name, colour in zip(_names(table), COLOURS, strict=False)
    ]
    info = new_table_info(table.game, table.seats, table.choices, visitor, "", Pace(), public=False)
    beginning = Beginning(seats, table.keys(), IMPORTED, table)
    return await open_with_links(served, request, replace(info, seed=table.seed), beginning)


def _played(journal: dict[str, Any]) -> Table:
    """The game of a journal that is whole and not too long."""
    moves, seed = journal.get("moves"), journal.get("seed")
    if isinstance(moves, list) and len(cast(list[Any], moves)) > MOST_MOVES:
        raise Refused("too_large")
    try:
        table = from_journal(journal, game_of)
    except (BadJournal, UnicodeError, TypeError, RecursionError) as error:
        raise Refused("journal", detail=str(error)) from error
    if not isinstance(seed, int) or not 0 <= seed < 2**SEED_BITS:
        raise Refused("journal", detail="seed")
    return table


def _names(table: Table) -> list[str]:
    names = [player_name(name)[:40] for name in table.names]
    return [*names, *[""] * table.seats][: table.seats]
