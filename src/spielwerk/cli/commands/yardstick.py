"""`spielwerk yardstick`: how silly bots are, and what they give away where the rules say what is right."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from spielwerk.bots import UnknownBot
from spielwerk.cli.helpers.checks import open_game, seed_of, voice_of, whole_number
from spielwerk.cli.helpers.compiling import native_of
from spielwerk.cli.helpers.console import print_json, progress_bar, screen
from spielwerk.cli.helpers.options import GameName, Json, Lang, Seed
from spielwerk.cli.helpers.problems import Problem
from spielwerk.cli.helpers.texts import Voice
from spielwerk.kernel import Game
from spielwerk.kernel.terminal import grid

MOST_POSITIONS = 10**5

Bots = Annotated[str, typer.Option("--bots", metavar="BOT,BOT…", help="Who is asked; `expert@1` is a former level.")]
Positions = Annotated[str, typer.Option("--positions", metavar="N", help="How many positions of each kind.")]
Searched = Annotated[
    str,
    typer.Option(
        "--searched", metavar="N", help="How many decisions are judged by a long search, a second or more each."
    ),
]
Seats = Annotated[str | None, typer.Option("--seats", metavar="K", help="How many players.", show_default=False)]


def yardstick(
    game: GameName,
    bots: Bots = "greedy,easy,medium,hard,expert",
    positions: Positions = "100",
    searched: Searched = "0",
    seats: Seats = None,
    seed: Seed = "1",
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Measure bots by positions of real games where the rules alone say what is good.

    Options that another one beats in everything that is counted, and last turns in which every way is tried. With
    --searched also what is given away against a search that is far longer than that of any bot.
    """
    voice = voice_of(lang)
    found = open_game(game)
    count = whole_number("--positions", positions, 1, MOST_POSITIONS)
    first = seed_of(seed or "1", count)
    low, high = max(2, found.seats[0]), found.seats[-1]
    players = whole_number("--seats", seats, low, high) if seats is not None else high
    more = whole_number("--searched", searched, 0, MOST_POSITIONS)
    report = _measured(found, bots, players, (count, more), first, voice)
    if as_json:
        print_json(report)
    else:
        _show(found, report, voice)


def _measured(game: Game, bots: str, seats: int, counts: tuple[int, int], seed: int, voice: Voice) -> dict[str, Any]:
    from spielwerk.arena.contestants import check_strategies, contestant
    from spielwerk.arena.long_search import searched_questions
    from spielwerk.arena.yardstick import measure

    names = list(dict.fromkeys(word.strip() for word in bots.split(",")))
    try:
        contestants = [contestant(name) for name in names]
        check_strategies(game, names)
    except UnknownBot as error:
        raise Problem("arena-bot", reason=str(error)) from error
    native_of(game, voice)
    with progress_bar(voice.say("yardstick-asking"), len(names)) as progress:
        searched = searched_questions(game, seats, counts[1], seed)
        return measure(game, contestants, seats, counts[0], seed, progress, searched)


def _show(game: Game, report: dict[str, Any], voice: Voice) -> None:
    console = screen()
    name = game.texts.say(voice.lang, "game-name")
    title = voice.say("yardstick-title", game=name, silly=report["with_silly_options"], last=report["last_turns"])
    console.print(Text(title, "bold"))
    console.print()
    headings = ["bot", "yardstick-silly", "yardstick-given-away", "yardstick-wrong"]
    headings += ["yardstick-regret", "yardstick-less"] if report["searched"] else []
    table = grid(*(voice.say(word) for word in headings))
    for bot, facts in report["bots"].items():
        given = facts["given_away"]
        points = "–" if given is None else voice.number(given, 2)
        regret = [_give_or_take(voice, facts, name) for name in ("regret", "less")] if report["searched"] else []
        table.add_row(bot, _share(voice, facts["silly"]), points, _share(voice, facts["wrong"]), *regret)
    console.print(table)


def _share(voice: Voice, share: float | None) -> str:
    return "–" if share is None else voice.percent(share)


def _give_or_take(voice: Voice, facts: dict[str, Any], name: str) -> str:
    """A part of a win with its standard error; nothing for the first bot, which no other was asked before."""
    if name not in facts:
        return "–"
    share, error = (voice.number(100 * facts[part], 2) for part in (name, f"{name}_error"))
    return f"{share} ± {error} %"
