"""What people see: the view, the texts, the player aid, the drawing."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from spielwerk.games.dilluvia_project import game
from spielwerk.games.dilluvia_project.catalogue import BERTHS, BUILDINGS, DATA, FIELDS, KINDS, PROPELLERS, SPACE_EFFECTS
from spielwerk.kernel import Noun
from spielwerk.kernel.words import Words
from tests.games.dilluvia_project.staging import ANGELIKA, JEFF, MARION, City

every_language = pytest.mark.parametrize("lang", ["de", "en"])


def staged() -> City:
    """A position with a bit of everything."""
    city = City()
    city.building(MARION, "b3a", "F5:F6", "square_1")
    city.building(JEFF, "b0", "H6", "square_1")
    city.building(JEFF, "b6a", "H8:I9")
    city.land(ANGELIKA, "F8")
    city.garden("F8")
    city.land(ANGELIKA, "G8")
    city.propeller(ANGELIKA, "G7", "D4")
    city.tiles(MARION, converter=2, foreman_4_5=1, worker_majority=1)
    city.s.player[MARION].used[0] = 1
    city.s.player[MARION].berth = 2  # row:2:left
    city.market(m21="patron", m22="settlers")
    city.occupy(JEFF, "la1", 2, special=True)
    city.turn(MARION, 6)
    return city


@pytest.mark.parametrize(("prestige", "missing"), [(0, 10), (7, 3), (20, 10), (39, 1)])
def test_how_far_the_next_ten_is(prestige: int, missing: int) -> None:
    city = City()
    city.points(MARION, prestige=prestige)
    assert city.table.view(MARION)["boards"][MARION]["to_ten"] == missing


@every_language
def test_every_berth_has_a_name_of_its_own(lang: str) -> None:
    names = {game.texts.name(lang, BERTHS, berth) for berth in BERTHS}
    assert len(names) == 16 and not any("_" in name for name in names)


def test_boards() -> None:
    board = staged().table.view(MARION)["boards"][MARION]
    assert board["income"] == {"money": 4, "cubes": 2, "prestige": 0}
    assert board["place"] == 1 and board["house_value"] == 1
    assert board["buildings"] == {"small": 0, "medium": 1, "large": 0}
    assert board["prices"] == {"m21": 1, "m22": 2, "m23": 3, "m24": 4}
    assert board["tiles"] == [
        {"kind": "converter", "copies": 2, "used": 1, "points": None},
        {"kind": "foreman_4_5", "copies": 1, "used": 0, "points": None},
        {"kind": "worker_majority", "copies": 1, "used": 0, "points": -1},
    ]
    assert board["workers_in_play"] == 6


def test_boards_say_what_a_player_lacks() -> None:
    city = staged()
    city.give(MARION, white=2, black=2, brown=0, purple=2)
    board = city.table.view(MARION)["boards"][MARION]
    assert board["lacking"]["b4a"] == ["white"] and board["lacking"]["b4b"] == ["brown"]
    assert board["too_early"] == [] and city.table.view()["matching"] == ["b6a", "b6b"]
    city.turn(MARION, 2)
    assert set(city.table.view()["boards"][MARION]["too_early"]) == {
        "b3a",
        "b3b",
        "b4a",
        "b4b",
        "b5a",
        "b5b",
        "b6a",
        "b6b",
    }
    city.tiles(MARION, visionary=1)
    assert set(city.table.view()["boards"][MARION]["too_early"]) == {"b6a", "b6b"}


def test_boards_say_how_many_workers_are_placed() -> None:
    city = staged()
    city.workers(MARION, 3, 0, 2)
    city.s.player[MARION].pending = 1
    board = city.table.view()["boards"][MARION]
    assert (board["workers_in_play"], board["workers_placed"]) == (7, 3)


def test_spaces_say_what_they_show_and_whether_it_is_for_sale() -> None:
    city = staged()
    spaces = city.table.view()["spaces"]
    assert (spaces["m21"]["shows"], spaces["m21"]["for_sale"]) == ("kind:patron", True)
    assert (spaces["m11"]["shows"], spaces["m11"]["for_sale"]) == (None, False)
    city.market()
    city.turn(MARION, 7)
    city.s.marked[0] = JEFF
    spaces = city.table.view()["spaces"]
    assert city.table.view()["printed_for_sale"]
    assert [spaces[space]["for_sale"] for space in ("m11", "m34")] == [False, True]
    assert spaces["m34"]["shows"] == "space_effect:pick_tile" and spaces["m11"]["shows"].startswith("space_effect:")


def test_the_bonus_for_the_player_order_is_the_place() -> None:
    city = staged()
    bonus = [board["bonus"]["player_order"] for board in city.table.view()["boards"]]
    assert bonus == [1, 2, 3, 4]
    assert set(city.table.view()["boards"][MARION]["bonus"]) == set(FIELDS.ids)


def test_city_of_the_view() -> None:
    view = staged().table.view(None)
    standing = {building["square"]: building for building in view["standing"]}
    assert standing["F5"]["squares"] == ["F5", "F6"] and standing["F5"]["cube"] == "square_1"
    assert standing["H8"]["squares"] == ["H8", "I8", "H9", "I9"]
    assert standing["H6"]["worker_sent"] and not standing["F5"]["worker_sent"]
    assert view["propellers"]["G7"] == {"price": 10, "prestige": 8, "owner": ANGELIKA}
    assert view["tile"]["F8"] == "garden" and view["owner"]["F8"] is None
    assert view["criteria"]["propellers"] == [0, 0, 2, 0]
    assert view["criteria"]["workers"] == [6, 7, 6, 6]


def test_circles_of_the_view() -> None:
    view = staged().table.view(None)
    first = view["circles"]["land"][0]
    assert first == {
        "id": "la1",
        "aeros": 0,
        "colour_of": None,
        "extra": False,
        "owner": JEFF,
        "dark": 2,
        "special": True,
    }
    row = view["circles"]["market_extra"]
    assert [circle["colour_of"] for circle in row] == [MARION, JEFF, ANGELIKA, 3, None]
    assert [circle["extra"] for circle in row] == [False, False, False, False, True]
    assert view["bonus_left"]["land"] is False and view["bonus_left"]["build"] is True


# ---------------------------------------------------------------- texts


@every_language
@pytest.mark.parametrize("noun", [KINDS, BUILDINGS, PROPELLERS, FIELDS, SPACE_EFFECTS], ids=lambda noun: noun.name)
def test_every_component_has_a_full_text(lang: str, noun: Noun) -> None:
    for number in noun:
        text = game.texts.description(lang, noun, number)
        assert text and len(text) > 15 and "{" not in text


@every_language
def test_the_player_aid_repeats_numbers_of_the_data(lang: str) -> None:
    aid = game.texts.say(lang, "game-aid")
    numbers = set(map(int, re.findall(r"\d+", aid)))
    expected = {
        DATA["game.rounds"],
        DATA["scoring.prestige_step"],
        *DATA["market.prices_by_distance"],
        DATA["market.fixed_price"],
        DATA["action_values.market_extra_price"],
        DATA["action_values.reposition_buildings"],
        DATA["limits.income_marker_max"],
        DATA["limits.workers_reserve_dark"],
        DATA["scoring.matching_building_population"],
        DATA["scoring.garden_prestige_large"],
        DATA["scoring.majority_alone"],
        DATA["scoring.majority_tied"],
    }
    assert expected <= numbers
    assert numbers <= expected | {0, 1, 2}, "0 and 1 are a building and a square"


@pytest.mark.parametrize(("lang", "words"), [("de", "großes 9."), ("en", "large 9.")])
def test_the_land_field_says_how_many_workers_the_data_ask_for(
    lang: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(DATA["land_sizes"][2], "workers", 9)
    assert words in (game.texts.description(lang, FIELDS, FIELDS.number("land")) or "")


@every_language
def test_required_texts(lang: str) -> None:
    assert [message for message in game.texts.required if not game.texts.has(lang, message)] == []


@every_language
def test_refusals_and_prompts_can_be_said(lang: str) -> None:
    city = staged()
    city.give(MARION, aeros=0)
    assert city.table.refused(lang) and city.table.asked(lang) and city.table.wording(lang)
    city.place("build", 2)
    city.give(MARION, aeros=4)
    city.turn(MARION, 6)
    city.place("land", 2)
    assert all(refused.section for refused in city.table.refused(lang))


@every_language
def test_drawing(lang: str) -> None:
    console = Console(width=100, record=True, file=StringIO())
    assert game.draw is not None
    for city in (staged(), City(2)):
        console.print(game.draw(city.s, Words(game, lang)))
    last = City(3)
    last.market()
    last.market_phase(7)
    last.s.marked[3] = 1
    console.print(game.draw(last.s, Words(game, lang)))
    drawn = console.export_text()
    assert "A3A1" in drawn and "✿" in drawn and "✣C" in drawn
    assert max(map(len, drawn.splitlines())) <= 100
