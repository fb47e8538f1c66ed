"""What people see: the view and the drawing."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from spielwerk.games.import_export import game
from spielwerk.games.import_export.catalogue import CARDS
from spielwerk.games.import_export.rules.choices import effect_yes_no
from spielwerk.kernel.words import Words
from tests.games.import_export.staging import A, B, Harbour, ship_of

GREEN_B, YELLOW_A = ship_of(A, "b"), ship_of(B, "a")


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
    assert at_sea["at_sea"] and not ship["at_sea"] and len(at_sea["containers"]) == 3
    assert view["island"] == ["sugar", "sauna"]


def test_a_ship_says_what_it_needs_and_pays() -> None:
    """Tablets need four containers, two are loaded; with the beer that lies loose five will leave, which pays 10."""
    view = staged().table.view(None)
    needs = {ship["ship"]: (ship["needs"], ship["pays"]) for port in view["ports"] for ship in port["ships"]}
    assert needs[GREEN_B] == (2, 10)
    assert needs[YELLOW_A] == (0, 0), "a ship at sea has no contract"
    assert view["pays"]["tablets"] == 8, "four containers"


def test_the_room_that_is_left_in_a_port() -> None:
    port = staged().table.view(A)["ports"][A]
    assert (port["import_room"], port["goods_room"]) == (1, 3)
    harbour = Harbour(2)
    harbour.goods(A, "drones", "laptops", "jets")
    harbour.turn(A)
    assert harbour.table.view(A)["ports"][A]["goods_room"] == 0, "there are more than the limit"


def test_what_lies_on_completed_contracts() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "helicopters", "rope")
    harbour.copying(B, "rope")
    harbour.s.on_helicopters = 6
    harbour.turn(A)
    ports = harbour.table.view(None)["ports"]
    assert ports[A]["completed"] == [
        {"card": "helicopters", "copies": None, "credits": 6},
        {"card": "rope", "copies": None, "credits": 0},
    ]
    assert ports[B]["completed"] == [{"card": "wind_turbines", "copies": "rope", "credits": 0}]


def test_who_follows_and_how_near_the_end_is() -> None:
    harbour = Harbour(2)
    harbour.hand(A, "vans")
    harbour.hand(B, "pistols")
    harbour.s.player[B].credits = 24
    harbour.turn(A)
    harbour.play("announce:rob")
    view = harbour.table.view(A)
    assert (view["followers"], view["most_credits"], view["credits_to_end"], view["ending"]) == ([], 24, 50, False)
    harbour.s.player[B].followed = 1
    harbour.s.piles_empty = 1
    view = harbour.table.view(A)
    assert (view["followers"], view["ending"]) == ([B], True), "the captain is no follower"


def test_bids_are_sealed_until_all_are_made() -> None:
    harbour = Harbour(2)
    harbour.at_sea(YELLOW_A, "cups", "rope", "pens")
    harbour.s.player[A].deliver_left = harbour.s.player[B].deliver_left = 1
    harbour.actions_of_delivery(A)
    harbour.play("bid:4")
    waiting = {"seat": B, "made": False, "amount": None}
    assert harbour.table.view(A)["auction"]["bids"] == [{"seat": A, "made": True, "amount": 4}, waiting]
    for other in (B, None):
        assert harbour.table.view(other)["auction"]["bids"] == [{"seat": A, "made": True, "amount": None}, waiting]


def test_majorities_and_scores_in_the_view() -> None:
    view = staged().table.view(None)
    assert view["majorities"]["technology"] == {"goods": [2, 0], "most": 2, "leaders": [A]}
    assert view["majorities"]["agrar"] == {"goods": [0, 0], "most": 0, "leaders": []}, "nobody has any"
    assert view["scores"][A]["total"] == sum(n for name, n in view["scores"][A].items() if name != "total")


def test_what_is_being_decided_in_the_view() -> None:
    harbour = staged()
    assert harbour.table.view(A)["auction"] is None
    harbour.actions_of_delivery(A)
    harbour.play(f"ship:{YELLOW_A}")
    auction = harbour.table.view(A)["auction"]
    assert auction["cargo"] == YELLOW_A and auction["owner"] == B


@pytest.mark.parametrize("lang", ["de", "en"])
def test_drawing(lang: str) -> None:
    console = Console(width=100, record=True, file=StringIO())
    assert game.draw is not None
    console.print(game.draw(staged().s, Words(game, lang)))
    console.print(game.draw(game.table(6, 1).state, Words(game, lang)))
    drawn = console.export_text()
    assert "×4" in drawn and "2/3" in drawn
    assert max(map(len, drawn.splitlines())) <= 100


def pressed(harbour: Harbour, key: str) -> list[str]:
    """Where an option is pressed."""
    option = game.option(key)
    assert option is not None
    return harbour.table.points_at(option)


def test_options_are_pressed_at_what_they_are_about() -> None:
    harbour = staged()
    assert pressed(harbour, "draw") == ["pile:draw_pile"]
    assert pressed(harbour, "announce:load") == ["action:load"]
    assert pressed(harbour, "free:discard_contract") == ["card:tablets"], "a contract is discarded where it lies"


def test_a_free_option_is_pressed_at_the_card_that_gives_it() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "rope", "wind_turbines")
    harbour.s.copied = CARDS.number("rope")
    harbour.turn(A)
    assert pressed(harbour, "free:rope") == ["card:rope"]
    assert pressed(harbour, "free:rope@wind_turbines") == ["card:wind_turbines"]
    harbour.completed(B, "rope")
    assert pressed(harbour, "free:rope") == ["card:wind_turbines"], "the copy is all that is there"


def test_who_follows_presses_the_announced_action() -> None:
    harbour = Harbour(2)
    harbour.hand(A, "vans")
    harbour.hand(B, "pistols")
    harbour.turn(A)
    harbour.play("announce:rob")
    assert (harbour.kind, harbour.seat) == ("follow_or_draw", B)
    assert pressed(harbour, "follow") == ["action:rob"]


def test_an_effect_is_used_at_its_card() -> None:
    harbour = Harbour(2)
    harbour.turn(A)
    effect_yes_no(harbour.s, A, CARDS.number("beer"), 0, 0, 0)
    assert pressed(harbour, "yes") == ["card:beer"]
