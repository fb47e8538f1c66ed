"""Scenarios of the specification: set-up, payments, builds (S1 to S11)."""

from __future__ import annotations

import pytest

from spielwerk.games.anno_1800 import game
from spielwerk.games.anno_1800.catalogue import RESOURCES
from tests.games.anno_1800.staging import A, B, Isles


def test_s1_set_up_for_four() -> None:
    s = game.table(seats=4, seed=5).state
    assert [s.player[p].gold for p in range(4)] == [0, 1, 2, 3]
    assert all(list(s.player[p].hand_of_deck) == [7, 2, 0] for p in range(4))
    assert list(s.cubes) == [9, 28, 17, 20, 15]
    assert list(s.pile_size) == [18, 24, 24]
    assert (s.expedition_pile_size, s.old_world_left, s.new_world_left) == (22, 12, 8)
    assert len(set(s.objective)) == 5 and sum(s.in_play) == 5
    assert sum(s.supply) == 120


@pytest.mark.parametrize(
    ("seats", "cubes", "decks"), [(2, [17, 34, 21, 20, 15], [32, 28, 24]), (3, [13, 31, 19, 20, 15], [25, 26, 24])]
)
def test_s1_supply_for_fewer(seats: int, cubes: list[int], decks: list[int]) -> None:
    s = game.table(seats=seats, seed=5).state
    assert list(s.cubes) == cubes
    assert list(s.pile_size) == decks


def penny_farthing_game(trade: int) -> Isles:
    isles = Isles(3)
    isles.build(B, "penny_farthing_factory", "home:r3c2")
    isles.work(B, "home:r3c2", "engineer", "engineer")
    isles.build(A, "coffee_roastery", "home:r3c2")
    isles.build(A, "sausage_factory", "home:r3c3")
    isles.tokens(A, trade=trade)
    isles.hand(A, "aei_19", "fw_01")  # penny-farthings, coffee, sausages
    isles.turn(A)
    return isles


def test_s2_trade_for_a_penny_farthing() -> None:
    isles = penny_farthing_game(3)
    isles.play("play_card")  # the only payable card, and trade:1 the only way: both are taken by themselves
    assert isles.trade(A) == (0, 3)
    assert isles.s.player[B].gold == 1
    assert isles.on(B, "home:r3c2") == ["engineer", "engineer"]
    assert isles.s.traded[RESOURCES.number("penny_farthings")] == 1
    isles.tokens(A, trade=3)
    isles.hand(A, "aei_20", "aei_31")  # both ask for penny-farthings
    isles.s.actions_left = 1
    assert not isles.can("play_card"), "no further penny-farthing can be traded in this turn"
    assert isles.face("aei_19") == "open"


def test_s2_two_tokens_are_too_few() -> None:
    assert not penny_farthing_game(2).can("play_card")


def test_s3_three_upgrades() -> None:
    isles = Isles()
    isles.turn(A)
    isles.play("upgrade", "upgrade:farmer", "produce:home:r2c2")  # all farmers are in the district: no question
    isles.play("upgrade:farmer", "produce:home:r2c2")
    assert isles.options == {"upgrade:farmer", "done"}
    isles.play("upgrade:farmer")  # trade:1 is the only way to pay now, the district the only place
    assert isles.district(A) == {"farmer": 1, "worker": 6}
    assert isles.on(A, "home:r2c2") == ["artisan", "artisan"]
    assert isles.trade(A) == (0, 2)
    assert isles.s.player[B].gold == 1
    assert (isles.cubes_left("farmer"), isles.cubes_left("worker")) == (17 + 3, 34 - 3)
    assert isles.s.player[A].hand_size == 9
    assert isles.s.active == B, "a fourth upgrade is not offered, and nothing else is left to do"


def test_s4_first_build() -> None:
    isles = Isles()
    isles.turn(A)
    isles.play("expand", "industry:charcoal_kiln")
    assert isles.kind == "pay_item"
    assert isles.options == {"produce:home:r1c5", "trade:1"}
    isles.play("produce:home:r1c5")
    assert isles.shows(A, "home:r2c1") == "charcoal_kiln"
    assert isles.supply("charcoal_kiln") == 1
    assert isles.district(A)["farmer"] == 3


def test_s5_covering_an_industry_with_a_cube_on_it() -> None:
    isles = Isles()
    isles.work(A, "home:r2c1", "artisan")
    isles.turn(A)
    isles.play("expand", "industry:charcoal_kiln", "produce:home:r1c5")
    assert isles.exhausted(A) == {"artisan": 1}
    assert isles.on(A, "home:r2c1") == []


def test_s6_a_cost_with_a_cube() -> None:
    isles = Isles()
    isles.turn(A)
    isles.play("expand", "industry:warehouse", "produce:home:r2c2")
    assert isles.on(A, "home:r2c2") == ["artisan"]
    assert isles.exhausted(A) == {"artisan": 1}
    assert "artisan" not in isles.district(A)
    assert isles.shows(A, "home:r2c3") == "warehouse"


@pytest.mark.parametrize(("gold", "trade", "possible"), [(2, 1, False), (3, 1, True), (2, 2, True)])
def test_s7_payability(gold: int, trade: int, possible: bool) -> None:
    isles = Isles()
    isles.cubes(A, artisan=1)
    isles.work(A, "home:r2c4", "artisan")
    isles.gold(A, gold)
    isles.tokens(A, trade=trade)
    isles.turn(A)
    assert isles.can("expand", "industry:warehouse") == possible


@pytest.mark.parametrize("field", ["home:r2c1", "home:r3c3"])
def test_s8_shift_end_in_the_middle_of_a_payment(field: str) -> None:
    isles = Isles()
    isles.build(A, "sausage_factory", "home:r3c2")
    isles.build(A, "schnapps_distillery", "home:r3c3")
    isles.build(A, "charcoal_kiln", "home:r2c1")
    isles.cubes(A, worker=1)
    isles.work(A, "home:r2c1", "worker", "worker")
    isles.gold(A, 2)
    isles.tokens(A, trade=0)
    isles.hand(A, "fw_03", "aei_32")
    isles.turn(A)
    isles.play("play_card")
    assert isles.options == {
        "produce:home:r3c3", "shift_end:worker:home:r2c1",
    }  # fmt: skip
    isles.play("produce:home:r3c3")
    assert isles.options == {"shift_end:worker:home:r2c1", "shift_end:worker:home:r3c3"}
    isles.play(f"shift_end:worker:{field}")  # then sausages can be made in one way only
    assert isles.s.player[A].gold == 0
    assert isles.on(A, "home:r3c2") == ["worker"]
    assert isles.face("fw_03") == "open"


def test_s9_a_resource_is_traded_once_in_a_turn() -> None:
    isles = Isles()
    isles.cubes(A, artisan=2)
    isles.tokens(A, trade=5)
    isles.turn(A)
    assert not isles.can("expand", "shipyard:2")
    isles = Isles()
    isles.build(A, "sawmill", "home:r1c5")
    isles.cubes(A, worker=1)
    isles.tokens(A, trade=3)
    isles.turn(A)
    assert isles.can("expand", "shipyard:2")
    isles.tokens(A, trade=2)
    assert not isles.can("expand", "shipyard:2")


def test_s10_ship_with_one_shipyard() -> None:
    isles = Isles()
    isles.turn(A)
    isles.play("expand", "ship:trade_ship_1", "produce:home:r2c5", "produce:home:r1c5", "field:home:r4c4")
    assert isles.trade(A) == (3, 0)
    assert isles.s.active == B


def test_s11_building_over_a_ship() -> None:
    isles = Isles()
    isles.build(A, "shipyard_2", "home:r3c2")
    isles.build(A, "trade_ship_2", "home:r4c4")
    isles.build(A, "trade_ship_1", "home:r4c5")
    isles.tokens(A, trade=3, tired_trade=2)
    isles.turn(A)
    isles.play("expand", "ship:trade_ship_2", "produce:home:r2c5", "produce:home:r2c3", "produce:home:r1c5")
    assert isles.offered("field") == {f"home:r4c{column}" for column in range(1, 6)}
    isles.play("field:home:r4c1")
    assert isles.trade(A) == (5, 1)
