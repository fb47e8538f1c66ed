"""What every action tile does: its action, its resource bonus, its piggyback bonus, its colours (6, 8.1, 8.2, 12.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from spielwerk.games.airship_city import game
from spielwerk.games.airship_city.catalogue import TILES
from tests.games.airship_city.printed import (
    EXPANSION_COST,
    GATHERED,
    LAYOUT,
    PIGGYBACK,
    RESOURCES,
    SHIFTS,
    TILE_BONUS,
    TILES_OF_COLOUR,
)
from tests.games.airship_city.staging import A, B, C, City, D, Stock

ACTION = {
    "forest_1": ("gather",),
    "forest_2": ("gather",),
    "mine_1": ("gather",),
    "mine_2": ("gather",),
    "factory_1": ("gather",),
    "factory_2": ("gather",),
    "valley_1": ("gather",),
    "shipyard_1": ("build:tourist",),
    "shipyard_2": ("build:tourist",),
    "architects_office_1": ("construct:fountain",),
    "guild_hall_1": ("hire",),
    "workshop_1": ("expand:wood", "develop:forest_1"),
    "marketplace_1": ("take:contract_01",),
    "marketplace_2": ("take:contract_01",),
    "lighthouse_1": ("shift:row0_left", "stop"),
    "harbour_1": ("recall",),
}
"""One action for each tile that nobody else profits from."""
COST = {
    "shipyard": {"wood": 2, "metal": 2, "gear": 2},
    "architects_office": {"gold": 10},
    "guild_hall": {"gold": 10},
    "workshop": {"wood": 6, "metal": 2, "gold": 3},
}
"""What that action costs."""


def kind_of(tile: str) -> str:
    return tile.rpartition("_")[0]


def held_for(tile: str, resource: str) -> int:
    """Room for a bonus is left, so that a wrong one would show."""
    return max(8, COST.get(kind_of(tile), {}).get(resource, 0))


def acted(tile: str, *expansions: str, developed: bool) -> City:
    """A acts on a tile, with enough to have 8 of everything after gathering, or before paying (10 if it costs 10)."""
    city = City()
    city.market(["contract_01"])
    city.expand(A, *expansions)
    if developed:
        city.develop(tile)
    gathered = GATHERED.get(kind_of(tile), {})
    city.give(A, **{r: held_for(tile, r) - gathered.get(r, 0) for r in RESOURCES})
    city.go(A, tile, *ACTION[tile])
    return city


def expected(tile: str, **bonus: int) -> Stock:
    """A's stock after `acted`, with a bonus."""
    paid = COST.get(kind_of(tile), {})
    return Stock(**{r: held_for(tile, r) - paid.get(r, 0) + bonus.get(r, 0) for r in RESOURCES})


def test_the_city_has_these_sixteen_tiles() -> None:
    assert sorted(TILES.ids) == sorted(LAYOUT)
    assert Counter(kind_of(tile) for tile in TILES.ids) == {
        "forest": 2, "mine": 2, "factory": 2, "valley": 1, "shipyard": 2, "architects_office": 1,
        "guild_hall": 1, "workshop": 1, "marketplace": 2, "lighthouse": 1, "harbour": 1,
    }  # fmt: skip


def test_tiles_are_shuffled_and_undeveloped() -> None:
    layouts = {tuple(game.table(seats=3, seed=seed).state.tile_at) for seed in range(20)}
    assert len(layouts) == 20
    assert all(sorted(layout) == list(range(16)) for layout in layouts)
    assert not any(City().is_developed(tile) for tile in LAYOUT)


@pytest.mark.parametrize("tile", ["forest_1", "mine_1", "factory_1", "valley_1"])
def test_gathering(tile: str) -> None:
    city = City()
    before = city.stock(A)
    city.go(A, tile)
    assert city.options == {"skip", "gather"}
    city.play("gather")
    gained = {r: now - was for r, was, now in zip(RESOURCES, before, city.stock(A), strict=True) if now != was}
    assert gained == GATHERED[kind_of(tile)]


@pytest.mark.parametrize("tile", ACTION)
def test_no_bonus_on_an_undeveloped_tile(tile: str) -> None:
    assert acted(tile, developed=False).stock(A) == expected(tile)


@pytest.mark.parametrize("tile", [tile for tile in ACTION if tile != "workshop_1"])
def test_no_bonus_without_an_expansion(tile: str) -> None:
    city = acted(tile, developed=True)
    assert city.stock(A) == expected(tile)
    assert city.kind == "turn_main"


@pytest.mark.parametrize("tile", [tile for tile in ACTION if len(TILE_BONUS[kind_of(tile)][1]) == 1])
def test_fixed_resource_bonus(tile: str) -> None:
    amount, (resource, *_) = TILE_BONUS[kind_of(tile)]
    city = acted(tile, resource, developed=True)
    assert city.stock(A) == expected(tile, **{resource: amount})
    others = [other for other in RESOURCES if other != resource]
    assert acted(tile, *others, developed=True).stock(A) == expected(tile), "other expansions give nothing here"


@pytest.mark.parametrize("resource", ["wood", "metal"])
def test_valley_bonus_of_the_only_expansion(resource: str) -> None:
    city = acted("valley_1", resource, developed=True)
    assert city.stock(A) == expected("valley_1", **{resource: 1})


@pytest.mark.parametrize("resource", ["wood", "metal"])
def test_valley_bonus_of_choice(resource: str) -> None:
    city = acted("valley_1", *RESOURCES, developed=True)
    assert (city.kind, city.options) == ("choose_resource_bonus", {"bonus:wood", "bonus:metal"})
    city.play(f"bonus:{resource}")
    assert city.stock(A) == expected("valley_1", **{resource: 1})


@pytest.mark.parametrize("resource", RESOURCES)
def test_harbour_bonus_of_choice(resource: str) -> None:
    city = acted("harbour_1", *RESOURCES, developed=True)
    assert (city.kind, city.offered("bonus")) == ("choose_resource_bonus", set(RESOURCES))
    city.play(f"bonus:{resource}")
    assert city.stock(A) == expected("harbour_1", **{resource: 1})


@pytest.mark.parametrize("resource", RESOURCES)
def test_workshop_bonus_of_choice(resource: str) -> None:
    city = acted("workshop_1", "metal", "gold", "gear", developed=True)
    assert (city.kind, city.offered("bonus")) == ("choose_resource_bonus", set(RESOURCES))
    city.play(f"bonus:{resource}")
    assert city.stock(A) == expected("workshop_1", **{resource: 1})


def test_a_bonus_of_choice_must_fit() -> None:
    city = City()
    city.develop("harbour_1")
    city.enrich(A)
    city.give(A, wood=19, gear=19)
    city.go(A, "harbour_1", "recall")
    assert city.offered("bonus") == {"wood", "gear"}


def test_a_fixed_bonus_that_does_not_fit_is_lost() -> None:
    city = City()
    city.develop("forest_1")
    city.expand(A, "wood")
    city.give(A, wood=18)
    city.go(A, "forest_1", "gather")
    assert city.stock(A).wood == 20


def test_no_bonus_after_skip() -> None:
    city = City()
    city.develop("harbour_1", "lighthouse_1")
    city.enrich(A)
    city.give(A, wood=5, gear=5)
    city.go(A, "harbour_1", "skip")
    city.go(A, "lighthouse_1", "skip")
    assert city.stock(A) == Stock(5, 20, 20, 5)


@pytest.mark.parametrize("tile", ["forest_1", "mine_2", "factory_2", "valley_1"])
@pytest.mark.parametrize("developed", [False, True])
def test_piggyback(tile: str, developed: bool) -> None:
    """C waits on the tile with a worker; B and D stand elsewhere. Front and back give the same."""
    city = City()
    if developed:
        city.develop(tile)
    city.place(C, tile, "harbour_1")
    before = city.stock(C)
    city.go(A, tile, "gather")
    bonus = PIGGYBACK[kind_of(tile)]
    if len(bonus) > 1:
        assert (city.kind, city.seat, city.offered("piggyback")) == ("piggyback_resource", C, bonus)
        city.play("piggyback:metal")
        bonus = {"metal"}
    gained = {r for r, was, now in zip(RESOURCES, before, city.stock(C), strict=True) if now == was + 1}
    assert gained == bonus
    assert (city.stock(B), city.stock(D)) == (Stock(2, 2, 2, 4), Stock(2, 2, 2, 5))


def test_piggyback_goes_clockwise_from_the_active_player() -> None:
    city = City()
    for p in (A, B, D):
        city.place(p, "valley_1", "mine_1")
    city.turn(C)
    city.go(C, "valley_1", "gather")
    asked = []
    while city.kind == "piggyback_resource":
        asked.append(city.seat)
        city.play("piggyback:wood")
    assert asked == [D, A, B]
    assert [city.stock(p).wood for p in (A, B, C, D)] == [3, 3, 3, 3]


def test_no_piggyback_after_skip() -> None:
    city = City()
    city.place(B, "forest_2", "mine_1")
    city.go(A, "forest_2", "skip")
    assert city.stock(B).wood == 2


def test_lighthouse_offers_every_line_for_nothing() -> None:
    city = City()
    city.give(A, gear=0)
    city.go(A, "lighthouse_1")
    assert city.offered("shift") == set(SHIFTS)
    city.play("shift:row0_left", "shift:col3_down")
    assert city.row(0) == ["mine_1", "factory_1", "shipyard_1", "architects_office_1"]
    assert city.column(3) == ["architects_office_1", "forest_1", "workshop_1", "guild_hall_1"]
    assert city.stock(A).gear == 0


@pytest.mark.parametrize("resource", RESOURCES)
def test_expansion(resource: str) -> None:
    city = City()
    city.give(A, **{r: EXPANSION_COST[resource].get(r, 0) for r in RESOURCES})
    city.go(A, "workshop_1")
    assert f"expand:{resource}" in city.options
    city.play(f"expand:{resource}")
    assert city.stock(A) == Stock(0, 0, 0, 0)
    assert city.offered("develop") == TILES_OF_COLOUR[resource]
    tile = min(TILES_OF_COLOUR[resource])
    city.play(f"develop:{tile}")
    assert [t for t in LAYOUT if city.is_developed(t)] == [tile]
    assert city.score(A) == 3
    assert city.table.ledger()["expansions"] == [3, 0, 0, 0]
    city.give(A, **{resource: 20})
    city.go(A, "workshop_1")
    assert f"expand:{resource}" not in city.options, "each expansion once"


@pytest.mark.parametrize(("resource", "missing"), [(r, m) for r, cost in EXPANSION_COST.items() for m in cost])
def test_an_expansion_must_be_paid_in_full(resource: str, missing: str) -> None:
    city = City()
    city.give(A, **{r: EXPANSION_COST[resource].get(r, 0) for r in RESOURCES})
    city.give(A, **{missing: EXPANSION_COST[resource][missing] - 1})
    city.go(A, "workshop_1")
    assert f"expand:{resource}" not in city.options


def test_no_tile_left_to_develop() -> None:
    city = City()
    city.develop(*TILES_OF_COLOUR["metal"] - {"workshop_1"}, "workshop_1")
    city.give(A, wood=3, metal=4, gold=3)
    city.go(A, "workshop_1", "expand:metal")
    assert city.kind == "turn_main"
    assert city.score(A) == 3
    assert city.stock(A).metal == 1, "the bonus of the developed Workshop"


@pytest.mark.parametrize("hired", [2, 3])
def test_hiring_a_third_and_a_fourth_worker(hired: int) -> None:
    city = City()
    city.place(A, "lighthouse_1", *["forest_1", "mine_1"][: hired - 1])
    city.give(A, gold=10)
    city.play("move:lighthouse_1", "to:guild_hall_1", "hire")
    assert city.stock(A).gold == 0
    assert len(city.workers(A)) == hired + 1


def test_no_fifth_worker_and_no_credit() -> None:
    city = City()
    city.give(A, gold=9)
    city.go(A, "guild_hall_1")
    assert city.kind == "turn_main", "9 gold are not enough"
    city.turn(A)
    city.give(A, gold=10)
    city.place(A, "lighthouse_1", "forest_1", "mine_1", "valley_1")
    city.play("move:lighthouse_1", "to:guild_hall_1")
    assert city.kind == "turn_main", "all four are on the board"
