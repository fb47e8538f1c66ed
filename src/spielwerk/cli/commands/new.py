"""`spielwerk new`: the folder of a new game, with its tests, that can be played at once."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

import spielwerk
from spielwerk.cli.helpers.checks import voice_of
from spielwerk.cli.helpers.options import Lang
from spielwerk.cli.helpers.problems import Problem, reason_of

GAMES, TESTS = Path("src", "spielwerk", "games"), Path("tests", "games")
"""Where a checkout has the folders of games, and those of their tests."""
TEMPLATE = Path(spielwerk.__file__).parent / "cli" / "template"
NAME_MARK = "__NAME__"
_SLUG = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_LONGEST = 40

NewName = Annotated[str, typer.Argument(metavar="NAME", help="The name of its folder, such as night_market.")]
Checkout = Annotated[
    str | None,
    typer.Option("--checkout", metavar="FOLDER", help="A checkout of Spielwerk (else this one).", show_default=False),
]


def new(name: NewName, checkout: Checkout = None, lang: Lang = None) -> None:
    """Write the skeleton of a new game: a small whole game to be changed step by step.

    It has rules, texts and rules to read in German and English, bots and tests. It can be played at once and keeps the
    laws of tests/laws.
    """
    voice = voice_of(lang)
    slug = _slug(name)
    root = Path(checkout) if checkout is not None else Path(spielwerk.__file__).parents[2]
    game, tests = root / GAMES / slug, root / TESTS / slug
    _check(root, game, tests)
    _write([*_copies("game", game, slug), *_copies("tests", tests, slug)])
    print(voice.say("new-written", game=str(game), tests=str(tests), name=slug))


def _slug(name: str) -> str:
    if not _SLUG.fullmatch(name) or len(name) > _LONGEST or keyword.iskeyword(name):
        raise Problem("new-name", name=name)
    return name


def _check(root: Path, *folders: Path) -> None:
    """Nothing is overwritten, and nothing is put where it would not be found."""
    if not all((root / place).is_dir() for place in (GAMES, TESTS)):
        raise Problem("new-checkout", folder=root)
    for folder in folders:
        if folder.exists():
            raise Problem("new-taken", folder=folder)


def _copies(part: str, target: Path, slug: str) -> Iterator[tuple[Path, str]]:
    """Every file of a part of the template, with its new place and the name of the game in its text."""
    called = slug.replace("_", " ").capitalize()
    for file in sorted((TEMPLATE / part).rglob("*")):
        if file.is_file() and file.suffix != ".pyc":
            yield target / file.relative_to(TEMPLATE / part), file.read_text("utf-8").replace(NAME_MARK, called)


def _write(files: Iterable[tuple[Path, str]]) -> None:
    for path, text in files:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        except OSError as error:
            raise Problem("file-unwritable", file=path, reason=reason_of(error)) from error
