"""`spielwerk simulate`: many games between bots, and what they say."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

import typer
from rich.text import Text

from spielwerk.bots import BOTS, LEVELS
from spielwerk.cli.checks import (
    choices_of,
    data_blamed,
    data_variable,
    one_of,
    open_game,
    player_names,
    seed_of,
    voice_of,
    whole_number,
)
from spielwerk.cli.options import Choice, Data, GameName, Json, Lang, Seed
from spielwerk.cli.problems import Problem
from spielwerk.cli.screen import grid, print_json, progress_bar, screen
from spielwerk.cli.statistics import QUANTILES, distribution, histogram, wilson
from spielwerk.cli.texts import Voice
from spielwerk.cli.usage import never_offered, use_report, use_table
from spielwerk.kernel import Game

MOST_GAMES = 10**7
MOST_THREADS = 1024
SPEEDS = ("native", "python")
_BAR = 40

Games = Annotated[str, typer.Option("--games", metavar="N", help="How many games.")]
Seats = Annotated[str | None, typer.Option("--seats", metavar="K", help="How many players.", show_default=False)]
Bots = Annotated[
    str,
    typer.Option("--bots", metavar="BOT[,BOT…]", help="random or greedy (any at Python speed); one or one a seat."),
]
Speed = Annotated[str, typer.Option("--speed", metavar="native|python", help="Compiled rules, or plain Python.")]
Threads = Annotated[
    str | None,
    typer.Option("--threads", metavar="N", help="At native speed; all cores if not said.", show_default=False),
]
CountUse = Annotated[
    bool, typer.Option("--use", help="Also how often each option is offered and taken, and how its takers fare.")
]


def simulate(
    game: GameName,
    games: Games = "1000",
    seats: Seats = None,
    bots: Bots = "random",
    speed: Speed = "native",
    seed: Seed = "1",
    choice: Choice = None,
    threads: Threads = None,
    use: CountUse = False,
    data: Data = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games: scores, lengths, wins, decisions per second.

    Game n has the seed SEED + n; SEED is 1 if not said. Both speeds give the same games; Python speed also says where
    the points came from.
    """
    voice = voice_of(lang)
    found = open_game(game, data)
    count = whole_number("--games", games, 1, MOST_GAMES)
    first = seed_of(seed or "", count)
    players = _bots_of(found, bots, seats)
    settled = choices_of(found, choice or [])
    fast = one_of("--speed", speed, SPEEDS) == "native"
    workers = _threads_of(threads, fast)
    _check_speed(players, fast)
    with data_blamed(game):
        report = _report(found, players, count, first, settled, workers, use, voice)
    if as_json:
        print_json(report)
    else:
        _show(found, report, voice)


def _bots_of(game: Game, bots: str, seats: str | None) -> list[str]:
    """One bot for each seat."""
    count = whole_number("--seats", seats, game.seats[0], game.seats[-1]) if seats is not None else None
    if "," not in bots:
        names = ",".join([bots] * (count or game.seats[-1]))
        return player_names(game, names, tuple(BOTS))
    players = player_names(game, bots, tuple(BOTS))
    if count is not None and len(players) != count:
        raise Problem("bots-count", bots=len(players), seats=count)
    return players


def _threads_of(threads: str | None, fast: bool) -> int | None:
    """How many threads play compiled games; None at Python speed."""
    from spielwerk.kernel.native import all_cores

    if not fast:
        if threads is not None:
            raise Problem("threads-python")
        return None
    return all_cores() if threads is None else whole_number("--threads", threads, 1, MOST_THREADS)


def _check_speed(bots: Sequence[str], fast: bool) -> None:
    """Bots that search are no part of the compiled loop."""
    for bot in bots:
        if fast and bot in LEVELS:
            raise Problem("level-native", bot=bot)


# ---------------------------------------------------------------- playing


def _report(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    choices: Mapping[str, str],
    threads: int | None,
    counts_use: bool,
    voice: Voice,
) -> dict[str, Any]:
    """Play the games and gather what they say."""
    from spielwerk.cli.compiling import native_of
    from spielwerk.cli.series import Series, play_native, play_python

    series = Series(game, bots, games, seed, choices, counts_use)
    if threads is not None and data_variable(game.slug) in os.environ:
        play_python(Series(game, ["random"] * len(bots), 1, seed, choices), lambda done, total: None)
    if threads is not None:
        native_of(game, voice)
    with progress_bar(voice.say("simulating"), games) as progress:
        results = play_python(series, progress) if threads is None else play_native(series, threads, progress)
    played = results.playouts
    return {
        "game": game.slug,
        "version": game.version,
        "seats": len(bots),
        "bots": list(bots),
        "seed": seed,
        "choices": {name: choice.default for name, choice in game.choices.items()} | dict(choices),
        "speed": "python" if threads is None else "native",
        "threads": threads or 1,
        "games": games,
        "decisions": played.decisions,
        "seconds": played.seconds,
        "decisions_per_second": played.decisions / played.seconds,
        "length": distribution(played.lengths),
        "scores": {
            "all": distribution(played.scores.ravel()),
            "by_seat": [distribution(played.scores[:, seat]) for seat in range(len(bots))],
            "histogram": histogram(played.scores.ravel()),
        },
        "wins": [_wins(seat, float(played.wins[:, seat].mean()), games) for seat in range(len(bots))],
        "ledger": _mean_ledger(game, results.ledger),
        "use": use_report(game, results.use) if results.use else None,
    }


def _wins(seat: int, share: float, games: int) -> dict[str, Any]:
    low, high = wilson(share, games)
    return {"seat": seat, "share": share, "low": low, "high": high}


def _mean_ledger(game: Game, ledger: Any) -> dict[str, list[float]] | None:
    """Mean points of each seat by category."""
    if ledger is None or game.ledger_noun is None:
        return None
    means = ledger.mean(axis=0)
    return {category: means[number].tolist() for number, category in enumerate(game.ledger_noun.ids)}


# ---------------------------------------------------------------- showing


def _show(game: Game, report: dict[str, Any], voice: Voice) -> None:
    console = screen()
    name = game.texts.say(voice.lang, "game-name")
    console.print(Text(voice.say("simulate-title", game=name, seats=report["seats"], seed=str(report["seed"])), "bold"))
    console.print(
        voice.say(
            "simulate-speed",
            games=report["games"],
            seconds=voice.number(report["seconds"], 2),
            rate=voice.number(report["decisions_per_second"]),
            speed=report["speed"],
            threads=report["threads"],
        )
    )
    for table in _tables(game, report, voice):
        console.print()
        console.print(table)
    if report["use"] and never_offered(report["use"]):
        console.print(Text(voice.say("never-offered"), "bold"))
        console.print(", ".join(never_offered(report["use"])))


def _tables(game: Game, report: dict[str, Any], voice: Voice) -> Iterator[Any]:
    yield _wins_table(report, voice)
    yield _points_table(report["scores"], voice)
    yield _histogram_table(report["scores"]["histogram"], voice)
    yield _length_table(report["length"], voice)
    if report["ledger"]:
        yield _ledger_table(game, report, voice)
    if report["use"]:
        yield use_table(report["use"], report["games"], report["seats"], voice)


def _spread_headings(voice: Voice) -> list[str]:
    quantiles = [voice.say("quantile", percent=round(100 * quantile)) for quantile in QUANTILES]
    return [voice.say(word) for word in ("mean", "deviation", "least")] + quantiles + [voice.say("most")]


def _spread(values: Mapping[str, float], voice: Voice) -> list[str]:
    return [voice.number(value, 1 if name in ("mean", "sd") else 0) for name, value in values.items()]


def _wins_table(report: dict[str, Any], voice: Voice) -> Any:
    headings = [voice.say(word) for word in ("seat", "bot", "wins", "interval")]
    table = grid(*headings, title=voice.say("wins-title"), words=2)
    for wins, bot in zip(report["wins"], report["bots"], strict=True):
        interval = voice.say("range", low=voice.number(100 * wins["low"], 1), high=voice.percent(wins["high"]))
        table.add_row(str(wins["seat"] + 1), bot, voice.percent(wins["share"]), interval)
    return table


def _points_table(scores: Mapping[str, Any], voice: Voice) -> Any:
    table = grid(voice.say("seat"), *_spread_headings(voice), title=voice.say("points-title"))
    for seat, points in enumerate(scores["by_seat"], 1):
        table.add_row(str(seat), *_spread(points, voice))
    table.add_section()
    table.add_row(voice.say("all"), *_spread(scores["all"], voice))
    return table


def _histogram_table(rows: Sequence[Mapping[str, int]], voice: Voice) -> Any:
    table = grid(voice.say("points"), voice.say("share"), "", title=voice.say("histogram-title"), words=0)
    table.columns[2].justify = "left"
    total, top = sum(row["count"] for row in rows), max(row["count"] for row in rows)
    for row in rows:
        span = voice.say("range", low=row["from"], high=row["to"]) if row["to"] > row["from"] else str(row["from"])
        bar = "█" * round(_BAR * row["count"] / top) or ("▏" if row["count"] else "")
        table.add_row(span, voice.percent(row["count"] / total), Text(bar, "cyan"))
    return table


def _length_table(length: Mapping[str, float], voice: Voice) -> Any:
    table = grid(*_spread_headings(voice), title=voice.say("length-title"), words=0)
    table.add_row(*_spread(length, voice))
    return table


def _ledger_table(game: Game, report: dict[str, Any], voice: Voice) -> Any:
    assert game.ledger_noun is not None
    seats = [voice.say("seat-number", number=seat + 1) for seat in range(report["seats"])]
    table = grid("", *seats, title=voice.say("ledger-title"))
    for number, means in enumerate(report["ledger"].values()):
        name = game.texts.name(voice.lang, game.ledger_noun, number)
        table.add_row(name, *(voice.number(mean, 1) for mean in means))
    return table
