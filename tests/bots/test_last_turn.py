"""The last own turn: recognised by the rules alone, and solved."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spielwerk.bots import Position, position_of
from spielwerk.bots.levels import level_settings
from spielwerk.bots.search import SearchBot, task_of
from spielwerk.bots.search.game_profile import profile_of
from spielwerk.bots.search.last_turn import LastTurn
from tests.bots.searching import first_position, rich_in_the_last_turn
from tests.kernel.medals import game as medals
from tests.positions.airship_city import (
    an_office_with_nothing_to_build,
    barter_before_walking,
    keep_enough_for_the_contract,
    leave_the_contracts,
    one_makes_way_for_the_other,
)
from tests.positions.dilluvia_project import (
    no_worker_for_the_round_after_the_last,
    one_conversion_where_one_suffices,
)
from tests.positions.puzzles import Puzzle


def solved(position: Position, last_turn: int = 400_000, seconds: float = 1e9) -> dict[str, float]:
    """The values of the options by their keys; empty where they are not known."""
    numbers = {"seconds": seconds, "last_turn": last_turn}
    settings = level_settings("expert", numbers).for_game(profile_of(position.game))
    found = LastTurn(position.game, position.seen.seats, 1).estimates(task_of(position), settings)
    return {position.game.key(one.option): one.value for one in found or ()}


def test_the_last_decision_of_a_game_is_solved() -> None:
    values = solved(rich_in_the_last_turn())
    assert max(values, key=lambda key: values[key]) == "buy:golden"
    assert values["buy:golden"] > 0.9 > 0.1 > values["earn"]


def test_a_turn_that_others_follow_is_not_the_last_one() -> None:
    assert solved(first_position(medals, 3)) == {}


def test_what_others_still_do_is_played_on() -> None:
    """One turn before the end: the rival comes last and buys gold too, so that nothing is sure."""
    table = medals.table(2, 1)
    table.state.turn = 11
    for player in table.state.player[0], table.state.player[1]:
        player.gold = 20
    values = solved(position_of(table))
    assert values and values["buy:golden"] == max(values.values())


def test_a_turn_with_too_many_ways_is_left_to_the_search() -> None:
    assert solved(position_of(one_makes_way_for_the_other().table), last_turn=50) == {}


def test_a_turn_with_more_ways_than_the_time_allows_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is only looked at between options, and one option may have very many ways."""
    monkeypatch.setattr("spielwerk.bots.search.last_turn.POSITIONS_A_SECOND", 50)
    position = position_of(one_makes_way_for_the_other().table)
    assert solved(position, seconds=1e9)
    assert solved(position, seconds=2.0) == {}


@pytest.mark.parametrize(
    "make",
    [
        an_office_with_nothing_to_build,
        barter_before_walking,
        keep_enough_for_the_contract,
        leave_the_contracts,
        no_worker_for_the_round_after_the_last,
        one_conversion_where_one_suffices,
        one_makes_way_for_the_other,
    ],
)
def test_proven_moves_are_found_and_all_others_are_worth_less(make: Callable[[], Puzzle]) -> None:
    puzzle = make()
    values = solved(position_of(puzzle.table))
    worst_right = min(values[key] for key in puzzle.right)
    assert worst_right > 0.5
    assert all(value < worst_right for key, value in values.items() if key not in puzzle.right)


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize(
    "make", [an_office_with_nothing_to_build, barter_before_walking, no_worker_for_the_round_after_the_last]
)
def test_strong_levels_play_the_solution_without_a_search(make: Callable[[], Puzzle], level: str) -> None:
    puzzle = make()
    bot = SearchBot(1, level_settings(level, {"seconds": 1e9}))
    assert puzzle.table.game.key(bot.choose(position_of(puzzle.table))) in puzzle.right
    assert bot.visits == 0


def test_a_search_goes_on_after_a_turn_that_was_solved() -> None:
    bot = SearchBot(1, level_settings("hard", {"seconds": 1e9, "iterations": 40}))
    for position in (first_position(medals, 2), rich_in_the_last_turn(), first_position(medals, 2, seed=2)):
        assert bot.choose(position) in position.options
