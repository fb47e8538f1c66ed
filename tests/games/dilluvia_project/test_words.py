"""What people read: options name the thing and its price, numbers and nouns agree, the log tells why."""

from __future__ import annotations

import re

import pytest

from spielwerk.games.dilluvia_project import game
from spielwerk.games.dilluvia_project.catalogue import BUILDINGS
from spielwerk.kernel import Noun
from tests.games.dilluvia_project.staging import JEFF, MARION, City
from tests.games.dilluvia_project.test_invariants import walk

DISAGREE = {
    "de": re.compile(r"\b1 (Aeros|weiße|schwarze|braune|Haussymbole|Felder|Plättchen kommen)\b|\(n\)|\(en\)"),
    "en": re.compile(r"\b1 (Aeros|cubes|workers|spaces|squares|buildings|propellers|\w+ cubes)\b|\(s\)"),
}
"""Numbers that do not fit the noun that follows."""


@pytest.mark.parametrize("lang", ["de", "en"])
def test_numbers_and_nouns_agree(lang: str) -> None:
    for seed in range(2):
        table = None
        for table in walk(2 + seed, seed + 6000, wealthy=True):
            if not table.over:
                asked = table.asked(lang)
                said = [*table.wording(lang).values(), *table.refusals(lang).values(), asked.prompt if asked else ""]
                assert [text for text in said if DISAGREE[lang].search(text)] == []
        assert table is not None
        assert [line.text for line in table.log_lines(lang) if DISAGREE[lang].search(line.text)] == []


@pytest.mark.parametrize("lang", ["de", "en"])
def test_numbers_and_nouns_agree_on_every_component(lang: str) -> None:
    for noun in game.nouns.values():
        for number in noun:
            text = game.texts.description(lang, noun, number) or ""
            assert not DISAGREE[lang].search(text), text


def described(lang: str, noun: Noun, thing: str) -> str:
    return game.texts.description(lang, noun, noun.number(thing)) or ""


def test_the_price_of_a_building_is_spoken_with_its_cubes() -> None:
    assert "Costs 1 white cube, 2 black cubes, 2 brown cubes." in described("en", BUILDINGS, "b2a")
    assert "3 Aeros, 1 cube each round" in described("en", BUILDINGS, "b2a")
    assert "Kostet 1 weißen Würfel, 2 schwarze Würfel, 2 braune Würfel." in described("de", BUILDINGS, "b2a")


# ---------------------------------------------------------------- options


def test_the_market_names_tile_and_price() -> None:
    city = City()
    city.market(m12="converter", m14="seven_prestige")
    city.give(MARION, aeros=9)
    city.buying(MARION, "row:1:left")
    words = city.table.wording("de")
    assert words["buy:m12"] == "„Konverter“ für 2 Aeros kaufen (Reihe 1, Spalte 2)"
    assert words["buy:m14"] == "„7 Prestigepunkte“ für 5 Aeros kaufen (Reihe 1, Spalte 4)"
    city.play("buy:m12")
    chosen = [line.text for line in city.table.log_lines("de") if line.kind == "choice"]
    assert chosen == ["„Konverter“ für 2 Aeros kaufen (Reihe 1, Spalte 2)"]


def test_the_action_field_names_its_own_price() -> None:
    city = City()
    city.market(m14="seven_prestige")
    city.give(MARION, aeros=3)
    city.turn(MARION)
    city.place("market_extra")
    assert city.table.wording("en")["buy:m14"] == "Buy “7 Prestige” for 3 Aeros (row 1, column 4)"


def test_the_last_market_names_what_is_printed() -> None:
    city = City()
    city.give(MARION, aeros=9)
    city.buying(MARION, "row:4:left", 7)
    assert city.table.wording("en")["buy:m41"] == "Buy the space “8 Aeros” for 1 Aero (row 4, column 1)"


def test_land_names_workers_and_price() -> None:
    city = City()
    city.tiles(MARION, land_agent=1)
    city.give(MARION, aeros=9)
    city.turn(MARION)
    city.place("land", 3)
    words = city.table.wording("de")
    assert words["small"] == "Kleines Gelände kaufen: 1 Arbeiter, 1 Aero"
    assert words["large"] == "Großes Gelände kaufen: 3 Arbeiter, 3 Aeros", "the agent makes it cheaper"
    assert words["finish"] == "Geländekauf beenden; 3 Arbeiter bleiben ungenutzt"


def test_construction_names_prices_and_what_comes_of_it() -> None:
    city = City()
    city.land(MARION, "F6")
    city.give(MARION, aeros=8, white=2, brown=1)
    city.turn(MARION)
    city.place("build")
    words = city.table.wording("en")
    assert words["building:b1a"] == "Build: Building 1A · 2 white · 1 brown → 2 population"
    assert words["propeller:B2"] == "Buy Propeller B2 for 8 Aeros → 6 prestige"
    city.play("building:b1a")
    assert city.table.wording("en") == {
        "square_1": "Square 1: each round +3 Aeros",
        "square_2": "Square 2: each round +2 prestige",
    }


@pytest.mark.parametrize(
    ("reserve", "words"), [(3, "a new worker from the next round on"), (0, "no new worker any more")]
)
def test_the_square_for_a_worker_says_whether_one_comes(reserve: int, words: str) -> None:
    city = City()
    city.land(MARION, "F6")
    city.give(MARION, white=1, purple=1)
    city.workers(MARION, 5, 1, reserve)
    city.turn(MARION)
    city.place("build")
    city.play("building:b0")
    assert city.table.wording("en")["square_1"] == f"Square 1: {words}"


def test_workers_say_what_they_bring() -> None:
    city = City()
    city.turn(MARION)
    city.play("place:income")
    words = city.table.wording("de")
    assert words["workers:3:0"] == "3 Arbeiter für 4 Aeros"
    assert words["workers:2:1"] == "Der besondere und 2 weitere Arbeiter für 6 Aeros (mit Vorteil)"
    city.table.undo()
    city.play("place:white")
    assert city.table.wording("de")["workers:1:0"] == "1 Arbeiter für 1 weißen Würfel"


def test_a_circle_says_its_aero() -> None:
    city = City(2)
    for circle in ("re_white_1", "re_white_2"):
        city.occupy(JEFF, circle)
    city.give(MARION, aeros=1)
    city.turn(MARION)
    assert city.table.wording("en")["place:white"] == "White cubes (circle for 1 Aero)"
    city.tiles(MARION, toll_right=1)
    assert city.table.wording("en")["place:white"] == "White cubes"


def test_switching_rents_and_gardens_say_what_they_do() -> None:
    city = City()
    city.building(MARION, "b1a", "F6")
    city.land(MARION, "G6")
    city.tiles(MARION, small_rents=1)
    city.give(MARION, aeros=1)
    city.turn(MARION)
    assert city.table.wording("en")["tile:small_rents"] == "Play “Small Rents” for 2 Aeros"
    city.place("reposition")
    assert city.table.wording("en")["switch:F6"] == "Switch Building 1A (F6) to square 1: each round +3 Aeros"
    city.turn(MARION)
    city.place("garden")
    assert city.table.wording("en")["garden:G6"] == "Garden on G6 for 1 Aero"


# ---------------------------------------------------------------- questions of effects


def test_questions_name_the_effect_that_asks() -> None:
    city = City()
    city.tiles(MARION, land_grant=1, converter=1)
    city.give(MARION, white=1, black=1)
    city.turn(MARION)
    city.play("tile:converter")
    assert prompt(city) == "“Converter”: which cube do you give away?"
    city.play("give:white", "take:brown", "tile:land_grant")
    assert prompt(city) == "“Land Grant”: from which square do you take the medium land?"
    last = City()
    last.give(MARION, aeros=9)
    last.buying(MARION, "row:2:left", 7)
    last.play("buy:m22")
    assert prompt(last) == "Market space “Free medium land”: from which square?"


def prompt(city: City) -> str:
    asked = city.table.asked("en")
    return asked.prompt if asked else ""


# ---------------------------------------------------------------- log


def told(city: City) -> list[str]:
    """What the last move wrote into the log."""
    last = len(city.table.moves)
    return [line.text for line in city.table.log_lines("en") if line.kind == "note" and line.move == last]


def test_a_space_is_bought_in_one_line() -> None:
    city = City()
    city.give(MARION, aeros=9)
    city.buying(MARION, "row:4:left", 7)
    city.play("buy:m41")
    assert told(city) == [
        "Player 1 buys the space in row 4, column 1: “8 Aeros”.",
        "Player 1 pays 1 Aero.",
        "Player 1 gets 8 Aeros.",
    ]


def test_a_tile_is_bought_in_one_line() -> None:
    city = City()
    city.market(m11="patron", m12="settlers")
    city.give(MARION, aeros=9)
    city.buying(MARION, "row:1:left")
    city.play("buy:m11")
    assert told(city) == ["Player 1 buys “Patron”.", "Player 1 pays 1 Aero."]


def test_a_marker_at_its_end_is_told() -> None:
    city = City()
    city.points(MARION, house=23)
    city.give(MARION, aeros=4)
    city.turn(MARION)
    city.place("build")
    city.play("propeller:D4")
    assert "The building marker of Player 1 stands at the end of its track and moves no further." in told(city)


def test_a_worker_who_does_not_come_is_told() -> None:
    city = City()
    city.building(MARION, "b0", "F6", "square_1")
    city.turn(MARION)
    city.place("reposition")
    city.play("switch:F6")
    city.turn(MARION)
    city.occupy(-1, "rp_red", 0)
    city.place("reposition")
    city.play("switch:F6")
    assert "The building on F6 has brought Player 1 a worker before; no second one comes." in told(city)


def test_income_beyond_the_scale_is_told() -> None:
    city = City()
    for site in ("E5:F6", "G5:H6", "I5:J6", "E8:F9"):
        city.building(MARION, "b6a", site)
    city.turn(MARION, 6)
    for seat in range(4):
        city.workers(seat, 1 if seat == MARION else 0, 0)
    city.place("player_order")
    assert "The prestige income of Player 1 would be 44; the scale ends before that." in told(city)


def test_empty_stacks_are_told() -> None:
    city = City()
    city.s.deck_size = 0
    city.market(m11="settlers")
    for seat in range(4):
        city.workers(seat, 1 if seat == MARION else 0, 0)
    city.turn(MARION)
    city.place("player_order")
    assert "Both stacks are empty; 15 spaces of the market stay without a tile." in told(city)


def test_the_final_scoring_says_what_tiles_counted() -> None:
    city = City()
    city.building(MARION, "b5b", "F5:F6", "square_1")
    city.tiles(MARION, stockpile=1, patron=1)
    city.give(MARION, aeros=2, black=1)
    for seat in range(4):
        city.workers(seat, 1 if seat == MARION else 0, 0)
    city.turn(MARION, 7)
    city.place("player_order")
    log = told(city)
    assert "Player 1 takes 4 cubes; their colours no longer count." in log
    assert "Player 1 scores “Stockpile”: 1 complete set." in log
    assert "Player 1 scores “Patron”: no majority tile." in log
