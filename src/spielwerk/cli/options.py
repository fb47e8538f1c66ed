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
