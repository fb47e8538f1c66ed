"""What is used in a series of games: how often each option is offered and taken, and how those fare who take it.

The same is counted for the components that options name: who takes any option that names a card has used the card.

Options are numbered through (`Game.action_base`). Counting is part of the compiled games; who does not ask for it gives
empty lists, which cost nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

import numpy as np

from spielwerk.kernel.catalogue import Components
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.native.loops import compiled
from spielwerk.kernel.nouns import ITEM_MASK, VERB_BITS, Noun
from spielwerk.kernel.standing import LOST

WHOLE_WIN = math.lcm(*range(1, 9))
"""A win in parts, so that up to eight can share it without a remainder."""


class Counts(NamedTuple):
    """Counts for things that players may use, and scratch memory for the game in progress."""

    offered: Array
    """In how many decisions."""
    taken: Array
    """In how many decisions."""
    users: Array
    """How many players took it at least once in a game."""
    wins: Array
    """What they won, in parts of `WHOLE_WIN`."""
    took: Array
    """(seats, things): whether a seat took it in this game."""
    seen: Array
    """The number of the last decision that offered it."""

    @property
    def kept(self) -> tuple[Array, ...]:
        """All but the scratch memory."""
        return self.offered, self.taken, self.users, self.wins

    def rows(self, keys: Iterable[str]) -> Iterator[UseOf]:
        """The counts by the text keys of the things."""
        return use_rows(keys, self.kept)


class Use(NamedTuple):
    """Counts for every option of a game and for every component that options name."""

    options: Counts
    components: Counts
    base: Array
    """Where each verb begins."""
    named: Array
    """(options, places): the components that each option names, -1 for none."""
    decisions: Array
    """How many decisions were counted."""

    def add(self, other: Use) -> None:
        """Count what another counted."""
        for mine, theirs in zip(self.kept, other.kept, strict=True):
            mine += theirs

    @property
    def kept(self) -> tuple[Array, ...]:
        """All but the scratch memory."""
        return *self.options.kept, *self.components.kept


class UseOf(NamedTuple):
    """How one option or component was used."""

    key: str
    offered: int
    taken: int
    users: int
    wins: float
    """The share of the win that its users had on average; parity is one over the number of seats."""


def use_rows(keys: Iterable[str], counts: Iterable[Array]) -> Iterator[UseOf]:
    """Counts (offered, taken, users, wins) by the text keys of things."""
    columns = (counted.tolist() for counted in counts)
    for key, offered, taken, users, wins in zip(keys, *columns, strict=True):
        yield UseOf(key, offered, taken, users, wins / WHOLE_WIN / users if users else 0.0)


def empty_use(game: Game, seats: int, counting: bool = True) -> Use:
    """Nothing counted yet; without `counting` nothing ever is."""
    options = game.action_base[-1] if counting else 0
    named = _named(game) if counting else np.zeros((0, 0), np.int64)
    things = len(component_keys(game)) if counting else 0
    base = np.array(game.action_base, np.int64)
    return Use(_empty_counts(options, seats), _empty_counts(things, seats), base, named, np.zeros(1, np.int64))


def _empty_counts(things: int, seats: int) -> Counts:
    offered, taken, users, wins, seen = (np.zeros(things, np.int64) for _ in range(5))
    return Counts(offered, taken, users, wins, np.zeros((seats, things), np.bool_), seen)


def option_keys(game: Game) -> list[str]:
    """The text keys of all options in the order of their counts."""
    return [game.key(verb.code + item) for verb in game.verbs for item in range(verb.size)]


def components(game: Game) -> list[tuple[Noun, int]]:
    """The things that options name and that have names of their own: cards, tiles, buildings, but no amounts."""
    named = {noun.name: noun for verb in game.verbs for _, noun in verb.slots if _is_component(noun)}
    return [(noun, number) for noun in named.values() for number in noun]


def component_keys(game: Game) -> list[str]:
    """Their text keys, such as `airship:tourist`."""
    return [f"{noun.name}:{noun.ids[number]}" for noun, number in components(game)]


def _is_component(noun: Noun) -> bool:
    return isinstance(noun, Components) or bool(noun.names("en"))


@cache
def _named(game: Game) -> Array:
    """For each option the numbers of the components that it names."""
    numbers = {(noun.name, number): place for place, (noun, number) in enumerate(components(game))}
    most = max((len(verb.slots) for verb in game.verbs), default=0)
    named = np.full((game.action_base[-1], most), -1, np.int64)
    for base, verb in zip(game.action_base, game.verbs, strict=False):
        for item in range(verb.size):
            things = zip(verb.slots, verb.things(item), strict=True)
            found = {numbers.get((noun.name, thing), -1) for (_, noun), thing in things} - {-1}
            named[base + item, : len(found)] = sorted(found)
    return named


@compiled
def counts_use(use):
    """Whether anybody asked for the counts."""
    return use.options.taken.shape[0] > 0


@compiled
def count_decision(use, seat, out, option):
    """Count the options offered and the one taken, and the components that they name."""
    use.decisions[0] += 1
    for at in range(1, 1 + out[0]):
        offered = place(use, out[at])
        count_offer(use.options, offered, use.decisions[0])
        for slot in range(use.named.shape[1]):
            if use.named[offered, slot] >= 0:
                count_offer(use.components, use.named[offered, slot], use.decisions[0])
    taken = place(use, option)
    count_taken(use.options, seat, taken)
    for slot in range(use.named.shape[1]):
        if use.named[taken, slot] >= 0:
            count_taken(use.components, seat, use.named[taken, slot])


@compiled
def count_offer(counts, thing, decision):
    """Count a thing once for each decision that offers it, in however many ways."""
    if counts.seen[thing] != decision:
        counts.seen[thing] = decision
        counts.offered[thing] += 1


@compiled
def count_taken(counts, seat, thing):
    """Count a thing that was taken."""
    counts.taken[thing] += 1
    counts.took[seat, thing] = True


@compiled
def place(use, option):
    """The number of an option when all are numbered through."""
    return use.base[option >> VERB_BITS] + (option & ITEM_MASK)


@compiled
def count_result(use, standings):
    """Count for every option and component who took it in the game that has ended, and what they won."""
    best, winners = LOST + 1, 0
    for standing in standings:
        best = max(best, standing)
    for standing in standings:
        winners += standing == best
    for seat in range(use.options.took.shape[0]):
        won = WHOLE_WIN // winners if standings[seat] == best else 0
        count_users(use.options, seat, won)
        count_users(use.components, seat, won)


@compiled
def count_users(counts, seat, won):
    """Count what a seat took in the game that has ended, and forget it."""
    for thing in range(counts.took.shape[1]):
        if counts.took[seat, thing]:
            counts.users[thing] += 1
            counts.wins[thing] += won
            counts.took[seat, thing] = False
