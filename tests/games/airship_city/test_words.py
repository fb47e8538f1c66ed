"""What people read: options with thing, cost and yield, questions with their effect, reasons in full, the log."""

from __future__ import annotations

import pytest

from spielwerk.games.airship_city.catalogue import CONTRACTS
from spielwerk.games.airship_city.state import IN_DECK
from tests.games.airship_city.staging import A, B, City

# ---------------------------------------------------------------- options


def test_options_name_cost_and_yield() -> None:
    city = City()
    city.donated("private_wood", {A: 1, B: 1})
    city.give(A, wood=6, metal=4, gold=10, gear=5)
    assert city.table.wording("en")["shift:row0_left"] == "Shift row 1 to the left for 1 gear"
    city.go(A, "shipyard_1")
    assert city.table.wording("de")["build:private_wood"] == "Bauen: Privatluftschiff aus Holz (3 Holz, 2 Getriebe)"
    city.play("build:private_wood")
    assert city.table.wording("de") == {
        "donate": "Privatluftschiff aus Holz der Stadt schenken: 1 SP",
        "sell": "Privatluftschiff aus Holz verkaufen: 6 Gold",
    }
    city.go(A, "architects_office_1")
    assert city.table.wording("en")["construct:fountain"] == "Build: Fountain (10 gold) for 5 VP"
    city.go(A, "guild_hall_1")
    assert city.table.wording("en")["hire"] == "Hire a worker (10 gold)"
    city.go(A, "workshop_1")
    assert city.table.wording("en")["expand:gold"] == "Build expansion: Gold (3 wood, 2 metal, 4 gold) for 3 VP"


def test_contracts_say_what_they_ask_and_bring() -> None:
    city = City()
    city.market(["contract_01", "contract_16"])
    city.go(A, "marketplace_1")
    words = city.table.wording("en")
    assert words["take:contract_01"].endswith("(4 wood, 1 gear for 1 VP and 2 gold, this stage only)")
    assert words["take:contract_16"].endswith("(10 metal, 5 gears for 5 VP and 1 gold, 3 stages)")


@pytest.mark.parametrize(("wood", "sentence"), [(2, "Sammeln: 3 Holz"), (9, "Sammeln: 1 Holz")])
def test_gathering_says_what_fits(wood: int, sentence: str) -> None:
    city = City()
    city.give(A, wood=wood)
    city.go(A, "forest_1")
    assert city.table.wording("de")["gather"] == sentence


def test_a_cost_of_nothing() -> None:
    city = City()
    for ship in ("tourist", "residential_wood", "residential_metal"):
        city.donated(ship, {A: 5})
    city.go(A, "workshop_1")
    assert city.table.wording("en")["expand:gold"] == "Build expansion: Gold (free) for 3 VP"


def test_paid_and_free_shifts_differ_in_words() -> None:
    city = City()
    city.develop("lighthouse_1")
    city.enrich(A)
    city.go(A, "lighthouse_1")
    words = city.table.wording("en")
    assert words["shift:row0_left"] == "Shift for free: row 1 to the left"
    assert words["shift_first:row0_left"] == "Shift row 1 to the left for 1 gear before the action"


# ---------------------------------------------------------------- questions and reasons


@pytest.mark.parametrize(
    ("tile", "keys", "effect"),
    [
        ("shipyard_1", ["build:private_wood"], "Shipyard"),
        ("lighthouse_1", ["shift:row0_left"], "Lighthouse"),
        ("workshop_1", ["expand:gold"], "Gold expansion"),
    ],
)
def test_questions_name_the_effect_that_asks(tile: str, keys: list[str], effect: str) -> None:
    city = City()
    city.give(A, wood=6, metal=4, gold=8, gear=4)
    city.go(A, tile, *keys)
    asked = city.table.asked("en")
    assert asked and asked.prompt.startswith(f"{effect}: ")


def test_all_that_is_missing_is_named() -> None:
    city = City()
    city.give(A, wood=1, metal=1, gold=1, gear=1)
    city.open_contract(A, "contract_19")
    assert city.table.refusals("en")["fulfil:contract_19"] == "For this you still need 5 wood, 5 metal, 3 gears."
    assert city.table.refusals("de")["fulfil:contract_19"] == "Dafür fehlt dir noch: 5 Holz, 5 Metall, 3 Getriebe."


def test_a_locked_bonus_action_says_how_far_it_is() -> None:
    city = City()
    city.donated("tourist", {A: 2, B: 2})
    assert "2 of 3 donations (Tourist, " in city.table.refusals("en")["barter"]
    assert "2 von 3 Schenkungen (Touristen-" in city.table.refusals("de")["barter"]


# ---------------------------------------------------------------- the log


def told(city: City, *names: str) -> list[str]:
    """The lines of the log with these names."""
    return [line.text for line in city.table.log_lines("en") if line.kind == "note" and line.name in names]


def test_a_piggyback_lost_to_a_full_stock() -> None:
    city = City()
    city.place(B, "forest_1", "mine_2")
    city.give(B, wood=10)
    city.go(A, "forest_1", "gather")
    assert told(city, "piggyback_lost") == ["Player 2 has no room for the piggyback bonus of Forest 1."]


def test_a_resource_bonus_lost_to_full_stocks() -> None:
    city = City()
    city.develop("harbour_1")
    city.expand(A, "wood")
    city.give(A, wood=20)
    city.go(A, "harbour_1", "recall")
    assert told(city, "resource_bonus_lost") == ["Player 1 has no room for the resource bonus of the Harbour."]


def test_without_the_expansion_nothing_is_lost() -> None:
    city = City()
    city.develop("harbour_1")
    city.go(A, "harbour_1", "recall")
    assert told(city, "resource_bonus_lost") == []


def test_a_sale_and_the_price_that_falls() -> None:
    city = City()
    city.give(A, wood=4, gold=7, gear=2)
    city.go(A, "shipyard_1", "build:private_wood", "sell")
    assert told(city, "sold", "gained", "wasted", "price_fell") == [
        "Player 1 sells a Wooden Private Airship.",
        "Player 1 gains 3 gold.",
        "Player 1 has no room for 3 gold.",
        "The price falls to 5 gold: Wooden Private Airship.",
    ]


def test_a_price_that_stays() -> None:
    city = City()
    city.set_price_row("private_wood", 6)
    city.give(A, wood=4, gear=2)
    city.go(A, "shipyard_1", "build:private_wood", "sell")
    assert told(city, "price_fell") == []


def test_nothing_is_left_to_develop() -> None:
    city = City()
    city.develop("architects_office_1", "guild_hall_1", "marketplace_1", "marketplace_2", "workshop_1", "harbour_1")
    city.give(A, wood=3, metal=2, gold=4)
    city.go(A, "workshop_1", "expand:gold")
    assert told(city, "nothing_to_develop") == ["Player 1 develops no tile: all with the symbol Gold are developed."]


def test_an_empty_deck() -> None:
    city = City()
    city.market(["contract_01", "contract_02"])
    assert not any(place == IN_DECK for place in city.s.contract_place[: len(CONTRACTS)])
    city.go(A, "marketplace_1", "take:contract_01")
    assert told(city, "no_contract_revealed") == ["The contract deck is empty; the display shrinks."]


def test_an_exchange_is_told_once() -> None:
    city = City()
    city.set_bonus(A, "barter", "ready")
    city.play("barter", "give:wood:take:gold")
    assert told(city, "bartered", "paid", "gained") == [
        "Player 1 uses Barter.",
        "Player 1 pays 1 wood.",
        "Player 1 gains 1 gold.",
    ]


def test_bonus_actions_are_ready_again() -> None:
    city = City()
    city.set_bonus(B, "barter", "used")
    city.finish_round(4)
    assert told(city, "ready_again") == ["Player 2 has a bonus action ready again: Barter."]


@pytest.mark.parametrize(
    ("number", "panels", "line"),
    [
        (20, [], "Round 20 was the last one."),
        (17, ["park", "statue", "fountain"], "The game ends early: 3 facility majorities are taken."),
    ],
)
def test_why_the_game_ends(number: int, panels: list[str], line: str) -> None:
    city = City()
    for panel in panels:
        city.donated(panel, {A: 1})
    city.finish_round(number)
    assert city.table.over
    assert line in city.table.log("en")


def test_why_the_game_ends_with_all_airships() -> None:
    city = City()
    for ship in range(9):
        city.s.majority[ship] = A
    city.finish_round(18)
    assert "The game ends early: all 9 airship majorities are taken." in city.table.log("en")
