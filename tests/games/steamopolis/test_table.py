"""What the screen shows beside the record, and the words of a whole game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from io import StringIO

import pytest
from rich.console import Console

from spielwerk.games.steamopolis import game
from spielwerk.games.steamopolis.catalogue import RESOURCES
from spielwerk.kernel import Table
from spielwerk.kernel.engine import SPECTATOR, concealed
from spielwerk.kernel.words import Words
from tests.games.steamopolis.staging import A, B, Town
from tests.games.steamopolis.walks import TABLES, walk


def test_a_district_shows_its_stones() -> None:
    town = Town()
    town.stones(A, "g1 l3_left_a")
    shown = town.table.view()["districts"]["l3_left"]
    assert shown == {"level": 3, "stones": [{"seat": A, "arrow": True}], "shadow": False}
    assert "l8_extra" not in town.table.view()["districts"]


def test_a_market_shows_tile_price_points_and_backs() -> None:
    town = Town()
    town.sell("market_7", "m1_cloud_counter")
    shown = town.table.view()["markets"]["market_7"]
    assert (shown["tile"], shown["rank"], shown["points"]) == ("m1_cloud_counter", 1, 2)
    assert shown["price"] == {"cog": 1, "crystal": 1}
    assert [hidden["rank"] for hidden in shown["hidden"]] == [2, 3]
    town.empty("market_7")
    assert town.table.view()["markets"]["market_7"] == {
        "tile": None,
        "rank": None,
        "price": None,
        "missing": None,
        "points": None,
        "hidden": [],
    }


def test_a_row_shows_its_front_marker() -> None:
    town = Town()
    town.bonus_front("cog_row", 3)
    town.bonus_front("crystal_row", 4)
    rows = town.table.view()["bonus_rows"]
    front = {"marker": "bonus_cog_2", "number": 2, "price": {"cog": 3}, "missing": {}, "points": 5, "left": 1}
    assert rows["cog_row"] == front
    assert rows["crystal_row"] == {
        "marker": None,
        "number": None,
        "price": None,
        "missing": None,
        "points": None,
        "left": 0,
    }


def test_prices_say_what_the_viewer_lacks_after_discounts() -> None:
    town = Town()
    town.sell("market_7", "m1_cloud_counter")
    town.bonus_front("cog_row", 3)
    town.give(A, cog=1, crystal=0)
    lacking = town.table.view(A)
    assert lacking["markets"]["market_7"]["missing"] == {"cog": 0, "crystal": 1}
    assert lacking["bonus_rows"]["cog_row"]["missing"] == {"cog": 2}
    town.s.player[A].gala = RESOURCES.number("crystal")
    assert town.table.view(A)["markets"]["market_7"]["missing"] == {"cog": 0, "crystal": 0}


@pytest.mark.parametrize(("seats", "choices"), TABLES)
def test_what_is_offered_lacks_nothing(seats: int, choices: dict[str, str]) -> None:
    for table in walk(seats, 6, choices):
        sold = [key.split(":")[1] for key in table.options() if key.startswith(("buy:", "marker:"))]
        view = table.view(table.seat) if sold else {}
        for place in sold:
            assert not any((view["markets"] | view["bonus_rows"])[place]["missing"].values())


def test_a_statue_waits_until_its_market_is_empty() -> None:
    town = Town()
    town.empty("market_7")
    town.bonus_front("cog_row", 4)
    waiting = town.table.view()["statues_waiting"]
    assert "market_7" not in waiting and "market_8" in waiting and "market_1" in waiting
    town.bonus_front("crystal_row", 4)
    assert "market_1" not in town.table.view()["statues_waiting"]


def test_an_airship_shows_what_it_can_do() -> None:
    town = Town()
    town.room(A, r1="m1_velvet_salon", r2="m2_turbo_boiler")
    town.parasite(B, A, "r1", "passive")
    town.stones(A, "g1 g7 l1_left")
    town.banners(A, purple=1, blue=2)
    town.give(A, cog=2)
    shown = town.table.view()["airships"][A]
    assert (shown["boilers"], shown["storage"], shown["stored"], shown["stones"], shown["tiles"]) == (6, 5, 2, 3, 2)
    assert shown["values"] == {"g1": 1, "g7": 5}
    assert (shown["banners"], shown["banner_points"]) == (4, {"purple": 6, "orange": 2, "blue": 0})
    assert shown["slots"][0] == {"activation": [], "passive": [B]}
    assert shown["slots"][2] == {}
    assert town.table.view()["airships"][B]["docked"] == 2


def test_passengers_show_where_they_want_to_go() -> None:
    town = Town()
    town.passengers("passenger_6_3", banker=6, stoker=2)
    shown = town.table.view()["passengers"]
    assert shown["banker"] == {"level": 6, "aboard": None, "destination": 5, "target": 6, "other_target": 5}
    assert shown["stoker"]["destination"] == 3


def test_a_stone_on_its_way_through_the_machines_is_shown() -> None:
    town = Town()
    town.stones(A, "g1 g4a")
    town.room(A, r2="m0_feed_pump")
    town.turn(A)
    town.play("set_destination", "stone:g5")
    shown = town.table.view()
    assert shown["routed_stone"] == {"seat": A, "value": 3, "position": None, "next": "r2", "arrow": True}
    assert about(town)["value"] == 3
    town.play("descend", "decline")
    shown = town.table.view()
    assert shown["routed_stone"] == {"seat": A, "value": 2, "position": "r2", "next": "r1", "arrow": True}


def about(town: Town) -> Mapping[str, str | int | None]:
    """What the waiting decision is about."""
    asked = town.table.asked("en")
    assert asked is not None
    return asked.about


def test_what_is_asked_is_told_by_its_words() -> None:
    town = Town()
    town.stones(A, "g1 l3_right")
    town.fly(A)
    assert about(town) == {"district": "l3_right"}
    assert town.table.view()["routed_stone"] is None


def test_turn_order_begins_with_the_start_player() -> None:
    town = Town()
    town.s.start_player = B
    assert town.table.view()["turn_order"] == [1, 2, 0]


@pytest.mark.parametrize(("seats", "choices"), TABLES)
def test_views_and_words_of_a_whole_game(seats: int, choices: dict[str, str]) -> None:
    table = None
    for number, table in enumerate(walk(seats, 3, choices)):
        if number % 9 == 0 or table.over:
            for viewer in (None, *range(seats)):
                json.dumps(table.view(viewer))
            for lang in ("de", "en"):
                assert table.over or (table.asked(lang) and table.wording(lang))
                table.refused(lang)
    assert table is not None
    for lang in ("de", "en"):
        assert len(table.log(lang)) > len(table.moves) / 2


def drawn(table: Table, lang: str) -> list[str]:
    """The lines of the drawing on a terminal of 100 columns."""
    assert game.draw is not None
    paper = StringIO()
    picture = game.draw(concealed(game, table.state, SPECTATOR), Words(game, lang, ("Ada", "[bold]Bea", "Cem", "Dan")))
    Console(file=paper, width=100, color_system=None).print(picture)
    return paper.getvalue().splitlines()


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_drawing_fits_a_terminal(seats: int, lang: str) -> None:
    for number, table in enumerate(walk(seats, 2, {})):
        if number % 150 == 40 or table.over:
            lines = drawn(table, lang)
            assert max(map(len, lines)) <= 100
            assert not any("m1_" in line or "{" in line for line in lines)


def test_the_drawing_shows_stones_tiles_and_parasites() -> None:
    town = Town()
    town.stones(A, "g5a g7 l3_left_a")
    town.room(B, r2="m0_feed_pump")
    town.parasite(A, B, "r2", "activation")
    text = "\n".join(drawn(town.table, "en"))
    assert "Valve Works A▸" in text
    assert "3▸ 5" in text
    assert "Feed Pump A" in text
