"""What a choice makes possible: what mostly follows it in the own next turn, and hardly ever another option."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest

import spielwerk
from spielwerk.arena import enabling
from spielwerk.arena.enabling import FEWEST, GAMES, MOST, Enabled, made_possible, next_turn
from spielwerk.arena.principal_variation import played_on
from spielwerk.bots import Position, position_of
from spielwerk.bots.native import NativeGreedyBot
from spielwerk.kernel import Table

pytestmark = pytest.mark.native


def later(slug: str, seats: int, decisions: int) -> Table:
    """A table at which some decisions have been taken as the greedy bot takes them, and something is to be chosen."""
    table = spielwerk.game(slug).table(seats, seed=5)
    bots = [NativeGreedyBot(seat) for seat in range(seats)]
    while decisions > 0 or len(table.options()) < 2:
        assert table.seat is not None
        table.play(table.game.key(bots[table.seat].choose(position_of(table))))
        decisions -= 1
    return table


def test_the_next_turn_is_the_own_one_after_others_have_decided() -> None:
    position = position_of(later("airship_city", 4, 40))
    option = position.options[0]
    taken = list(played_on(position, option, 0, 7))
    others = next(number for number, (where, _) in enumerate(taken) if where.seat != position.seat)
    found = next_turn(position, option, 0, 7)
    own = [one for where, one in taken[others:] if where.seat == position.seat and len(where.options) > 1]
    assert found and list(found) == list(dict.fromkeys(own))[: len(found)]


def test_it_is_one_turn_and_not_the_rest_of_the_game() -> None:
    position = position_of(later("import_export", 4, 20))
    changes = 0
    before = position.seat
    allowed = set[int]()
    for where, chosen in played_on(position, position.options[0], 0, 3):
        changes, before = changes + (where.seat != before), where.seat
        if changes < 8:
            allowed.add(chosen)
    assert set(next_turn(position, position.options[0], 0, 3)) <= allowed


def test_who_plays_alone_has_no_turn_after_others() -> None:
    position = position_of(later("steamopolis", 1, 10))
    assert next_turn(position, position.options[0], 0, 1) == {}


Shares = dict[str, tuple[float, float]]
"""In what share of the games an option follows the choice, and the other option."""


@pytest.mark.parametrize(
    ("shares", "told"),
    [
        ({"move:mine_1": (1, 1), "donate": (0.5, 0)}, []),
        ({"move:mine_1": (0.6, 0.2)}, ["move:mine_1"]),
        ({"move:mine_1": (0.6, 0), "to:mine_1": (0.7, 0), "to:forest_1": (1, 0)}, ["to:mine_1", "to:forest_1"]),
        ({"gather": (1, 0), "to:mine_1": (0.7, 0), "to:forest_1": (0.7, 0)}, ["to:mine_1", "to:forest_1"]),
    ],
    ids=["as often, or not often enough", "often enough", "the greatest differences", "what speaks of a thing"],
)
def test_what_mostly_follows_and_hardly_ever_otherwise_is_told(
    monkeypatch: pytest.MonkeyPatch, shares: Shares, told: list[str]
) -> None:
    position = position_of(later("airship_city", 4, 40))
    choice, other = position.options[:2]
    options = {key: position.game.option(key) or 0 for key in shares}

    def imagined(where: Position, option: int, skill: int, seed: int) -> dict[int, Position]:
        assert where is position and skill == 3
        which = 0 if option == choice else 1
        return {options[key]: where for key in shares if seed < round(shares[key][which] * GAMES)}

    monkeypatch.setattr(enabling, "next_turn", imagined)
    monkeypatch.setattr(enabling, "enabled_at", lambda where, option: option)
    found = made_possible(position, choice, other, 3)
    assert found == [options[key] for key in told] and len(found) <= MOST


def test_few_games_tell_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where time is up before the least number of games."""
    position = position_of(later("airship_city", 4, 40))
    choice, other = position.options[:2]
    clock = iter([0.0, *[0.5] * (FEWEST - 1), 2.0, 0.0, *[0.5] * FEWEST, 2.0])

    def imagined(where: Position, option: int, skill: int, seed: int) -> dict[int, Position]:
        return {1: where} if option == choice else {}

    monkeypatch.setattr(enabling, "next_turn", imagined)
    monkeypatch.setattr(enabling, "enabled_at", lambda where, option: option)
    monkeypatch.setattr(enabling, "perf_counter", lambda: next(clock))
    assert made_possible(position, choice, other, 0) == []
    assert made_possible(position, choice, other, 0) == [1]


def test_a_step_says_what_it_means_where_it_is_taken() -> None:
    """The words of every step are those that its player would read there."""
    for slug in ("airship_city", "dilluvia_project"):
        position = position_of(later(slug, 4, 60))
        game = position.game
        for option, where in next_turn(position, position.options[0], 0, 2).items():
            decision, same, particulars = enabling.enabled_at(where, option)
            assert same == option and option in where.options
            said = game.texts.option("en", game.decision_named(decision), option, ("A", "B", "C", "D"), particulars)
            assert said and "{" not in said


def test_what_the_seat_cannot_see_changes_nothing() -> None:
    """The same view, another deck: the same steps."""
    told: list[list[Enabled]] = []
    for turned in (False, True):
        table = later("airship_city", 4, 40)
        state = table.state
        assert state.deck_size > 1
        cards = [state.deck[place] for place in range(state.deck_size)]
        for place, card in enumerate(reversed(cards) if turned else cards):
            state.deck[place] = card
        position = position_of(table)
        told.append(steps_of(position))
    assert told[0] == told[1]


def steps_of(position: Position) -> list[Enabled]:
    """All that follows the first option in one deal."""
    found: Mapping[int, Position] = next_turn(position, position.options[0], 0, 1)
    assert found and np.all([where.seat == position.seat for where in found.values()])
    return [enabling.enabled_at(where, option) for option, where in found.items()]
