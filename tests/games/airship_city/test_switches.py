"""The nine table options, each with its other value (11)."""

from __future__ import annotations

import pytest

from spielwerk.games.airship_city import game
from tests.games.airship_city.staging import A, B, City, Stock

SWITCHES = {
    "workers_stay_on_shifted_tile": "true",
    "score_may_be_negative": "true",
    "prerequisite_counts_majority_marker": "false",
    "bonus_unlock_counts_majority_marker": "false",
    "majority_needs_strict_lead": "true",
    "shift_in_mid_hop": "true",
    "expansion_must_develop_if_possible": "true",
    "resource_bonus_tile_side_checked": "before_action",
    "resource_bonus_expansion_checked": "after_action",
}


def test_the_usual_answers_are_the_default() -> None:
    assert {name: choice.default for name, choice in game.choices.items()} == SWITCHES


@pytest.mark.parametrize("name", SWITCHES)
def test_every_switch_has_two_values(name: str) -> None:
    others = {"before_action", "after_action"} if name.startswith("resource_bonus") else {"true", "false"}
    assert set(game.choices[name].values) == others


# ---------------------------------------------------------------- workers_stay_on_shifted_tile


def test_workers_keep_their_position_at_a_paid_shift() -> None:
    city = City(workers_stay_on_shifted_tile="false")
    city.place(A, "harbour_1", "workshop_1")
    city.place(B, "marketplace_1", "forest_1")
    city.play("shift:row1_right")
    assert city.row(1) == ["workshop_1", "valley_1", "harbour_1", "marketplace_1"]
    assert city.workers(A) == ["marketplace_1", "valley_1"], "A's workers are still on positions 5 and 7"
    assert city.workers(B) == ["forest_1", "harbour_1"], "B's worker is still on position 6"


@pytest.mark.parametrize(
    ("shift", "tile"),
    [("row0_right", "shipyard_1"), ("row0_left", "mine_1"), ("col0_down", "mine_2"), ("col0_up", "valley_1")],
)
def test_another_tile_comes_under_a_worker_in_the_corner(shift: str, tile: str) -> None:
    city = City(workers_stay_on_shifted_tile="false")
    city.place(A, "forest_1", "lighthouse_1")
    city.play(f"shift:{shift}")
    assert city.at(0) == tile
    assert set(city.workers(A)) == {tile, "lighthouse_1"}


def test_workers_keep_their_position_at_the_lighthouse() -> None:
    city = City(workers_stay_on_shifted_tile="false")
    city.develop("lighthouse_1")
    city.expand(A, "gear")
    city.place(A, "marketplace_1", "forest_1")
    city.play("move:marketplace_1", "to:lighthouse_1", "shift:row2_left", "shift:col2_down")
    assert city.at(10) == "marketplace_1"
    assert city.workers(A) == ["forest_1", "marketplace_1"], "still on positions 0 and 10"
    assert city.stock(A).gear == 4, "the bonus belongs to the Lighthouse all the same"


# ---------------------------------------------------------------- score_may_be_negative


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 0), (4, 0), (6, 2)])
def test_a_penalty_stops_at_zero(before: int, after: int) -> None:
    city = City(score_may_be_negative="false")
    city.set_score(A, before)
    city.open_contract(A, "contract_15", stages_left=1)
    city.finish_round(4)
    assert city.score(A) == after


def test_the_rest_of_a_penalty_is_forgotten() -> None:
    city = City(score_may_be_negative="false")
    city.open_contract(A, "contract_15", stages_left=1)
    city.finish_round(4)
    city.give(A, gold=10)
    city.go(A, "architects_office_1", "construct:fountain")
    assert city.score(A) == 5


# ---------------------------------------------------------------- prerequisite_counts_majority_marker


@pytest.mark.parametrize(("ships", "offered"), [({A: 1}, True), ({A: 1, B: 1}, False), ({A: 2, B: 2}, True)])
def test_the_majority_marker_counts_for_the_prerequisite(ships: dict[int, int], offered: bool) -> None:
    city = City(prerequisite_counts_majority_marker="true")
    city.donated("private_metal", ships)
    city.give(A, metal=10, gear=10)
    city.go(A, "shipyard_1")
    assert ("build:residential_metal" in city.options) == offered


# ---------------------------------------------------------------- bonus_unlock_counts_majority_marker


def test_the_majority_marker_counts_for_the_bonus_action() -> None:
    city = City(bonus_unlock_counts_majority_marker="true")
    city.give(A, metal=6, gear=4)
    city.go(A, "shipyard_1", "build:private_metal", "donate")
    assert city.bonus(A, "seasoned_negotiator") == "locked", "one ship and its majority are two markers"
    city.go(A, "shipyard_1", "build:private_metal", "donate")
    assert city.bonus(A, "seasoned_negotiator") == "ready", "two ships and their majority are three"


def test_an_unlocked_bonus_action_stays_so_without_the_majority() -> None:
    city = City(bonus_unlock_counts_majority_marker="true")
    city.donated("private_wood", {A: 1, B: 1})
    city.give(A, wood=4, gear=3)
    city.go(A, "shipyard_1", "build:private_wood", "donate")
    assert city.bonus(A, "long_haul_flight") == "ready"
    city.give(B, wood=4, gear=3)
    city.go(B, "shipyard_1", "build:private_wood", "donate")
    assert city.majority("private_wood") == -1
    assert city.bonus(A, "long_haul_flight") == "ready"
    assert city.bonus(B, "long_haul_flight") == "locked"


# ---------------------------------------------------------------- majority_needs_strict_lead


@pytest.mark.parametrize(("first", "second"), [(A, B), (B, A)])
def test_a_tie_leaves_the_majority_marker(first: int, second: int) -> None:
    city = City(majority_needs_strict_lead="false")
    city.donated("private_wood", {first: 1})
    city.give(second, wood=7, gear=5)
    city.go(second, "shipyard_1", "build:private_wood", "donate")
    assert (city.majority("private_wood"), city.markers(first), city.markers(second)) == (first, 18, 19)
    city.go(second, "shipyard_1", "build:private_wood", "donate")
    assert (city.majority("private_wood"), city.markers(first), city.markers(second)) == (second, 19, 17)


def test_an_empty_majority_space_still_needs_a_lead() -> None:
    city = City(majority_needs_strict_lead="false")
    city.donated("private_wood", {A: 1, B: 2})
    city.s.majority[0] = -1
    city.give(A, wood=4, gear=3)
    city.go(A, "shipyard_1", "build:private_wood", "donate")
    assert city.majority("private_wood") == -1


# ---------------------------------------------------------------- shift_in_mid_hop


def test_no_pause_in_mid_hop() -> None:
    city = City(shift_in_mid_hop="false")
    city.place(A, "harbour_1", moved=["marketplace_1"])
    city.play("move:harbour_1")
    assert city.reach("to") == {1, 2, 4, 7, 9, 10}
    assert city.offered("pause") == set()


# ---------------------------------------------------------------- expansion_must_develop_if_possible


def test_developing_can_be_declined() -> None:
    city = City(expansion_must_develop_if_possible="false")
    city.give(A, wood=3, metal=2, gold=4)
    city.go(A, "workshop_1", "expand:gold")
    assert "decline" in city.options
    assert "marketplace_1" in city.offered("develop")
    city.play("decline")
    assert city.score(A) == 3
    assert not any(city.s.developed)


def test_developing_can_not_be_declined_unless_the_table_allows_it() -> None:
    city = City()
    city.give(A, wood=3, metal=2, gold=4)
    city.go(A, "workshop_1", "expand:gold")
    assert "decline" not in city.options


# ---------------------------------------------------------------- resource_bonus_tile_side_checked


def test_a_workshop_that_develops_itself_gives_its_bonus_at_once() -> None:
    city = City(resource_bonus_tile_side_checked="after_action")
    city.give(A, wood=3, metal=2, gold=3, gear=4)
    city.go(A, "workshop_1", "expand:gear", "develop:workshop_1")
    assert city.stock(A) == Stock(0, 0, 0, 3)


def test_a_workshop_that_develops_another_tile_gives_no_bonus() -> None:
    city = City(resource_bonus_tile_side_checked="after_action")
    city.give(A, wood=3, metal=2, gold=3, gear=4)
    city.go(A, "workshop_1", "expand:gear", "develop:factory_1")
    assert city.stock(A) == Stock(0, 0, 0, 2)


# ---------------------------------------------------------------- resource_bonus_expansion_checked


def test_a_new_expansion_does_not_count_yet() -> None:
    city = City(resource_bonus_expansion_checked="before_action")
    city.develop("workshop_1")
    city.give(A, wood=3, metal=2, gold=4)
    city.go(A, "workshop_1", "expand:gold", "develop:marketplace_1")
    assert city.stock(A)[:3] == (0, 0, 0)


def test_only_older_expansions_count() -> None:
    city = City(resource_bonus_expansion_checked="before_action")
    city.develop("workshop_1")
    city.expand(A, "wood")
    city.give(A, wood=3, metal=2, gold=4)
    city.go(A, "workshop_1", "expand:gold", "develop:marketplace_1")
    assert city.stock(A)[:3] == (1, 0, 0), "wood is the only choice, so nothing is asked"
