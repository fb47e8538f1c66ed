"""What is asked, and what this person may do about it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spielwerk.kernel import Table
from spielwerk.kernel.decision import Decision
from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import VERB_STEP, Seats
from spielwerk.server.facts import HUMAN
from spielwerk.server.live.room import Room
from spielwerk.server.playing import own_start
from spielwerk.server.words import say

NOTHING_TO_DO: dict[str, Any] = {
    "asked": None,
    "options": [],
    "refused": [],
    "pending": None,
    "can": {"undo": False, "redo": False, "restart": False, "confirm": False},
}


def to_do(room: Room, mine: list[int], lang: str) -> dict[str, Any]:
    """The decision that waits, its options if it is mine, and what can be done with the turn."""
    table, pending = room.table, room.pending
    asking = pending is None and not table.over
    decides = asking and table.seat in mine and room.status == "playing" and _is_played(room, table.seat)
    return {
        "asked": _asked(table, decides, lang) if asking else None,
        "options": _options(table, lang) if decides else [],
        "refused": _refused(table, lang) if decides else [],
        "pending": None if pending is None else {"seat": pending, "mine": pending in mine},
        "can": {
            "undo": any(room.can_undo(seat) for seat in mine),
            "redo": any(room.can_redo(seat) for seat in mine),
            "restart": any(room.can_undo(seat) and _several(room, seat) for seat in mine),
            "confirm": pending is not None and pending in mine,
        },
    }


def _is_played(room: Room, seat: int) -> bool:
    return room.book.seats[seat].kind == HUMAN


def _several(room: Room, seat: int) -> bool:
    """Whether a seat can go back further than by one step."""
    return own_start(room.table, seat, room.book.confirmed) < len(room.table.moves) - 1


def _asked(table: Table, decides: bool, lang: str) -> dict[str, Any]:
    """The question to who decides; the others read who that is, since a question may tell secrets."""
    kind = table.kind
    assert kind is not None
    if decides:
        asked = table.asked(lang)
        assert asked is not None
        prompt = asked.prompt
    else:
        prompt = say(
            lang, "waiting-for", name=table.game.texts.name(lang, table.game.seat_noun, table.seat, table.names)
        )
    return {"decision": kind.name, "seat": table.seat, "prompt": prompt, "mine": decides}


def _options(table: Table, lang: str) -> list[dict[str, Any]]:
    kind = table.kind
    assert kind is not None
    options = [option for option in map(table.game.option, table.options()) if option is not None]
    return [_option(table, lang, kind, option) for option in options]


def _option(table: Table, lang: str, kind: Decision, option: int) -> dict[str, Any]:
    names = tuple(table.names) if _names_people(table.game, option) else ()
    return _worded(table.game, lang, kind, option, names)


@lru_cache(50_000)
def _worded(game: Game, lang: str, kind: Decision, option: int, names: tuple[str, ...]) -> dict[str, Any]:
    """An option in words; the same ones come again and again, and words are slow."""
    return {
        "key": game.key(option),
        "text": game.texts.option(lang, kind, option, names),
        "points": game.points_at(option),
        "verb": game.verbs[option // VERB_STEP].text_id,
    }


def _names_people(game: Game, option: int) -> bool:
    return any(isinstance(noun, Seats) for _, noun in game.verbs[option // VERB_STEP].slots)


def _refused(table: Table, lang: str) -> list[dict[str, Any]]:
    return [
        {"key": refused.key, "text": refused.text, "section": refused.section, "points": _points(table, refused.key)}
        for refused in table.refused(lang)
    ]


def _points(table: Table, key: str) -> list[str]:
    option = table.game.option(key)
    return [] if option is None else table.game.points_at(option)
