"""One game in compiled memory, step by step: what the interfaces for single tables share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

import spielwerk
from spielwerk.arena.play import ConcealedState
from spielwerk.bots import Position
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.batch_loops import observe
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.native.loops import begin, decider
from spielwerk.kernel.native.observe import plan
from spielwerk.kernel.nouns import VERB_STEP
from spielwerk.kernel.schema import offset_of
from spielwerk.kernel.standing import winning_seats

NOBODY_DECIDES = -1


class SingleGame:
    """A game in progress. Actions are the options of the game numbered through (`Game.action_base`)."""

    def __init__(self, game: Game, seats: int, choices: Mapping[str, str] | None = None) -> None:
        self.game, self.seats, self.choices = game, seats, choices
        self._native = game.native
        self._template = self._native.template(seats, choices)
        self.state: Array = self._template.copy()
        self.options: tuple[int, ...] = ()

    def begin(self, seed: int) -> None:
        """Set up the game of a seed and run to its first decision."""
        out = self._out()
        self._read(int(begin(self._native.rules, self._template, self.state, out, seed)), out)

    def twin(self) -> SingleGame:
        """An independent copy."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.state = self.state.copy()
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> SingleGame:
        return self.twin()

    def __reduce__(self) -> Any:
        return restored, (self.game.slug, self.seats, self.choices, self.state.tobytes(), self.options)

    def load(self, state: Array, options: tuple[int, ...]) -> None:
        """Become a state at which these options are asked for."""
        self.state[:] = state
        self.options = options

    # ------------------------------------------------------------------ the decision

    @property
    def over(self) -> bool:
        return not self.options

    @property
    def player(self) -> int:
        """Whose decision waits; -1 after the end."""
        return NOBODY_DECIDES if self.over else int(decider(self.state, self._native.rules.frame))

    @property
    def legal(self) -> list[int]:
        """The legal actions in ascending order."""
        return sorted(self.action(option) for option in self.options)

    @property
    def mask(self) -> Array:
        """1 for every legal action."""
        mask = np.zeros(self.game.action_base[-1], np.int8)
        mask[[self.action(option) for option in self.options]] = 1
        return mask

    def action(self, option: int) -> int:
        """The action that an option is."""
        return self.game.action_base[option // VERB_STEP] + option % VERB_STEP

    def option(self, action: int) -> int:
        """The option that an action is."""
        return option_of(self.game, action)

    def step(self, action: int) -> None:
        """Take a legal action and run to the next decision."""
        option, out = self.option(action), self._out()
        if option not in self.options:
            raise ValueError(f"action {action} ({self.game.key(option)}) is not legal now")
        self._read(self._native.advance(self.state, option, out), out)

    def _out(self) -> Array:
        return np.zeros(self.game.most_options + 1, np.int32)

    def _read(self, count: int, out: Array) -> None:
        if count < 0:
            raise RuntimeError(f"{self.game.slug}: the rules break")
        self.options = tuple(out[1 : 1 + count].tolist())

    # ------------------------------------------------------------------ what is seen and what it is worth

    def observation(self, viewer: int) -> Array:
        """What a viewer sees, as a vector (see `plan` for its names)."""
        how = plan(self.game, self.seats)
        vector = np.zeros(how.length, how.dtype)
        observe(self._native.rules, viewer, self.state, self._template.copy(), vector)
        return vector

    def position(self) -> Position:
        """The decision as its seat sees it, for bots; nothing that they may not see."""
        seen = ConcealedState(self._native.concealed(self.state, self.player), self.seats)
        return Position(self.game, self.player, seen, self.options)

    def imagined(self, viewer: int, seed: int) -> SingleGame:
        """The same for all that a viewer sees, with everything hidden dealt anew."""
        copy = self.twin()
        copy.state[:] = self._native.imagined(self._native.concealed(self.state, viewer), viewer, seed)
        return copy

    @property
    def chance(self) -> Array:
        """The generator of the game, four words that may be written."""
        at = offset_of(self.game.state_class, "rng")
        return self.state[at : at + 16].view(np.uint32)

    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        return self._by_seat("score")

    def standings(self) -> list[int]:
        """Points with tie-breaks of every seat."""
        return self._by_seat("standing")

    def wins(self) -> list[float]:
        """The share of the win of every seat; 0 for all while the game runs."""
        winners = winning_seats(self.standings()) if self.over else []
        return [(seat in winners) / max(len(winners), 1) for seat in range(self.seats)]

    def _by_seat(self, role: str) -> list[int]:
        s = self.record()
        return [int(self.game.functions[role](s, seat)) for seat in range(self.seats)]

    def record(self) -> Any:
        """A copy of the state as a record with names."""
        return self.game.state_class(self.state.tobytes())


def restored(
    slug: str, seats: int, choices: Mapping[str, str] | None, state: bytes, options: tuple[int, ...]
) -> SingleGame:
    """A game in progress from what was kept of it."""
    play = SingleGame(spielwerk.game(slug), seats, choices)
    play.load(np.frombuffer(state, np.uint8), options)
    return play


def option_of(game: Game, action: int) -> int:
    """The option that an action is."""
    if not 0 <= action < game.action_base[-1]:
        raise ValueError(f"actions are numbers from 0 to {game.action_base[-1] - 1}, not {action}")
    verb = int(np.searchsorted(game.action_base, action, side="right")) - 1
    return verb * VERB_STEP + action - game.action_base[verb]


def action_key(game: Game, action: int) -> str:
    """The text key of an action."""
    return game.key(option_of(game, action))
