"""A bot of one's own: it gets a position as its seat sees it and returns one of the options.

python examples/own_bot.py --games 4
python examples/own_bot.py --games 400 --workers 8      (or --ray ADDRESS: the same games, on a Ray cluster)
"""

from __future__ import annotations

import argparse
import random

import spielwerk
from spielwerk.arena.executors.cluster import RayCluster
from spielwerk.arena.executors.local import Processes
from spielwerk.arena.executors.surroundings import Surroundings
from spielwerk.arena.ledger import in_order
from spielwerk.bots import Bot, Position, make_bot, play_bot_move

GAME = "airship_city"


class Builder:
    """Builds whenever it may, moves at random otherwise."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def choose(self, position: Position) -> int:
        """The option to take."""
        builds = [option for option in position.options if position.game.key(option).startswith("build:")]
        return self.dice.choice(builds or list(position.options))


def play(bots: list[Bot], seed: int) -> list[float]:
    """One game; who won, as shares of 1."""
    table = spielwerk.game(GAME).table(seats=len(bots), seed=seed)
    while not table.over:
        play_bot_move(table, bots[table.seat])
    winners = table.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(bots))]


def builder_wins(number: int) -> float:
    """What the builder wins in one game; all depends on the number, so it does not matter who plays it."""
    place = number % 3  # a fair share of every seat
    bots: list[Bot] = [make_bot("random", seed=10 * number + seat) for seat in range(3)]
    bots[place] = Builder(number)
    return play(bots, seed=number)[place]


def main() -> None:
    """Let the builder play against bots that move at random."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--workers", type=int, default=1, help="processes on this machine")
    parser.add_argument("--ray", nargs="?", const="auto", help="the address of a Ray cluster")
    given = parser.parse_args()
    around = Surroundings(GAME)
    executor = RayCluster(given.ray, around) if given.ray else Processes(given.workers, around)
    wins = sum(won for _, won in in_order(executor, builder_wins, range(given.games)))
    print(f"the builder won {wins:g} of {given.games} games; one in three would be parity")


if __name__ == "__main__":
    main()
