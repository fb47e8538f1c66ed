"""Scenarios of __NAME__, one for each rule. The laws (tests/laws) look after what holds in every game."""

from __future__ import annotations

from pathlib import Path

import spielwerk
from spielwerk.kernel.examples import stage

GAME = spielwerk.game(Path(__file__).parent.name)


def test_what_is_kept_is_safe() -> None:
    table = stage(GAME, {"set": {"gathered": 7, "player.0.points": 5}})
    table.play("keep")
    assert (table.state.player[0].points, table.state.gathered, table.seat) == (12, 0, 1)


def test_a_one_takes_what_was_gathered_and_ends_the_turn() -> None:
    tables = [stage(GAME, {"seed": seed, "set": {"gathered": 7}}) for seed in range(100)]
    for table in tables:
        table.play("roll")
    ended = [table.state for table in tables if table.seat == 1]
    assert 5 < len(ended) < 40, "one of six rolls is a one"
    assert all((s.player[0].points, s.gathered) == (0, 0) for s in ended)


def test_a_harmless_one_counts_like_any_other_face() -> None:
    for seed in range(100):
        table = stage(GAME, {"seed": seed, "choices": {"ones_are_harmless": "true"}, "set": {"gathered": 7}})
        table.play("roll")
        assert table.seat == 0 and 8 <= table.state.gathered <= 13


def test_gifts_are_opened_after_the_last_round() -> None:
    table = stage(GAME, {"set": {"round_number": 5, "player.0.gift": 4, "player.1.gift": 2}})
    while not table.over:
        table.play("keep" if "keep" in table.options() else "roll")
    assert [line.partition(" opens ")[2] for line in table.log("en")[-2:]] == [
        "a gift of 4 points.",
        "a gift of 2 points.",
    ]
