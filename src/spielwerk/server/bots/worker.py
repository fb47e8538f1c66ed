"""A process that thinks for bots: reads one job a line, answers one line each, ends with its server.

`python -m spielwerk.server.bots.worker SLUG` instead takes one decision in a new game with a bot that needs compiled
rules, so that its search is compiled too and others load it from the cache.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict
from typing import Any

from spielwerk.bots import BOTS, Bot, Position, make_bot, position_of
from spielwerk.games import game as find_game
from spielwerk.server.bots.speed import needs_compiling

POLITE = 5


def main() -> None:
    """Answer until nobody asks any more."""
    os.nice(POLITE)
    if len(sys.argv) > 1:
        warm_up(sys.argv[1])
        return
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


def answer(job: dict[str, Any]) -> dict[str, Any]:
    """What a bot chooses and what else it has thought of; or how good was what somebody has chosen."""
    game = find_game(job["game"])
    seen = game.state_class(bytes.fromhex(job["seen"]))
    position = Position(game, job["seat"], seen, tuple(job["options"]))
    if "played" in job:
        return judged(position, job)
    bot = make_bot(job["bot"], job["seed"])
    option = bot.choose(position)
    return {"option": option, "considered": considered(bot), "line": expected(bot, option)}


def judged(position: Position, job: dict[str, Any]) -> dict[str, Any]:
    """A choice that was made, judged by a search."""
    from spielwerk.arena.analysis import Student

    student = Student(job["iterations"], seed=0, seconds=job["seconds"])
    return asdict(student.judge(position, job["played"]))


def considered(bot: Bot) -> list[list[float]]:
    """Options with their share of the thinking and their value, from bots that can tell."""
    tell = getattr(bot, "estimates", None)
    return [[one.option, one.share, one.value] for one in tell()] if tell else []


def expected(bot: Bot, option: int) -> list[int]:
    """What a bot expects to happen, from its choice on."""
    if getattr(bot, "forest", None) is None:
        return [option]
    from spielwerk.arena.principal_variation import principal_variation

    return principal_variation(bot, option)


def warm_up(slug: str) -> None:
    """One decision of the first bot that needs compiled rules."""
    game = find_game(slug)
    bot = next((name for name in BOTS if needs_compiling(name)), None)
    if bot is not None:
        make_bot(bot, 1).choose(position_of(game.table(game.seats[0], 1)))


if __name__ == "__main__":
    main()
