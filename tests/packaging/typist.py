"""What those who type the pages for hosts share: the source, who plays meanwhile, and what examples stand for."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import httpx

from spielwerk.server.security.tokens import hashed
from tests.docs.pages import ROOT
from tests.packaging.built import done
from tests.server.later import MIGRATION, NEXT
from tests.server.people import Person, eventually
from tests.server.players import Player

EXAMPLES = ("abcdefghijklmnop", "3f9a1c0b77d2")
"""A table and a visitor on the page about keeping house, which also names reports as if there were five."""
REPORTS = 5
PATIENCE = 180


class Address(NamedTuple):
    """A server that somebody plays at."""

    url: str


def copy_source(target: Path) -> None:
    """The files of the repository as they are now, without anything that git leaves out."""
    for name in done("git", "ls-files", "-z", "-co", "--exclude-standard", cwd=ROOT).split("\0"):
        if name and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)


def make_next_version(source: Path) -> None:
    """Let a source have one migration more."""
    (source / f"src/spielwerk/server/storage/migrations/versions/{NEXT}.py").write_text(MIGRATION, "utf-8")


def is_ready(url: str) -> bool:
    """Whether a server can write."""
    try:
        return httpx.get(f"{url}/readyz").status_code == 200
    except httpx.TransportError:
        return False


def somebody(urls: Sequence[str]) -> Player:
    """Somebody who has played a turn, as soon as all these servers are ready."""
    for url in urls:
        eventually(lambda url=url: is_ready(url), bool, PATIENCE)
    player = Player([Address(url) for url in urls])  # pyright: ignore[reportArgumentType]
    player.play(1)
    return player


def examples(url: str) -> dict[str, str]:
    """What the examples of the pages are here: a table, and somebody there whom many have complained of."""
    anna, ben = Person(url), Person(url)
    opened = anna.open("me", "open", "guest")
    ben.join(opened["links"][0]["url"])
    for _ in range(REPORTS):
        anna.call("POST", f"/tables/{opened['table']}/reports", {"seat": 1, "reason": "words"}, 204)
    return dict(zip(EXAMPLES, (opened["table"], hashed(ben.token)[:12]), strict=True))


def with_examples(line: str, known: Mapping[str, str]) -> str:
    """A line with what is there in the place of its examples."""
    for example, there in known.items():
        line = line.replace(example, there)
    return line


def announce(what: str) -> None:
    """Say what is typed now."""
    print(f"{datetime.now(UTC):%H:%M:%S}  {what}", flush=True)


def note(file: Path, where: str, lines: Sequence[str]) -> None:
    """Write down what was typed, for the tests of the pages."""
    head = f"# Typed on {datetime.now(UTC).date()} {where}\n"
    file.write_text(head + "".join(f"{line}\n" for line in lines), "utf-8")
