"""What the tests of the search share: small searches and positions to search."""

from __future__ import annotations

from collections.abc import Iterator

from spielwerk.bots import Position, position_of
from spielwerk.bots.levels import level_settings
from spielwerk.bots.search import SearchBot
from spielwerk.kernel import Game
from tests.kernel.medals import MEDALS
from tests.kernel.medals import game as medals
from tests.laws.listed import Case
from tests.laws.walks import positions


def searcher(seed: int = 1, level: str = "medium", threads: int = 1, **changes: float) -> SearchBot:
    """A search bot without a clock: the same budget gives the same move on every machine."""
    numbers = {"seconds": 1e9, "iterations": 60, "nodes": 20_000, **changes}
    return SearchBot(seed, level_settings(level, numbers), threads)


def some_positions(case: Case, chance: float = 0.02) -> Iterator[Position]:
    """Some positions of a random game."""
    for table, _ in positions(case, games=1, chance=chance):
        yield position_of(table)


def first_position(game: Game, seats: int, seed: int = 1) -> Position:
    """How a game begins."""
    return position_of(game.table(seats, seed))


def rich_in_the_last_turn() -> Position:
    """The last decision of a game, which only a golden medal wins for sure: the rival has silver and wins ties."""
    table = medals.table(2, 1)
    table.state.turn = 12
    for player in table.state.player[0], table.state.player[1]:
        player.gold = 20
    table.state.player[1].medals[MEDALS.number("silver")] = 1
    return position_of(table)


def level_without_clock(level: str, seed: int) -> SearchBot:
    """A level with its own budget of iterations, however long they take."""
    return SearchBot(seed, level_settings(level, {"seconds": 1e9}))
