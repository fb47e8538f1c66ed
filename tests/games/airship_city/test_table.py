"""What people see of Airship City: the view beside the record, the drawing, and words for everything."""

from __future__ import annotations

import io
import json
import random
import re
from itertools import product
from typing import Any

import pytest
from rich.console import Console

from spielwerk.games.airship_city import catalogue, game, state
from spielwerk.kernel import NOBODY, Record, Table
from spielwerk.kernel.text import LANGUAGES
from spielwerk.kernel.words import Words
from tests.games.airship_city.staging import A, B, C, City, D

NAMES = ("Anna", "Bo [bold]", "", "Dora with a very long name")
DESCRIBED = (
    catalogue.RESOURCES,
    catalogue.KINDS,
    catalogue.TILES,
    catalogue.AIRSHIPS,
    catalogue.FACILITIES,
    catalogue.BONUS_ACTIONS,
    catalogue.CONTRACTS,
    catalogue.STAGE_BONUSES,
    catalogue.AWARDS,
)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def drawn(table: Table, lang: str) -> list[str]:
    """The lines of the drawing on a terminal of 100 columns."""
    assert game.draw is not None
    paper = io.StringIO()
    Console(file=paper, width=100, color_system=None).print(game.draw(table.state, Words(game, lang, NAMES)))
    return paper.getvalue().splitlines()


# ---------------------------------------------------------------- the view beside the record


def test_the_view_is_plain_data() -> None:
    view = City().table.view(A)
    assert json.loads(json.dumps(view)) == view


def test_prices_at_the_start_are_the_printed_ones() -> None:
    view = City().table.view()
    for prices in view["prices"]:
        assert prices["airship"]["tourist"] == {"wood": 2, "metal": 2, "gear": 2}
        assert prices["facility"]["park"] == {"wood": 10, "gold": 6}
        assert prices["expansion"]["gear"] == {"wood": 3, "metal": 2, "gold": 3, "gear": 2}
        assert prices["hire"] == {"gold": 10}


def test_discounts_of_donations_and_majority() -> None:
    city = City()
    city.donated("cargo_wood", {A: 2})
    city.donated("luxury", {A: 1, B: 1})
    city.donated("passenger", {A: 1})
    city.donated("private_wood", {A: 4})
    mine, other = city.table.view()["prices"][:2]
    assert mine["facility"]["park"] == {"wood": 4, "gold": 4}
    assert mine["facility"]["signpost"] == {"wood": 12}
    assert mine["hire"] == {"gold": 8}
    assert mine["airship"]["private_wood"] == {"wood": 0, "gear": 2}
    assert other["facility"]["park"] == {"wood": 10, "gold": 4}
    assert other["airship"]["private_wood"] == {"wood": 4, "gear": 2}


def test_the_tie_on_a_panel_ends_the_discount_of_the_majority() -> None:
    city = City()
    city.donated("tourist", {A: 1})
    assert city.table.view()["prices"][A]["expansion"]["gold"]["gold"] == 2
    city.donated("tourist", {A: 1, B: 1})
    assert city.table.view()["prices"][A]["expansion"]["gold"]["gold"] == 3


@pytest.mark.parametrize(("seats", "price", "spaces"), [(3, 4, 6), (4, 5, 8)])
def test_sale_prices_and_spaces_depend_on_the_number_of_players(seats: int, price: int, spaces: int) -> None:
    city = City(seats)
    city.donated("private_metal", {A: 2, B: 1})
    view = city.table.view()
    assert view["sale_price"]["private_metal"] == price
    assert "tourist" not in view["sale_price"]
    assert view["panels"]["private_metal"] == {"spaces": spaces, "taken": 3}
    assert len(view["prices"]) == len(view["capacity"]) == len(view["workers"]) == seats


def test_sale_price_on_the_last_row() -> None:
    city = City()
    city.set_price_row("cargo_wood", 6)
    assert city.table.view()["sale_price"]["cargo_wood"] == 9


def test_award_standings() -> None:
    city = City()
    for airship, seat in zip(catalogue.AIRSHIPS.ids, (A, A, A, B, B, B, C, C), strict=False):
        city.donated(airship, {seat: 1})
    city.fulfilled(D, "contract_01")
    awards = city.table.view()["awards"]
    assert [standing["count"] for standing in awards["award_shipbuilding"]] == [3, 3, 2, 0]
    assert [standing["points"] for standing in awards["award_shipbuilding"]] == [4, 4, 0, 0]
    assert awards["award_trade"][D] == {"count": 1, "points": 2}


def test_capacity_and_stage() -> None:
    city = City()
    city.expand(B, "gold")
    city.turn(A, number=9)
    view = city.table.view()
    assert view["capacity"][A] == {"wood": 10, "metal": 10, "gold": 10, "gear": 10}
    assert view["capacity"][B]["gold"] == 20
    assert (view["stage"], view["stages"], view["rounds"]) == (3, 5, 20)


def test_workers_travel_with_a_shifted_tile() -> None:
    city = City()
    city.play("shift:row1_right")
    view = city.table.view()
    waiting = {"tile": "harbour_1", "position": 6, "moved": False, "pausing": False, "may_move": False}
    assert view["workers"][D] == [{"worker": 0, **waiting}, {"worker": 1, **waiting}]
    assert view["workers_in_supply"] == [2, 2, 2, 2]


def test_workers_that_have_moved_or_pause() -> None:
    city = City()
    city.place(A, "harbour_1", moved=["marketplace_1"])
    city.play("move:harbour_1", "pause:marketplace_1")
    pausing, moved = city.table.view()["workers"][A]
    assert (pausing["tile"], pausing["moved"], pausing["pausing"]) == ("marketplace_1", False, True)
    assert (moved["tile"], moved["moved"], moved["pausing"]) == ("marketplace_1", True, False)


def shown_names(cls: type[Record]) -> set[str]:
    """The fields of a record that a board made from the record shows."""
    hidden = ("stack", "player")
    fields = {name: field for name, field in cls.FIELDS.items() if name not in hidden and field.seen_by != NOBODY}
    return {name for name, field in fields.items() if not (field.bookkeeping or field.derived)}


def named(value: Any) -> set[str]:
    """The names inside a value of the view that are no ids of things."""
    if isinstance(value, list):
        return {name for one in value for name in named(one)}
    if not isinstance(value, dict):
        return set()
    things = {thing for noun in game.nouns.values() for thing in noun.ids}
    return {name for name in value if name not in things} | {name for one in value.values() for name in named(one)}


@every_language
def test_everything_that_a_board_shows_has_a_label(lang: str) -> None:
    assert game.extras is not None
    extras = game.extras(busy_city().table.state, None)
    names = shown_names(state.State) | shown_names(state.Player) | named(extras)
    labels = {name: game.texts.say(lang, f"board-{name.replace('_', '-')}", {}) for name in names}
    assert len(names) > 40
    assert [name for name, label in labels.items() if not label or re.search(r"[{}$]|board-", label)] == []


# ---------------------------------------------------------------- the drawing


def busy_city() -> City:
    """A position with something of everything."""
    city = City()
    city.turn(A, number=6)
    city.place(A, "forest_1", moved=["mine_1"])
    city.develop("forest_1")
    city.expand(B, "wood")
    city.donated("private_wood", {A: 3, B: 1})
    city.donated("statue", {D: 1})
    city.set_bonus(A, "long_haul_flight", "used")
    city.open_contract(D, "contract_16", stages_left=2)
    city.fulfilled(B, "contract_03")
    city.set_score(C, -2)
    return city


@every_language
def test_the_drawing_shows_the_whole_table(lang: str) -> None:
    words, lines = Words(game, lang, NAMES), drawn(busy_city().table, lang)
    text = "\n".join(lines)
    assert max(len(line) for line in lines) <= 100
    for noun in (catalogue.TILES, catalogue.AIRSHIPS, catalogue.FACILITIES, catalogue.BONUS_ACTIONS, catalogue.AWARDS):
        assert [words.name(noun, number) for number in noun if words.name(noun, number) not in text] == []
    for shown in ("◆ " + words.name(catalogue.TILES, 0), "(A)", "A3★ B1", "D1★", "4/8", "A Anna", "B Bo [bold]", "-2"):
        assert shown in text
    assert words.say("board-bonus-used") in text


@every_language
def test_the_drawing_shows_open_contracts_with_their_owner(lang: str) -> None:
    name = Words(game, lang, NAMES).name(catalogue.CONTRACTS, catalogue.CONTRACTS.number("contract_16"))
    line = next(line for line in drawn(busy_city().table, lang) if name in line)
    assert re.findall(r"\d+", line) == ["2", "10", "5", "5", "1"]
    assert " D Dora" in line


# ---------------------------------------------------------------- words


@every_language
def test_everything_in_random_games_can_be_said_and_drawn(lang: str) -> None:
    for seats in game.seats:
        dice, table = random.Random(seats), game.table(seats=seats, seed=seats, names=NAMES)
        while not table.over:
            assert table.asked(lang) and table.wording(lang)
            table.refused(lang)
            table.play(dice.choice(table.options()))
        assert table.log_lines(lang)
        assert drawn(table, lang)


@every_language
def test_every_note_and_refusal_can_be_said_of_everything(lang: str) -> None:
    for note in game.notes.values():
        for given in samples(note.parameters):
            assert is_complete(game.texts.note(lang, note, given, NAMES))
    for refusal in game.refusals.values():
        for given in samples(refusal.parameters):
            assert is_complete(game.texts.refusal(lang, refusal, given, NAMES))


def samples(parameters: list[str]) -> list[tuple[int, ...]]:
    """Every thing for a parameter that names one, one and many for a number."""
    nouns = [game.noun_of(word) for word in parameters]
    return list(product(*(noun if noun else (1, 2) for noun in nouns)))


def is_complete(sentence: str) -> bool:
    """Whether a text is a sentence without leftovers of its pattern."""
    return sentence.endswith(".") and not re.search(r"[{}$]|  |\n", sentence)


@every_language
def test_every_component_has_a_description(lang: str) -> None:
    for noun in DESCRIBED:
        for number in noun:
            text = game.texts.description(lang, noun, number)
            assert text and is_complete(text)


@every_language
def test_descriptions_repeat_no_numbers_of_the_data(lang: str) -> None:
    for noun in game.nouns.values():
        texts = [game.texts.description(lang, noun, number) for number in noun]
        assert [text for text in texts if text and re.search(r"\d", text)] == []


@every_language
def test_the_player_aid_agrees_with_the_data(lang: str) -> None:
    numbers = [int(number) for number in re.findall(r"\d+", game.texts.say(lang, "game-aid"))]
    assert numbers == [
        catalogue.STAGES,
        catalogue.ROUNDS_PER_STAGE,
        catalogue.SHIFT_COST,
        catalogue.EXPANDED_CAPACITY,
        catalogue.BASE_CAPACITY,
        catalogue.PREREQUISITE_MARKERS,
        catalogue.UNLOCK_MARKERS[catalogue.BARTER],
        catalogue.ROUNDS,
        catalogue.END_AIRSHIP_MAJORITIES,
        catalogue.END_FACILITY_MAJORITIES,
    ]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de", "Anna zieht vom Hafen zur Mine 1."),
        ("en", "Anna moves from the Harbour to Mine 1."),
    ],
)
def test_tiles_have_their_articles(lang: str, sentence: str) -> None:
    tiles = [catalogue.TILES.number(tile) for tile in ("harbour_1", "mine_1")]
    assert game.texts.note(lang, game.notes["moved"], [A, *tiles], NAMES) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de", "Dafür fehlt dir noch: 1 Getriebe."),
        ("en", "For this you still need 1 gear."),
    ],
)
def test_refusals_name_what_is_missing(lang: str, sentence: str) -> None:
    city = City()
    city.give(A, gear=0)
    assert city.table.refusals(lang)["shift:row0_left"] == sentence


def pressed(city: City, key: str) -> list[str]:
    """Where an option is pressed."""
    option = game.option(key)
    assert option is not None
    return city.table.points_at(option)


def test_options_are_pressed_at_what_they_are_about() -> None:
    city = City()
    city.set_bonus(A, "barter", "ready")
    assert pressed(city, "barter") == ["bonus_action:barter"]
    city.give(A, wood=4, gear=9)
    city.go(A, "factory_1", "shift_first:row3_left")
    assert pressed(city, "gather") == ["tile:factory_1"], "the shift in between changes nothing"
    assert pressed(city, "shift_first:row0_left") == ["shift:row0_left"]
    city.go(A, "shipyard_1", "build:private_wood")
    assert pressed(city, "sell") == ["airship:private_wood"]
