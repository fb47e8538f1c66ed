"""A process that thinks for bots: reads one job a line, answers one line each, ends with its server and without a word.

The first letter of a line says whether the rules of its game are compiled: bots that can do without play the same
with them, some hundred times as fast.

`python -m spielwerk.server.bots.worker SLUG` instead lets bots with compiled rules take one decision in a new game, so
that their search is compiled too and others load it from the cache.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict
from typing import Any

from spielwerk.bots import BOTS, Bot, Position, position_of
from spielwerk.games import game as find_game
from spielwerk.kernel.pipes import while_somebody_reads
from spielwerk.server.bots.ahead import rest_of_turn
from spielwerk.server.bots.speed import FAST, bot_at_speed, is_quick, needs_compiling

POLITE = 5
"""Whoever plays comes before whoever thinks: the server always finds a core."""
COMPILED, PLAIN = b"c", b"p"
"""What a line begins with."""


def main() -> None:
    """Answer until nobody asks any more."""
    os.nice(POLITE)
    if len(sys.argv) > 1:
        warm_up(sys.argv[1])
        return
    with while_somebody_reads():
        for line in sys.stdin.buffer:
            print(json.dumps(answer_line(line)), flush=True)


def answer_line(line: bytes) -> dict[str, Any]:
    """The answer to a job with the letter before it."""
    return answer(json.loads(line[1:]), line.startswith(COMPILED))


def answer(job: dict[str, Any], is_compiled: bool) -> dict[str, Any]:
    """What a bot chooses and what else it has thought of; or how good was what somebody has chosen."""
    game = find_game(job["game"])
    seen = game.state_class(bytes.fromhex(job["seen"]))
    position = Position(game, job["seat"], seen, tuple(job["options"]))
    if "played" in job:
        return judged(position, job)
    bot = bot_at_speed(job["bot"], job["seed"], job.get("style", ""), is_compiled)
    option = bot.choose(position)
    told: dict[str, Any] = {"option": option, "considered": considered(bot), "line": expected(bot, option, position)}
    if job.get("is_turn") and is_quick(job["bot"], is_compiled):
        told["then"] = rest_of_turn(bot, position, option, job["seed"])
    if job.get("explains"):
        told |= reasons(bot, option, position)
    return told


def judged(position: Position, job: dict[str, Any]) -> dict[str, Any]:
    """A choice that was made, judged by a search."""
    from spielwerk.arena.analysis import Student

    student = Student(job["iterations"], seed=0, seconds=job["seconds"])
    return asdict(student.judge(position, job["played"]))


def considered(bot: Bot) -> list[list[float]]:
    """Options with their share of the thinking and their value, from bots that can tell."""
    tell = getattr(bot, "estimates", None)
    return [[one.option, one.share, one.value] for one in tell()] if tell else []


def expected(bot: Bot, option: int, position: Position) -> list[int]:
    """What a bot expects to happen, from its choice on."""
    if not hasattr(bot, "forest"):
        return [option]
    from spielwerk.arena.principal_variation import principal_variation

    return principal_variation(bot, option, position)


def reasons(bot: Bot, option: int, position: Position) -> dict[str, Any]:
    """What a bot that searches expects of its choice rather than of the next best: points by their source (`gains`),
    and what it can do in its next turn (`enables`)."""
    others = [int(one[0]) for one in considered(bot) if one[0] != option]
    if not others:
        return {}
    from spielwerk.arena.enabling import made_possible
    from spielwerk.bots.search import SearchBot
    from spielwerk.bots.search.expectation import gains

    if not isinstance(bot, SearchBot):
        return {}
    return {
        "gains": gains(position, option, others[0], bot.settings),
        "enables": made_possible(position, option, others[0], bot.settings.skill),
    }


def warm_up(slug: str) -> None:
    """One decision of each bot that plays at its best with compiled rules; of those that search only the first."""
    game = find_game(slug)
    searching = next((name for name in BOTS if needs_compiling(name)), None)
    position = position_of(game.table(game.seats[0], 1))
    for name in (*FAST, *([] if searching is None else [searching])):
        bot = bot_at_speed(name, 1, "", is_compiled=True)
        reasons(bot, bot.choose(position), position)


if __name__ == "__main__":
    main()
