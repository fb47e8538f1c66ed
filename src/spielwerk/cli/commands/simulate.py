"""`spielwerk simulate`: many games between bots, and what they say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from spielwerk.arena.ratings import wilson
from spielwerk.arena.statistics import QUANTILES, distribution, histogram
from spielwerk.bots import BOTS, LEVELS
from spielwerk.cli.helpers.checks import (
    choices_of,
    data_blamed,
    one_of,
    open_game,
    player_names,
    seed_of,
    voice_of,
    whole_number,
)
from spielwerk.cli.helpers.console import print_json, progress_bar, screen
from spielwerk.cli.helpers.options import Checkpoint, Choice, Data, GameName, Json, Lang, Ray, Seed, Workers
from spielwerk.cli.helpers.problems import Problem
from spielwerk.cli.helpers.texts import Voice
from spielwerk.cli.helpers.usage import never_offered, use_report, use_table
from spielwerk.cli.helpers.work import executor_of, ledger_of, workers_blamed
from spielwerk.kernel import Game
from spielwerk.kernel.catalogue import replacement_data
from spielwerk.kernel.terminal import grid

if TYPE_CHECKING:
    from spielwerk.arena.executors import Executor
    from spielwerk.arena.series import Series

MOST_GAMES = 10**7
SPEEDS = ("native", "python")
_BAR = 40

Games = Annotated[str, typer.Option("--games", metavar="N", help="How many games.")]
Seats = Annotated[str | None, typer.Option("--seats", metavar="K", help="How many players.", show_default=False)]
Bots = Annotated[
    str,
    typer.Option("--bots", metavar="BOT[,BOT…]", help="random or greedy (any at Python speed); one or one a seat."),
]
Speed = Annotated[str, typer.Option("--speed", metavar="native|python", help="Compiled rules, or plain Python.")]
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
    workers: Workers = None,
    ray: Ray = None,
    checkpoint: Checkpoint = None,
    use: CountUse = False,
    data: Data = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games: scores, lengths, wins, decisions per second.

    Game n has the seed SEED + n; SEED is 1 if not said. Both speeds give the same games; Python speed also says where
    the points came from.
    """
    from spielwerk.arena.series import Series

    voice = voice_of(lang)
    found = open_game(game, data)
    count = whole_number("--games", games, 1, MOST_GAMES)
    first = seed_of(seed or "", count)
    players = _bots_of(found, bots, seats)
    settled = choices_of(found, choice or [])
    fast = one_of("--speed", speed, SPEEDS) == "native"
    _check_speed(players, fast)
    series = Series(found, players, count, first, settled, use, fast)
    executor = executor_of(game, workers, ray, fast, voice)
    with data_blamed(game), workers_blamed():
        report = _report(series, executor, checkpoint, voice)
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


def _check_speed(bots: Sequence[str], fast: bool) -> None:
    """Bots that search are no part of the compiled loop."""
    for bot in bots:
        if fast and bot in LEVELS:
            raise Problem("level-native", bot=bot)


# ---------------------------------------------------------------- playing


def _report(series: Series, executor: Executor, checkpoint: str | None, voice: Voice) -> dict[str, Any]:
    """Play the games and gather what they say."""
    from spielwerk.arena.series import play_series

    game, bots, games = series.game, series.bots, series.games
    _warm_up(series, voice)
    with progress_bar(voice.say("simulating"), games) as progress:
        results = play_series(series, executor, _ledger(series, checkpoint), progress)
    played = results.playouts
    return {
        "game": game.slug,
        "version": game.version,
        "seats": len(bots),
        "bots": list(bots),
        "seed": series.seed,
        "choices": {name: choice.default for name, choice in game.choices.items()} | dict(series.choices),
        "speed": "native" if series.compiled else "python",
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


def _warm_up(series: Series, voice: Voice) -> None:
    """Load the compiled rules; another data file is tried in plain Python first, where it can do no harm."""
    from spielwerk.cli.helpers.compiling import native_of

    if not series.compiled:
        return
    first = replace(series, games=1)
    if replacement_data(series.game.slug) is not None:
        _play_one(replace(first, bots=["random"] * series.seats, compiled=False))
    native_of(series.game, voice)
    _play_one(first)


def _play_one(series: Series) -> None:
    series.play(series.portions[0])


def _ledger(series: Series, checkpoint: str | None) -> Any:
    """The file that keeps what is done, if one is wanted."""
    from spielwerk.arena.executors.surroundings import Surroundings
    from spielwerk.arena.series import read, told

    if checkpoint is None:
        return None
    conditions = series.conditions | {"surroundings": Surroundings.present(series.game.slug).mark}
    return ledger_of(Path(checkpoint), conditions, True, told, read)


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
