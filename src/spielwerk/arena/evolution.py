"""Judgement learned from games, one way for all games: weights shaken at random meet at tables, and the mean of them
moves towards what brought more points and wins than the table had.

A weight moves by two numbers: one for its feature, and one that grows from the end of the game to its beginning, both
in parts of what the weight is now. Every seat of every game has shaken numbers of its own; what they were follows from
the seed, so that a ledger of rewards is all that is needed to go on after a break (`arena.ledger`).

Any bot may play: the greedy one costs least, a search finds what helps a search. What helps greedy bots most promises
too much for a search, so `prove` lets a search try parts of the way before any is taken.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from spielwerk.arena.contestants import contestant
from spielwerk.arena.executors import Executor
from spielwerk.arena.ledger import Ledger, Progress, Row, in_order, nobody_watches
from spielwerk.arena.play import play_game
from spielwerk.arena.quick_games import QuickTable
from spielwerk.bots import Bot
from spielwerk.bots.native import NativeGreedyBot
from spielwerk.bots.search import SearchBot
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array, Results
from spielwerk.kernel.native.opened import OpenNative

WIN = 1.5
"""What a win counts for, in standard deviations of the points at a table."""
GREEDY, QUICK = "greedy", "quick"
"""Who plays beside searches: the greedy bot, and the quick policy with the policy network of the game."""
SHARES = (1 / 3, 2 / 3, 1.0)
"""Parts of the way that are proved."""


class NotOpen(ValueError):
    """The weights of this game are no table that could be changed while it runs."""


@dataclass(frozen=True)
class Plan:
    """How weights are moved."""

    game: Game
    player: str = GREEDY
    """Who plays: the greedy bot, the quick policy, or a level (`hard:iterations=60`)."""
    seats: int = 4
    games: int = 800
    """In each generation."""
    generations: int = 10
    shake: float = 0.3
    """How far weights are shaken, in parts of what they are."""
    rate: float = 2.0
    """How far the mean goes for what was found, in shakes."""
    seed: int = 1

    @property
    def conditions(self) -> Row:
        """All that the rewards depend on."""
        plain = {name: value for name, value in vars(self).items() if isinstance(value, int | float | str)}
        return plain | {"game": self.game.slug, "game_version": self.game.version}


class Table(NamedTuple):
    """One game: of a generation, or of the proof of a part of the way (with generation -1 - that part's number)."""

    generation: int
    number: int


Rewards = tuple[float, ...]
"""What each seat of a game is to be praised for; in a proof the lead in points and the share of the win."""


# ---------------------------------------------------------------- the weights


@dataclass(frozen=True)
class Judgement:
    """The weights of a game as they are now, and those that some numbers make of them."""

    rows: Array
    """(turns left, features)"""

    @classmethod
    def of(cls, game: Game) -> Judgement:
        """What the highest skill of a game judges by."""
        weights = np.asarray(weights_of(game))
        judgements = game.skills * (1 + len(game.styles))
        return cls(weights.reshape(judgements, -1, weights.shape[1])[game.skills - 1].copy())

    @property
    def size(self) -> int:
        """How many numbers move it: two for each feature."""
        return 2 * self.rows.shape[1]

    @cached_property
    def _reach(self) -> Array:
        """How far one shake of 1 moves each weight: half by itself, half by what its feature is worth all along."""
        sizes = np.abs(self.rows)
        return (sizes + sizes.mean(axis=0)) / 2

    def moved(self, numbers: Array) -> Array:
        """The weights that some numbers make of these."""
        early = np.linspace(0.0, 1.0, len(self.rows))[:, None]
        throughout, growing = numbers[: self.size // 2], numbers[self.size // 2 :]
        return self.rows + self._reach * (throughout + growing * early)


def weights_of(game: Game) -> memoryview[Any]:
    """The table that the evaluation of a game judges by (`WEIGHTS` of its module `evaluation`)."""
    module = import_module(f"spielwerk.games.{game.slug}.evaluation")
    found = getattr(module, "WEIGHTS", None)
    if not isinstance(found, memoryview) or game.skills == 1 or not game.styles:
        raise NotOpen(f"the evaluation of {game.slug} has no weights for several skills and temperaments")
    return found


_OPEN: dict[str, OpenNative] = {}


def open_native(game: Game) -> OpenNative:
    """The compiled game with open weights; compiled once, loaded once in a process."""
    if game.slug not in _OPEN:
        _OPEN[game.slug] = OpenNative(game, weights_of(game))
    return _OPEN[game.slug]


# ---------------------------------------------------------------- games


def bot_of(player: str, slot: int, seed: int) -> Bot:
    """A bot that judges by the weights of a slot while these are in use; its skill is the number of the slot."""
    if player == GREEDY:
        return NativeGreedyBot(seed, slot)
    settings = contestant(player).settings
    assert settings is not None
    return SearchBot(seed, replace(settings, skill=slot))


@contextmanager
def judged_by(native: OpenNative) -> Iterator[None]:
    """Let bots of this process think with open weights."""
    game = native.game
    before = vars(game).get("native")
    vars(game)["native"] = native
    try:
        yield
    finally:
        vars(game).pop("native")
        if before is not None:
            vars(game)["native"] = before


def played(plan: Plan, weights: Sequence[Array], seed: int) -> tuple[Array, Array]:
    """One game, with a table of weights for each seat: the points, and the shares of the win."""
    native = open_native(plan.game)
    different = list({id(one): one for one in weights}.values())
    if len(different) > native.slots:
        raise NotOpen(f"{plan.game.slug} has room for {native.slots} judgements at a table")
    for slot, one in enumerate(different):
        native.weights(slot)[:] = one
    slots = [next(slot for slot, one in enumerate(different) if one is own) for own in weights]
    if plan.player == QUICK:
        results = quick_table(plan.game, plan.seats).play([native.rules_for(slot) for slot in slots], seed)
        return results.scores[0].astype(np.float64), shares_of_win(results)
    with judged_by(native):
        bots = [bot_of(plan.player, slot, (seed << 8) + seat) for seat, slot in enumerate(slots)]
        outcome = play_game(plan.game, bots, seed)
    return np.array(outcome.scores, np.float64), np.array(outcome.wins)


@cache
def quick_table(game: Game, seats: int) -> QuickTable:
    """A table that is used for all games."""
    return QuickTable(game, seats)


def shares_of_win(results: Results) -> Array:
    """1, divided among those who have won the one game there is."""
    best = results.standings[0] == results.standings[0].max()
    shares: Array = best / best.sum()
    return shares


def shaken(plan: Plan, judgement: Judgement, table: Table) -> Array:
    """The random numbers of each seat of a game; they add up to nothing, since only differences are seen."""
    dice = np.random.default_rng((plan.seed, table.generation, table.number))
    numbers = dice.standard_normal((plan.seats, judgement.size))
    centred: Array = (numbers - numbers.mean(axis=0)) * math.sqrt(plan.seats / (plan.seats - 1))
    return centred


def rewarded(plan: Plan, mean: Array, table: Table) -> Rewards:
    """Play a game of shaken weights; what each seat is to be praised for."""
    judgement = Judgement.of(plan.game)
    numbers = plan.shake * (mean + shaken(plan, judgement, table))
    seed = plan.seed * 1_000_000 + table.generation * plan.games + table.number
    points, wins = played(plan, [judgement.moved(own) for own in numbers], seed)
    spread = max(1.0, float(points.std()))
    praise = (points - points.mean()) / spread + WIN * (wins - wins.mean())
    return tuple(praise.tolist())


# ---------------------------------------------------------------- generations


def evolve(
    plan: Plan,
    executor: Executor,
    ledger: Ledger[Table, Rewards] | None = None,
    progress: Progress = nobody_watches,
    tell: Callable[[int, float], None] = lambda generation, length: None,
) -> Array:
    """Where the mean of the numbers goes, in shakes; `tell` hears of every generation and of the way gone so far."""
    judgement = Judgement.of(plan.game)
    mean = np.zeros(judgement.size)
    for generation in range(plan.generations):
        tables = [Table(generation, number) for number in range(plan.games)]
        done = partial(_further, progress, generation * plan.games, plan.generations * plan.games)
        found = in_order(executor, partial(rewarded, plan, mean), tables, ledger, done)
        mean = mean + plan.rate * slope(plan, judgement, list(found))
        tell(generation, float(np.linalg.norm(mean)))
    return mean


def slope(plan: Plan, judgement: Judgement, games: Sequence[tuple[Table, Rewards]]) -> Array:
    """How much each number went along with praise, from -1 to 1."""
    numbers = np.concatenate([shaken(plan, judgement, table) for table, _ in games])
    praise = np.concatenate([np.array(rewards) for _, rewards in games])
    along: Array = numbers.T @ praise / max(1e-9, float(praise.std())) / len(praise)
    return along


def _further(progress: Progress, before: int, total: int, done: int, _: int) -> None:
    progress(before + done, total)


# ---------------------------------------------------------------- the proof


@dataclass(frozen=True)
class Proof:
    """A part of the way, tried by a search alone against a table of the weights of now."""

    share: float
    games: int
    wins: float
    lead: float
    """In points."""


def proved(plan: Plan, new: Sequence[Array], table: Table) -> Rewards:
    """One game of the proof: new weights on one seat, in turn, and those of now on the others."""
    now, one = Judgement.of(plan.game).rows, new[-1 - table.generation]
    seat = table.number % plan.seats
    weights = [one if number == seat else now for number in range(plan.seats)]
    points, wins = played(plan, weights, plan.seed * 1_000_000 + 900_000 + table.number // plan.seats)
    others = (points.sum() - points[seat]) / (plan.seats - 1)
    return float(points[seat] - others), float(wins[seat])


def prove(
    plan: Plan,
    parts: Sequence[Array],
    executor: Executor,
    ledger: Ledger[Table, Rewards] | None = None,
    progress: Progress = nobody_watches,
) -> list[Proof]:
    """Try each part of the way in as many games as the plan has."""
    tables = [Table(-1 - part, number) for part in range(len(parts)) for number in range(plan.games)]
    found = dict(in_order(executor, partial(proved, plan, parts), tables, ledger, progress))
    proofs: list[Proof] = []
    for part, share in enumerate(SHARES[: len(parts)]):
        leads, wins = zip(*(found[table] for table in tables if table.generation == -1 - part), strict=True)
        proofs.append(Proof(share, plan.games, float(np.mean(wins)), float(np.mean(leads))))
    return proofs


def told(table: Table, rewards: Rewards) -> Row:
    """A game as a line of a ledger."""
    return table._asdict() | {"rewards": rewards}


def read(row: Row) -> tuple[Table, Rewards]:
    """A game from a line of a ledger."""
    return Table(row["generation"], row["number"]), tuple(row["rewards"])
