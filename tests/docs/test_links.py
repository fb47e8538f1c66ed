"""Relative links and paths that a page names lead somewhere. `make docs` checks the rest of the site."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, name_of

PATHS = re.compile(r"`((?:src|tests|docs|web|benchmarks|examples|tools)/[\w./-]*[\w/])`")
LINKS = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
MADE = ("web/node_modules", "src/spielwerk/server/static")
"""What is there only after setting up."""


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_paths_in_the_text_exist(page: Path) -> None:
    paths = PATHS.findall(page.read_text("utf-8"))
    missing = [path for path in paths if not (ROOT / path).exists() and not path.startswith(MADE)]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_relative_links_lead_somewhere(page: Path) -> None:
    links = [link for link in LINKS.findall(page.read_text("utf-8")) if not re.match(r"[a-z]+:", link)]
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_site_is_built_strictly() -> None:
    (build,) = re.findall(r"mkdocs build.*", (ROOT / "Makefile").read_text("utf-8"))
    assert "--strict" in build and "--quiet" not in build, "with --quiet MkDocs counts no warnings"


def test_the_pictures_are_small() -> None:
    pictures = [file for file in (ROOT / "docs" / "assets").iterdir() if file.suffix == ".webp"]
    assert pictures
    assert [file.name for file in pictures if file.stat().st_size > 150_000] == []
