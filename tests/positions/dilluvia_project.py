"""Positions of Dilluvia Project with a right move, and the reason why it is right.

All of them lie in the last round, when only Jeff has something left to decide: the right move is the one that wins, and
`test_positions` proves by trying everything that no other one does.
"""

from __future__ import annotations

from tests.games.dilluvia_project.staging import JEFF, LAST_ROUND, MARION, City
from tests.positions.puzzles import Puzzle, puzzle


def last_round(needs: int, prestige: int = 0, house: int = 0) -> City:
    """Only Jeff is left, owns nothing yet, and needs so much more population to win; a tie is lost."""
    city = City(2)
    for seat in (MARION, JEFF):
        city.workers(seat, 0, 0)
        city.give(seat, aeros=0)
    city.points(MARION, prestige=9, population=40)
    city.points(JEFF, prestige=prestige, house=house, population=41 - needs)
    return city


def last_turns(needs: int, dark: int = 1, special: int = 0, prestige: int = 0, house: int = 0) -> City:
    """Jeff has the last workers of the game."""
    city = last_round(needs, prestige, house)
    city.workers(JEFF, dark, special)
    city.turn(JEFF, LAST_ROUND)
    return city


# ---------------------------------------------------------------- one decision


def across_the_ten() -> Puzzle:
    """Four prestige of the construction field reach the ten, which is worth 6; the gardens bring only 2."""
    city = last_turns(3, dark=0, special=1, prestige=6, house=10)
    return puzzle(city.table, "place:build")


def a_garden_for_nobody_else() -> Puzzle:
    """Two squares beside the large building bring Jeff his ten, but on the one between, Marion gets hers too."""
    city = last_turns(5, prestige=6, house=8)
    city.give(JEFF, aeros=1)
    city.building(JEFF, "b6a", "E8:F9", "square_1")
    city.building(MARION, "b6a", "H8:I9", "square_1")
    city.building(JEFF, "b5a", "E3:F3", "square_1")
    city.building(JEFF, "b1a", "H3", "square_1")
    city.land(JEFF, "E7", "G8", "G3")
    city.place("garden")
    return puzzle(city.table, "garden:E7")


def money_is_worth_more_than_prestige() -> Puzzle:
    """Two prestige stop one short of the ten; three Aeros fill the set that brings three."""
    city = last_turns(3, prestige=7, house=4)
    city.tiles(JEFF, stockpile=1)
    city.give(JEFF, aeros=2, white=2, brown=1, purple=5)
    city.land(JEFF, "F6")
    city.place("build")
    city.play("building:b1a")
    return puzzle(city.table, "square_1")


def even_a_lost_majority() -> Puzzle:
    """The majority is lost and costs 1, but the patron pays 3 prestige for its tile: a ten worth 5."""
    city = last_round(4, prestige=7, house=8)
    city.tiles(JEFF, patron=1)
    city.set_aside("settlers", "large_majority", "land_agent", "two_white")
    city.give(JEFF, aeros=3)
    city.buying(JEFF, "row:2:left", LAST_ROUND)
    city.play("buy:m23")
    return puzzle(city.table, "pick:large_majority")


# ---------------------------------------------------------------- a few decisions ahead


def aeros_first() -> Puzzle:
    """The 8 Aeros pay population and prestige as well; whoever buys anything else first can't pay them any more."""
    city = last_round(6, prestige=6, house=6)
    city.give(JEFF, aeros=3)
    city.buying(JEFF, "row:1:left", LAST_ROUND)
    return puzzle(city.table, "buy:m13")


def a_worker_who_never_works() -> Puzzle:
    """A new worker draws level in the worker majority, and the opera reaches the ten; the market hall does neither."""
    city = last_turns(6, prestige=3, house=4)
    city.workers(MARION, 0, 0, reserve=2)
    city.tiles(JEFF, worker_majority=1)
    city.building(JEFF, "b0", "F6")
    city.building(JEFF, "b2a", "H6", "square_1")
    city.building(JEFF, "b5a", "F8:G8", "square_1")
    city.place("reposition")
    return puzzle(city.table, "switch:F6", "switch:F8")


def no_worker_for_the_round_after_the_last() -> Puzzle:
    """The cube on the Workers' Quarters brings the prestige that reaches the ten; moved, it sends a worker for a round
    that is not played."""
    city = last_turns(3, prestige=8, house=8)
    city.building(JEFF, "b0", "F6", "square_2")
    city.place("reposition")
    return puzzle(city.table, "finish")


def end_the_step_first() -> Puzzle:
    """The house moves at the end of a step: a propeller of the next one passes the ten with one more."""
    city = last_turns(4, dark=2, prestige=6, house=5)
    city.propeller(MARION, "D4", "J4", "D10", "J10")
    city.give(JEFF, aeros=6, white=1, purple=1)
    city.land(JEFF, "F9")
    city.place("build", dark=2)
    city.play("building:b0", "square_2")
    return puzzle(city.table, "end_step")


def leave_out_what_the_next_needs() -> Puzzle:
    """Two cubes are left out of the price: only one white and one purple build the second building."""
    city = last_turns(2, dark=2, prestige=2)
    city.tiles(JEFF, foreman_4_5=1)
    city.give(JEFF, white=3, black=2, purple=2)
    city.land(JEFF, "F9:G9", "I9")
    city.place("build", dark=2)
    city.play("building:b4a")
    return puzzle(city.table, "discount:1:0:0:1")


def change_what_nobody_needs() -> Puzzle:
    """Brown is in neither of the two buildings that together reach the ten; every other cube is."""
    city = last_turns(2, dark=2, prestige=6)
    city.tiles(JEFF, converter=1)
    city.give(JEFF, black=2, brown=1, purple=2)
    city.land(JEFF, "F6", "H6")
    city.play("tile:converter")
    return puzzle(city.table, "give:brown")


def one_conversion_where_one_suffices() -> Puzzle:
    """Two brown cubes become the white and the purple one that lack; a black one would have to be changed again."""
    city = last_turns(2, dark=2, prestige=6)
    city.tiles(JEFF, converter=2)
    city.give(JEFF, black=2, brown=2, purple=1)
    city.land(JEFF, "F6", "H6")
    city.play("tile:converter", "give:brown")
    return puzzle(city.table, "take:white", "take:purple")


def rents_after_the_building() -> Puzzle:
    """Rents pay the propeller only when the new building stands; played before, they lack 2 Aeros."""
    city = last_turns(2, prestige=6, house=2)
    city.building(JEFF, "b1a", "F6", "square_1")
    city.tiles(JEFF, small_rents=1)
    city.give(JEFF, white=1, purple=1)
    city.land(JEFF, "G6")
    return puzzle(city.table, "place:build")


def break_the_majority() -> Puzzle:
    """A second propeller costs Marion the majority, from 3 to -1; whatever the market sells brings only 2."""
    city = last_turns(1, prestige=7, house=3)
    city.propeller(JEFF, "D4")
    city.propeller(MARION, "J4")
    city.tiles(MARION, propeller_majority=1)
    city.give(JEFF, aeros=4)
    return puzzle(city.table, "place:build")


# ---------------------------------------------------------------- a plan


def three_workers_for_four_aeros() -> Puzzle:
    """Three workers at once earn the fourth Aero of the propeller, and the last worker has to buy it."""
    city = last_turns(3, dark=4)
    city.tiles(JEFF, propeller_majority=1)
    city.propeller(MARION, "J4")
    city.play("place:income")
    return puzzle(city.table, "workers:3:0")


def a_cube_for_a_medium_building() -> Puzzle:
    """Small buildings can be paid at once; but a medium one draws level with Marion, and a cube is lacking for it."""
    city = last_turns(3, dark=2)
    city.tiles(JEFF, medium_majority=1)
    city.building(MARION, "b4a", "E5:F5", "square_1")
    city.give(JEFF, white=3, black=1, brown=2, purple=1)
    city.land(JEFF, "E9:F9")
    return puzzle(city.table, "place:purple", "place:brown")


def across_the_border() -> Puzzle:
    """Only the opera reaches the ten, and only with this square it stands in another sector as well: 3, not -1."""
    city = last_turns(5, dark=2, prestige=3, house=1)
    city.tiles(JEFF, sector_majority=1)
    city.building(JEFF, "b1a", "E5", "square_1")
    city.building(MARION, "b1a", "F6", "square_1")
    city.building(MARION, "b1a", "H4", "square_1")
    city.give(JEFF, aeros=1, white=3, black=1, brown=2, purple=2)
    city.land(JEFF, "I8")
    city.place("land")
    city.play("small")
    return puzzle(city.table, "from:J8")


PUZZLES = (
    across_the_ten,
    a_garden_for_nobody_else,
    money_is_worth_more_than_prestige,
    even_a_lost_majority,
    aeros_first,
    a_worker_who_never_works,
    no_worker_for_the_round_after_the_last,
    end_the_step_first,
    leave_out_what_the_next_needs,
    change_what_nobody_needs,
    one_conversion_where_one_suffices,
    rents_after_the_building,
    break_the_majority,
    three_workers_for_four_aeros,
    a_cube_for_a_medium_building,
    across_the_border,
)
