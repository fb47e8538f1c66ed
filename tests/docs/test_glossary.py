"""Every word of the glossary is used: code words by the sources, German and English ones by the texts of their game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "glossary.md"
GAMES = "src/spielwerk/games/"


class Entry(NamedTuple):
    """A row: the words for one thing, and the folders they belong to."""

    folders: tuple[str, ...]
    german: str
    english: str
    code: str

    def __str__(self) -> str:
        return f"{self.folders[0].rpartition('/')[2]}-{self.code}"


def entries() -> list[Entry]:
    found: list[Entry] = []
    for part in GLOSSARY.read_text("utf-8").split("\n## ")[1:]:
        folders = tuple(re.findall(r"`(src/[\w/]+)`", part))
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line[:1] == "|"]
        found += [Entry(folders, german, english, code.strip("`")) for german, english, code, _ in rows[2:]]
    return found


@cache
def sources(folder: str, *endings: str) -> str:
    files = sorted(file for file in (ROOT / folder).rglob("*") if file.suffix in endings or file.name in endings)
    return "\n".join(file.read_text("utf-8") for file in files)


@pytest.mark.parametrize("entry", entries(), ids=str)
def test_the_code_word_exists(entry: Entry) -> None:
    assert entry.folders, "a part of the glossary names its folders"
    where = "".join(sources(folder, ".py", ".toml") for folder in entry.folders)
    assert re.search(rf"\b{entry.code}s?\b|\b{entry.code}_|_{entry.code}\b", where), entry.code


@pytest.mark.parametrize("entry", [entry for entry in entries() if entry.folders[0].startswith(GAMES)], ids=str)
@pytest.mark.parametrize("lang", ["german", "english"])
def test_people_read_the_word(entry: Entry, lang: str) -> None:
    texts = sources(entry.folders[0], {"german": "de.ftl", "english": "en.ftl"}[lang], "data.toml").lower()
    words = getattr(entry, lang).split(", ")
    assert any(word.lower() in texts for word in words), words
