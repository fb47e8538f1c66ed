"""Bring a game from a file."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request

from spielwerk.kernel import Table
from spielwerk.kernel.journal import BadJournal, from_journal
from spielwerk.server.answers import Opened
from spielwerk.server.deeds.open_table import game_of, new_facts, open_with_links
from spielwerk.server.facts import COLOURS, HUMAN, Pace, Seat
from spielwerk.server.plain import one_line
from spielwerk.server.problems import Refused
from spielwerk.server.services import Served
from spielwerk.server.tokens import SEED_BITS
from spielwerk.server.visitors import Visitor

router = APIRouter(tags=["tables"])
MOST_MOVES = 5_000


@router.post("/import", response_model=Opened, status_code=201)
async def import_game(journal: dict[str, Any], visitor: Visitor, served: Served, request: Request) -> Any:
    """A table from a journal; all seats are mine, to keep, to open or to give to bots."""
    served.allow_opening(request)
    table = await asyncio.to_thread(_played, journal)
    seats = [
        Seat(HUMAN, name, colour, visitor, confirm=True) for name, colour in zip(_names(table), COLOURS, strict=False)
    ]
    facts = new_facts(table.game, table.seats, table.choices, visitor, "", Pace(), public=False)
    return await open_with_links(served, request, replace(facts, seed=table.seed), seats, table.keys())


def _played(journal: dict[str, Any]) -> Table:
    """The game of a journal that is whole and not too long."""
    moves, seed = journal.get("moves"), journal.get("seed")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise Refused("too_large")
    try:
        table = from_journal(journal, game_of)
    except (BadJournal, UnicodeError, TypeError, RecursionError) as error:
        raise Refused("journal", detail=str(error)) from error
    if not isinstance(seed, int) or not 0 <= seed < 2**SEED_BITS:
        raise Refused("journal", detail="seed")
    return table


def _names(table: Table) -> list[str]:
    names = [one_line(name)[:40] for name in table.names]
    return [*names, *[""] * table.seats][: table.seats]
