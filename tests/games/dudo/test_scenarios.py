"""Every rule of Dudo, in the order of its rules to read."""

from __future__ import annotations

from collections import Counter

import pytest

from spielwerk.kernel.engine import concealed
from spielwerk.kernel.schema import describe
from tests.games.dudo.staging import GAME, bids, cups, dice_of, lowest_bids, reasons

PLAIN_ONES = {"ones_are_wild": "false"}
NEVER_EXACT = {"exact_allowed": "false"}


# ---------------------------------------------------------------- 1 the game


def test_everybody_begins_with_five_dice_and_a_lot_says_who_starts() -> None:
    tables = [GAME.table(3, seed) for seed in range(60)]
    assert all(dice_of(table) == [5, 5, 5] for table in tables)
    starters = Counter(table.seat for table in tables)
    assert set(starters) == {0, 1, 2} and min(starters.values()) > 8


def test_everybody_sees_the_own_dice_and_no_others() -> None:
    table = cups("12345", "66666")
    seen = describe(concealed(GAME, table.state, 0), 2, 0)
    assert seen["player"][0]["cup"] == ["1", "2", "3", "4", "5"]
    assert "cup" not in seen["player"][1]


def test_bids_go_round_past_those_who_are_out() -> None:
    table = cups("5555", "", "66", "22", bid="2x5", bidder=3)
    table.play("bid:3:5")
    assert table.seat == 2
    table.play("bid:3:6")
    assert table.seat == 3


def test_whoever_was_wrong_starts_the_next_round() -> None:
    table = cups("5522", "55", "66", bid="3x5", bidder=0)
    table.play("doubt")
    assert (table.seat, table.state.starter, dice_of(table)) == (1, 1, [4, 1, 2])
    assert table.state.bid_count == 0 and "bid:1:2" in table.options()


def test_the_next_player_starts_for_whoever_is_out() -> None:
    table = cups("5522", "5", "66", bid="3x5", bidder=0)
    table.play("doubt")
    assert (table.seat, dice_of(table)) == (2, [4, 0, 2])


# ---------------------------------------------------------------- 2 bidding


def test_the_first_bid_of_a_round_may_be_anything_but_ones() -> None:
    table = cups("123", "456")
    assert set(bids(table)) == {f"{count}x{face}" for count in range(1, 7) for face in range(2, 7)}
    assert reasons(table)["bid:1:1"] == "not_on_ones_first"


def test_a_bid_is_higher_by_its_count_or_by_its_face() -> None:
    table = cups("12345", "12345", "12345", bid="4x4", bidder=0)
    assert lowest_bids(table) == {"1": 2, "2": 5, "3": 5, "4": 5, "5": 4, "6": 4}
    assert reasons(table)["bid:4:4"] == reasons(table)["bid:4:3"] == "too_low"


def test_nobody_promises_more_dice_than_there_are() -> None:
    table = cups("12", "345", bid="5x5", bidder=0)
    assert bids(table) == ["3x1", "4x1", "5x1", "5x6"]
    assert reasons(table)["bid:6:2"] == "more_than_there_are"


def test_the_highest_bid_can_only_be_answered() -> None:
    table = cups("12", "34", bid="4x1", bidder=0)
    assert table.options() == ["doubt", "exact"]


def test_before_the_first_bid_there_is_nothing_to_doubt() -> None:
    table = cups("12", "34")
    assert {key: reasons(table)[key] for key in ("doubt", "exact")} == {
        "doubt": "nothing_to_doubt",
        "exact": "nothing_to_doubt",
    }


@pytest.mark.parametrize(("count", "ones"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (9, 5)])
def test_ones_need_half_as_many_dice_rounded_up(count: int, ones: int) -> None:
    table = cups("22222", "33333", "44444", bid=f"{count}x3", bidder=0)
    assert lowest_bids(table)["1"] == ones


def test_after_ones_other_faces_need_twice_as_many_and_one_more() -> None:
    table = cups("22222", "33333", "44444", bid="3x1", bidder=0)
    assert lowest_bids(table) == {"1": 4, "2": 7, "3": 7, "4": 7, "5": 7, "6": 7}


def test_plain_ones_are_the_lowest_face() -> None:
    assert "1x1" in bids(cups("22", "33", choices=PLAIN_ONES))
    table = cups("22222", "33333", bid="3x1", bidder=0, choices=PLAIN_ONES)
    assert lowest_bids(table) == {"1": 4, "2": 3, "3": 3, "4": 3, "5": 3, "6": 3}
    assert lowest_bids(cups("22222", "33333", bid="3x5", bidder=0, choices=PLAIN_ONES))["1"] == 4


# ---------------------------------------------------------------- 3 the end of a round


@pytest.mark.parametrize(
    ("bid", "choices", "dice"),
    [
        ("4x5", {}, [3, 2]),  # two fives and two ones: as many as bid
        ("3x5", {}, [3, 2]),  # more than bid
        ("5x5", {}, [2, 3]),  # too few
        ("2x1", {}, [3, 2]),  # ones count for themselves alone
        ("3x1", {}, [2, 3]),
        ("2x5", PLAIN_ONES, [3, 2]),
        ("3x5", PLAIN_ONES, [2, 3]),  # ones are only ones
    ],
)
def test_a_doubt_costs_the_bidder_or_the_doubter(bid: str, choices: dict[str, str], dice: list[int]) -> None:
    table = cups("155", "126", bid=bid, bidder=0, choices=choices)
    table.play("doubt")
    assert dice_of(table) == dice


def test_everybody_sees_what_lay_under_the_cups() -> None:
    table = cups("155", "126", bid="4x5", bidder=0)
    table.play("doubt")
    shown = describe(concealed(GAME, table.state, -1), 2, None)["player"]
    assert [player["shown"][:3] for player in shown] == [["1", "5", "5"], ["1", "2", "6"]]
    assert not table.can_undo(1)


def test_a_bid_called_exact_brings_a_die_back_and_the_next_start() -> None:
    table = cups("155", "126", bid="4x5", bidder=0)
    table.play("exact")
    assert (dice_of(table), table.seat) == ([3, 4], 1)


@pytest.mark.parametrize("bid", ["3x5", "5x5"])
def test_a_bid_called_exact_that_is_not_costs_a_die(bid: str) -> None:
    table = cups("155", "126", bid=bid, bidder=0)
    table.play("exact")
    assert (dice_of(table), table.seat) == ([3, 2], 1)


def test_nobody_gets_a_sixth_die() -> None:
    table = cups("155", "12666", bid="4x5", bidder=0)
    table.play("exact")
    assert (dice_of(table), table.seat) == ([3, 5], 1)


@pytest.mark.parametrize(("round_number", "dice"), [(40, 4), (41, 3)])
def test_after_round_40_no_die_comes_back(round_number: int, dice: int) -> None:
    table = cups("155", "126", bid="4x5", bidder=0)
    table.state.round_number = round_number
    table.play("exact")
    assert dice_of(table) == [3, dice]


def test_a_table_may_play_without_exact() -> None:
    table = cups("155", "126", bid="4x5", bidder=0, choices=NEVER_EXACT)
    assert "exact" not in table.options() and reasons(table)["exact"] == "never_exact"


# ---------------------------------------------------------------- 4 the end of the game


def test_the_last_player_with_dice_wins() -> None:
    table = cups("5", "6", bid="1x5", bidder=0)
    table.play("doubt")
    assert table.over and table.scores() == [1, 0] and table.winners() == [0]


def test_players_are_ranked_by_when_they_were_out() -> None:
    table = cups("5", "6", "2", bid="1x5", bidder=0)
    table.play("doubt")
    assert not table.over and table.scores() == [1, 0, 1]
    assert table.seat == 2
    table.play("bid:2:6")
    table.play("doubt")
    assert table.over and sorted(table.scores()) == [0, 1, 2]


def test_a_whole_game_is_less_than_400_lines() -> None:
    assert sum(len(file.read_text("utf-8").splitlines()) for file in GAME.folder.rglob("*.py")) < 400
