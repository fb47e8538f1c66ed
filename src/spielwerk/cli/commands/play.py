"""`spielwerk play`: a game in the terminal, with people and bots."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from spielwerk.bots import BOTS, ONNX, check_networks
from spielwerk.cli.helpers.checks import (
    HUMAN,
    choices_of,
    data_blamed,
    networks_blamed,
    open_game,
    player_names,
    seed_of,
    voice_of,
)
from spielwerk.cli.helpers.files import (
    LONGEST_NAME,
    find_file,
    journal_text,
    not_there_yet,
    play_journal,
    players_of,
    read_journal,
    write_whole,
)
from spielwerk.cli.helpers.options import Choice, Data, Lang, Seed
from spielwerk.cli.helpers.problems import Problem
from spielwerk.cli.helpers.session import Session
from spielwerk.kernel import Game, Table

_USUAL_BOT = "greedy"
_SHORT_SEED = 10**6
"""Seeds that we make up are short enough to be told to a friend."""

GameToPlay = Annotated[
    str | None, typer.Argument(metavar="GAME", help="A game's name; `spielwerk games` lists them.", show_default=False)
]
Seats = Annotated[
    str | None,
    typer.Option("--seats", metavar="PLAYER,…", help="human, greedy or random, one for each seat.", show_default=False),
]
Save = Annotated[
    str | None, typer.Option("--save", metavar="FILE", help="Save after every decision.", show_default=False)
]
Load = Annotated[
    str | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.", show_default=False)
]


def play(
    game: GameToPlay = None,
    seats: Seats = None,
    seed: Seed = None,
    choice: Choice = None,
    save: Save = None,
    load: Load = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal against bots, or with friends at one keyboard.

    Without --seats one person plays against greedy bots. A game that was loaded is saved to its own file after every
    decision, unless --save names another. `help` lists what can be typed during the game.
    """
    voice = voice_of(lang)
    if load is not None:
        for option, given in {"--seed": seed, "--choice": choice}.items():
            if given:
                raise Problem("load-settles", option=option)
        table, players, path = _loaded(load, game, seats, data)
    else:
        table, players = _opened(game, seats, seed, choice or [], data)
        path = None
    if save is not None:
        path = not_there_yet(Path(save), "save-taken")
    if path is not None:
        write_whole(path, journal_text(table, players))
    with data_blamed(table.game.slug):
        Session(table, players, voice, path).run()


def _opened(
    slug: str | None, seats: str | None, seed: str | None, choice: Sequence[str], data: str | None
) -> tuple[Table, list[str]]:
    """A new table and who sits at it."""
    if slug is None:
        raise Problem("game-missing")
    game = open_game(slug, data)
    players = _players(game, seats)
    number = seed_of(seed) if seed is not None else secrets.randbelow(_SHORT_SEED)
    choices = choices_of(game, choice)
    with data_blamed(slug):
        return game.table(len(players), number, choices, _names(players)), players


def _players(game: Game, seats: str | None) -> list[str]:
    usual = ",".join([HUMAN] + [_USUAL_BOT] * (game.seats[-1] - 1))
    return player_names(game, seats if seats is not None else usual, (HUMAN, *BOTS), networks=True)


def _names(players: Sequence[str]) -> list[str]:
    """Bots are called by what they are; a person without a name is called by the number of the seat."""
    return ["" if player == HUMAN else f"{_called(player)} {seat}" for seat, player in enumerate(players, 1)]


def _called(bot: str) -> str:
    """What a bot is; a network is called as its file is, without the folder."""
    if not bot.startswith(ONNX):
        return bot.title()
    sign = "".join(letter for letter in Path(bot.removeprefix(ONNX)).stem if letter.isprintable())
    return sign[: LONGEST_NAME - len(" 99")]


def _loaded(file: str, slug: str | None, seats: str | None, data: str | None) -> tuple[Table, list[str], Path]:
    """A saved table, who sits at it, and its file."""
    path = find_file(file)
    if slug is not None:
        open_game(slug, data)
    elif data is not None:
        raise Problem("data-one-game")
    content = read_journal(path)
    if slug is not None and content["game"] != slug:
        raise Problem("load-game", file=path, found=content["game"], game=slug)
    table = play_journal(path, content)
    players = players_of(path, content) or [HUMAN] * table.seats
    if seats is None:
        with networks_blamed(path.name):
            check_networks(table.game, players, table.seats)
    if seats is not None:
        players = player_names(table.game, seats, (HUMAN, *BOTS), networks=True)
        if len(players) != table.seats:
            raise Problem("load-seats", seats=table.seats, players=len(players))
    return table, players, path
