"""The rules at Python speed: set up a state, take an option, run to the next decision, hide what a seat can't see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from spielwerk.kernel.chance import seed_chance, seed_words
from spielwerk.kernel.decision import Decision, Options, Refusal
from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import VERB_STEP
from spielwerk.kernel.schema import NOBODY, OWNER, Field, Record, State, offset_of
from spielwerk.kernel.stack import first_called_first

SEEDS = 2**96
"""How many different games chance can make."""

SPECTATOR = -1
"""A viewer without a seat: sees what everybody sees."""


class RulesError(RuntimeError):
    """The rules of a game are broken: not a player's mistake."""


Reason = tuple[Refusal, tuple[int, ...]]
MOST_REASONS = 2
"""So many reasons why a decision resolved itself fit into its line of the log."""


class Forced:
    """The report of an option that was taken without asking, because it was the only one."""

    def __init__(
        self, decision: Decision, particulars: dict[str, int] | None = None, reasons: Sequence[Reason] = ()
    ) -> None:
        self.decision = decision
        self.particulars = particulars or {}
        self.reasons = tuple(reasons)


def new_state(game: Game, seats: int, seed: int, choices: Mapping[str, str] | None = None) -> Any:
    """A fresh state, set up but not yet run to its first decision."""
    if not 0 <= seed < SEEDS:
        raise ValueError(f"a seed is a number from 0 to {SEEDS - 1}, not {seed}")
    s = game.state_class()
    fill_in(game, s, seats, choices)
    seed_chance(s, *seed_words(seed))
    game.functions["setup"](s)
    first_called_first(s, 0)
    return s


def fill_in(game: Game, s: State, seats: int, choices: Mapping[str, str] | None) -> None:
    """Write what is settled before the set-up: the number of seats and the choices."""
    if seats not in game.seats:
        raise ValueError(f"{game.slug} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    s.seats = seats
    for name, value in game.settled(choices).items():
        setattr(s, name, game.choices[name].values.index(value))


def advance(game: Game, s: State, option: int | None, out: Options) -> None:
    """Take an option of the decision on top (none to begin with), then run to the next one and list its options."""
    if option is not None:
        take_frame(game, s, option)
    while run_frame(game, s, out):
        pass


def run_frame(game: Game, s: State, out: Options, tell: bool = True) -> bool:
    """Run the frame on top by itself; False where nothing does: a player is asked, or the game is over.

    An option that is taken without asking is told in the notes, unless nobody will read them.
    """
    if s.over:
        out.clear_offers()
        return False
    if s.depth == 0:
        raise RulesError(f"{game.slug}: nothing is scheduled and the game is not over")
    frame = s.stack[s.depth - 1]
    kind = game.kinds[frame.kind]
    if not isinstance(kind, Decision):
        take_frame(game, s, None)
        return True
    out.clear_offers()
    kind.options(s, *kind.held(frame), out)
    if out[0] == 0:
        raise RulesError(f"{game.slug}: {kind.name} offers nothing")
    if out[0] > 1 or kind.insists:
        return False
    if tell:
        s.notes.append((forced(game, s, kind, out), (frame.player, out[1])))
    take_frame(game, s, out[1])
    return True


def forced(game: Game, s: State, kind: Decision, out: Options) -> Forced:
    """What is told of the only option; where nothing else was possible but to go on, also why."""
    goes_on = not game.verbs[out[1] // VERB_STEP].slots
    reasons = dict.fromkeys((refusal, given) for refusal, _, given in out.refused)
    few = goes_on and len(reasons) <= MOST_REASONS
    return Forced(kind, game.particulars_of(s, kind, out[1]), list(reasons) if few else [])


def ask(game: Game, s: State, out: Options) -> None:
    """List the options of the decision on top."""
    frame = s.stack[s.depth - 1]
    kind = game.kinds[frame.kind]
    assert isinstance(kind, Decision)
    out.clear_offers()
    kind.options(s, *kind.held(frame), out)


def explain(game: Game, s: State, out: Options) -> None:
    """After the options of the decision on top: the reasons that are looked for apart, for what is not offered."""
    frame = s.stack[s.depth - 1]
    kind = game.kinds[frame.kind]
    assert isinstance(kind, Decision)
    for reasons in kind.reasons:
        reasons(s, *kind.held(frame), out)
    offered = set(out.offered)
    out.refused[:] = [entry for entry in out.refused if entry[1] not in offered]


def take_frame(game: Game, s: State, option: int | None) -> None:
    """Take the frame on top off the stack and run it, with an option if it is a decision."""
    frame = s.stack[s.depth - 1]
    kind = game.kinds[frame.kind]
    held = kind.held(frame)
    bottom = s.depth = s.depth - 1
    if option is None:
        kind.function(s, *held)
    else:
        item = option % VERB_STEP
        kind.function(s, *held, option - item, item)
    if s.depth > bottom + 1:
        first_called_first(s, bottom)


@cache
def blanks(state: type[State], viewer: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Two rows of bytes (keep, fill) that hide from a viewer what the schema hides: `state & keep | fill`."""
    keep = np.full(state.DTYPE.itemsize, 0xFF, np.uint8)
    fill = np.zeros(state.DTYPE.itemsize, np.uint8)
    _blank(state, 0, None, viewer, keep, fill)
    return keep, fill


def _blank(cls: type[Record], at: int, owner: int | None, viewer: int, keep: Any, fill: Any) -> None:
    for name, field in cls.FIELDS.items():
        start = at + offset_of(cls, name)
        if field.seen_by == NOBODY or (field.seen_by == OWNER and owner != viewer):
            _cover(field, start, keep, fill)
        elif field.record:
            for index in range(field.shape[0]):
                _blank(field.record, start + index * field.record.DTYPE.itemsize, index, viewer, keep, fill)


def _cover(field: Field, start: int, keep: Any, fill: Any) -> None:
    """Hidden things read as none, hidden numbers as 0 or the nearest number in their range."""
    end = start + field.dtype.itemsize
    keep[start:end] = 0
    if field.record is None:
        neutral = -1 if field.of is not None else min(max(0, field.low), field.high)
        base = field.dtype.base
        count = (end - start) // base.itemsize
        fill[start:end] = np.full(count, neutral, base).view(np.uint8)


def concealed(game: Game, s: State, viewer: int) -> Any:
    """A copy of the state without anything the viewer may not see."""
    keep, fill = blanks(game.state_class, viewer)
    copy = game.state_class((np.frombuffer(s.memory, np.uint8) & keep | fill).tobytes())
    if "conceal" in game.functions:
        game.functions["conceal"](copy, viewer)
    return copy


def imagined(game: Game, seen: State, viewer: int, seed: int) -> Any:
    """A full state that fits what the viewer sees, with all that is hidden dealt anew."""
    copy = seen.twin()
    seed_chance(copy, *seed_words(seed))
    game.functions["redeal"](copy, viewer)
    return copy
