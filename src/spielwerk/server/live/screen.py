"""What people see: the `state` message, made once for all who see the same."""

from __future__ import annotations

import json
import time
from functools import cache
from typing import Any

from spielwerk.kernel import Table
from spielwerk.kernel.engine import SPECTATOR, concealed
from spielwerk.kernel.game import Game
from spielwerk.server.facts import BOT, HUMAN
from spielwerk.server.live.asking import NOTHING_TO_DO, to_do
from spielwerk.server.live.chronicle import log, result, said
from spielwerk.server.live.room import Room
from spielwerk.server.playing import option_text, position, turn_start
from spielwerk.server.problems import Refused
from spielwerk.server.tokens import commitment
from spielwerk.server.words import say

NO_MOVE: dict[str, Any] = {"seat": None, "points": [], "considered": []}
encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


@cache
def eyes_differ(game: Game) -> bool:
    """Whether players may see different things; if not, all are shown the same."""
    return game.has_secrets or any(note.private for note in game.notes.values())


class Screen:
    """A table at one moment; what several people see is worked out once."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._public: dict[Any, str] = {}
        self._people: dict[Any, list[dict[str, Any]]] = {}

    def text(self, visitor: str | None, lang: str, log_from: int) -> str:
        """The message as it goes out: what all see, and what is this person's own."""
        mine = self._room.book.seats_of(visitor)
        eyes = self._eyes(mine)
        key = (eyes, lang, log_from)
        if key not in self._public:
            self._public[key] = encode(public(self._room, eyes, lang, log_from))
        return f"{self._public[key][:-1]},{encode(self._personal(mine, eyes, lang))[1:]}"

    def message(self, visitor: str | None, lang: str, log_from: int = 0) -> dict[str, Any]:
        """The message as plain data."""
        mine = self._room.book.seats_of(visitor)
        eyes = self._eyes(mine)
        return public(self._room, eyes, lang, log_from) | self._personal(mine, eyes, lang)

    def _eyes(self, mine: list[int]) -> int | None:
        """Whose eyes the table is seen with."""
        if self._room.archived or not eyes_differ(self._room.table.game):
            return None
        return viewer_of(self._room, mine)

    def _personal(self, mine: list[int], eyes: int | None, lang: str) -> dict[str, Any]:
        room = self._room
        if (eyes, lang) not in self._people:
            self._people[eyes, lang] = people(room, None if room.archived else room.table, eyes, lang)
        shown = personal(room, mine) | {
            "seats": [person | {"mine": person["seat"] in mine} for person in self._people[eyes, lang]]
        }
        return shown | (NOTHING_TO_DO if room.archived else to_do(room, mine, lang))


def earlier(room: Room, visitor: str | None, lang: str, move: int) -> dict[str, Any]:
    """The table as it was after a move: to look at, not to play."""
    if room.archived:
        raise Refused("archived")
    if not 0 <= move <= len(room.table.moves):
        raise Refused("no_such_move", moves=len(room.table.moves))
    mine = room.book.seats_of(visitor)
    eyes = viewer_of(room, mine)
    if move == len(room.table.moves):
        return Screen(room).message(visitor, lang)
    table = position(room.table, room.facts, move)
    seats = [person | {"mine": person["seat"] in mine} for person in people(room, table, eyes, lang)]
    return (
        public(room, eyes, lang, 0)
        | personal(room, mine)
        | NOTHING_TO_DO
        | board(room, table, eyes, lang, 0)
        | {
            "seats": seats,
            "result": None,
            "turn_started": turn_start(table),
        }
    )


# ---------------------------------------------------------------- what all see who see the same


def public(room: Room, eyes: int | None, lang: str, log_from: int) -> dict[str, Any]:
    """The part of the message that does not depend on whose it is, but for whose eyes."""
    facts, status = room.facts, room.status
    told = {"seed": str(facts.seed), "salt": facts.salt} if status == "over" else {"seed": None, "salt": None}
    about = {
        "type": "state",
        "n": room.book.n,
        "table": facts.id,
        "game": facts.game,
        "lang": lang,
        "name": facts.name,
        "status": status,
        "archived_text": say(lang, "archived") if room.archived else None,
        "public": facts.public,
        "rematch": room.book.rematch,
        "commitment": commitment(facts.id, facts.salt, facts.seed),
        "choices": facts.choices,
        "log_from": log_from,
        "result": result(room, lang) if status == "over" else None,
    }
    if room.archived:
        return about | told | _closed(room, lang)
    return about | told | {"turn_started": turn_start(room.table)} | board(room, room.table, eyes, lang, log_from)


def board(room: Room, table: Table, eyes: int | None, lang: str, log_from: int) -> dict[str, Any]:
    """The game itself, its log, and what the last move touched."""
    return {
        "view": table.view(eyes),
        "moves": len(table.moves),
        "log": log(room, table, eyes, lang, log_from),
        "last": last_move(room, table, eyes, lang),
    }


def last_move(room: Room, table: Table, eyes: int | None, lang: str) -> dict[str, Any]:
    """What the last move touched, and what a bot had thought of before it."""
    if not table.moves:
        return NO_MOVE
    last = table.moves[-1]
    readable = last.seat == eyes or not table.game.has_secrets
    return {
        "seat": last.seat,
        "points": table.game.points_at(last.option) if readable else [],
        "considered": considered(room, table, lang) if readable or room.status == "over" else [],
    }


def considered(room: Room, table: Table, lang: str) -> list[dict[str, Any]]:
    """What a bot had thought of before the last move; its options may give its secrets away."""
    decision = table.moves[-1].decision
    return [
        {"key": key, "text": option_text(table, decision, key, lang), "share": share, "value": value}
        for key, share, value in room.book.thoughts.get(len(table.moves), [])
    ]


def _closed(room: Room, lang: str) -> dict[str, Any]:
    """An archived table: only what was said at it."""
    lines = [said(line, lang) for line in room.book.lines]
    return {"view": {}, "moves": room.book.moves, "log": lines, "last": NO_MOVE, "turn_started": 0}


def people(room: Room, table: Table | None, eyes: int | None, lang: str) -> list[dict[str, Any]]:
    """Who sits where, with points as far as these eyes may see them."""
    connected, waits = room.connected, room.waits_for
    scores = [None] * room.facts.seats if table is None else _scores(room, table, eyes)
    return [
        {
            "seat": number,
            "name": seat.name or say(lang, "seat-name", number=number + 1),
            "colour": seat.colour,
            "shape": seat.shape,
            "kind": seat.kind,
            "bot": seat.bot if seat.kind == BOT else None,
            "connected": number in connected,
            "score": scores[number],
            "clock": _clock(room, number, waits),
            "confirm": seat.confirm,
            "to_act": number == waits,
        }
        for number, seat in enumerate(room.book.seats)
    ]


def _scores(room: Room, table: Table, eyes: int | None) -> list[int | None]:
    over = room.status == "over" and table is room.table
    seen = table.state if over else concealed(table.game, table.state, SPECTATOR if eyes is None else eyes)
    return [int(table.game.functions["score"](seen, seat)) for seat in range(table.seats)]


def _clock(room: Room, seat: int, waits: int | None) -> dict[str, Any] | None:
    seconds = room.facts.pace.seconds
    if seconds is None:
        return None
    deadline = room.deadline if seat == waits else None
    left = seconds if deadline is None else max(0.0, deadline - time.time())
    return {"left": left, "running": deadline is not None}


# ---------------------------------------------------------------- what is one person's own


def personal(room: Room, mine: list[int]) -> dict[str, Any]:
    """Which seats are mine, and how I look at the table."""
    host = room.facts.host in {room.book.seats[seat].visitor for seat in mine}
    if room.archived:
        return {"mine": mine, "host": host, "viewer": None, "cover": False}
    plays = any(room.book.seats[seat].kind == HUMAN for seat in mine)
    cover = plays and len(mine) > 1 and room.waits_for in mine and room.table.game.has_secrets
    return {"mine": mine, "host": host, "viewer": viewer_of(room, mine), "cover": cover}


def viewer_of(room: Room, mine: list[int]) -> int | None:
    """The one of my seats that is to act, else the one that acted last."""
    if not mine:
        return None
    if room.waits_for in mine:
        return room.waits_for
    acted = (move.seat for move in reversed(room.table.moves) if move.seat in mine)
    return next(acted, mine[0])
