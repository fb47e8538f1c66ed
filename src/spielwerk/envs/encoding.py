"""Observations as networks like them: one row for each thing that a number may name, scaled numbers for amounts.

A number that names a thing, or whose range is small, becomes as many rows as it has values, of which one is 1. An
amount becomes one row from 0 to 1 (also where its range is small, so that a network need not learn to count). What the
frame of the waiting decision holds has rows of its own for each kind of decision.

`Encoding.names` says what each row is: `player[0].stock[2]=3`, `asked.build.airship=luxury`, `player[1].score`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from spielwerk.envs.encoding_loops import Codes, list_rows, mark_rows, scale_rows
from spielwerk.kernel.decision import SLOTS, Decision
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.native.observe import ASKED, plan
from spielwerk.kernel.nouns import Noun

SMALL_RANGE = 32
"""Amounts with at most so many values get a row for each."""
HELD = range(-1, 15)
"""Numbers in frames have no declared range: those beyond are shown as the nearest of these."""


@dataclass(frozen=True)
class Encoding:
    """What each row of an encoded observation is, and how observations are encoded."""

    names: tuple[str, ...]
    hot_rows: int
    """How many rows are one-hot; those of amounts follow."""
    codes: Codes

    @property
    def length(self) -> int:
        return len(self.names)

    def hot_indices(self, observations: Array) -> Array:
        """(…, ones): the one-hot rows that are 1, for embeddings and sparse networks."""
        seen = _lines(observations)
        indices = np.zeros((len(seen), len(self.codes.hot) + len(SLOTS)), np.int64)
        list_rows(self.codes, seen, indices)
        return indices.reshape(*observations.shape[:-1], -1)

    def amounts(self, observations: Array) -> Array:
        """(…, amounts): scaled to 0..1."""
        seen = _lines(observations)
        scaled = np.zeros((len(seen), len(self.codes.amount)), np.float32)
        scale_rows(self.codes, seen, scaled)
        return scaled.reshape(*observations.shape[:-1], len(self.codes.amount))

    def encode(self, observations: Array, out: Array | None = None) -> Array:
        """(…, length): all rows, into `out` (which has to lie in one piece) if it is given."""
        rows = np.empty((*observations.shape[:-1], self.length), np.float32) if out is None else out
        mark_rows(self.codes, self.hot_rows, _lines(observations), rows.reshape(-1, self.length))
        return rows


def _lines(observations: Array) -> Array:
    """One observation in each line, as the compiled loops want them."""
    return np.ascontiguousarray(observations.reshape(-1, observations.shape[-1]))


@cache
def encoding(game: Game, seats: int) -> Encoding:
    """How the observations of a game with so many seats are encoded."""
    how = plan(game, seats)
    ranges = how.high - how.low
    seen = range(len(ASKED), how.length)
    hot = [0, *(at for at in seen if how.nouns[at] is not None or 0 < ranges[at] < SMALL_RANGE)]
    amounts = [at for at in seen if how.nouns[at] is None and ranges[at] > 1]
    names: list[str] = []
    first: list[int] = []
    for at in hot:
        first.append(len(names))
        values = range(int(how.low[at]), int(how.high[at]) + 1)
        words = _kind_words(game) if at == 0 else [_word(how.nouns[at], value) for value in values]
        names += [f"{how.names[at]}={word}" for word in words]
    asked = _asked_rows(game, {noun.name: noun for noun in how.nouns if noun is not None}, names)
    codes = Codes(
        hot=np.array(hot),
        low=how.low[hot],
        size=how.high[hot] - how.low[hot] + 1,
        first=np.array(first),
        asked_low=asked[0],
        asked_count=asked[1],
        asked_first=asked[2],
        amount=np.array(amounts, np.int64),
        amount_low=how.low[amounts].astype(np.float32),
        amount_range=ranges[amounts].astype(np.float32),
    )
    return Encoding((*names, *(how.names[at] for at in amounts)), len(names), codes)


def _kind_words(game: Game) -> list[str]:
    """The values of `asked.kind`: nothing after the end, the kinds, and one more that the range allows."""
    return ["none", *(kind.name for kind in game.kinds), "beyond"]


def _word(noun: Noun | None, value: int) -> str:
    return str(value) if noun is None else "none" if value < 0 else noun.ids[value]


def _asked_rows(game: Game, seen: dict[str, Noun], names: list[str]) -> Array:
    """Rows for what frames hold, added to the names; each slot has one more for when it holds nothing.

    A word that no option speaks of may still name things: those that numbers of the observation name (`seen`).
    """
    table = np.zeros((3, len(game.kinds) + 1, len(SLOTS)), np.int64)
    table[1] = 1
    table[2] = len(names) + np.arange(len(SLOTS))
    names += [f"asked.{slot}=nothing" for slot in SLOTS]
    for kind in game.kinds:
        words: list[Any] = kind.arguments if isinstance(kind, Decision) else []
        for slot, word in enumerate(words):
            noun = game.noun_of(word) or seen.get(word)
            values = range(-1, len(noun)) if noun is not None else HELD
            table[:, kind.number + 1, slot] = values[0], len(values), len(names)
            names += [f"asked.{kind.name}.{word}={_word(noun, value)}" for value in values]
    return table
