"""Worked examples of the spec (8): buying machines and banners, discounts, supplies, scrapping."""

from __future__ import annotations

import pytest

from tests.games.steamopolis.staging import A, B, Town

MARKET_6 = {
    "m0_crystal_press": ((2, 0), 1),
    "m1_twin_press": ((0, 2), 2),
    "m2_crystal_tribune": ((0, 3), 3),
    "m3_vote_press": ((1, 4), 5),
}
"""The series of the rulebook: price in cogs and crystals, points as a machine."""


def at_market_6(tile: str) -> Town:
    town = Town()
    town.sell("market_6", tile)
    town.room(A, r1="capacity", r2="start_machine_back", r7="capacity")
    town.room(B, r1="capacity")
    town.stones(A, "g1 l6_left")
    town.give(A, cog=6, crystal=6)
    town.fly(A)
    return town


@pytest.mark.parametrize("tile", MARKET_6)
def test_s12_buying_machines(tile: str) -> None:
    (cogs, crystals), points = MARKET_6[tile]
    rank = list(MARKET_6).index(tile)
    town = at_market_6(tile)
    town.play("buy:market_6:machine")
    if rank >= 1:
        assert town.kind == "scrap_machine" and town.options == {"scrap:r1", "scrap:r2", "scrap:r7"}
        town.play("scrap:r1")
    assert town.kind == "install_machine"
    assert town.vp(A) == points
    town.play("position:r5")
    assert town.tiles(A)["r5"] == tile
    assert len(town.tiles(A)) == (4 if rank == 0 else 3)
    if rank >= 2:
        assert (town.kind, town.seat) == ("answer_place_parasite", B)
        town.play("pass", "pass")
    else:
        assert town.kind != "answer_place_parasite"
    held = (6 - cogs, 6 - crystals)
    if sum(held) > 6:
        assert town.kind == "store_resources"
    else:
        assert town.stock(A) == held
    assert town.s.statues == (1 if rank == 3 else 0)
    assert (town.face_up("market_6") is None) == (rank == 3)


@pytest.mark.parametrize("tile", MARKET_6)
def test_s13_buying_banners(tile: str) -> None:
    (cogs, crystals), _ = MARKET_6[tile]
    rank = list(MARKET_6).index(tile)
    town = at_market_6(tile)
    town.play("buy:market_6:banner")
    assert town.kind == "give_stone" and town.options == {"stone:g1", "stone:g2"}
    town.play("stone:g1")
    assert len(town.tiles(A)) == 3, "nothing is scrapped"
    assert town.vp(A) == 0, "blue banners without passenger tiles, no points of the market"
    assert sum(town.s.player[A].banners) == 1
    assert town.s.player[A].supply == 4
    if rank >= 2:
        assert town.kind == "answer_place_parasite"
        town.play("pass", "pass")
    assert town.stock(A) == (6 - cogs, 6 - crystals) or town.kind == "store_resources"


def test_s14_purple_banner() -> None:
    town = Town()
    town.banners(A, purple=1, blue=1)
    town.sell("market_2", "m0_feed_pump")
    town.stones(A, "g1 l2_left")
    town.give(A, cog=2)
    town.fly(A, "buy:market_2:banner", "stone:g1")
    assert town.vp(A) == 5


def test_s14_blue_banner() -> None:
    town = Town()
    town.s.player[A].passenger_tiles = 2
    town.sell("market_2", "m0_crystal_press")
    town.stones(A, "g1 l2_left")
    town.give(A, cog=2)
    town.fly(A, "buy:market_2:banner", "stone:g1")
    assert town.vp(A) == 2


def test_s17_sponsor() -> None:
    town = Town()
    town.sponsors(A, "crystal")
    town.stones(A, "g1 g2")
    town.descend(A, "m0_crystal_burner")
    assert town.kind == "use_block"
    town.play("yes")
    assert town.kind == "raise_pressure", "the sponsor was the only way to pay"
    town.play("stone:g1", "stone:g2", "stone:g3")
    me = town.s.player[A]
    assert (me.sponsor[0], me.sponsor_used[0]) == (0, 1), "on the cog side and used"


def test_s17_a_used_sponsor_does_not_help_again_in_this_turn() -> None:
    town = Town()
    town.sponsors(A, "crystal")
    town.stones(A, "g1 g5")
    town.room(A, r2="m0_crystal_burner", r1="m2_double_furnace")
    town.turn()
    town.play("set_destination", "stone:g5", "descend", "yes", "stone:g1")
    assert town.gauge(A) == "g4"
    town.play("descend")
    assert town.kind == "route_stone", "+1 cog; the crystal of the second boiler can't be paid"
    assert town.stock(A) == (1, 0)


def test_s17_in_the_next_turn_the_sponsor_pays_a_cog() -> None:
    town = Town()
    town.sponsors(A, "cog")
    town.stones(A, "g1 g2")
    town.descend(A, "m0_exchange_pump", "yes")
    assert town.stock(A) == (0, 2)


def test_s18_gala() -> None:
    town = Town()
    town.gala(A, "cog")
    town.stones(A, "l2_left")
    town.fly(A, "district", "yes")
    assert town.kind == "place_capacity_tile"
    town.play("position:r4")
    assert town.tiles(A) == {"r4": "capacity"}
    assert town.s.player[A].gala == -1 and list(town.s.galas) == [4, 4]


def test_t5_scrapping() -> None:
    town = Town()
    town.room(A, r1="m0_luggage_net", r2="capacity")
    town.parasite(B, A, "r1", "passive")
    town.sell("market_3", "m1_cargo_hold")
    town.stones(A, "g1 l3_left")
    town.give(A, cog=4, crystal=2)
    town.fly(A, "buy:market_3:machine", "scrap:r1")
    assert town.parasites(B) == [] and town.vp(B) == 0
    town.play("position:r1")
    assert town.stock(A) == (2, 2), "3 + 1 + 1 places are enough"


def test_t5_storing_after_scrapping() -> None:
    town = Town()
    town.room(A, r1="m0_luggage_net")
    town.sell("market_3", "m1_twin_press")
    town.stones(A, "g1 l3_left")
    town.give(A, cog=5, crystal=1)
    town.fly(A, "buy:market_3:machine", "position:r1")
    assert (town.kind == "store_resources" and town.options == {"keep:3:0"}) or town.stock(A) == (3, 0)


def test_t10_discounts() -> None:
    town = Town()
    town.sell("market_6", "m3_vote_press")
    town.room(A, r1="capacity")
    town.stones(A, "g1 l6_left")
    town.sponsors(A, "cog")
    town.gala(A, "crystal")
    town.give(A, cog=1, crystal=4)
    town.fly(A, "buy:market_6:machine")
    assert town.options == {"pay:none", "pay:sponsor_cog", "pay:gala", "pay:sponsor_cog+gala"}
    town.play("pay:sponsor_cog+gala")
    assert town.stock(A) == (1, 2)


def test_t10_only_with_both_discounts() -> None:
    town = Town()
    town.sell("market_6", "m3_vote_press")
    town.room(A, r1="capacity")
    town.stones(A, "g1 l6_left")
    town.sponsors(A, "cog")
    town.gala(A, "crystal")
    town.give(A, crystal=2)
    town.fly(A, "buy:market_6:machine")
    assert town.kind == "install_machine", "one way to pay, one tile to scrap"
    assert town.stock(A) == (0, 0)
    assert town.s.player[A].gala == -1 and town.s.player[A].sponsor[0] == 1


def test_t11_supply() -> None:
    town = Town()
    town.supply(cog=0, crystal=1)
    town.stones(A, "l3_right")
    town.fly(A, "district")
    assert town.stock(A) == (0, 1)


def test_t12_brass_band() -> None:
    town = Town()
    town.sell("market_7", "m3_brass_band")
    town.room(A, r1="capacity", r2="capacity")
    town.stones(A, "g1 l7_left")
    town.give(A, cog=4, crystal=1)
    town.fly(A, "buy:market_7:machine", "scrap:r1")
    assert town.stock(A) == (0, 0)
    town.play("position:r1")
    assert town.vp(A) == 6 + 2
    assert town.s.statues == 1
    assert town.kind == "answer_place_parasite"
