"""The card of a game: what its folder says, and what holds where it says nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielwerk.games import GAMES, game_folder
from spielwerk.kernel.card import FILE, Card, read_card


def test_a_game_without_a_card_stands_at_the_end(tmp_path: Path) -> None:
    assert read_card(tmp_path) == Card()
    assert max(read_card(game_folder(slug)).order for slug in GAMES) < Card().order


@pytest.mark.parametrize("slug", GAMES)
def test_minutes_go_from_few_to_many(slug: str) -> None:
    least, most = read_card(game_folder(slug)).minutes
    assert 0 < least <= most


def test_a_card_may_say_only_some_things(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("minutes = [5, 10]\n")
    assert read_card(tmp_path) == Card((5, 10))
