"""What the board shows as possible is what is offered: the view agrees with options and refusals in random games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spielwerk.games.airship_city import game
from spielwerk.kernel import Table
from tests.games.airship_city.staging import A, B, City
from tests.games.airship_city.test_invariants import walk

PRICED = {"build": "airship", "construct": "facility", "expand": "expansion", "fulfil": "contract"}
"""Where the price of an option stands."""
MARKERS_OF_MAJORITIES = ("prerequisite_counts_majority_marker", "bonus_unlock_counts_majority_marker")


def agrees(table: Table, view: dict[str, Any], seen: Counter[str]) -> None:
    """Compare everything that a board shows of the waiting decision with its options and refusals."""
    offered, refused = table.options(), {refusal.key: refusal.name for refusal in table.refused("en")}
    for key in (*offered, *refused):
        verb, _, thing = key.partition(":")
        reason = refused.get(key, "offered")
        seen[f"{verb} {reason}"] += 1
        if verb in PRICED:
            can_be_paid(view, table.seat, PRICED[verb], thing, reason)
        if verb == "build":
            needs_smaller_ships(view, table.seat, thing, reason)
        if verb == "hire" and reason != "all_workers_hired":
            assert (view["missing"][table.seat]["hire"] == {}) == (reason == "offered")
        if verb == "barter":
            assert view["unlocking"][table.seat]["barter"]["met"] == (reason != "bonus_locked")
    if table.kind and table.kind.name == "turn_main":
        workers_can_be_moved(view, table.seat, {key for key in offered if key.startswith("move:")})


def can_be_paid(view: dict[str, Any], p: int, column: str, thing: str, reason: str) -> None:
    """The price of what is offered can be paid; where resources are the reason, some are missing."""
    if reason in ("offered", "lacks"):
        assert (view["missing"][p][column][thing] == {}) == (reason == "offered")


def needs_smaller_ships(view: dict[str, Any], p: int, airship: str, reason: str) -> None:
    """A locked airship is refused for its prerequisite, and no other one is."""
    locked = airship in view["prerequisites"][p] and not view["prerequisites"][p][airship]["met"]
    assert locked == (reason == "needs_lower_ship")


def workers_can_be_moved(view: dict[str, Any], p: int, offered: set[str]) -> None:
    """The workers that may move are those that are offered; nobody else's are, and none that has moved."""
    assert {f"move:{worker['tile']}" for worker in view["workers"][p] if worker["may_move"]} == offered
    for seat, workers in enumerate(view["workers"]):
        assert not any(worker["may_move"] and (worker["moved"] or seat != p) for worker in workers)


def shifted(view: dict[str, Any], shift: str) -> list[str]:
    """The tiles after a shift of the view."""
    tiles = list(view["tile_at"])
    positions = next(line["positions"] for line in view["shifts"] if line["shift"] == shift)
    for here, there in zip(positions, [*positions[1:], positions[0]], strict=True):
        tiles[there] = view["tile_at"][here]
    return tiles


@pytest.mark.invariants
@pytest.mark.parametrize("counted", ["false", "true"])
@pytest.mark.parametrize("wealthy", [False, True])
def test_the_view_agrees_with_what_is_offered_in_random_games(wealthy: bool, counted: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(2):
        before: dict[str, Any] = {}
        for table in walk(3 + seed, seed, wealthy, **dict.fromkeys(MARKERS_OF_MAJORITIES, counted)):
            view = table.view()
            last = game.key(table.moves[-1].option) if table.moves else ""
            if last.startswith("shift"):
                assert view["tile_at"] == shifted(before, last.partition(":")[2])
            agrees(table, view, seen)
            before = view
    assert {"build offered", "build lacks", "build needs_lower_ship", "move worker_done"} <= set(seen)


# ---------------------------------------------------------------- what the board once worked out by itself


@pytest.mark.parametrize(("counted", "have"), [("false", 1), ("true", 2)])
def test_the_switch_of_the_prerequisite_is_shown(counted: str, have: int) -> None:
    city = City(prerequisite_counts_majority_marker=counted)
    city.donated("private_wood", {A: 1})
    larger = city.table.view()["prerequisites"][A]["residential_wood"]
    assert larger == {"have": have, "needed": 2, "met": have == 2}
    assert "private_wood" not in city.table.view()["prerequisites"][A]


@pytest.mark.parametrize(("counted", "have"), [("false", 2), ("true", 3)])
def test_the_switch_of_bonus_actions_is_shown(counted: str, have: int) -> None:
    city = City(bonus_unlock_counts_majority_marker=counted)
    city.donated("private_wood", {A: 1, B: 1})
    city.donated("cargo_wood", {A: 1})
    assert city.table.view()["unlocking"][A]["long_haul_flight"] == {"have": have, "needed": 3, "met": False}


def test_what_is_missing_is_counted_after_discounts() -> None:
    city = City()
    city.give(A, wood=1, metal=2, gold=2, gear=3)
    city.donated("private_wood", {A: 1})
    missing = city.table.view()["missing"][A]
    assert missing["airship"]["private_wood"] == {"wood": 1}
    assert missing["airship"]["tourist"] == {}
    assert missing["hire"] == {"gold": 8}


def test_only_the_worker_in_mid_hop_may_move() -> None:
    city = City()
    city.place(A, "harbour_1", "forest_1", moved=["marketplace_1"])
    assert [worker["may_move"] for worker in city.table.view()["workers"][A]] == [True, True, False]
    city.play("move:harbour_1", "pause:marketplace_1")
    assert [worker["may_move"] for worker in city.table.view()["workers"][A]] == [True, False, False]


def test_the_city_and_its_lines() -> None:
    view = City().table.view()
    assert view["grid"] == {"rows": 4, "columns": 4}
    lines = {line["shift"]: (line["direction"], line["positions"]) for line in view["shifts"]}
    assert lines["row1_left"] == ("left", [7, 6, 5, 4])
    assert lines["col2_down"] == ("down", [2, 6, 10, 14])
    assert len(lines) == 16
