"""What people see: the view and the drawing."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from spielwerk.games.import_export import game
from spielwerk.kernel import Noun
from tests.games.import_export.staging import A, B, Harbour, ship_of

GREEN_B, YELLOW_A = ship_of(A, "b"), ship_of(B, "a")


class Words:
    """The words of one language for the drawing."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def name(self, noun: Noun, number: int) -> str:
        return game.texts.name(self.lang, noun, number)

    def say(self, message_id: str, **arguments: Any) -> str:
        return game.texts.say(self.lang, message_id, arguments)

    def player(self, seat: int) -> str:
        return game.texts.name(self.lang, game.seat_noun, seat)


def staged() -> Harbour:
    """A position with a bit of everything."""
    harbour = Harbour(2)
    harbour.completed(A, "potatoes", "refrigerators")
    harbour.imports(A, "batteries", "vans")
    harbour.goods(A, "drones", "laptops", "jets")
    harbour.contract(GREEN_B, "tablets", "cell_phones", "usb_sticks")
    harbour.cargo(GREEN_B, "beer")
    harbour.at_sea(YELLOW_A, "cups", "rope", "pens")
    harbour.island("sugar", "sauna")
    harbour.hand(A, "honey", "books")
    harbour.turn(A)
    return harbour


def test_a_port_in_the_view() -> None:
    port = staged().table.view(A)["ports"][A]
    assert port["import_limit"] == 3 and (port["goods_counted"], port["goods_limit"]) == (3, 6)
    assert port["rank"] == {"technology": 3, "agrar": 0, "consumer": 0, "illegal": 0, "luxury": 1}
    assert port["actions"] == {"contract": 0, "load": 2, "deliver": 0, "rob": 1, "supply": 0}, "refrigerators add one"
    assert port["hand"] == ["honey", "books"]


def test_ships_in_the_view() -> None:
    view = staged().table.view(None)
    ship = next(ship for ship in view["ports"][A]["ships"] if ship["ship"] == GREEN_B)
    assert ship["contracts"] == [{"card": "tablets", "open": 2}]
    assert [each["for_contract"] for each in ship["containers"]] == ["tablets", "tablets", None]
    at_sea = next(ship for ship in view["ports"][B]["ships"] if ship["ship"] == YELLOW_A)
    assert at_sea["place"] == "sea" and len(at_sea["containers"]) == 3
    assert view["island"] == ["sugar", "sauna"]


def test_majorities_and_scores_in_the_view() -> None:
    view = staged().table.view(None)
    assert view["majorities"]["technology"] == [{"goods": 2, "sharers": 1}, {"goods": 0, "sharers": 0}]
    assert view["scores"][A]["total"] == sum(n for name, n in view["scores"][A].items() if name != "total")


def test_what_is_being_decided_in_the_view() -> None:
    harbour = staged()
    assert harbour.table.view(A)["asking"] is None and harbour.table.view(A)["auction"] is None
    harbour.actions_of_delivery(A)
    harbour.play(f"ship:{YELLOW_A}")
    assert harbour.table.view(A)["auction"] == YELLOW_A
    harbour.complete(B, "beer")
    assert harbour.asked == "effect_yes_no" and harbour.table.view(A)["asking"] == "beer"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_drawing(lang: str) -> None:
    console = Console(width=100, record=True, file=StringIO())
    assert game.draw is not None
    console.print(game.draw(staged().s, Words(lang)))
    console.print(game.draw(game.table(6, 1).state, Words(lang)))
    drawn = console.export_text()
    assert "×4" in drawn and "2/3" in drawn
    assert max(map(len, drawn.splitlines())) <= 100
