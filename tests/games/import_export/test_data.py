"""The numbers of the rulebook and of the spec, typed in by hand, against `data.toml`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from spielwerk.games.import_export.catalogue import (
    ACTIONS,
    BASE_VALUE,
    CARDS,
    DATA,
    MAJORITY_BONUS,
    PAYOUT,
    PORTS,
    SHIPS,
    TYPES,
)

PRINTED = {"laptops": ("technology", 2), "mri_machines": ("technology", 2), "diamond_rings": ("luxury", 4)}
"""Type and containers of the cards that the rulebook shows."""


def base() -> list[Mapping[str, Any]]:
    return [row for row in CARDS.rows if row["set"] == "base"]


def test_cards_of_the_box() -> None:
    assert Counter(row["set"] for row in CARDS.rows) == {
        "base": 100, "jutaku": 10, "kickstarter": 15, "captain": 3, "surplus": 1,
    }  # fmt: skip
    assert Counter(row["type"] for row in base()) == dict.fromkeys(TYPES.ids, 20)
    assert (len(PORTS), len(SHIPS)) == (6, 12)


def test_each_type_has_ranks_8_6_4_2() -> None:
    for goods_type in TYPES.ids:
        ranks = Counter(row["rank"] for row in base() if row["type"] == goods_type)
        assert ranks == {0: 8, 1: 6, 2: 4, 3: 2}, goods_type


def test_cards_of_the_rulebook() -> None:
    rows = {row["id"]: row for row in CARDS.rows}
    for card, printed in PRINTED.items():
        assert (rows[card]["type"], rows[card]["containers"]) == printed
    assert (rows["hawaii_salt"]["type"], rows["hawaii_salt"]["rank"]) == ("agrar", 2)


def test_every_type_has_its_action() -> None:
    pairs = {"technology": "load", "agrar": "contract", "consumer": "deliver", "illegal": "rob", "luxury": "supply"}
    assert {(row["type"], row["action"]) for row in CARDS.rows} == set(pairs.items())
    assert set(ACTIONS.ids) == set(pairs.values())


def test_contracts_fit_on_a_ship() -> None:
    assert all(2 <= row["containers"] <= 6 and 0 <= row["rank"] <= 3 for row in CARDS.rows)


def test_scoring_values() -> None:
    values = dict(zip(TYPES.ids, zip(BASE_VALUE.tolist(), MAJORITY_BONUS.tolist(), strict=True), strict=True))
    assert values == {
        "technology": (1, 6), "agrar": (1, 6), "consumer": (1, 6), "illegal": (2, -6), "luxury": (1, 8),
    }  # fmt: skip
    assert (PAYOUT[2], PAYOUT[6], PAYOUT[8]) == (2, 14, 18)
    assert all(PAYOUT[n] <= PAYOUT[n + 1] and PAYOUT[n] % 2 == 0 for n in range(len(PAYOUT) - 1))


def test_set_up_values() -> None:
    start = [DATA[f"setup.{name}"] for name in ("start_hand", "start_credits", "cards_per_start_ship_at_sea")]
    assert start == [5, 10, 4]
    assert [DATA[f"end.threshold_{name}"] for name in ("normal", "long", "mri")] == [50, 80, 70]
    ports = {row["colour"]: (row.get("rank_type", ""), row["start_rank"], row["extra_credits"]) for row in PORTS.rows}
    assert ports["green"] == ("technology", 1, 0) and ports["yellow"] == ("agrar", 1, 0)
    assert ports["light_grey"][1:] == (0, 4)
