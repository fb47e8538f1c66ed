"""One game in compiled memory, step by step: what the interfaces for single tables share."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

import spielwerk
from spielwerk.arena.play import ConcealedState
from spielwerk.bots import Position
from spielwerk.envs.direct import direct_rules
from spielwerk.kernel.game import Game
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
        self._native, self._rules = game.native, direct_rules(game)
        self._template = self._native.template(seats, choices)
        self._unseen: Array = np.zeros(plan(game, seats).length, plan(game, seats).dtype)
        self.options: tuple[int, ...] = ()
        self.player = NOBODY_DECIDES
        """Whose decision waits; -1 after the end."""
        self._own(self._template)

    def _own(self, state: Array) -> None:
        """Keep a copy of a state, and know where it lies."""
        self.state: Array = state.copy()
        self._at: int = self.state.ctypes.data

    def begin(self, seed: int) -> None:
        """Set up the game of a seed and run to its first decision."""
        out = self._out()
        self._read(int(begin(self._native.rules, self._template, self.state, out, seed)), out)

    def choose(self, choices: Mapping[str, str] | None) -> None:
        """Let games that begin from now on have other choices, if any are given."""
        if choices is not None:
            self.choices, self._template = choices, self._native.template(self.seats, choices)

    def twin(self) -> SingleGame:
        """An independent copy."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._own(self.state)
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> SingleGame:
        return self.twin()

    def __reduce__(self) -> Any:
        return restored, (self.game.slug, self.seats, self.choices, self.state.tobytes(), self.options)

    def load(self, state: Array, options: tuple[int, ...]) -> None:
        """Become a state at which these options are asked for."""
        self.state[:] = state
        self._ask(options)

    def _ask(self, options: tuple[int, ...]) -> None:
        self.options = options
        self.player = int(decider(self.state, self._rules.rules.frame)) if options else NOBODY_DECIDES

    # ------------------------------------------------------------------ the decision

    @property
    def over(self) -> bool:
        return not self.options

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

    def is_legal(self, action: int) -> bool:
        """Whether an action can be taken now."""
        return 0 <= action < self.game.action_base[-1] and self.option(action) in self.options

    def step(self, action: int) -> None:
        """Take a legal action and run to the next decision."""
        option, out = self.option(action), self._out()
        if option not in self.options:
            raise ValueError(f"action {action} ({self.game.key(option)}) is not legal now")
        self._read(self._rules.advance(self._at, option, out.ctypes.data) - 1, out)

    def _out(self) -> Array:
        return np.zeros(self.game.most_options + 1, np.int32)

    def _read(self, count: int, out: Array) -> None:
        if count < 0:
            raise RuntimeError(f"{self.game.slug}: the rules break")
        self._ask(tuple(out[1 : 1 + count].tolist()))

    # ------------------------------------------------------------------ what is seen and what it is worth

    def observation(self, viewer: int) -> Array:
        """What a viewer sees, as a vector (see `plan` for its names)."""
        vector, scratch = self._unseen.copy(), self._template.copy()
        self._rules.observe(self._at, viewer, scratch.ctypes.data, vector.ctypes.data)
        return vector

    def position(self) -> Position:
        """The decision as its seat sees it, for bots; nothing that they may not see."""
        seen = ConcealedState(self._native.concealed(self.state, self.player), self.seats)
        return Position(self.game, self.player, seen, self.options)

    def shown_to(self, viewer: int) -> SingleGame:
        """A copy without anything that a viewer may not see."""
        copy = self.twin()
        copy.state[:] = self._native.concealed(self.state, viewer)
        return copy

    def imagined(self, viewer: int, seed: int) -> SingleGame:
        """The same for all that a viewer sees, with everything hidden dealt anew."""
        copy = self.shown_to(viewer)
        copy.state[:] = self._native.imagined(copy.state, viewer, seed)
        return copy

    @property
    def chance(self) -> Array:
        """The generator of the game, four words that may be written."""
        at = offset_of(self.game.state_class, "rng")
        return self.state[at : at + 16].view(np.uint32)

    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        return [self._rules.score(self._at, seat) for seat in range(self.seats)]

    def standings(self) -> list[int]:
        """Points with tie-breaks of every seat."""
        return [self._rules.standing(self._at, seat) for seat in range(self.seats)]

    def potential(self) -> list[float]:
        """What the position is worth to every seat by the game's own evaluation."""
        return [self._rules.evaluate(self._at, seat) for seat in range(self.seats)]

    def wins(self) -> list[float]:
        """The share of the win of every seat; 0 for all while the game runs."""
        winners = winning_seats(self.standings()) if self.over else []
        return [(seat in winners) / max(len(winners), 1) for seat in range(self.seats)]

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
    verb = bisect_right(game.action_base, action) - 1
    return verb * VERB_STEP + action - game.action_base[verb]


@cache
def action_key(game: Game, action: int) -> str:
    """The text key of an action; histories are made of them again and again."""
    return game.key(option_of(game, action))
