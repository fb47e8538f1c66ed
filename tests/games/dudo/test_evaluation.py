"""Bots of Dudo reckon with their own dice, and with a third of those they do not see."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.kernel import Table
from tests.games.dudo.staging import GAME, cups

evaluate: Any = GAME.functions["evaluate"]


def worth(table: Table, p: int) -> float:
    return evaluate(table.state, p)


def test_an_own_bid_is_worth_more_the_safer_it_looks() -> None:
    values = [worth(cups("55512", "23466", bid=f"{count}x5", bidder=0), 0) for count in range(3, 9)]
    assert values == sorted(values, reverse=True) and values[0] > values[-1]


def test_a_rivals_bid_is_worth_more_the_bolder_it_looks() -> None:
    values = [worth(cups("55512", "23466", bid=f"{count}x5", bidder=0), 1) for count in range(1, 6)]
    assert values == sorted(values) and values[0] < values[-1]


def test_what_lies_under_other_cups_is_not_looked_at() -> None:
    assert worth(cups("55512", "55555", bid="6x5", bidder=0), 0) == worth(
        cups("55512", "22346", bid="6x5", bidder=0), 0
    )


@pytest.mark.parametrize("bid", ["", "3x5"])
def test_dice_are_worth_something_and_rivals_dice_the_opposite(bid: str) -> None:
    even = worth(cups("5566", "2233", bid=bid, bidder=0 if bid else -1), 0)
    assert worth(cups("5566", "223", bid=bid, bidder=0 if bid else -1), 0) > even
    assert worth(cups("556", "2233", bid=bid, bidder=0 if bid else -1), 0) < even


def test_whoever_is_out_has_what_was_outlived() -> None:
    table = cups("", "55", "66", bid="2x5", bidder=1)
    assert worth(table, 0) == 0
