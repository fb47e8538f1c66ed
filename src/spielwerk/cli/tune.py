"""`spielwerk tune`: the weights of a game's evaluation, found by playing."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from spielwerk.cli.checks import open_game, seed_of, voice_of, whole_number
from spielwerk.cli.compiling import native_of
from spielwerk.cli.files import write_whole
from spielwerk.cli.options import GameName, Json, Lang, Seed
from spielwerk.cli.problems import Problem
from spielwerk.cli.screen import print_json, progress_bar, screen
from spielwerk.cli.texts import Voice
from spielwerk.kernel import Game

MOST_STATES = 10**6
RIDGE = 200.0

States = Annotated[str, typer.Option("--states", metavar="N", help="Positions to learn from, for each seat count.")]
Write = Annotated[bool, typer.Option("--write", help="Put the weights into the game's evaluation.toml.")]


def tune(
    game: GameName,
    states: States = "3000",
    seed: Seed = "1",
    write: Write = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Tune the weights of a game's evaluation to what players gain in whole games.

    Games are played by the quick policy of the search with the present weights; run it again to go on from better ones.
    """
    voice = voice_of(lang)
    found = open_game(game)
    count = whole_number("--states", states, 100, MOST_STATES)
    first = seed_of(seed or "1", count)
    native_of(found, voice)
    parts, fitted = _tuned(found, count, first, voice)
    text = parts.text(fitted, f"spielwerk tune {game} --states {count} --seed {first} --write")
    if write:
        write_whole(parts.path, text)
    if as_json:
        print_json({"game": game, "before": fitted.before, "after": fitted.after, "written": write, "file": text})
    else:
        console = screen()
        console.print(Text(text) if not write else voice.say("tune-written", file=str(parts.path)))
        console.print(
            voice.say("tune-result", before=voice.number(fitted.before, 2), after=voice.number(fitted.after, 2))
        )


def _tuned(game: Game, states: int, seed: int, voice: Voice) -> tuple[Any, Any]:
    """Weights from games with every number of players."""
    from spielwerk.arena.tuning import NotTunable, fit, gather, joined, tunable

    try:
        parts = tunable(game)
    except NotTunable as error:
        raise Problem("tune-impossible", game=game.slug) from error
    with progress_bar(voice.say("tuning"), states) as progress:
        lots = [gather(parts, seats, states, seed, progress) for seats in game.seats]
    return parts, fit(joined(lots), parts.columns, parts.present, RIDGE)
