"""What contracts, stage bonuses, bonus actions and awards do (4.3, 8.3 to 8.6, 9, 10.3, 12.5, 12.6)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from spielwerk.games.airship_city import game
from spielwerk.games.airship_city.catalogue import CONTRACTS as CARDS
from spielwerk.games.airship_city.catalogue import STAGE_BONUSES
from spielwerk.games.airship_city.state import FAILED
from tests.games.airship_city.printed import (
    CONTRACTS,
    FAMILY,
    RESOURCES,
    STAGE_BONUS_EARLY,
    STAGE_BONUS_LATE,
    UNLOCKED_BY,
)
from tests.games.airship_city.staging import A, B, C, City, D, Stock

# ---------------------------------------------------------------- contracts


def with_contract(contract: str) -> City:
    """A has an open contract and exactly what it asks."""
    city = City()
    city.expand(A, *RESOURCES)
    city.open_contract(A, contract)
    _, cost, _, _ = CONTRACTS[contract]
    city.give(A, **{r: cost.get(r, 0) for r in RESOURCES})
    return city


@pytest.mark.parametrize("contract", CONTRACTS)
def test_fulfilling_a_contract(contract: str) -> None:
    city = with_contract(contract)
    _, _, points, gold = CONTRACTS[contract]
    city.play(f"fulfil:{contract}")
    assert city.stock(A) == Stock(0, 0, gold, 0)
    assert city.score(A) == points
    assert city.table.ledger()["contracts"] == [points, 0, 0, 0]
    city.turn(A)
    city.enrich(A)
    assert city.offered("fulfil") == set(), "each contract once"


@pytest.mark.parametrize(("contract", "missing"), [(c, r) for c, (_, cost, _, _) in CONTRACTS.items() for r in cost])
def test_a_contract_must_be_paid_in_full(contract: str, missing: str) -> None:
    city = with_contract(contract)
    city.give(A, **{missing: CONTRACTS[contract][1][missing] - 1})
    assert f"fulfil:{contract}" not in city.options


@pytest.mark.parametrize("contract", CONTRACTS)
def test_a_contract_runs_for_its_stages_then_costs_its_points(contract: str) -> None:
    stages, _, points, _ = CONTRACTS[contract]
    city = City()
    city.market([contract])
    city.go(A, "marketplace_2", f"take:{contract}")
    number = CARDS.number(contract)
    assert (city.s.contract_owner[number], city.s.stages_left[number]) == (A, stages)
    gold = city.stock(A).gold
    for stage in range(1, stages + 1):
        assert city.score(A) == 0
        city.set_stage_bonus(stage + 1, "stage_bonus_wood")
        city.finish_round(4 * stage)
    assert city.score(A) == -points
    assert city.table.ledger()["penalties"] == [-points, 0, 0, 0]
    assert city.s.contract_place[number] == FAILED
    assert city.stock(A).gold == gold, "no gold is lost"


def test_a_contract_can_be_fulfilled_in_the_turn_it_was_taken_and_only_by_its_owner() -> None:
    city = City()
    city.market(["contract_04"])
    city.give(A, gear=5)
    city.give(B, gear=5)
    city.go(A, "marketplace_1", "take:contract_04")
    assert "fulfil:contract_04" in city.options
    city.turn(B)
    assert "fulfil:contract_04" not in city.options


def test_any_number_of_contracts_in_a_turn() -> None:
    city = City()
    for contract in ("contract_01", "contract_02", "contract_03"):
        city.open_contract(A, contract)
    city.give(A, wood=7, metal=5, gear=2)
    city.play("fulfil:contract_02", "fulfil:contract_01", "fulfil:contract_03")
    assert city.stock(A) == Stock(0, 0, 2 + 6, 0)
    assert city.score(A) == 3


# ---------------------------------------------------------------- stage bonuses


@pytest.mark.parametrize(
    ("stage", "bonus"),
    [(stage, bonus) for stage in (2, 3) for bonus in STAGE_BONUS_EARLY]
    + [(stage, bonus) for stage in (4, 5) for bonus in STAGE_BONUS_LATE],
)
def test_stage_bonus(stage: int, bonus: str) -> None:
    city = City()
    city.set_stage_bonus(stage, bonus)
    before = [city.stock(p) for p in (A, B, C, D)]
    city.finish_round(4 * (stage - 1))
    for p in (A, B, C, D):
        gained = {r: now - was for r, was, now in zip(RESOURCES, before[p], city.stock(p), strict=True) if now > was}
        assert gained == (STAGE_BONUS_EARLY | STAGE_BONUS_LATE)[bonus]


def test_stage_bonus_respects_the_capacity() -> None:
    city = City()
    city.set_stage_bonus(2, "stage_bonus_wood")
    city.give(A, wood=9)
    city.finish_round(4)
    assert city.stock(A).wood == 10


def test_no_bonus_between_stages() -> None:
    city = City()
    before = [city.stock(p) for p in (A, B, C, D)]
    for number in (1, 2, 3, 5, 6, 7, 9, 19):
        city.finish_round(number)
    assert [city.stock(p) for p in (A, B, C, D)] == before


def test_stage_bonuses_are_drawn_from_their_groups() -> None:
    drawn = {tuple(game.table(seats=4, seed=seed).state.stage_bonus) for seed in range(60)}
    names = [tuple("" if bonus < 0 else STAGE_BONUSES.ids[bonus] for bonus in row) for row in drawn]
    for none, first, second, third, fourth, fifth in names:
        assert none == first == ""
        assert {second, third} < STAGE_BONUS_EARLY.keys()
        assert {fourth, fifth} < STAGE_BONUS_LATE.keys()
        assert second != third
        assert fourth != fifth
    assert {row[2] for row in names} == STAGE_BONUS_EARLY.keys()
    assert {row[5] for row in names} == STAGE_BONUS_LATE.keys()


# ---------------------------------------------------------------- bonus actions


@pytest.mark.parametrize(
    ("action", "ship"), [(action, ship) for action, family in UNLOCKED_BY.items() for ship in FAMILY[family]]
)
def test_the_third_ship_of_a_family_unlocks_its_bonus_action(action: str, ship: str) -> None:
    """Two ships lie there already, of this or a lower level: all levels count together."""
    first, second, third = FAMILY[UNLOCKED_BY[action]]
    city = City()
    city.enrich(A)
    city.donated(second if ship == third else first, {A: 2})
    assert city.bonus(A, action) == "locked"
    city.go(A, "shipyard_1", f"build:{ship}")
    if city.kind == "donate_or_sell":
        city.play("donate")
    assert city.bonus(A, action) == "ready"
    assert all(city.bonus(A, other) == "locked" for other in UNLOCKED_BY if other != action)


def test_selling_a_third_ship_unlocks_nothing() -> None:
    city = City()
    city.enrich(A)
    city.donated("private_wood", {A: 2})
    city.go(A, "shipyard_1", "build:private_wood", "sell")
    assert city.bonus(A, "long_haul_flight") == "locked"


@pytest.mark.parametrize("action", UNLOCKED_BY)
def test_a_used_bonus_action_is_ready_again_in_the_next_stage(action: str) -> None:
    city = City()
    city.set_bonus(B, action, "used")
    city.finish_round(3)
    assert city.bonus(B, action) == "used"
    city.finish_round(4)
    assert city.bonus(B, action) == "ready"
    assert city.bonus(A, action) == "locked"


def piggyback_with_negotiator(wood: int) -> City:
    city = City()
    city.set_bonus(B, "seasoned_negotiator", "ready")
    city.give(B, wood=wood)
    city.place(B, "forest_1", "harbour_1")
    city.go(A, "forest_1", "gather")
    return city


def test_seasoned_negotiator_takes_one_more() -> None:
    city = piggyback_with_negotiator(wood=8)
    assert (city.kind, city.seat, city.options) == ("piggyback_negotiator", B, {"use", "decline"})
    city.play("use")
    assert (city.stock(B).wood, city.bonus(B, "seasoned_negotiator")) == (10, "used")


def test_seasoned_negotiator_can_be_kept() -> None:
    city = piggyback_with_negotiator(wood=8)
    city.play("decline")
    assert (city.stock(B).wood, city.bonus(B, "seasoned_negotiator")) == (9, "ready")


def test_seasoned_negotiator_is_not_asked_when_nothing_more_fits() -> None:
    city = piggyback_with_negotiator(wood=9)
    assert (city.kind, city.seat) == ("turn_main", A)
    assert (city.stock(B).wood, city.bonus(B, "seasoned_negotiator")) == (10, "ready")


def test_seasoned_negotiator_in_the_valley_takes_the_same_resource() -> None:
    city = City()
    city.set_bonus(B, "seasoned_negotiator", "ready")
    city.place(B, "valley_1", "harbour_1")
    city.go(A, "valley_1", "gather")
    city.play("piggyback:metal", "use")
    assert city.stock(B)[:2] == (2, 4)


def test_barter_after_the_last_move() -> None:
    city = City()
    city.set_bonus(A, "barter", "ready")
    city.place(A, moved=["forest_1", "mine_1"])
    assert city.options == {"barter", "end_turn"}
    city.play("barter")
    assert len(city.options) == 12
    city.play("give:gear:take:gold")
    assert city.stock(A) == Stock(2, 2, 3, 2)
    assert city.seat == B


# ---------------------------------------------------------------- awards and tie-breaks

SHIPS = (*FAMILY["wood"], *FAMILY["metal"], *FAMILY["tourist"])
FACILITIES = ("signpost", "statue", "fountain", "park", "clock_tower")


def hand_out(things: Iterable[str], counts: tuple[int, ...]) -> Iterable[tuple[str, int]]:
    """So many things for each seat in turn."""
    return zip(things, [seat for seat, count in enumerate(counts) for _ in range(count)], strict=False)


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1, 0), [6, 3, 0, 0]),
        ((3, 3, 2, 0), [4, 4, 0, 0]),
        ((2, 2, 2, 1), [3, 3, 3, 0]),
        ((2, 2, 2, 2), [2, 2, 2, 2]),
        ((3, 2, 2, 0), [6, 1, 1, 0]),
        ((3, 1, 1, 1), [6, 1, 1, 1]),
        ((0, 5, 0, 0), [0, 6, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
def test_shipbuilding_award(counts: tuple[int, ...], points: list[int]) -> None:
    city = City()
    for ship, owner in hand_out(SHIPS, counts):
        city.donated(ship, {owner: 1})
    city.finish_round(20)
    assert city.awards() == points


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 1, 0, 0), [4, 2, 0, 0]),
        ((2, 2, 1, 0), [3, 3, 0, 0]),
        ((1, 1, 1, 0), [2, 2, 2, 0]),
        ((1, 1, 1, 1), [1, 1, 1, 1]),
        ((2, 1, 1, 1), [4, 0, 0, 0]),
        ((2, 1, 1, 0), [4, 1, 1, 0]),
        ((5, 0, 0, 0), [4, 0, 0, 0]),
    ],
)
def test_facilities_award(counts: tuple[int, ...], points: list[int]) -> None:
    city = City()
    for facility, owner in hand_out(FACILITIES, counts):
        city.donated(facility, {owner: 1})
    city.finish_round(20)
    assert city.awards() == points


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 3, 2, 1), [2, 1, 0, 0]),
        ((2, 2, 1, 0), [1, 1, 0, 0]),
        ((2, 2, 2, 0), [1, 1, 1, 0]),
        ((1, 1, 1, 1), [0, 0, 0, 0]),
        ((2, 1, 1, 0), [2, 0, 0, 0]),
        ((0, 0, 0, 1), [0, 0, 0, 2]),
    ],
)
def test_trade_award(counts: tuple[int, ...], points: list[int]) -> None:
    city = City()
    for contract, owner in hand_out(CONTRACTS, counts):
        city.fulfilled(owner, contract)
    city.finish_round(20)
    assert city.awards() == points


@pytest.mark.parametrize(
    ("of_a", "of_b", "winners"),
    [
        ((42, 0, 0, 0, 0), (41, 10, 10, 10, 10), [A]),
        ((41, 2, 3, 1, 0), (41, 5, 0, 2, 9), [B]),
        ((41, 2, 3, 2, 1), (41, 5, 0, 2, 0), [A]),
        ((41, 2, 3, 2, 4), (41, 5, 0, 2, 4), [A, B]),
        ((-1, 0, 0, 0, 0), (-2, 10, 10, 10, 10), [A]),
    ],
)
def test_tie_breaks(of_a: tuple[int, ...], of_b: tuple[int, ...], winners: list[int]) -> None:
    """Points, then wood, metal and gold together, then gears, then both win."""
    city = City()
    for p in (C, D):
        city.set_score(p, -50)
    for p, (points, wood, metal, gold, gear) in ((A, of_a), (B, of_b)):
        city.set_score(p, points)
        city.give(p, wood=wood, metal=metal, gold=gold, gear=gear)
    assert city.table.winners() == []
    city.finish_round(20)
    assert city.table.winners() == winners


@pytest.mark.parametrize(("number", "ends"), [(4, False), (16, False), (17, True), (18, True), (19, True)])
@pytest.mark.parametrize("owner", [A, B, C, D])
def test_end_by_majorities(owner: int, number: int, ends: bool) -> None:
    for panels in (SHIPS, FACILITIES[:3], FACILITIES[1:]):
        city = City()
        for panel in panels:
            city.donated(panel, {owner: 1})
        city.finish_round(number)
        assert city.table.over == ends


def test_no_end_with_too_few_majorities() -> None:
    city = City()
    for panel in (*SHIPS[:8], *FACILITIES[:2]):
        city.donated(panel, {C: 1})
    for number in (17, 18, 19):
        city.finish_round(number)
        assert not city.table.over
    city.finish_round(20)
    assert city.table.over
