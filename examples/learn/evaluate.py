"""How strong a network is: matches in the arena, one contestant alone against others, with intervals.

python examples/learn/evaluate.py dudo onnx:dudo.onnx --against greedy --seats 3 --games 200
"""

from __future__ import annotations

import argparse

import spielwerk
from spielwerk.arena.contestants import contestant
from spielwerk.arena.executors.local import Threads
from spielwerk.arena.matches import Hall
from spielwerk.arena.ratings import wilson
from spielwerk.arena.schedule import alone
from spielwerk.kernel.native import all_cores


def main() -> None:
    """Play and tell the share of wins and the points."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bot", help="such as onnx:FILE, greedy or hard")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    one, other = contestant(given.bot), contestant(given.against)
    hall = Hall(spielwerk.game(given.game), [one, other], given.seats, executor=Threads(all_cores()))
    wins, points, rivals = 0.0, 0.0, 0.0
    for pairing, outcome in hall.play_all(alone(one.name, other.name, given.seats, given.games, given.seed)):
        seat = pairing.lineup.index(one.name)
        wins += outcome.wins[seat]
        points += outcome.scores[seat]
        rivals += (sum(outcome.scores) - outcome.scores[seat]) / max(1, given.seats - 1)
    low, high = wilson(wins / given.games, given.games)
    print(f"{one.name} alone against {given.seats - 1} {other.name}: {wins / given.games:.1%} of {given.games} games")
    print(f"95 % interval {low:.1%} to {high:.1%}; an equal would win {1 / given.seats:.1%}")
    print(f"points {points / given.games:.1f} : {rivals / given.games:.1f}")


if __name__ == "__main__":
    main()
