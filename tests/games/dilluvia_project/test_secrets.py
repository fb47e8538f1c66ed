"""What is hidden and what is not: only the order of the two stacks (4.3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from spielwerk.games.dilluvia_project import game
from spielwerk.games.dilluvia_project.catalogue import GREY_TILES, KINDS
from spielwerk.kernel.engine import concealed, imagined
from tests.games.dilluvia_project.staging import City


def stacks(s: Any) -> tuple[Counter[int], Counter[int]]:
    """The grey and the beige tiles of a stack."""
    tiles = list(s.deck)[: s.deck_size]
    grey = GREY_TILES[s.seats]
    return Counter(tiles[:grey]), Counter(tiles[grey:])


def test_nobody_sees_the_stacks() -> None:
    table = game.table(3, 5)
    for viewer in (-1, 0, 1, 2):
        seen = concealed(game, table.state, viewer)
        assert set(seen.deck) == {-1}
        assert seen.deck_size == table.state.deck_size
    assert "deck" not in table.view(0)


def test_the_known_rest_is_dealt_anew_beige_before_grey() -> None:
    table = game.table(4, 5)
    seen = concealed(game, table.state, 0)
    orders = {bytes(imagined(game, seen, 0, seed).deck) for seed in range(20)}
    assert len(orders) == 20
    for seed in range(20):
        assert stacks(imagined(game, seen, 0, seed)) == stacks(table.state)


def test_refilling_reveals_and_setting_up_does_not_show_the_rest() -> None:
    city = City()
    city.market()
    before = city.s.reveals
    rest = city.s.deck_size
    city.market_phase(2)
    assert city.s.deck_size == rest - 16
    assert city.s.reveals == before + 1
    assert all(city.s.market[space] >= 0 for space in range(16))


def test_a_refill_cannot_be_taken_back() -> None:
    city = City(2)
    city.market()
    for seat in range(2):
        city.workers(seat, 0, 0)
    city.workers(1, 1, 0)
    city.turn(1)
    city.place("white")
    assert city.s.round_number == 2 and city.kind == "place_zeppelin"
    assert not city.table.can_undo()


def test_without_a_refill_a_decision_can_be_taken_back() -> None:
    city = City(2)
    city.turn(0)
    city.place("white")
    assert city.table.can_undo(0)


def test_which_tiles_are_in_the_stacks_is_public() -> None:
    table = game.table(2, 9)
    view = table.view(0)
    stacked = view["stacked"]
    tiles = Counter(list(table.state.deck)[: table.state.deck_size])
    for kind in KINDS:
        assert stacked["beige"][KINDS.ids[kind]] + stacked["grey"][KINDS.ids[kind]] == tiles[kind]
    assert view["stacks"] == {"beige": 24 - 16, "grey": 17}
