"""Why something is not possible: true, one reason for each option, and there when only one option is left."""

from __future__ import annotations

from collections import Counter

import pytest

from spielwerk.games.dilluvia_project.catalogue import LARGE, MEDIUM, SPACE_EFFECTS, SQUARES
from spielwerk.games.dilluvia_project.rules.gardens import BOUGHT, choose_garden_square
from spielwerk.games.dilluvia_project.rules.positions import choose_land, choose_land_far
from spielwerk.games.dilluvia_project.rules.repositioning import choose_switch
from spielwerk.games.dilluvia_project.rules.tiles import pick_tile
from tests.games.dilluvia_project.staging import ANGELIKA, JEFF, MARION, City
from tests.games.dilluvia_project.test_invariants import walk
from tests.laws.test_reasons import silent


def why(city: City, key: str) -> str:
    """The reason for an option in English."""
    return city.table.refusals("en").get(key, "")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rich_games_say_why_as_well(seats: int) -> None:
    """The law of reasons in games in which everything can be paid, and never two reasons for one option."""
    missing: Counter[str] = Counter()
    for seed in range(2):
        for number, table in enumerate(walk(seats, seed + 5000, wealthy=True)):
            if number % 3 == 0 and not table.over:
                missing.update(silent(table))
                keys = Counter(refused.key for refused in table.refused("de"))
                assert [key for key, count in keys.items() if count > 1] == [], table.kind
    assert missing.most_common(5) == []


# ---------------------------------------------------------------- the city


def choosing_land(size: str, workers: int) -> City:
    city = City(2)
    city.land(MARION, "F6")
    city.land(JEFF, "G6")
    city.building(JEFF, "b1a", "F5")
    city.garden("E5")
    city.give(MARION, aeros=9)
    city.turn(MARION)
    city.place("land", workers)
    city.play(size)
    return city


@pytest.mark.parametrize(
    ("square", "reason"),
    [
        ("F6", "This square belongs to Player 1 already."),
        ("G6", "This square belongs to Player 2 already."),
        ("F5", "A building of Player 2 stands here already: Building 1A."),
        ("E5", "There is a garden here already."),
        ("G7", "This is a propeller, not land."),
        ("B2", "This is a propeller, not land."),
        ("A1", "With 2 players this square is not part of the city."),
        ("K11", "New land must touch your own land, buildings or propellers; corners count."),
    ],
)
def test_every_square_says_why_no_land_begins_there(square: str, reason: str) -> None:
    city = choosing_land("small", 1)
    assert why(city, f"from:{square}") == reason
    assert why(city, "none") == "You have just chosen this land; now it needs a place."


def test_the_other_end_of_a_piece() -> None:
    city = choosing_land("large", 3)
    choose_land_far(city.s, MARION, LARGE, SQUARES.number("E6"))
    assert city.options == {"to:D7"}
    assert why(city, "to:D5") == "Not all four squares of this piece are free.", "the garden on E5 is in the way"
    assert why(city, "to:F5") == "A building of Player 2 stands here already: Building 1A."
    assert why(city, "to:K11") == "Large land from E6: the other end lies exactly one square away across a corner."


def test_a_site_names_the_square_that_is_missing() -> None:
    city = City()
    city.land(MARION, "F6:G6", "F8:G8")
    city.give(MARION, white=9, black=9, brown=9, purple=9)
    city.turn(MARION, 3)
    city.place("build")
    city.play("building:b3a")
    assert why(city, "site:G6:H6") == "You have no free land on H6."
    assert why(city, "site:F6") == "", "nobody puts a medium building on one square"


# ---------------------------------------------------------------- gardens


def laying_a_garden(aeros: int = 5, left: int = 16) -> City:
    city = City(2)
    city.land(MARION, "F6", "G6")
    city.land(JEFF, "H6")
    city.building(MARION, "b1a", "F8")
    city.give(MARION, aeros=aeros)
    city.s.gardens = left
    city.turn(MARION)
    return city


@pytest.mark.parametrize(
    ("square", "reason"),
    [
        ("H6", "This square belongs to Player 2 already."),
        ("F8", "A building of Player 1 stands here already: Building 1A."),
        ("G7", "This is a propeller, not land."),
        ("G8", "A garden needs a square with your cube; this one belongs to nobody."),
    ],
)
def test_every_square_says_why_no_garden_is_laid_there(square: str, reason: str) -> None:
    city = laying_a_garden()
    city.place("garden")
    assert why(city, f"garden:{square}") == reason


def test_a_permit_says_which_squares_are_too_far() -> None:
    city = laying_a_garden(aeros=0)
    city.tiles(MARION, garden_permit=1)
    city.play("tile:garden_permit")
    assert "garden:G9" in city.options
    assert why(city, "garden:J6") == "This free square touches none of your buildings."
    assert why(city, "none") == "“Garden Permit” has been played; now the garden must be laid."
    city.table.lang = "en"
    assert city.table.decision and city.table.decision.prompt == "“Garden Permit”: where do you lay the garden?"


# ---------------------------------------------------------------- decisions that resolve by themselves


def left_with(city: City, only: str) -> set[str]:
    """The reasons in the decision on top, which offers one thing only and so is taken without asking."""
    assert city.options == {only}
    return {refused.name for refused in city.table.refused("en")}


@pytest.mark.parametrize(
    ("aeros", "left", "reason"), [(0, 16, "lacks_aeros_for_garden"), (5, 0, "no_garden_left"), (0, 0, "no_garden_left")]
)
def test_a_garden_that_is_not_possible_at_all_says_why(aeros: int, left: int, reason: str) -> None:
    city = laying_a_garden(aeros, left)
    choose_garden_square(city.s, MARION, BOUGHT)
    assert left_with(city, "none") == {reason}


def test_without_land_no_garden() -> None:
    city = City()
    city.give(MARION, aeros=3)
    city.turn(MARION)
    choose_garden_square(city.s, MARION, BOUGHT)
    assert "garden_needs_land" in left_with(city, "none")


def test_without_a_building_nothing_is_switched() -> None:
    city = City()
    city.building(JEFF, "b3a", "F6:G6")
    city.turn(MARION)
    choose_switch(city.s, MARION, 2, -1, -1)
    assert left_with(city, "finish") == {"no_building_here", "building_of"}
    assert why(city, "switch:F6") == "Building 3A here belongs to Player 2; you can only switch your own buildings."


def test_nothing_was_set_aside() -> None:
    city = City()
    city.set_aside()
    city.turn(MARION, 7)
    pick_tile(city.s, MARION, 0)
    assert left_with(city, "none") == {"nothing_set_aside"}
    city.set_aside("settlers")
    assert why(city, "pick:patron") == "This tile is not among those set aside."


def test_no_land_for_the_space_of_the_last_round() -> None:
    city = City()
    city.land(MARION, "A1")
    city.land(JEFF, "B1", "A2")
    city.turn(MARION, 7)
    choose_land(city.s, MARION, MEDIUM, 1, -1, SPACE_EFFECTS.number("medium_land"))
    assert {"too_far", "is_land_of"} <= left_with(city, "none")


def test_a_turn_ends_without_a_word_when_no_tile_can_be_played() -> None:
    """Tiles that work by themselves are no reason to ask, nor to write in the log that nothing was asked."""
    city = City()
    city.tiles(MARION, land_agent=1, patron=1)
    city.turn(MARION)
    city.place("income")
    assert city.seat == JEFF and "forced" not in city.notes()


# ---------------------------------------------------------------- workers, tiles, cubes


def test_every_number_of_workers_says_why() -> None:
    city = City()
    city.workers(MARION, 2, 0)
    city.turn(MARION)
    city.play("place:income")
    assert why(city, "workers:3:0") == "You have only 2 ordinary workers left."
    assert why(city, "workers:0:0") == "You must place one worker at least."
    assert why(city, "workers:1:1") == "Your special worker has been placed in this round already."
    other = City()
    other.turn(MARION)
    other.play("place:garden")
    assert why(other, "workers:2:0") == "Gardens: there is room for a single worker only."


def test_own_tiles_that_are_not_played_say_what_they_do() -> None:
    city = City()
    city.tiles(MARION, land_agent=1, patron=1, small_rents=1)
    city.turn(MARION)
    assert why(city, "tile:land_agent") == "“Land Agent” works by itself whenever it applies."
    assert why(city, "tile:patron") == "“Patron” only counts in the final scoring."
    assert why(city, "tile:small_rents") == "You have no small building that could pay rent."
    assert why(city, "tile:converter") == "", "nobody asks to play a tile of somebody else"


def test_all_missing_cubes_are_named() -> None:
    city = City()
    city.land(MARION, "F6")
    city.give(MARION, aeros=9, white=1)
    city.turn(MARION, 2)
    city.place("build")
    assert why(city, "building:b2a") == "You lack cubes for it · 2 black · 2 brown"
    assert city.table.refusals("de")["building:b2a"] == "Dafür fehlen dir Würfel · 2 schwarz · 2 braun"


def test_a_discount_that_leaves_too_much_says_so() -> None:
    city = City()
    city.tiles(MARION, foreman_2_3=1)
    city.land(MARION, "F6")
    city.give(MARION, white=1, black=1, brown=2)
    city.turn(MARION, 2)
    city.place("build")
    city.play("building:b2a")
    assert city.offered("discount") == {"0:1:1:0", "0:2:0:0", "1:1:0:0"}
    assert why(city, "discount:0:0:2:0") == "Then too much is left to pay: 2 black cubes."
    assert why(city, "discount:0:3:0:0") == "", "nobody leaves out more than is saved"


def test_the_market_says_which_line_is_yours() -> None:
    city = City()
    city.market(m11="settlers", m21="converter")
    city.give(MARION, aeros=9)
    city.buying(MARION, "row:1:left")
    assert why(city, "buy:m21") == "Your zeppelin lies at another line: Row 1, left end."
    assert why(city, "buy:m12") == "There is no tile on this space."


def test_cubes_of_the_converter_and_the_income() -> None:
    city = City()
    city.tiles(ANGELIKA, converter=1)
    city.give(ANGELIKA, white=1, brown=1)
    city.turn(ANGELIKA)
    city.play("tile:converter")
    assert why(city, "give:black") == "You have no black cube."
    city.play("give:white")
    assert why(city, "take:white") == "You have just given this colour away; you get another one."
    rich = City()
    rich.building(MARION, "b1b", "F6", "square_1")
    rich.income_phase()
    assert why(rich, "white:3") == "Only 2 cubes are left to share out."
    assert why(rich, "black:1") == "Another colour is asked for now: white."
