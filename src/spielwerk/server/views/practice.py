"""Positions to try things on: an example of the rules, or a scene of a lesson. They are made up: nothing is secret."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from spielwerk.kernel import Table
from spielwerk.server.tables.info import Allowed
from spielwerk.server.tables.seats import BOT, BOT_NAMES, COLOURS, HUMAN, Seat
from spielwerk.server.texts import say
from spielwerk.server.views.decision import asked, options, refused
from spielwerk.server.views.lists import public_seat
from spielwerk.server.views.log import result, told_line
from spielwerk.server.views.state import NO_MOVE, seen_scores

SIMPLE_BOT = "easy"


def practice(table: Table, lang: str, mine: list[int]) -> dict[str, Any]:
    """The `state` message of a table that only this reader has; `mine` are the seats played by the reader."""
    seats = [_seat(number, number in mine) for number in range(table.seats)]
    table.names = [seat.name or say(lang, "seat-name", number=number + 1) for number, seat in enumerate(seats)]
    decides = not table.over and table.seat in mine
    viewer = table.seat if decides else mine[0]
    scores = seen_scores(table, viewer, table.over)
    return {
        "type": "state",
        "n": len(table.moves),
        "table": "",
        "game": table.game.slug,
        "lang": lang,
        "name": "",
        "status": "over" if table.over else "playing",
        "archived_text": None,
        "public": False,
        "host": False,
        "choices": table.choices,
        "allowed": asdict(Allowed()),
        "marks": [],
        "seats": [
            public_seat(number, seat, lang)
            | {"mine": number in mine, "connected": True, "score": scores[number], "clock": None}
            | {"confirm": False, "to_act": number == table.seat, "style": ""}
            for number, seat in enumerate(seats)
        ],
        "mine": mine,
        "viewer": viewer,
        "cover": False,
        "asked": None if table.over else asked(table, decides, lang),
        "options": options(table, lang) if decides else [],
        "refused": refused(table, lang) if decides else [],
        "pending": None,
        "can": {"undo": bool(table.moves), "redo": False, "restart": False, "confirm": False},
        "view": table.view(viewer),
        "moves": len(table.moves),
        "turn_started": 0,
        "log": [told_line(line, 0.0) for line in table.log_lines(lang, viewer)],
        "log_from": 0,
        "log_before": None,
        "last": _last_move(table),
        "result": result(table, lang, 0, "") if table.over else None,
        "commitment": "",
        "seed": None,
        "salt": None,
        "rematch": None,
    }


def _seat(number: int, mine: bool) -> Seat:
    colour = list(COLOURS)[number]
    return Seat(HUMAN, "", colour) if mine else Seat(BOT, BOT_NAMES[number], colour, bot=SIMPLE_BOT)


def _last_move(table: Table) -> dict[str, Any]:
    return NO_MOVE | {"seat": table.moves[-1].seat, "points": table.last_points()} if table.moves else NO_MOVE
