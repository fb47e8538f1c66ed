"""Who is there, as processes tell each other again and again: many tables in one word."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

from spielwerk.server.rooms import presence
from spielwerk.server.rooms.presence import Presence
from spielwerk.server.rooms.sync import Sync

TABLES = [f"table{number}" for number in range(25)]


class Words:
    """A database that passes on what processes say to each other."""

    shared = True

    def __init__(self) -> None:
        self.said: list[str] = []

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run(work)

    async def announce(self, said: str) -> None:
        self.said.append(said)


def room(table: str, seats: set[int]) -> Any:
    silence = SimpleNamespace(say=lambda message: None)
    return SimpleNamespace(
        info=SimpleNamespace(id=table, seats=3),
        connected_here=seats,
        connected=seats,
        elsewhere={},
        connections=silence,
    )


def test_who_is_here_is_said_again_for_many_tables_in_one_word(monkeypatch: pytest.MonkeyPatch) -> None:
    words: Any = Words()
    here = Presence(words, "one")
    rooms = [room(table, {0, 2}) for table in TABLES]
    for each in rooms:
        here.changed(each)
    words.said.clear()
    monkeypatch.setattr(presence, "AT_ONCE", 10)
    here._announce_again(TABLES)
    assert len(words.said) == 3

    elsewhere = {table: room(table, set()) for table in TABLES[1:]}
    devices: Any = None
    heard: Any = SimpleNamespace(in_memory=elsewhere)
    there = Sync(heard, Presence(words, "two"), devices, "two")
    for word in words.said:
        asyncio.run(there.heard(word))
    assert all(one.elsewhere["one"][0] == {0, 2} for one in elsewhere.values())
