"""Where options are pressed."""

from __future__ import annotations

from spielwerk.games.dilluvia_project import game
from tests.games.dilluvia_project.staging import LAST_ROUND, MARION, City


def pressed(city: City, key: str) -> list[str]:
    """The components at which an option of the waiting decision is pressed."""
    option = game.option(key)
    assert option is not None
    return city.table.points_at(option)


def test_zeppelins_are_put_at_the_ends_of_lines() -> None:
    city = City()
    city.market_phase(2)
    assert pressed(city, "row:3:right") == ["berth:row_3_right"]
    assert pressed(city, "column:1:top") == ["berth:column_1_top"]


def test_who_stops_buying_presses_the_zeppelin() -> None:
    city = City()
    city.market(m21="patron")
    city.give(MARION, aeros=9)
    city.buying(MARION, "row:2:left")
    assert pressed(city, "stop") == ["berth:row_2_left"]
    assert pressed(city, "buy:m21") == ["space:m21"]


def test_workers_are_put_on_a_row_or_on_its_field() -> None:
    city = City()
    city.give(MARION, aeros=9)
    city.turn(MARION)
    assert pressed(city, "place:land") == ["target:land", "field:land"]
    assert pressed(city, "place:brown") == ["target:brown", "field:resources"]


def test_a_tile_is_picked_where_it_lies_or_on_the_space_that_gives_it() -> None:
    city = City()
    city.market()
    city.set_aside("settlers")
    city.give(MARION, aeros=3)
    city.turn(MARION, LAST_ROUND)
    city.place("market_extra")
    city.play("buy:m34")
    assert pressed(city, "pick:settlers") == ["kind:settlers", "space:m34"]
    assert pressed(city, "none") == ["space:m34"]


def test_workers_are_pressed_with_the_row_where_they_go() -> None:
    city = City()
    city.turn(MARION)
    city.play("place:land")
    assert pressed(city, "workers:2:0") == ["dark_workers:2", "target:land"]


def test_workers_for_an_extra_circle_are_pressed_there() -> None:
    city = City()
    city.turn(MARION, 2)
    city.market(m11="patron")
    city.occupy(MARION, "me_red")
    city.play("place:market_extra:extra")
    assert pressed(city, "workers:1:0") == ["dark_workers:1", "extra_field:market_extra"]


def test_land_is_pressed_by_its_size_and_ended_at_the_field() -> None:
    city = City()
    city.give(MARION, aeros=9)
    city.turn(MARION)
    city.place("land", 2)
    assert pressed(city, "small") == pressed(city, "free_square") == ["land_size:small"]
    assert pressed(city, "large") == ["land_size:large"]
    assert pressed(city, "finish") == ["target:land"]


def test_a_building_is_pressed_on_all_its_squares_then_on_the_squares_for_its_cube() -> None:
    city = City()
    city.land(MARION, "E5:F6")
    city.give(MARION, white=9, black=9, brown=9, purple=9)
    city.tiles(MARION, foreman_4_5=1)
    city.turn(MARION, 4)
    city.place("build", 1)
    assert pressed(city, "end_step") == ["target:build"]
    city.play("building:b4a")
    assert city.kind == "choose_discount"
    assert {tuple(pressed(city, key)) for key in city.options} == {("building:b4a",)}
    city.play(sorted(city.options)[0])
    assert pressed(city, "site:E5:F5") == ["square:E5", "square:F5"]
    assert pressed(city, "site:E5:E6") == ["square:E5", "square:E6"]
    city.play("site:E5:F5")
    assert pressed(city, "square_1") == ["square:E5", "income_square:square_1"]
    assert pressed(city, "square_2") == ["square:E5", "income_square:square_2"]


def test_no_garden_is_pressed_at_the_field_or_at_the_permit() -> None:
    city = City()
    city.building(MARION, "b0", "H6")
    city.land(MARION, "H8")
    city.give(MARION, aeros=9)
    city.tiles(MARION, garden_permit=1)
    city.turn(MARION)
    city.play("tile:garden_permit")
    assert pressed(city, "garden:H8") == ["square:H8"] and pressed(city, "none") == ["kind:garden_permit"]
    city.play("garden:H8")
    city.land(MARION, "H9")
    city.place("garden")
    assert pressed(city, "none") == ["target:garden"]


def test_repositioning_is_ended_at_its_field() -> None:
    city = City()
    city.building(MARION, "b0", "H6")
    city.turn(MARION)
    city.place("reposition")
    assert pressed(city, "finish") == ["target:reposition"]
    assert pressed(city, "switch:H6") == ["square:H6"]


def test_cubes_of_the_income_are_pressed_by_their_colour() -> None:
    city = City()
    city.building(MARION, "b3a", "F5:F6", "square_1")
    city.income_phase()
    assert city.kind == "income_split"
    assert pressed(city, "white:1") == ["resource:white"] and pressed(city, "brown:1") == ["resource:brown"]
