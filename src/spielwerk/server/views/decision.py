"""What is asked, and what this person may do about it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spielwerk.kernel import Table
from spielwerk.kernel.decision import Decision
from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import VERB_STEP, Seats
from spielwerk.kernel.table import RefusedOption
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.gameplay import own_start
from spielwerk.server.tables.seats import HUMAN
from spielwerk.server.texts import say

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
        "asked": asked(table, decides, lang) if asking else None,
        "options": options(table, lang) if decides else [],
        "refused": refused(table, lang) if decides else [],
        "pending": None if pending is None else {"seat": pending, "mine": pending in mine},
        "can": {
            "undo": any(room.can_undo(seat) for seat in mine),
            "redo": any(room.can_redo(seat) for seat in mine),
            "restart": any(room.can_undo(seat) and _several(room, seat) for seat in mine),
            "confirm": pending is not None and pending in mine,
        },
    }


def _is_played(room: Room, seat: int) -> bool:
    return room.log.seats[seat].kind == HUMAN


def _several(room: Room, seat: int) -> bool:
    """Whether a seat can go back further than by one step."""
    return own_start(room.table, seat, room.log.confirmed) < len(room.table.moves) - 1


def asked(table: Table, decides: bool, lang: str) -> dict[str, Any]:
    """The question to who decides; the others read who that is, since a question may tell secrets."""
    kind = table.kind
    assert kind is not None
    if decides:
        waiting = table.asked(lang)
        assert waiting is not None
        prompt = waiting.prompt
    else:
        prompt = say(
            lang, "waiting-for", name=table.game.texts.name(lang, table.game.seat_noun, table.seat, table.names)
        )
    return {
        "decision": kind.name,
        "seat": table.seat,
        "prompt": prompt,
        "mine": decides,
        "about": _about(table, decides),
    }


def _about(table: Table, decides: bool) -> dict[str, str | int | None]:
    """What the question is about; what others are asked may be their secret."""
    return table.game.about(table.state) if decides or not table.game.has_secrets else {}


def options(table: Table, lang: str) -> list[dict[str, Any]]:
    """What can be done now, in words."""
    kind = table.kind
    assert kind is not None
    offered = [option for option in map(table.game.option, table.options()) if option is not None]
    return [_option(table, lang, kind, option) for option in offered]


def _option(table: Table, lang: str, kind: Decision, option: int) -> dict[str, Any]:
    told = tuple(table.game.particulars_of(table.state, kind, option).items())
    names = tuple(table.names) if _names_people(table.game, option, [word for word, _ in told]) else ()
    return {**_worded(table.game, lang, kind, option, names, told), "points": table.points_at(option)}


@lru_cache(50_000)
def _worded(
    game: Game, lang: str, kind: Decision, option: int, names: tuple[str, ...], told: tuple[tuple[str, int], ...]
) -> dict[str, Any]:
    """An option in words; the same ones come again and again, and words are slow."""
    return {
        "key": game.key(option),
        "text": game.texts.option(lang, kind, option, names, dict(told)),
        "verb": game.verbs[option // VERB_STEP].text_id,
    }


def _names_people(game: Game, option: int, words: list[str]) -> bool:
    slots = [label for label, _ in game.verbs[option // VERB_STEP].slots]
    return any(isinstance(game.noun_of(word), Seats) for word in [*slots, *words])


def refused(table: Table, lang: str) -> list[dict[str, Any]]:
    """What can't be done now, with reasons."""
    kind = table.kind
    if kind is None:
        return []
    return [_refused(table, lang, kind, each) for each in table.refused(lang)]


def _refused(table: Table, lang: str, kind: Decision, refused: RefusedOption) -> dict[str, Any]:
    option = table.game.option(refused.key)
    assert option is not None
    return {
        "key": refused.key,
        "option": _name_of_refused(table, lang, kind, option),
        "text": refused.text,
        "section": refused.section,
        "points": table.points_at(option),
    }


def _name_of_refused(table: Table, lang: str, kind: Decision, option: int) -> str:
    """What is not possible, in words; empty where they would tell what only possible options have, such as a price."""
    if table.game.has_particulars(kind, option):
        return ""
    names = tuple(table.names) if _names_people(table.game, option, []) else ()
    return _worded(table.game, lang, kind, option, names, ())["text"]
