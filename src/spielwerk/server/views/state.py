"""What people see: the `state` message, made once for all who see the same."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, TypeVar

from spielwerk.bots import LEVELS
from spielwerk.bots.styles import style_at
from spielwerk.kernel import Table
from spielwerk.kernel.engine import SPECTATOR, concealed
from spielwerk.server.errors import Refused
from spielwerk.server.rooms.room import Room
from spielwerk.server.security.tokens import commitment
from spielwerk.server.tables import steady
from spielwerk.server.tables.gameplay import eyes_differ, position, turn_start
from spielwerk.server.tables.seats import BOT, HUMAN
from spielwerk.server.texts import say
from spielwerk.server.views.decision import NOTHING_TO_DO, to_do
from spielwerk.server.views.lists import public_seat
from spielwerk.server.views.log import closed_page, marks, page, result

T = TypeVar("T")
MOST_SHARED = 64
"""So many renderings of one entry are kept."""
NO_MOVE: dict[str, Any] = {"seat": None, "points": [], "considered": []}
encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class StateRenderer:
    """The `state` messages of a table as it is; what several people see is worked out once for each entry."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._shared = room.shown

    def text(self, visitor: str | None, lang: str, log_from: int) -> str:
        """The message as it goes out: what all see, and what is this person's own."""
        mine = self._room.log.seats_of(visitor)
        if mine:
            return self._text(mine, lang, log_from)
        tick = int(time.time()) if self._room.info.pace.seconds else 0
        watching = ("watching", lang, log_from, frozenset(self._room.connected), tick)
        return self._once(watching, lambda: self._text([], lang, log_from))

    def _text(self, mine: list[int], lang: str, log_from: int) -> str:
        eyes = self._eyes(mine)
        whole = self._once(("public", eyes, lang, log_from), lambda: encode(public(self._room, eyes, lang, log_from)))
        return f"{whole[:-1]},{encode(self._personal(mine, eyes, lang))[1:]}"

    def message(self, visitor: str | None, lang: str, log_from: int = 0) -> dict[str, Any]:
        """The message as plain data."""
        mine = self._room.log.seats_of(visitor)
        eyes = self._eyes(mine)
        return public(self._room, eyes, lang, log_from) | self._personal(mine, eyes, lang)

    def _once(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        if key not in self._shared:
            if len(self._shared) >= MOST_SHARED:
                self._shared.clear()
            self._shared[key] = make()
        return self._shared[key]

    def _eyes(self, mine: list[int]) -> int | None:
        """Whose eyes the table is seen with."""
        if self._room.archived or not eyes_differ(self._room.table.game):
            return None
        return viewer_of(self._room, mine)

    def _personal(self, mine: list[int], eyes: int | None, lang: str) -> dict[str, Any]:
        room = self._room
        table = None if room.archived else room.table
        seated = self._once(("people", eyes, lang), lambda: people(room, table, eyes, lang))
        shown = personal(room, mine) | {"seats": present(room, seated, mine)}
        return shown | (NOTHING_TO_DO if room.archived else self._to_do(mine, lang))

    def _to_do(self, mine: list[int], lang: str) -> dict[str, Any]:
        return self._once(("to do", tuple(mine), lang), lambda: to_do(self._room, mine, lang))


def earlier(room: Room, visitor: str | None, lang: str, move: int) -> dict[str, Any]:
    """The table as it was after a move: to look at, not to play."""
    if room.archived:
        raise Refused("archived")
    if not 0 <= move <= len(room.table.moves):
        raise Refused("no_such_move", moves=len(room.table.moves))
    if move == len(room.table.moves):
        return StateRenderer(room).message(visitor, lang)
    return shown_position(room, position(room.table, move), visitor, lang)


def shown_position(room: Room, table: Table, visitor: str | None, lang: str) -> dict[str, Any]:
    """A position of the game at a table, as it was or might have been: to look at, not to play."""
    mine = room.log.seats_of(visitor)
    eyes = viewer_of(room, mine)
    return (
        about(room, lang)
        | personal(room, mine)
        | NOTHING_TO_DO
        | board(room, table, eyes, lang, 0)
        | {"seats": present(room, people(room, table, eyes, lang), mine), "result": None}
    )


# ---------------------------------------------------------------- what all see who see the same


def public(room: Room, eyes: int | None, lang: str, log_from: int) -> dict[str, Any]:
    """The part of the message that does not depend on whose it is, but for whose eyes."""
    shown = _closed(room, lang) if room.archived else board(room, room.table, eyes, lang, log_from)
    told = result(room.table, lang, room.info.seed, room.info.salt) if room.status == "over" else None
    return about(room, lang) | {"result": told} | shown


def about(room: Room, lang: str) -> dict[str, Any]:
    """What is the same for everybody, at every position."""
    info, status = room.info, room.status
    told = {"seed": str(info.seed), "salt": info.salt} if status == "over" else {"seed": None, "salt": None}
    return told | {
        "type": "state",
        "n": room.log.n,
        "table": info.id,
        "game": info.game,
        "lang": lang,
        "name": info.name,
        "status": status,
        "archived_text": archived_text(room, lang),
        "public": info.public,
        "rematch": room.log.rematch,
        "commitment": commitment(info.id, info.salt, info.seed),
        "choices": info.choices,
        "allowed": asdict(info.allowed),
        "marks": marks(room, lang),
    }


def board(room: Room, table: Table, eyes: int | None, lang: str, log_from: int) -> dict[str, Any]:
    """The game itself, the end of its log, and what the last move touched."""
    lines = page(room, table, eyes, lang, log_from, (len(table.moves) + 1, 0))
    return {
        "view": table.view(eyes),
        "moves": len(table.moves),
        "turn_started": turn_start(table),
        "log": lines.lines,
        "log_from": 0 if lines.before else log_from,
        "log_before": lines.before,
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
        "points": table.last_points() if readable else [],
        "considered": considered(room, table, lang) if readable or room.status == "over" else [],
    }


def considered(room: Room, table: Table, lang: str) -> list[dict[str, Any]]:
    """What a bot had thought of before the last move; its options may give its secrets away."""
    last = len(table.moves)
    played = room.table.moves[last - 1 : last]
    if not played or played[0] is not table.moves[-1]:  # it might have been made, but nobody did
        return []
    return [
        {"key": key, "text": table.worded_at(lang, last, key), "share": share, "value": value}
        for key, share, value in room.log.thoughts.get(last, [])
    ]


def archived_text(room: Room, lang: str) -> str | None:
    """Why nobody plays here any more."""
    if not room.archived:
        return None
    return say(lang, "closed") if room.log.closed else say(lang, "archived")


def _closed(room: Room, lang: str) -> dict[str, Any]:
    """An archived table: only what was said at it."""
    lines = closed_page(room, lang)
    log = {"log": lines.lines, "log_from": 0, "log_before": lines.before}
    return log | {"view": {}, "moves": room.log.moves, "last": NO_MOVE, "turn_started": 0}


def people(room: Room, table: Table | None, eyes: int | None, lang: str) -> list[dict[str, Any]]:
    """Who sits where, with points as far as these eyes may see them."""
    waits = room.waits_for
    scores = [None] * room.info.seats if table is None else _scores(room, table, eyes)
    return [
        public_seat(number, seat, lang)
        | {"score": scores[number], "confirm": seat.confirm, "to_act": number == waits}
        | {"style": _style(room, table, number, lang)}
        for number, seat in enumerate(room.log.seats)
    ]


def _style(room: Room, table: Table | None, seat: int, lang: str) -> str:
    """The temperament of a bot in a word; empty for people, and for bots that have none."""
    sitting = room.log.seats[seat]
    if table is None or sitting.kind != BOT or sitting.bot not in LEVELS:
        return ""
    style = style_at(table.game, room.info.id, seat)
    return say(lang, f"style-{style}") if style else ""


def present(room: Room, people: list[dict[str, Any]], mine: list[int]) -> list[dict[str, Any]]:
    """The same people with what changes from moment to moment: who is there, and their clocks."""
    connected, waits = room.connected, room.waits_for
    return [
        person
        | {
            "connected": person["seat"] in connected,
            "clock": _clock(room, person["seat"], waits),
            "mine": person["seat"] in mine,
        }
        for person in people
    ]


def _scores(room: Room, table: Table, eyes: int | None) -> list[int | None]:
    over = room.status == "over" and table is room.table
    return seen_scores(table, eyes, over)


def seen_scores(table: Table, eyes: int | None, over: bool) -> list[int | None]:
    """The points as far as these eyes may see them; at the end all may see all."""
    seen = table.state if over else concealed(table.game, table.state, SPECTATOR if eyes is None else eyes)
    return [int(table.game.functions["score"](seen, seat)) for seat in range(table.seats)]


def _clock(room: Room, seat: int, waits: int | None) -> dict[str, Any] | None:
    seconds = room.info.pace.seconds
    if seconds is None:
        return None
    deadline = room.deadline if seat == waits else None
    left = seconds if deadline is None else max(0.0, deadline - steady.now())
    return {"left": left, "running": deadline is not None}


# ---------------------------------------------------------------- what is one person's own


def personal(room: Room, mine: list[int]) -> dict[str, Any]:
    """Which seats are mine, and how I look at the table."""
    host = room.info.host in {room.log.seats[seat].visitor for seat in mine}
    if room.archived:
        return {"mine": mine, "host": host, "viewer": None, "cover": False}
    plays = any(room.log.seats[seat].kind == HUMAN for seat in mine)
    cover = plays and len(mine) > 1 and room.waits_for in mine and room.table.game.has_secrets
    return {"mine": mine, "host": host, "viewer": viewer_of(room, mine), "cover": cover}


def viewer_of(room: Room, mine: list[int]) -> int | None:
    """The one of my seats that is to act, else the one that acted last; nobody's secrets are dealt before the game."""
    if not mine or room.status == "waiting":
        return None
    if room.waits_for in mine:
        return room.waits_for
    acted = (move.seat for move in reversed(room.table.moves) if move.seat in mine)
    return next(acted, mine[0])
