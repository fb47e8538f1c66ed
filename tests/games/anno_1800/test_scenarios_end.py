"""Scenarios of the specification: scoring and corner cases (S16 to S19, S21 to S27)."""

from __future__ import annotations

import pytest

from spielwerk.games.anno_1800.catalogue import BY_MAJORITY
from spielwerk.games.anno_1800.scoring import majority_points, standing, visible_structures
from tests.games.anno_1800.staging import FIRST_GAME, A, B, C, Isles

FW = [f"fw_{number:02}" for number in range(1, 10)]
AEI = [f"aei_{number:02}" for number in range(1, 5)]
BERYL = ("beryl_omara", "university", "edvard_goode", "isabel_sarmento", "zoo")


def test_s16_scoring_with_the_objectives_of_the_first_game() -> None:
    isles = Isles(3, objectives=FIRST_GAME)
    isles.hand(A)
    isles.tableau(A, *FW, *AEI, "nw_01", "nw_02")
    isles.expeditions(A, "exp_01", "exp_11", "exp_21")
    isles.cubes(A, artisan=2, engineer=2)
    isles.gold(A, 11)
    isles.s.fireworks = A
    isles.new_world(A, "nw_isla_dulce")
    isles.build(A, "steelworks", "home:r2c4")
    isles.build(A, "penny_farthing_factory", "home:r3c2")
    isles.cubes(B, engineer=3)
    isles.cubes(C, engineer=1)
    assert isles.ledger(A) == {
        "population_cards": 69, "expeditions": 8, "gold": 3, "fireworks": 7, "objectives": 4 + 8 + 6 + 2,
    }  # fmt: skip
    assert [isles.objective(A, thing) for thing in FIRST_GAME] == [0, 4, 8, 6, 2]
    assert isles.table.scores()[A] == 107


def test_s17_tie_break() -> None:
    isles = Isles(2, objectives=("alonso_graves", "aarhant", "the_editor", "beryl_omara", "museum"))
    for player, yards, ships in ((A, 2, 5), (B, 2, 4)):
        isles.build(player, "shipyard_1", "home:r3c2")
        for column in range(4, ships + 1):
            isles.build(player, "trade_ship_1", f"home:r4c{column}")
        industries = 21 - yards - ships
        extra = ["brewery", "bakery", "glassworks", "cannery", "coffee_roastery"][: industries - 10]
        isles.old_world(player, "ow_harvest_isle" if player == A else "ow_village_isle")
        spots = ["home:r3c3", "home:r3c4", "home:r3c5", "ow1:l1", "ow1:l2"]
        for industry, field in zip(extra, spots, strict=False):
            isles.build(player, industry, field)
        assert visible_structures(isles.s, player) == 21
    isles.hand(A, "fw_01", "fw_02", "fw_03")
    isles.hand(B, "fw_04")
    assert isles.table.scores() == [0, 0]
    assert standing(isles.s, B) > standing(isles.s, A)
    isles.hand(A, "fw_01")
    assert standing(isles.s, B) == standing(isles.s, A)


def test_s18_visitors() -> None:
    isles = Isles(2, objectives=("museum", "alonso_graves", "aarhant", "the_editor", "beryl_omara"))
    isles.expeditions(A, "exp_01", "exp_06")
    isles.cubes(A, investor=1, artisan=1)
    assert isles.ledger(A)["expeditions"] == 6
    assert isles.objective(A, "museum") == 2


@pytest.mark.parametrize(("exploration", "ways"), [(3, set()), (4, {2}), (5, {2}), (6, {2, 3})])
def test_s19_beryl_omara(exploration: int, ways: set[int]) -> None:
    isles = Isles(2, objectives=BERYL)
    isles.build(B, "penny_farthing_factory", "home:r3c2")
    isles.build(A, "coffee_roastery", "home:r3c2")
    isles.build(A, "sausage_factory", "home:r3c3")
    isles.tokens(A, trade=1, exploration=exploration)
    isles.hand(A, "aei_19", "fw_01")
    isles.turn(A)
    if not ways:
        assert "play_card" not in isles.options
        return
    isles.play("play_card")
    if len(ways) > 1:
        assert isles.options == {f"trade:1:beryl={k}" for k in ways}
        return
    assert isles.face("aei_19") == "open"  # the one way was taken without asking
    assert isles.trade(A) == (0, 1) and isles.exploration(A) == (exploration - 4, 4)


@pytest.mark.parametrize(
    ("engineers", "points"),
    [((3, 3, 1, 0), [10, 10, 0, 0]), ((3, 1, 1, 0), [10, 4, 4, 0]), ((0, 0, 0, 0), [0, 0, 0, 0])],
)
def test_s21_majority_ties(engineers: tuple[int, ...], points: list[int]) -> None:
    isles = Isles(4, objectives=FIRST_GAME)
    for player, count in enumerate(engineers):
        isles.cubes(player, engineer=count)
    assert [majority_points(isles.s, player, BY_MAJORITY, 11) for player in range(4)] == points
    assert [isles.objective(player, "university") for player in range(4)] == points


def test_s22_identical_industries() -> None:
    isles = Isles(2, objectives=("willie_wibblesock", *FIRST_GAME[1:]))
    isles.build(A, "brewery", "home:r3c2")
    isles.next_old_world("ow_brewers_isle")
    isles.turn(A)
    isles.play("open_old_world")
    assert isles.shows(A, "ow1:l1") == isles.shows(A, "home:r3c2") == "brewery"
    isles.turn(A)
    assert isles.can("expand") and not isles.can("expand", "industry:brewery")
    assert isles.objective(A, "willie_wibblesock") == 2
    isles.cubes(B, farmer=1)
    isles.hand(B, "fw_46", "aei_32")  # beer and an exploration token
    isles.turn(B)
    isles.play("play_card")
    assert isles.trade(B) == (1, 1) and isles.s.player[A].gold == 1


def test_s23_mode_additional() -> None:
    isles = Isles(2, mode="additional")
    isles.turn(A)
    isles.play("expand", "industry:sawmill")
    assert isles.offered("field") == {f"home:r{row}c{column}" for row in (1, 2, 3) for column in range(1, 6)}
    isles.play("field:home:r3c2")
    assert isles.shows(A, "home:r1c5") == "start_sawmill"
    isles.turn(A)
    isles.play("expand", "shipyard:1")
    assert {"produce:home:r1c5", "produce:home:r3c2"} <= isles.options


def test_s23_mode_replace() -> None:
    isles = Isles(2)
    isles.turn(A)
    isles.play("expand", "industry:sawmill")
    assert isles.shows(A, "home:r1c5") == "sawmill"
    isles.turn(A)
    isles.play("expand", "shipyard:1")
    assert isles.options == {"produce:home:r1c5", "trade:1"}
    isles.play("produce:home:r1c5")
    assert isles.on(A, "home:r1c5") == ["worker"]


def test_s24_only_feasible_options() -> None:
    isles = Isles()
    isles.build(A, "soap_factory", "home:r3c2")
    isles.build(A, "brewery", "home:r3c3")
    isles.cubes(A, worker=1)
    isles.tokens(A, trade=0)
    isles.hand(A, "fw_29")
    isles.tableau(A, "fw_01")
    isles.top("fw_02")
    isles.turn(A)
    assert "play_card" not in isles.options
    isles.play("activate:fw_01")
    assert isles.cards_in_hand(A) == ["fw_29", "fw_02"]
    assert isles.district(A) == {"worker": 2}
    isles.play("play_card")
    assert isles.face("fw_29") == "open"


def crowded_sawmill(gold: int, in_district: bool) -> Isles:
    isles = Isles()
    isles.build(A, "sawmill", "home:r1c5")
    isles.cubes(A, worker=1 if in_district else 0)
    isles.work(A, "home:r1c5", "worker", "artisan")
    isles.exhaust(A, *["worker"] * (1 if in_district else 2))
    isles.tokens(A, trade=0)
    isles.gold(A, gold)
    isles.hand(A, "aei_32")
    isles.turn(A)
    return isles


@pytest.mark.parametrize(("gold", "in_district", "possible"), [(1, True, False), (2, True, True), (2, False, True)])
def test_s25_payability_with_occupied_workplaces(gold: int, in_district: bool, possible: bool) -> None:
    assert crowded_sawmill(gold, in_district).can("expand", "shipyard:1") == possible


def test_s25_two_gold_leave_one_way() -> None:
    isles = crowded_sawmill(2, in_district=False)
    isles.play("expand", "shipyard:1")
    assert isles.kind == "build_field"
    assert isles.on(A, "home:r1c5") == ["worker", "artisan"] and isles.s.player[A].gold == 0


def test_s25_five_gold_leave_three() -> None:
    isles = crowded_sawmill(5, in_district=False)
    isles.play("expand", "shipyard:1")
    assert isles.options == {
        "shift_end:worker:home:r1c5", "shift_end:artisan:home:r1c5", "shift_end:worker:exhausted",
    }  # fmt: skip


def test_s26_removal_alone() -> None:
    isles = Isles()
    isles.build(A, "brewery", "home:r3c2")
    isles.cubes(A)
    isles.work(A, "home:r3c2", "worker")
    isles.tokens(A, trade=0, exploration=0)
    isles.s.supply[0] = 0
    isles.turn(A)
    before = isles.supply("brewery")
    isles.play("expand")
    assert isles.supply("brewery") == before + 1
    assert isles.exhausted(A) == {"worker": 1} and isles.shows(A, "home:r3c2") == ""
    assert isles.s.active == B


def test_s27_a_covered_ship_comes_back() -> None:
    isles = Isles()
    isles.build(A, "trade_ship_2", "home:r4c1")
    isles.tokens(A, trade=3, tired_trade=0)
    isles.turn(A)
    isles.play("expand", "remove:home:r4c1")
    assert isles.trade(A) == (1, 1)
    assert isles.shows(A, "home:r4c1") == "trade_ship_1"
