"""Every character (13.7), bonus marker (13.10) and passenger tile (13.8); sponsors, galas and payments (8.6)."""

from __future__ import annotations

import pytest

from spielwerk.games.steamopolis.catalogue import CHARACTERS, KINDS, SOURCES
from spielwerk.games.steamopolis.rules.bonus_markers import place_bonus_marker
from spielwerk.games.steamopolis.rules.costs import pay_cost
from spielwerk.games.steamopolis.rules.effects import effect
from spielwerk.games.steamopolis.rules.setup import use_character
from tests.games.steamopolis.printed import BONUS_MARKERS, FIELDS_OF, PASSENGER_TILES, Uses
from tests.games.steamopolis.staging import A, B, Town
from tests.games.steamopolis.tally import expected, settled, tally, use_everything

PRICE = SOURCES.number("l2_left")
"""What is paid for."""

CHARACTER_USES = {
    1: Uses(anything=2, pressure=1),  # the base marker pushes a stone
    3: Uses(crystals=2, cogs=1, pressure=2),
    5: Uses(),
    7: Uses(anything=3),
    9: Uses(anything=3),
    11: Uses(anything=2),
    13: Uses(cogs=2, crystals=2, arrows=1, pressure=1),  # the arrow stone moves when the first turn begins
    15: Uses(anything=4, parasites=2),
}


def test_every_kind_of_effect_has_its_rule() -> None:
    assert [kind for number, kind in enumerate(KINDS.ids) if not effect.has(number)] == []


def as_character(number: int) -> Town:
    town = Town()
    town.s.player[A].character = CHARACTERS.number(f"character_{number}")
    town.stones(A, "g1 g2 g3")
    town.room(A, r1="start_machine_back", r2="capacity")
    town.room(B, r1="start_machine_back", r2="capacity")
    town.carry_out(A, use_character)
    return town


@pytest.mark.parametrize("number", CHARACTER_USES)
def test_characters(number: int) -> None:
    town = as_character(number)
    before = town.stock(A)
    gained_at_once = Uses(cogs=before[0], crystals=before[1])
    use_everything(town, A, until=("choose_purchase", "choose_action"))
    counted = tally(town, A, 0)
    together = counted._replace(cogs=counted.cogs + gained_at_once.cogs, crystals=counted.crystals + before[1])
    assert settled(together) == expected(CHARACTER_USES[number])


def test_character_5_has_two_sponsors() -> None:
    town = as_character(5)
    assert town.kind == "choose_sponsor_side"
    town.play("cog")
    town.effect(A, "gain_sponsor")
    town.play("crystal")
    town.effect(A, "gain_sponsor")
    assert town.kind == "choose_action", "two are the most"
    assert list(town.s.player[A].sponsor) == [0, 1]


def test_character_7_has_the_pink_marker_on_field_3() -> None:
    town = as_character(7)
    town.play("take:1:2")
    assert town.marker_fields(A) == "g5"


def test_character_9_has_a_gala() -> None:
    town = as_character(9)
    town.play("take:1:2", "crystal")
    assert town.s.player[A].gala == 1


def test_character_11_may_buy_a_tile() -> None:
    town = Town()
    town.sell("market_8", "m0_feed_pump")
    town.s.player[A].character = CHARACTERS.number("character_11")
    town.stones(A, "g1 g2 g3")
    town.carry_out(A, use_character)
    town.play("take:2:0")
    assert {"buy:market_8:machine", "buy:market_8:banner", "decline"} <= town.options
    town.play("buy:market_8:banner", "stone:g1")
    assert town.vp(A) == 2, "section 15.2: a purple tile shows two banners"


def test_resources_of_a_character_are_stored() -> None:
    town = Town()
    town.s.player[A].character = CHARACTERS.number("character_15")
    town.carry_out(A, use_character)
    town.play("take:2:2")
    assert town.kind == "store_resources" and town.options == {"keep:1:2", "keep:2:1"}


# ---------------------------------------------------------------- bonus markers


@pytest.mark.parametrize("row", ["crystal", "cog"])
@pytest.mark.parametrize("number", BONUS_MARKERS)
def test_bonus_markers(row: str, number: int) -> None:
    price, points = BONUS_MARKERS[number]
    town = Town()
    town.room(A, r1="capacity")
    town.bonus_front(f"{row}_row", list(BONUS_MARKERS).index(number))
    town.bonus_front("cog_row" if row == "crystal" else "crystal_row", 4)
    town.give(A, **{row: price})
    town.stones(A, "g1 l1_left")
    town.fly(A, "buy_bonus", f"marker:{row}_row")
    assert town.vp(A) == points
    assert town.stock(A) == (0, 0)
    assert town.options == {f"field:{field}" for field in FIELDS_OF[number]} | {"box"}
    field = min(FIELDS_OF[number])
    town.play(f"field:{field}")
    assert town.marker_fields(A) == field
    assert (town.kind == "answer_place_parasite") == (number == 2)
    assert town.s.statues == (1 if number == 2 else 0), "the last marker of both rows uncovers the statue"


def test_example_of_the_rulebook_two_markers_in_one_visit() -> None:
    town = Town()
    town.room(A, r1="capacity", r2="capacity", r3="capacity")
    town.bonus_front("cog_row", 3)
    town.give(A, cog=3, crystal=1)
    town.stones(A, "g3 g4 g5 l1_left")
    town.fly(A, "buy_bonus", "marker:crystal_row", "field:g7", "marker:cog_row", "field:g3")
    assert town.gauge(A) == "g1 g4 g5 g6", "the stone on g3 has moved to the next free field"
    assert town.marker_fields(A) == "g3 g7"
    assert town.vp(A) == 5
    assert town.kind == "answer_place_parasite"


def test_a_new_marker_replaces_an_old_one() -> None:
    town = Town()
    town.markers(A, "g5")
    town.carry_out(A, place_bonus_marker, 3)
    town.play("field:g5")
    assert town.marker_fields(A) == "g5"


def test_a_marker_may_go_to_the_box() -> None:
    town = Town()
    town.carry_out(A, place_bonus_marker, 4)
    town.play("box")
    assert town.marker_fields(A) == ""


def test_room_for_a_marker_can_be_made() -> None:
    town = Town()
    town.markers(A, "g7")
    town.stones(A, "g6 g8 g9 g10")
    town.carry_out(A, place_bonus_marker, 4)
    assert town.options == {"discard_marker:g7", "box"}
    town.play("discard_marker:g7", "field:g6")
    assert (town.gauge(A), town.marker_fields(A)) == ("g7 g8 g9 g10", "g6")


# ---------------------------------------------------------------- passenger tiles


@pytest.mark.parametrize("tile", PASSENGER_TILES)
def test_passenger_tiles(tile: str) -> None:
    banker, stoker = map(int, tile.split("_"))
    others = PASSENGER_TILES[tile]
    town = Town()
    elsewhere = {p: next(level for level in levels if level != main) for p, levels, main in _levels(banker, stoker)}
    town.passengers(f"passenger_{tile}", banker=elsewhere["banker"], stoker=elsewhere["stoker"])
    shown = town.table.view()["passengers"]
    assert (shown["banker"]["destination"], shown["stoker"]["destination"]) == (banker, stoker)
    town.passengers(f"passenger_{tile}", banker=banker, stoker=stoker)
    shown = town.table.view()["passengers"]
    assert (shown["banker"]["destination"], shown["stoker"]["destination"]) == others


def _levels(banker: int, stoker: int) -> list[tuple[str, range, int]]:
    return [("banker", range(5, 9), banker), ("stoker", range(1, 5), stoker)]


def test_printed_targets_hold_without_a_tile() -> None:
    town = Town()
    town.s.open_tile = -1
    town.s.passenger_level[0], town.s.passenger_level[1] = 6, 1
    shown = town.table.view()["passengers"]
    assert (shown["banker"]["destination"], shown["stoker"]["destination"]) == (8, 4)


# ---------------------------------------------------------------- sponsors, galas, payments


def test_no_second_sponsor_and_no_second_gala() -> None:
    town = Town()
    town.sponsors(A, "cog")
    town.gala(A, "cog")
    town.effect(A, "gain_sponsor")
    assert town.kind == "choose_action"
    town.effect(A, "gain_gala")
    assert town.kind == "choose_action"


def test_a_gala_kind_that_is_gone_is_not_offered() -> None:
    town = Town()
    town.s.galas[0] = 0
    town.effect(A, "gain_gala")
    assert town.s.player[A].gala == 1


def test_a_used_sponsor_stays_used_when_flipped() -> None:
    town = Town()
    town.sponsors(A, "cog")
    town.s.player[A].sponsor_used[0] = 1
    town.effect(A, "flip_sponsor")
    town.play("flip:cog")
    assert (town.s.player[A].sponsor[0], town.s.player[A].sponsor_used[0]) == (1, 0), "the next round has begun"
    names = [what.name for what, _ in town.table.moves[-1].events if hasattr(what, "name")]
    assert "sponsor_flipped" in names


def two_sponsors(*sides: str) -> Town:
    town = Town()
    town.s.player[A].character = CHARACTERS.number("character_5")
    town.sponsors(A, *sides)
    return town


def test_two_sponsors_of_the_same_side() -> None:
    town = two_sponsors("crystal", "crystal")
    town.give(A, crystal=3)
    town.carry_out(A, pay_cost, 0, 3, PRICE)
    assert town.options == {"pay:none", "pay:sponsor_crystal", "pay:sponsor_crystal+sponsor_crystal"}
    town.play("pay:sponsor_crystal+sponsor_crystal")
    assert town.stock(A) == (0, 2) and list(town.s.player[A].sponsor) == [0, 0]


def test_two_sponsors_of_different_sides_and_a_gala() -> None:
    town = two_sponsors("crystal", "cog")
    town.gala(A, "cog")
    town.give(A, cog=2, crystal=2)
    town.carry_out(A, pay_cost, 2, 2, PRICE)
    assert len(town.options) == 8
    town.play("pay:sponsor_crystal+sponsor_cog+gala")
    assert town.stock(A) == (2, 1) and list(town.s.galas) == [4, 4]


def test_each_sponsor_must_find_something_to_reduce() -> None:
    town = two_sponsors("crystal", "crystal")
    town.give(A, crystal=1)
    town.carry_out(A, pay_cost, 0, 1, PRICE)
    assert town.options == {"pay:none", "pay:sponsor_crystal"}


def test_a_gala_may_be_wasted_partly() -> None:
    town = Town()
    town.gala(A, "cog")
    town.give(A, cog=1)
    town.carry_out(A, pay_cost, 1, 0, PRICE)
    assert town.options == {"pay:none", "pay:gala"}
    town.play("pay:gala")
    assert town.stock(A) == (1, 0)


def test_any_number_of_resources_takes_everything_where_little_is_left() -> None:
    town = Town()
    town.supply(cog=1, crystal=1)
    town.effect(A, "gain_resources_any")
    assert town.stock(A) == (1, 1)
