"""Positions of Steamopolis with a right move, and the reason why it is right.

All of them lie in the final turn of the last player: nobody decides anything afterwards and nothing hidden matters any
more, so the right move is the one that wins, and `test_positions` proves by trying everything that no other one does.
"""

from __future__ import annotations

from spielwerk.games.steamopolis.rules.turn import final_turn, finish
from spielwerk.games.steamopolis.state import State
from tests.games.steamopolis.staging import A, B, C, Town
from tests.positions.puzzles import Puzzle, puzzle

MARKETS_OF_TILES = tuple(f"market_{level}" for level in range(2, 9))


def last_turn(behind: int, stones: str, cog: int = 0, crystal: int = 0, **markets: str) -> Town:
    """C has the last turn of the game and is so many points behind A; all markets but these are bought empty."""
    town = Town()
    town.empty(*(market for market in MARKETS_OF_TILES if market not in markets))
    for market, tile in markets.items():
        town.sell(market, tile)
    for host, guest in ((A, B), (B, A)):  # nobody has a parasite left for the machines of C
        town.room(host, r1="capacity", r2="capacity", r3="capacity")
        for position in ("r1", "r2", "r3"):
            town.parasite(guest, host, position, "activation")
    town.banners(A, blue=9)  # a tie is lost
    for seat, points in ((A, 30), (B, 10), (C, 30 - behind)):
        town.score(seat, points)
    town.stones(C, stones)
    town.give(C, cog, crystal)
    town.s.end_triggered = town.s.final_round = 1
    return town


def final_turn_of_c(s: State) -> None:
    """The turn of C, then the end."""
    finish(s)
    final_turn(s, C)


def steam(town: Town) -> None:
    """C makes steam."""
    town.begin(final_turn_of_c)
    town.play("do")


def set_destination(town: Town, *keys: str) -> None:
    """C makes no steam and sets a destination, then takes these options."""
    town.begin(final_turn_of_c)
    town.play("skip", "do", *keys)


def fly(town: Town, *keys: str) -> None:
    """C flies at once, then takes these options."""
    town.begin(final_turn_of_c)
    town.play("skip", "skip", "do", *keys)


# ---------------------------------------------------------------- at a stop


def banner_rather_than_machine() -> Puzzle:
    """With 5 banners already the purple one scores 7 points; as a machine the tile brings 6."""
    town = last_turn(6, "g1 g2 l7_left", cog=4, crystal=1, market_7="m3_cloudbreaker")
    town.room(C, r1="m0_luggage_net", r2="capacity")
    town.banners(C, purple=2, orange=1)
    fly(town)
    return puzzle(town.table, "buy:market_7:banner")


def third_statue() -> Puzzle:
    """Here a tile brings 4 points; the district lets C buy the one that brings 4, and 3 for the third statue."""
    town = last_turn(
        6,
        "g1 g2 l7_right",
        cog=4,
        crystal=1,
        market_3="m3_sky_theatre",
        market_5="m2_glass_dome",
        market_6="m1_sun_deck",
        market_7="m2_steam_bath",
        market_8="m2_double_furnace",
    )
    town.room(C, r1="capacity", r2="capacity")
    fly(town)
    return puzzle(town.table, "district")


def do_not_waste_the_gala() -> Puzzle:
    """The gala saves one crystal here and two at the next stop, where all discounts are needed in full."""
    town = last_turn(6, "g1 l6_left l8_left", cog=2, crystal=2, market_6="m0_sorting_drum", market_8="m3_grand_factory")
    town.room(C, r1="capacity")
    town.gala(C, "crystal")
    town.sponsors(C, "crystal")
    fly(town, "visit:l6_left", "buy:market_6:machine")
    return puzzle(town.table, "pay:none", "pay:sponsor_crystal")


def parasite_on_the_press() -> Puzzle:
    """One parasite has 2 points waiting; the press brings 3 more, the dome only 2 and the tribune can't be paid."""
    town = last_turn(4, "g1 l5_right", cog=1, crystal=1)
    town.room(A, r4="m3_vote_press", r5="m3_imperial_suite", r6="m2_glass_dome", r7="m2_gear_tribune")
    town.parasite(C, A, "r5", "passive")
    fly(town, "district", "dock")
    return puzzle(town.table, "slot:p1:r4:activation")


def above_the_press() -> Puzzle:
    """The Dynamo Hall runs machines from right to left: the horn must come before the press that it feeds."""
    town = last_turn(8, "g1 l8_left l6_right", cog=1, crystal=4, market_8="m3_cornucopia")
    town.room(C, r3="capacity", r4="m3_vote_press")
    fly(town, "visit:l8_left", "buy:market_8:machine", "scrap:r3")
    return puzzle(town.table, "position:r5", "position:r6", "position:r7")


# ---------------------------------------------------------------- the order of the stops


def the_band_first() -> Puzzle:
    """The Brass Band pays 2 points for every tile bought after it, so it is bought first."""
    town = last_turn(
        14,
        "g1 l6_right l5_left l4_right",
        cog=3,
        crystal=6,
        market_4="m1_twin_press",
        market_5="m1_cargo_hold",
        market_6="m3_brass_band",
    )
    town.room(C, r1="s4_cargo_gondola", r2="m0_luggage_net", r3="m1_sun_deck", r4="m2_glass_dome")
    fly(town)
    return puzzle(town.table, "visit:l6_right")


def banker_before_the_banner() -> Puzzle:
    """The banker, from 7 to 6, brings a passenger tile too, and the blue banner on 5 counts it if bought last."""
    town = last_turn(4, "g1 l5_left l6_left l7_left", cog=1, crystal=1, market_5="m1_twin_press")
    town.s.player[C].passenger_tiles = 3
    town.room(C, r1="capacity")
    fly(town)
    return puzzle(town.table, "visit:l7_left")


# ---------------------------------------------------------------- steam and destination


def steam_for_the_tower() -> Puzzle:
    """Two moves lift just one stone to 8, where the City Hall Tower pays 4 points for a stone."""
    town = last_turn(3, "g4 g6 g8")
    steam(town)
    return puzzle(town.table, "stone:g8")


def tower_and_dynamo() -> Puzzle:
    """The tower's one point and the machines run from there bring 5; a stone given away, or the pipes, only 4."""
    town = last_turn(4, "g1 g10", cog=1, crystal=1)
    town.room(C, r3="m3_perpetual_engine", r5="m3_vote_press")
    set_destination(town, "stone:g10")
    return puzzle(town.table, "place:l8_right")


def one_more_tile_for_the_banner() -> Puzzle:
    """Machine and orange banner bring 5 points, but the banner counts tiles, and the Shipyard Halls have a sixth."""
    town = last_turn(5, "g1 g3 l6_left", cog=3, crystal=4, market_6="m3_winter_garden")
    town.room(C, r1="capacity", r2="capacity", r3="capacity", r4="capacity", r5="capacity")
    set_destination(town, "stone:g3")
    return puzzle(town.table, "place:l2_left")


def crystals_for_the_markers() -> Puzzle:
    """Five crystals of the Bazaar buy both last bonus markers, 7 points, and with them the third statue, 3 more."""
    town = last_turn(
        9,
        "g1 g7 l1_left",
        market_3="m3_sky_theatre",
        market_5="m3_cornucopia",
        market_6="m3_winter_garden",
        market_7="m3_cloudbreaker",
        market_8="m3_brass_band",
    )
    town.bonus_front("cog_row", 4)
    town.bonus_front("crystal_row", 2)
    town.room(C, r1="capacity", r2="capacity")
    set_destination(town, "stone:g7")
    return puzzle(town.table, "place:l5_left")


# ---------------------------------------------------------------- through the machines


def through_both_machines() -> Puzzle:
    """Only from 6 does a stone pass the synthesiser, which makes what the press below needs for 3 points."""
    town = last_turn(2, "g2 g4 g6 g7 g8")
    town.room(C, r3="m3_vote_press", r5="m2_synthesizer")
    set_destination(town)
    return puzzle(town.table, "stone:g8")


def four_machines(stones: str) -> Town:
    """The horn's 3 resources can bring up to 5 points in the three machines below it, and 5 are needed."""
    town = last_turn(4, stones)
    town.room(C, r1="m2_gear_tribune", r3="m2_double_furnace", r4="m3_vote_press", r6="m3_cornucopia")
    return town


def all_machines_at_once() -> Puzzle:
    """From 6 the pipes miss the horn, without which nothing runs; the Dynamo Hall runs all machines from the right."""
    town = four_machines("g1 g8")
    set_destination(town, "stone:g8")
    return puzzle(town.table, "place:l6_right")


def resources_for_a_chain() -> Puzzle:
    """The same later: a cog and the crystal are for the press, the other cog and the furnace's for the tribune."""
    town = four_machines("g1 l6_right")
    fly(town, "district")
    return puzzle(town.table, "take:2:1")


PUZZLES = (
    banner_rather_than_machine,
    third_statue,
    do_not_waste_the_gala,
    parasite_on_the_press,
    above_the_press,
    the_band_first,
    banker_before_the_banner,
    steam_for_the_tower,
    tower_and_dynamo,
    one_more_tile_for_the_banner,
    crystals_for_the_markers,
    through_both_machines,
    all_machines_at_once,
    resources_for_a_chain,
)
