"""Worked examples of the specification: contracts that expire, the end of the game, awards, tie-breaks."""

from __future__ import annotations

from spielwerk.games.airship_city.state import FAILED
from tests.games.airship_city.staging import A, B, C, City, D


def test_s24_expiry() -> None:
    city = City()
    city.set_stage_bonus(2, "stage_bonus_wood")
    city.give(A, wood=2, gear=1)
    city.open_contract(A, "contract_01", stages_left=1)
    city.finish_round(4)
    assert city.s.round_number == 5
    assert city.stock(A).wood == 5
    assert city.score(A) == -1
    assert city.s.contract_place[0] == FAILED
    assert "fulfil:contract_01" not in city.options


def test_s25_early_end() -> None:
    city = City()
    for facility in ("fountain", "park", "statue"):
        city.donated(facility, {B: 1})
    city.open_contract(A, "contract_15", stages_left=2)
    city.finish_round(17)
    assert city.table.over
    assert city.table.ledger()["penalties"] == [-4, 0, 0, 0]
    assert city.score(A) == -4
    assert city.awards() == [0, 4, 0, 0]


def test_s26_condition_only_for_a_moment() -> None:
    city = City()
    city.donated("fountain", {A: 1})
    city.donated("statue", {C: 1})
    city.turn(B, number=18)
    city.give(B, wood=10, gold=6)
    city.go(B, "architects_office_1", "construct:park")
    assert [city.majority(facility) for facility in ("fountain", "statue", "park")] == [A, C, B]
    city.give(D, gold=10)
    city.go(D, "architects_office_1", "construct:fountain")
    assert city.majority("fountain") == -1
    city.finish_round(18)
    assert not city.table.over
    assert city.s.round_number == 19


AIRSHIPS = (
    "private_wood", "private_metal", "tourist", "residential_wood", "residential_metal",
    "passenger", "cargo_wood", "cargo_metal", "luxury",
)  # fmt: skip


def test_s27_shipbuilding_award() -> None:
    city = City()
    for airship, owner in zip(AIRSHIPS, (A, A, A, B, B, B, C, C), strict=False):
        city.donated(airship, {owner: 1})
    city.finish_round(20)
    assert city.awards() == [4, 4, 0, 0]


def test_s27_facilities_award() -> None:
    city = City()
    for facility, owner in zip(("signpost", "statue", "fountain", "park"), (B, B, C, D), strict=True):
        city.donated(facility, {owner: 1})
    city.finish_round(20)
    assert city.awards() == [0, 4, 1, 1]


def test_s27_trade_award() -> None:
    city = City()
    city.fulfilled(A, "contract_01", "contract_02", "contract_03", "contract_04")
    city.fulfilled(B, "contract_05")
    city.fulfilled(C, "contract_06")
    city.finish_round(20)
    assert city.awards() == [2, 0, 0, 0]


def test_s31_tie_break() -> None:
    city = City()
    for p in (A, B):
        city.set_score(p, 41)
    city.give(A, wood=2, metal=3, gold=1, gear=9)
    city.give(B, wood=5, metal=0, gold=2, gear=0)
    city.finish_round(20)
    assert city.table.scores() == [41, 41, 0, 0]
    assert city.table.winners() == [B], "7 : 6"
