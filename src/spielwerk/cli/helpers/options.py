"""The options that several commands share. Their values are checked in `checks`, so that our texts speak."""

from __future__ import annotations

from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name; `spielwerk games` lists them.")]
FileName = Annotated[str, typer.Argument(metavar="FILE", help="A file, or the name of an imported game.")]

Lang = Annotated[
    str | None, typer.Option("--lang", metavar="de|en", help="Language (else that of LANG).", show_default=False)
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a machine to read.")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="N", help="0 … 2^63 - 1.", show_default=False)]
Choice = Annotated[
    list[str] | None,
    typer.Option("--choice", metavar="NAME=VALUE", help="Settle an option of the table; may be repeated."),
]
Data = Annotated[
    str | None, typer.Option("--data", metavar="FILE", help="Play with another data file.", show_default=False)
]

RAY = "--ray"

Workers = Annotated[
    str | None,
    typer.Option(
        "--workers", "--threads", metavar="N", show_default=False,
        help="How many work at a time; all cores if not said (one where the work is plain Python).",
    ),
]  # fmt: skip
Ray = Annotated[
    str | None,
    typer.Option(
        RAY, metavar="[ADDRESS]", show_default=False,
        help="Work on a Ray cluster: at an address, or the one that is found (needs the extra `ray`).",
    ),
]  # fmt: skip
Checkpoint = Annotated[
    str | None,
    typer.Option(
        "--checkpoint", metavar="FILE", show_default=False,
        help="Keep what is done in a file; if it is there already, go on from it.",
    ),
]  # fmt: skip


def with_address(words: list[str]) -> list[str]:
    """A command line in which `--ray` always has an address, as options must have a value."""
    from spielwerk.arena.executors.cluster import FIND

    found: list[str] = []
    for word, following in zip(words, [*words[1:], ""], strict=True):
        is_address = ":" in following or following in (FIND, "local")
        found += [word, FIND] if word == RAY and not is_address else [word]
    return found
