"""Journals: a game as data; broken and foreign ones are refused in one clear line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spielwerk.kernel import Game, Table
from spielwerk.kernel.journal import BadJournal, checksum, from_journal, to_journal
from tests.kernel.medals import game


def find(slug: str) -> Game:
    if slug != game.slug:
        raise ValueError(f"there is no game {slug!r}")
    return game


def played() -> Table:
    table = game.table(2, 99, {"generous": "yes"}, names=["Ada", "Bö"])
    for key in ("earn", "draw", "roll", "earn"):
        table.play(key)
    return table


def test_a_journal_brings_the_game_back() -> None:
    table = played()
    again = from_journal(json.loads(json.dumps(to_journal(table))), find)
    assert bytes(again.state) == bytes(table.state)
    assert again.names == ["Ada", "Bö"] and again.choices == {"generous": "yes"}


def test_a_game_can_be_played_up_to_a_move() -> None:
    assert from_journal(to_journal(played()), find, to=2).keys() == ["earn", "draw"]
    with pytest.raises(BadJournal, match="there is no move 9"):
        from_journal(to_journal(played()), find, to=9)


def changed(**entries: Any) -> dict[str, Any]:
    content = to_journal(played()) | entries
    return content | {"sha256": checksum(content)}


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ([], "no game of Spielwerk"),
        ({"format": "other"}, "no game of Spielwerk"),
        (to_journal(played()) | {"seed": 5}, "checksum"),
        (changed(format_version=9), "version 9"),
        (changed(game="chess"), "there is no game 'chess'"),
        (changed(game_version=7), "version 7 of its rules"),
        (changed(seats=9), "2 to 3 players"),
        (changed(seats=True), "seats is missing or broken"),
        (changed(moves=[1]), "must be short texts"),
        (changed(moves=["earn", "fly"]), "move 2 does not fit"),
        (changed(seed=-1), "a seed is a number from 0"),
        (to_journal(played()) | {"names": ["\ud800"]}, "must be short texts"),
        (to_journal(played()) | {"names": ["x" * 3000]}, "must be short texts"),
        (changed(choices={"generous": "perhaps"}), "generous is one of"),
        ({key: value for key, value in to_journal(played()).items() if key != "moves"}, "moves is missing"),
    ],
)
def test_bad_content_is_refused_with_its_reason(content: Any, complaint: str) -> None:
    with pytest.raises(BadJournal, match=complaint):
        from_journal(content, find)
