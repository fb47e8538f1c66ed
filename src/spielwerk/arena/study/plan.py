"""A study as its file describes it: which variants, who plays, how often."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from spielwerk import __version__
from spielwerk.arena.contestants import contestant
from spielwerk.arena.executors.surroundings import Surroundings
from spielwerk.arena.series import Portion, cut
from spielwerk.arena.study.data import Change, changed, printed_data, toml_of
from spielwerk.arena.study.words import Words, WrongStudy
from spielwerk.bots import UnknownBot
from spielwerk.games import game, game_slugs
from spielwerk.kernel.choices import WrongChoices
from spielwerk.kernel.fluent import LANGUAGES

MOST_GAMES = 10**7
MOST_VARIANTS = 100
_KNOWN = {"game", "games", "seed", "seats", "bots", "title", "about", "variants", "vary"}
_OF_VARIANT = {"id", "data", "choices", *LANGUAGES}

Texts = Mapping[str, str]
"""A text in each language."""


@dataclass(frozen=True)
class Variant:
    """One way to play the game."""

    id: str
    names: Texts
    choices: Mapping[str, str]
    changes: tuple[Change, ...]
    surroundings: Surroundings


@dataclass(frozen=True)
class Lineup:
    """Who sits at a table: a bot for each seat."""

    bots: tuple[str, ...]

    @property
    def seats(self) -> int:
        return len(self.bots)


@dataclass(frozen=True)
class Cell:
    """One field of the grid, by the numbers of its variant and table."""

    variant: int
    table: int


@dataclass(frozen=True)
class Plan:
    """All of a study: every variant is played at every table, with the same seeds."""

    slug: str
    title: Texts
    about: Texts
    games: int
    seed: int
    variants: tuple[Variant, ...]
    tables: tuple[Lineup, ...]

    @property
    def cells(self) -> list[Cell]:
        return [Cell(variant, table) for variant in range(len(self.variants)) for table in range(len(self.tables))]

    @property
    def portions(self) -> list[Portion]:
        """How the games of a cell are cut."""
        return cut(self.games)

    @property
    def conditions(self) -> dict[str, Any]:
        """All that the results depend on."""
        variants = [{"choices": dict(one.choices), "data": one.surroundings.mark} for one in self.variants]
        tables = [{bot: contestant(bot).facts for bot in table.bots} | {"": table.bots} for table in self.tables]
        versions = {"spielwerk": __version__, "game": self.slug, "game_version": game(self.slug).version}
        return versions | {"games": self.games, "seed": self.seed, "variants": variants, "tables": tables}


def read_plan(text: str) -> Plan:
    """A study from its file."""
    try:
        file = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise WrongStudy("study-no-toml", reason=str(error)) from error
    _only(file, _KNOWN)
    slug = _checked(file, "game", str)
    if slug not in game_slugs():
        raise WrongStudy("study-no-game", game=slug, games=", ".join(game_slugs()))
    games, seed = _number(file, "games", 1000, 1, MOST_GAMES), _number(file, "seed", 1, 0, 2**62)
    title = _texts(file, "title") or {lang: game(slug).texts.say(lang, "game-name") for lang in LANGUAGES}
    variants = tuple(_variants(slug, file))
    return Plan(slug, title, _texts(file, "about"), games, seed, variants, tuple(_tables(slug, file)))


# ---------------------------------------------------------------- tables


def _tables(slug: str, file: Mapping[str, Any]) -> Iterator[Lineup]:
    possible = game(slug).seats
    seats = _list(file, "seats", [possible[-1]])
    for bots, count in product(_list(file, "bots", ["greedy"]), seats):
        if count not in possible:
            raise WrongStudy("study-seats", low=possible[0], high=possible[-1], seats=str(count))
        names = tuple(word.strip() for word in str(bots).split(","))
        _check_bots(names)
        if len(names) not in (1, count):
            raise WrongStudy("study-bots", bots=len(names), seats=count)
        yield Lineup(names * count if len(names) == 1 else names)


def _check_bots(names: Sequence[str]) -> None:
    for name in names:
        try:
            contestant(name)
        except UnknownBot as error:
            raise WrongStudy("study-bot", reason=str(error)) from error


# ---------------------------------------------------------------- variants


def _variants(slug: str, file: Mapping[str, Any]) -> Iterator[Variant]:
    """Every variant of the list with every combination of what is varied."""
    listed = _list(file, "variants", [{"id": "printed"} | {lang: Words(lang).say("printed") for lang in LANGUAGES}])
    axes = [[(path, value) for value in _list(file["vary"], path, [])] for path in file.get("vary", {})]
    ids: set[str] = set()
    for entry, settings in product(listed, list(product(*axes))):
        variant = _variant(slug, entry, settings)
        if variant.id in ids or len(ids) == MOST_VARIANTS:
            raise WrongStudy("study-variant-twice", id=variant.id, most=MOST_VARIANTS)
        ids.add(variant.id)
        yield variant


def _variant(slug: str, entry: Any, settings: Sequence[tuple[str, Any]]) -> Variant:
    if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
        raise WrongStudy("study-no-id")
    _only(entry, _OF_VARIANT)
    data, choices = dict(entry.get("data", {})), dict(entry.get("choices", {}))
    for path, value in settings:
        kind, _, rest = path.partition(".")
        if kind not in ("data", "choices"):
            raise WrongStudy("study-vary", path=path)
        (data if kind == "data" else choices)[rest] = value
    said = "".join(f", {path.rpartition('.')[2]} = {value}" for path, value in settings)
    whole, changes = changed(printed_data(slug), data)
    surroundings = Surroundings(slug, toml_of(whole) if changes else None)
    names = {lang: f"{entry.get(lang, entry['id'])}{said}" for lang in LANGUAGES}
    return Variant(entry["id"] + said, names, _choices(slug, choices), tuple(changes), surroundings)


def _choices(slug: str, choices: Mapping[str, Any]) -> dict[str, str]:
    given = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in choices.items()}
    try:
        game(slug).settled(given)
    except WrongChoices as error:
        raise WrongStudy("study-choices", reason=error.text("en")) from error
    except ValueError as error:
        raise WrongStudy("study-choices", reason=str(error)) from error
    return given


# ---------------------------------------------------------------- entries


def _only(file: Mapping[str, Any], known: set[str]) -> None:
    for name in file:
        if name not in known:
            raise WrongStudy("study-unknown", entry=name, known=", ".join(sorted(known)))


def _checked(file: Mapping[str, Any], entry: str, kind: type) -> Any:
    if not isinstance(file.get(entry), kind):
        raise WrongStudy("study-missing", entry=entry)
    return file[entry]


def _number(file: Mapping[str, Any], entry: str, usual: int, low: int, high: int) -> int:
    value = file.get(entry, usual)
    if type(value) is not int or not low <= value <= high:
        raise WrongStudy("study-number", entry=entry, low=str(low), high=str(high))
    return value


def _list(file: Mapping[str, Any], entry: str, usual: list[Any]) -> list[Any]:
    value = file.get(entry, usual)
    if not isinstance(value, list) or not value:
        raise WrongStudy("study-list", entry=entry)
    return value


def _texts(file: Mapping[str, Any], entry: str) -> dict[str, str]:
    """A text in each language, the one there is where one is missing."""
    given = file.get(entry, {})
    if not isinstance(given, dict) or not set(given) <= set(LANGUAGES):
        raise WrongStudy("study-texts", entry=entry)
    return {lang: str(given.get(lang, next(iter(given.values())))) for lang in LANGUAGES} if given else {}
