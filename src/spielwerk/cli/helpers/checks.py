"""Checks of what was typed: numbers, languages, games, players, choices."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from spielwerk.bots import ONNX, UnknownBot, check_networks
from spielwerk.cli.helpers.problems import Problem, WrongTogether, reason_of
from spielwerk.cli.helpers.texts import LANGUAGES, OPTION, Voice, usual_language
from spielwerk.games import game as find_game
from spielwerk.games import game_slugs
from spielwerk.kernel import Game, WrongChoices
from spielwerk.kernel.catalogue import data_variable, replacement_data

LAST_SEED = 2**63 - 1
HUMAN = "human"


def voice_of(lang: str | None) -> Voice:
    """The voice for `--lang`."""
    return Voice(one_of(OPTION, lang, LANGUAGES) if lang is not None else usual_language())


def one_of(option: str, value: str, values: Iterable[str]) -> str:
    """A word out of a list."""
    if value not in values:
        raise Problem("value-unknown", option=option, value=value, values=", ".join(values))
    return value


def whole_number(option: str, text: str, low: int, high: int) -> int:
    """A whole number within its limits."""
    digits = text.strip()
    if not digits.isascii() or not digits.isdigit() or len(digits) > len(str(LAST_SEED)):
        raise Problem("number-wrong", option=option, value=text, low=str(low), high=str(high))
    number = int(digits)
    if not low <= number <= high:
        raise Problem("number-wrong", option=option, value=text, low=str(low), high=str(high))
    return number


def seed_of(text: str, games: int = 1) -> int:
    """A seed; further games count on from it."""
    return whole_number("--seed", text, 0, LAST_SEED - games + 1)


# ---------------------------------------------------------------- games


def open_game(slug: str, data: str | None = None) -> Game:
    """A game by its name, perhaps with another data file."""
    if slug not in game_slugs():
        raise Problem("game-unknown", game=slug, games=", ".join(game_slugs()))
    if data is not None:
        os.environ[data_variable(slug)] = str(readable(Path(data)).absolute())
    with data_blamed(slug):
        return find_game(slug)


def playable_with(slug: str, data: str) -> Game:
    """A game with another data file, tried at its smallest table: a file that contradicts itself is refused."""
    found = open_game(slug, data)
    with data_blamed(slug):
        found.table(found.seats[0], seed=1)
    return found


@contextmanager
def data_blamed(slug: str) -> Iterator[None]:
    """What breaks with another data file is that file's problem; anything else is ours."""
    try:
        yield
    except Problem:
        raise
    except Exception as error:
        file = replacement_data(slug)
        if file is None:
            raise
        raise Problem("data-broken", file=file, reason=str(error) or type(error).__name__) from error


def readable(path: Path) -> Path:
    """A file that can be read."""
    try:
        path.read_bytes()
    except OSError as error:
        raise Problem("file-unreadable", file=path, reason=reason_of(error)) from error
    return path


# ---------------------------------------------------------------- who plays, and how


@contextmanager
def networks_blamed(bots: str) -> Iterator[None]:
    """A file with a network that can't play is a problem of one line."""
    try:
        yield
    except UnknownBot as error:
        raise Problem("network-bad", bot=bots, reason=str(error)) from error


def player_names(game: Game, text: str, known: Sequence[str], networks: bool = False) -> list[str]:
    """One player for each seat from a list with commas; with `networks` also bots from files."""
    players = [word.strip() for word in text.split(",")]
    for player in players:
        if player not in known and not (networks and player.startswith(ONNX)):
            raise Problem("player-unknown", player=player, players=", ".join(known))
    if len(players) not in game.seats:
        raise Problem("seats-wrong", game=game.slug, low=game.seats[0], high=game.seats[-1], seats=len(players))
    with networks_blamed("--seats"):
        check_networks(game, players, len(players))
    return players


def choices_of(game: Game, given: Sequence[str]) -> dict[str, str]:
    """The options of the table from entries `name=value`."""
    choices: dict[str, str] = {}
    for entry in given:
        name, sign, value = entry.partition("=")
        if not sign:
            raise Problem("choice-form", entry=entry)
        if name not in game.choices:
            raise Problem("choice-unknown", choice=name, game=game.slug, choices=", ".join(game.choices) or "–")
        choices[name] = one_of(f"--choice {name}", value, game.choices[name].values)
    try:
        game.settled(choices)
    except WrongChoices as wrong:
        raise WrongTogether(wrong) from wrong
    return choices
