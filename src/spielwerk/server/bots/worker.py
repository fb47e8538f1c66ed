"""A process that thinks for bots: reads one job a line, answers one option a line, ends with its server."""

from __future__ import annotations

import json
import os
import sys

from spielwerk.bots import Position, make_bot
from spielwerk.games import game as find_game

POLITE = 5


def main() -> None:
    """Answer until nobody asks any more."""
    os.nice(POLITE)
    for line in sys.stdin:
        job = json.loads(line)
        game = find_game(job["game"])
        seen = game.state_class(bytes.fromhex(job["seen"]))
        position = Position(game, job["seat"], seen, tuple(job["options"]))
        print(make_bot(job["bot"], job["seed"]).choose(position), flush=True)


if __name__ == "__main__":
    main()
