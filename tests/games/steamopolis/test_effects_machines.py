"""Every tile: price, banner, storage, boilers, activation effect, passive effect (13.3 to 13.6)."""

from __future__ import annotations

import pytest

from tests.games.steamopolis.printed import FIRST_TILES, MACHINES, MARKET_POINTS, MARKET_RESOURCE, RIDE, TILES
from tests.games.steamopolis.staging import A, B, C, Town
from tests.games.steamopolis.tally import expected, settled, tally, use_everything

ACTIVE = [name for name, tile in TILES.items() if tile.activation]
RIDES = [name for name, tile in TILES.items() if tile.trigger == RIDE]
TAKEN_BACK = [name for name, tile in TILES.items() if tile.trigger[:1].isdigit()]
DISTRICT_OF = {level: f"l{level}_left" for level in range(1, 9)} | {8: "l8_right"}


def rich_town() -> Town:
    """A has three stones with room to move, a sponsor, resources, and an enemy parasite at r7."""
    town = Town()
    town.stones(A, "g1 g2 g3 g4")
    town.sponsors(A, "crystal")
    town.give(A, cog=3, crystal=3)
    town.room(A, r7="capacity")
    town.room(B, r1="capacity")
    town.parasite(C, A, "r7", "activation")
    return town


@pytest.mark.parametrize("name", ACTIVE)
def test_activation(name: str) -> None:
    town = rich_town()
    town.room(A, r1=name)
    town.turn(A)
    town.s.player[A].sponsor_used[0] = 1
    town.play("set_destination", "stone:g3")
    since = len(town.table.moves)
    town.play("descend")
    use_everything(town, A)
    printed = TILES[name].activation
    assert printed and settled(tally(town, A, since)) == expected(printed)


@pytest.mark.parametrize("name", [name for name in TILES if name not in ACTIVE])
def test_no_activation_without_a_connected_boiler(name: str) -> None:
    town = rich_town()
    town.room(A, r1=name)
    town.turn(A)
    town.play("set_destination", "stone:g3")
    since = len(town.table.moves)
    town.play("descend")
    assert town.kind == "route_stone"
    assert not any(tally(town, A, since))


@pytest.mark.parametrize("name", ACTIVE)
def test_a_parasite_shares_in_all_of_it(name: str) -> None:
    town = rich_town()
    town.s.player[B].room[0] = -1
    town.room(B, r1=name, r2="capacity")
    town.stones(B, "g3")
    town.parasite(A, B, "r1", "activation")
    town.turn(B)
    town.s.player[A].sponsor_used[0] = 1
    town.play("set_destination")
    since = len(town.table.moves)
    town.play("descend")
    while town.kind != "route_stone":
        if town.seat == A:
            use_everything(town, A)
        else:
            unwilling = [key for key in ("no", "decline") if key in town.options]
            town.play(*(unwilling or sorted(town.options)[:1]))
    printed = TILES[name].activation
    assert printed and settled(tally(town, A, since)) == expected(printed)
    used = [move for move in town.table.moves[since:] if move.seat == A]
    assert town.parasites(A) == [] or any(move.decision == "place_parasite" for move in used)


@pytest.mark.parametrize("name", TILES)
def test_storage_and_boilers(name: str) -> None:
    town = Town()
    town.room(A, r4=name)
    town.turn(A)
    view = town.table.view()["airships"][A]
    assert view["storage"] == 3 + TILES[name].storage
    assert view["boilers"] == 2 + TILES[name].boilers


@pytest.mark.parametrize("name", MACHINES)
@pytest.mark.parametrize("level", MARKET_RESOURCE)
def test_price_and_points_on_every_market(name: str, level: int) -> None:
    printed = MACHINES[name]
    town = Town()
    town.sell(f"market_{level}", name)
    view = town.table.view()["markets"][f"market_{level}"]
    cogs, crystals = printed.cost
    extra = printed.rank
    on_market = (extra, 0) if MARKET_RESOURCE[level] == "cog" else (0, extra)
    assert view["price"] == {"cog": cogs + on_market[0], "crystal": crystals + on_market[1]}
    assert view["points"] == MARKET_POINTS[level][printed.rank]
    assert town.table.view()["market_banners"][f"market_{level}"][str(printed.rank)] == printed.banner


@pytest.mark.parametrize("name", RIDES)
def test_passenger_machines(name: str) -> None:
    town = Town()
    town.room(A, r6=name)
    town.stones(A, "l7_left l6_left")
    town.fly(A, "visit:l7_left", "yes", "skip")
    since = len(town.table.moves)
    town.play("skip")
    use_everything(town, A)
    printed = TILES[name].passive
    assert printed
    assert settled(tally(town, A, since)) == expected(printed._replace(points=printed.points + 1)), "and the banker"


@pytest.mark.parametrize("name", TAKEN_BACK)
@pytest.mark.parametrize("level", range(1, 9))
def test_effects_of_stones_taken_back(name: str, level: int) -> None:
    town = Town()
    town.room(A, r2=name)
    town.stones(A, f"g1 {DISTRICT_OF[level]}")
    town.turn(A)
    since = len(town.table.moves)
    town.play("fly")
    use_everything(town, A, until=("choose_stop_use",))
    town.play("skip")
    use_everything(town, A)
    fires = str(level) in TILES[name].trigger.split()
    printed = TILES[name].passive
    assert printed
    assert settled(tally(town, A, since)) == (expected(printed) if fires else expected(type(printed)()))


@pytest.mark.parametrize("way", ["machine", "banner"])
def test_brass_band_plays_for_every_tile_bought(way: str) -> None:
    town = Town()
    town.room(A, r1="m3_brass_band")
    town.sell("market_2", "m0_crystal_press")
    town.stones(A, "g1 l2_left")
    town.give(A, cog=2)
    town.fly(A, f"buy:market_2:{way}")
    use_everything(town, A)
    assert town.vp(A) == 2 + (1 if way == "machine" else 0)


def test_first_tiles_are_no_goods_of_the_market() -> None:
    assert not set(FIRST_TILES) & set(MACHINES)
    assert len(MACHINES) == 44
