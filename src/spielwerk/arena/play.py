"""One game between bots: compiled rules, bots through their ordinary interface."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from spielwerk.bots import Bot, Position
from spielwerk.bots.use import Use, count_decision, count_result
from spielwerk.kernel.game import Game
from spielwerk.kernel.native import Native
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.native.loops import begin, decider
from spielwerk.kernel.standing import winning_seats


@dataclass(frozen=True)
class ConcealedState:
    """A concealed state as bytes: all that compiled bots ask for."""

    row: Array
    seats: int

    def __bytes__(self) -> bytes:
        return self.row.tobytes()


@dataclass(frozen=True)
class Outcome:
    """How a game ended, by seat."""

    scores: list[int]
    standings: list[int]
    decisions: list[int]
    seconds: list[float]
    """The time that all decisions took."""
    slowest: list[float]
    """The longest time that a decision took, in seconds."""
    keys: list[str]
    """What was chosen, for a journal."""

    @property
    def wins(self) -> list[float]:
        """The share of the win; nobody has one where everybody has lost."""
        winners = winning_seats(self.standings)
        return [(seat in winners) / max(len(winners), 1) for seat in range(len(self.standings))]


def play_game(
    game: Game, bots: Sequence[Bot], seed: int, choices: Mapping[str, str] | None = None, use: Use | None = None
) -> Outcome:
    """Play a game to its end; with `use` it is counted there what was offered and taken."""
    native, seats = game.native, len(bots)
    state, out = native.template(seats, choices), np.zeros(game.most_options + 1, np.int32)
    count = int(begin(native.rules, state.copy(), state, out, seed))
    decisions, seconds, slowest, keys = [0] * seats, [0.0] * seats, [0.0] * seats, []
    while count > 0:
        seat = int(decider(state, native.rules.frame))
        began = time.perf_counter()
        option = bots[seat].choose(position_at(native, state, out, seat, seats))
        spent = time.perf_counter() - began
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        decisions[seat] += 1
        keys.append(game.key(option))
        if use is not None:
            count_decision(use, seat, out, option)
        count = native.advance(state, option, out)
    if count < 0:
        raise RuntimeError(f"{game.slug}: the rules break in the game with seed {seed}")
    scores, standings = (_by_seat(game, state, seats, role) for role in ("score", "standing"))
    if use is not None:
        count_result(use, np.array(standings))
    return Outcome(scores, standings, decisions, seconds, slowest, keys)


def position_at(native: Native, state: Array, out: Array, seat: int, seats: int) -> Position:
    """What the seat on turn sees of a state."""
    seen = ConcealedState(native.concealed(state, seat), seats)
    return Position(native.game, seat, seen, tuple(out[1 : 1 + out[0]].tolist()))


def _by_seat(game: Game, state: Array, seats: int, role: str) -> list[int]:
    final = game.state_class(state.tobytes())
    return [int(game.functions[role](final, seat)) for seat in range(seats)]
