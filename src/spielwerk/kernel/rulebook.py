"""The rules to read: `rules.de.md` and `rules.en.md` of a game's folder as numbered sections.

Written in Markdown with five additions, so that texts can't drift from the game:

- `### 4.2 Shipyard` is section 4.2; below it `<!-- about: decision:build choice:shift_in_mid_hop -->` may name what it
  describes, so that questions and table options find it.
- `{rules.hire_cost_gold}` is a number of `data.toml`, `{airships.tourist.vp}` one of a component. A number that is
  reconstructed is marked as such.
- `[[tile:harbour_1]]` is a component, drawn or named by the app; `[[resource:wood|boards]]` says it in other words.
- `[[all:card]]`, a paragraph of its own, is a list of all cards with their descriptions; `[[all:card type=luxury]]` of
  those that have this printed on them.
- A block ```` ```example ```` is a position that the engine plays; see `spielwerk.kernel.examples`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from markdown_it import MarkdownIt

from spielwerk.kernel.catalogue import Catalogue
from spielwerk.kernel.nouns import Noun

if TYPE_CHECKING:
    from spielwerk.kernel.game import Game

_HEADING = re.compile(r"^(#{2,4}) (\d+(?:\.\d+)*) (.+)$")
_ABOUT = re.compile(r"^<!-- about: (.+) -->$")
_NUMBER = re.compile(r"\{([a-z][\w.]*)\}")
_COMPONENT = re.compile(r"\[\[(\w+):([\w-]+)(?:\|([^\]]+))?\]\]")
_LIST = re.compile(r"^\[\[all:(\w+)(?: (\w+)=([\w-]+))?\]\]$", re.MULTILINE)
_FENCE = re.compile(r"^```example\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RECONSTRUCTED = "reconstructed"
Table = dict[str, Any]


class BadRulebook(ValueError):
    """A rules file says something that is not in the game."""


@dataclass
class Section:
    """One numbered section: its title, its text, and what of the game it describes."""

    number: str
    title: str
    source: str = ""
    about: tuple[str, ...] = ()
    html: str = ""
    components: list[str] = field(default_factory=list)
    numbers: list[str] = field(default_factory=list)
    reconstructed: list[str] = field(default_factory=list)
    examples: list[dict[str, Any]] = field(default_factory=list)

    @property
    def level(self) -> int:
        """1 for a chapter, 2 for a section of it, and so on."""
        return self.number.count(".") + 1


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.path = rules_path(game.folder, lang)
        self.title, self.sections = _split(self.path)
        self._data = Catalogue(game.folder).data
        self._markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
        for section in self.sections:
            self._render(section)

    @cached_property
    def by_number(self) -> Mapping[str, Section]:
        """The sections by their numbers."""
        return {section.number: section for section in self.sections}

    def section_about(self, what: str) -> Section | None:
        """The section that describes something, such as `decision:build`."""
        return next((section for section in self.sections if what in section.about), None)

    # ------------------------------------------------------------------ from Markdown to what the app shows

    def _render(self, section: Section) -> None:
        source = _FENCE.sub(lambda found: self._example(section, found), section.source)
        source = _NUMBER.sub(lambda found: self._number(section, found), source)
        source = _LIST.sub(lambda found: self._list(section, found), source)
        source = _COMPONENT.sub(lambda found: self._component(section, found), source)
        section.html = self._markdown.render(source)

    def _example(self, section: Section, found: re.Match[str]) -> str:
        try:
            section.examples.append(tomllib.loads(found[1]))
        except tomllib.TOMLDecodeError as error:
            raise self._bad(section, f"an example can't be read: {error}") from error
        number = len(section.examples)
        return f'<figure class="example" data-example="{section.number}-{number}"></figure>'

    def _number(self, section: Section, found: re.Match[str]) -> str:
        """A number of the data file; one that nobody printed is marked."""
        value, source = self._entry(section, found[1])
        section.numbers.append(found[1])
        if source != RECONSTRUCTED:
            return str(value)
        section.reconstructed.append(found[1])
        return f'<span class="reconstructed" data-number="{found[1]}">{value}</span>'

    def _entry(self, section: Section, path: str) -> tuple[int | str, str]:
        """An entry of the data file by its dotted path, with the source of the entry (`cost_source`), row or table."""
        value: Any = self._data
        source: Any = ""
        for part in path.split("."):
            source = _source_of(value, part) or _part(source, part) or source
            value = _part(value, part)
            source = _source_of(value) or source
        if not isinstance(value, int | str) or isinstance(value, bool):
            raise self._bad(section, f"the data file has no number {path}")
        return value, source

    def _component(self, section: Section, found: re.Match[str]) -> str:
        """A component, with its name or other words."""
        word, thing, words = found.groups()
        noun = self.game.nouns.get(word)
        if noun is None or thing not in noun:
            raise self._bad(section, f"there is no {word} {thing}")
        section.components.append(f"{word}:{thing}")
        shown = words or self.game.texts.name(self.lang, noun, noun.number(thing))
        return f'<span class="component" data-ref="{word}:{thing}">{escape(shown)}</span>'

    def _list(self, section: Section, found: re.Match[str]) -> str:
        """All things of a noun that have a description, or those of them with something printed on them."""
        word, fact, value = found.groups()
        noun = self.game.nouns.get(word)
        if noun is None:
            raise self._bad(section, f"there is nothing called {word}")
        wanted = [number for number in noun if fact is None or str(noun.facts(number).get(fact)) == value]
        items = [item for number in wanted if (item := self._item(noun, number))]
        if not items:
            raise self._bad(section, f"{found[0]} lists nothing")
        section.components += [f"{word}:{noun.ids[number]}" for number in wanted]
        return f'<ul class="components">{"".join(items)}</ul>'

    def _item(self, noun: Noun, number: int) -> str:
        text = self.game.texts.description(self.lang, noun, number)
        name = self.game.texts.name(self.lang, noun, number)
        ref = f"{noun.name}:{noun.ids[number]}"
        return f'<li data-ref="{ref}"><b>{escape(name)}</b> {escape(text)}</li>' if text else ""

    def _bad(self, section: Section, what: str) -> BadRulebook:
        return BadRulebook(f"{self.game.slug}/{self.path.name}, section {section.number}: {what}")


def outline(folder: Path, lang: str) -> list[Section]:
    """The sections of a game's rules with titles and what they describe, but without text; none if unwritten."""
    path = rules_path(folder, lang)
    return _split(path)[1] if path.exists() else []


def rules_path(folder: Path, lang: str) -> Path:
    """Where the rules of a game are written."""
    return folder / f"rules.{lang}.md"


def _part(value: Any, part: str) -> Any:
    """An entry of a table, the row with an id, or the item with a number."""
    if isinstance(value, dict):
        return cast(Table, value).get(part)
    rows = cast(list[Any], value) if isinstance(value, list) else []
    if part.isdigit():
        return rows[int(part)] if int(part) < len(rows) else None
    return next((row for row in rows if _part(row, "id") == part), None)


def _source_of(value: Any, entry: str = "") -> Any:
    """Where the numbers of a table or row come from, or one entry of it, if it says so; of a list each by its place."""
    return cast(Table, value).get(f"{entry}_source".lstrip("_"), "") if isinstance(value, dict) else ""


def _split(path: Path) -> tuple[str, list[Section]]:
    """The title and the sections of a rules file."""
    lines = path.read_text("utf-8").splitlines()
    if not lines or not lines[0].startswith("# "):
        raise BadRulebook(f"{path.name}: the first line is the title, `# …`")
    sections: list[Section] = []
    for line in lines[1:]:
        heading, about = _HEADING.match(line), _ABOUT.match(line)
        if heading:
            sections.append(_opened(path, heading, sections))
        elif about and sections:
            sections[-1].about += tuple(about[1].split())
        elif sections:
            sections[-1].source += line + "\n"
        elif line.strip():
            raise BadRulebook(f"{path.name}: {line!r} stands before the first section")
    return lines[0][2:].strip(), sections


def _opened(path: Path, heading: re.Match[str], before: list[Section]) -> Section:
    marks, number, title = heading.groups()
    section = Section(number, title.strip())
    if section.level != len(marks) - 1:
        raise BadRulebook(f"{path.name}: section {number} wants {section.level + 1} signs #")
    if number in {one.number for one in before}:
        raise BadRulebook(f"{path.name}: section {number} is there twice")
    return section
