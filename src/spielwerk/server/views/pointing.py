"""What comes of options, and what can be done about a component, in words. Slow enough to be worked out in a thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from spielwerk.kernel.consequences import Change, Consequence, Foresight
from spielwerk.kernel.engine import concealed
from spielwerk.kernel.game import Game
from spielwerk.kernel.ways import Lacking, Prospect, Step, Way
from spielwerk.server.errors import Refused
from spielwerk.server.rooms.room import Room

MOST_OPTIONS = 120
"""Of so many options at once it is told what comes of them."""


@dataclass(frozen=True)
class SeenDecision:
    """The decision of a seat as it sees it: all that an answer may be made from."""

    n: int
    game: Game
    seat: int
    seen: Any
    options: tuple[str, ...]
    names: tuple[str, ...]


def decision_of(room: Room, visitor: str | None, seat: int) -> SeenDecision:
    """The decision that waits for a seat of this person."""
    room.require_own(visitor, seat)
    table = room.table
    if room.pending is not None or table.seat != seat:
        raise Refused("not_your_turn")
    seen = concealed(table.game, table.state, seat)
    return SeenDecision(room.log.n, table.game, seat, seen, tuple(table.options()), tuple(table.names))


def outcomes(decision: SeenDecision, lang: str, keys: Sequence[str]) -> dict[str, Any]:
    """What comes of the options, or of those that are named."""
    foresight = Foresight(decision.game, decision.seen, decision.seat)
    asked = [key for key in decision.options if not keys or key in keys][:MOST_OPTIONS]
    return {"n": decision.n, "options": [_option(foresight, key, lang) for key in asked]}


def about(decision: SeenDecision, lang: str, refs: Sequence[str]) -> dict[str, Any]:
    """What can be done about a component."""
    prospect = Prospect(decision.game, decision.seen, decision.seat)
    found = prospect.about(refs, lang, decision.names)
    return {
        "n": decision.n,
        "now": [_option(prospect.foresight, key, lang) for key in found.now],
        "ways": [_way(decision.game, way, lang) for way in found.ways],
        "at_once": found.goes_at_once,
        "lacking": None if found.lacking is None else _lacking(found.lacking),
    }


def _option(foresight: Foresight, key: str, lang: str) -> dict[str, Any]:
    option = foresight.game.option(key)
    assert option is not None
    warning = foresight.warning(option, lang)
    return {"key": key, "warning": warning} | _outcome(foresight.game, foresight.of(option), lang)


def _outcome(game: Game, consequence: Consequence, lang: str) -> dict[str, Any]:
    return {
        "changes": [_change(game, change, lang) for change in consequence.changes],
        "open": consequence.open,
    }


def _change(game: Game, change: Change, lang: str) -> dict[str, Any]:
    return {"label": change.label(game, lang), "ref": change.ref} | vars(change)


def _way(game: Game, way: Way, lang: str) -> dict[str, Any]:
    ending = None if way.ending is None else vars(way.ending)
    return {"steps": _steps(way.steps), "ending": ending} | _outcome(game, way.consequence, lang)


def _lacking(lacking: Lacking) -> dict[str, Any]:
    reasons = [{"key": reason.key, "text": reason.text, "section": reason.section} for reason in lacking.reasons]
    return {"steps": _steps(lacking.steps), "reasons": reasons}


def _steps(steps: Sequence[Step]) -> list[dict[str, str]]:
    return [vars(step) for step in steps]
