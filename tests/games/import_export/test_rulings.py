"""What the rulebook leaves open and no scenario and no card's test shows (chapter 12); set-up, limits, loops."""

from __future__ import annotations

import pytest

from spielwerk.games.import_export import game
from spielwerk.games.import_export.catalogue import CARDS, MOST_EFFECTS, PORTS, SHIPS, TYPES
from spielwerk.games.import_export.rules.accepting import accept
from spielwerk.games.import_export.rules.limits import rank
from spielwerk.games.import_export.rules.zones import refresh_effects
from spielwerk.games.import_export.state import SAFE_DEPTH
from tests.games.import_export.staging import ALL_SETS, A, B, C, Harbour, ship_of

GREEN_A, GREEN_B = ship_of(A, "a"), ship_of(A, "b")
YELLOW_A, YELLOW_B = ship_of(B, "a"), ship_of(B, "b")


# ---------------------------------------------------------------- 3.1 set-up


@pytest.mark.parametrize(("seats", "left"), [(2, 80), (3, 70), (4, 60), (5, 50), (6, 40)])
def test_set_up(seats: int, left: int) -> None:
    view = game.table(seats, 4).view(A)
    assert view["draw_pile_size"] == left and len(view["island"]) == seats
    for port in view["ports"]:
        at_sea, in_port = port["ships"]
        assert at_sea["at_sea"] and len(at_sea["containers"]) == 4
        assert (in_port["at_sea"], in_port["containers"], in_port["contracts"]) == (False, [], [])
        assert port["hand_size"] == 5
    ports = [port["port"] for port in view["ports"]]
    assert len(set(ports)) == seats
    assert ("port_light_grey" in ports) == (seats == 6)
    grey = [p for p in range(seats) if ports[p] == "port_light_grey"]
    assert [player["credits"] for player in view["player"][:seats]] == [14 if p in grey else 10 for p in range(seats)]


def test_the_first_captain_and_the_ports_are_random() -> None:
    tables = [game.table(3, seed) for seed in range(60)]
    assert {table.seat for table in tables} == {A, B, C}
    assert {table.state.player[A].port for table in tables} == set(range(5))


@pytest.mark.parametrize(("choices", "cards"), [
    ({}, 100), ({"surplus": "on"}, 101), ({"jutaku": "on"}, 110), ({"kickstarter": "on"}, 115),
    ({"captain": "on"}, 103), (ALL_SETS, 129),
])  # fmt: skip
def test_sets(choices: dict[str, str], cards: int) -> None:
    view = game.table(2, 1, choices).view(A)
    assert view["draw_pile_size"] == cards - 20


# ---------------------------------------------------------------- ranks, payouts, limits


def test_one_rank_wherever_the_ships_are() -> None:
    harbour = Harbour()
    technology = TYPES.number("technology")
    assert rank(harbour.s, A, technology) == 1
    harbour.at_sea(GREEN_A, "cups")
    harbour.at_sea(GREEN_B, "rope")
    assert rank(harbour.s, A, technology) == 1
    grey = Harbour(6)
    assert [rank(grey.s, 5, kind) for kind in TYPES] == [0] * 5 and PORTS.ids[5] == "port_light_grey"


@pytest.mark.parametrize(("containers", "payout"), [(1, 2), (2, 2), (3, 4), (4, 8), (5, 10), (6, 14), (7, 16), (8, 18)])
def test_payouts(containers: int, payout: int) -> None:
    harbour = Harbour(3, A, **ALL_SETS)
    harbour.completed(A, "tablets")
    spare = max(containers - 2, 0)
    harbour.cargo(GREEN_B, *harbour.filler("illegal", spare))
    if containers == 1:
        harbour.completed(A, "prefab_houses")
        harbour.contract(GREEN_B, "velvet_robes", "sauna")
        harbour.settle(GREEN_B)
        harbour.play("yes")
    else:
        harbour.contract(GREEN_B, "laptops", "drones", "batteries")
        harbour.settle(GREEN_B)
    assert harbour.money(A) == 10 + payout


def test_a_limit_that_falls_discards_nothing() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "segways", "potatoes")
    harbour.imports(A, "beer", "cups", "pens")
    harbour.goods(A, "rope", "soap")
    harbour.island("drones")
    harbour.hand(A, "jets")
    harbour.turn(A)
    harbour.play("free:segways")
    assert harbour.in_goods(A) == ["rope", "soap", "segways"], "the only place with room"
    assert len(harbour.in_imports(A)) == 3
    harbour.actions(A, "supply", 1)
    assert "import" not in harbour.options


def test_capacity_counts_containers_without_a_contract() -> None:
    harbour = Harbour()
    harbour.cargo(GREEN_B, "beer", "cups", "pens")
    harbour.hand(A, "mother_lode", "robot_cats", "sugar", "autonomous_cars")
    harbour.at_sea(GREEN_A, "rope")
    harbour.contract(GREEN_B, "laptops", "drones")
    harbour.actions(A, "contract", 1)
    assert not any(key.startswith("card:") for key in harbour.options), "2 slots and 3 containers are on board"
    empty = Harbour()
    empty.cargo(GREEN_B, "beer", "cups", "pens", "onions")
    empty.at_sea(GREEN_A, "rope")
    empty.hand(A, "sugar", "mother_lode")
    empty.actions(A, "contract", 1)
    assert empty.options == {"card:sugar", "stop"}, "beer and onions will fill slots of sugar"


def test_tablets_lost_leave_the_ship_as_it_is() -> None:
    harbour = Harbour(2)
    harbour.contract(GREEN_B, "nanobots", "drones")
    harbour.contract(GREEN_B, "laptops")
    harbour.at_sea(GREEN_A, "rope")
    harbour.hand(A, "batteries", "usb_sticks")
    harbour.turn(A)
    harbour.actions(A, "contract", 1)
    assert "card:batteries" not in harbour.options and harbour.contracts(GREEN_B) == ["nanobots", "laptops"]
    harbour.actions(A, "load", 1)
    assert {"card:batteries", "card:usb_sticks"} <= harbour.options


# ---------------------------------------------------------------- the turn


def test_drawing_is_always_possible_even_for_no_card() -> None:
    harbour = Harbour(2)
    harbour.only()
    harbour.s.piles_empty = 0
    harbour.turn(A)
    assert harbour.options == {"draw"}
    harbour.hand(B)
    harbour.play("draw")
    assert harbour.in_hand(A) == []


def test_an_action_without_use_can_be_announced_and_followed() -> None:
    harbour = Harbour(2)
    harbour.hand(A, "drones", "beer", "cups")
    harbour.hand(B, "laptops", "pens")
    harbour.turn(A)
    harbour.play("announce:load")
    assert {"follow", "draw"} <= harbour.options
    harbour.play("follow")
    assert (harbour.kind, harbour.seat) == ("captain_main", B), "nobody has a contract to load for"
    assert harbour.in_discard() == ["drones", "laptops"], "the captain's card first"


def test_at_most_one_import_in_a_delivery() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "potatoes", "beer")
    harbour.at_sea(YELLOW_A, "cups", "rope", "pens")
    harbour.actions_of_delivery(A)
    harbour.play("card:cups", "place:imports", "card:rope")
    assert harbour.in_goods(A) == ["rope"], "the second card can only be a good"
    assert harbour.done and harbour.money(B) == 12


def test_a_winner_may_take_nothing_and_pays_no_fee() -> None:
    harbour = Harbour(2)
    harbour.at_sea(YELLOW_A, "cups", "rope")
    harbour.actions_of_delivery(A)
    harbour.play("stop")
    assert harbour.money(B) == 10 and harbour.on_board(YELLOW_A) == ["cups", "rope"]


def test_the_captain_chooses_ships_for_the_others_actions() -> None:
    """The rulebook's example: S1 has 2 Deliver actions, S2 follows with 1, S3 has 3 by imports."""
    harbour = Harbour(3)
    for ship in (GREEN_A, YELLOW_A, ship_of(C, "a")):
        harbour.at_sea(ship, *harbour.filler("illegal", 3))
    harbour.completed(C, "potatoes", "onions")
    harbour.imports(A, "cups")
    harbour.imports(C, "pens", "rope", "soap")
    harbour.hand(A, "shoes", "jets")
    harbour.hand(B, "books", "cars")
    harbour.hand(C, "candy")
    harbour.turn(A)
    harbour.play("announce:deliver", "follow", "draw")
    assert (harbour.kind, harbour.seat) == ("deliver_ship", A)
    harbour.play(f"ship:{GREEN_A}", "bid:0", "bid:2", "bid:0")
    assert (harbour.kind, harbour.seat) == ("deliver_take", B)
    harbour.play("stop", f"ship:{YELLOW_A}")
    assert [harbour.seat, harbour.kind] == [A, "bid"]
    harbour.play("bid:0")
    assert harbour.seat == C, "B has no action left"
    harbour.play("bid:0", "stop")
    assert (harbour.kind, harbour.seat) == ("deliver_ship", A), "though only C has an action left"
    harbour.play(f"ship:{GREEN_A}")
    assert (harbour.kind, harbour.seat) == ("deliver_take", C), "alone, without a bid"
    assert harbour.money(C) == 10


def test_the_completing_ship_is_not_at_sea_yet() -> None:
    harbour = Harbour(2)
    harbour.complete(A, "eyeglasses")
    assert harbour.done and harbour.place(GREEN_B) == "sea", "there was no ship to deliver from"


def test_containers_left_over_wait_for_a_fitting_contract() -> None:
    harbour = Harbour()
    harbour.contract(GREEN_B, "sugar", "beer", "onions")
    harbour.hand(A, "potatoes")
    harbour.turn(A)
    harbour.play("free:discard_contract")
    assert harbour.on_board(GREEN_B) == ["beer", "onions"] and harbour.for_contract("beer") == ""
    harbour.actions(A, "contract", 1)
    harbour.play("card:potatoes", f"ship:{GREEN_B}")
    assert harbour.in_completed(A) == ["potatoes"], "both fill its slots, and the ship leaves at once"
    assert harbour.money(A) == 10 + 2 + 2


def test_who_has_too_little_pays_what_there_is() -> None:
    harbour = Harbour(3)
    harbour.credits(B, 0)
    harbour.complete(A, "dangerous_animals")
    assert [harbour.money(p) for p in (A, B, C)] == [10 + 2 + 2, 0, 8]


def test_empty_piles_end_the_game_for_can_openers_too() -> None:
    harbour = Harbour(2, A, **ALL_SETS)
    harbour.completed(A, "can_openers")
    harbour.hand(A, "beer", "cups", "pens", "soap", "rope")
    harbour.only("jets")
    harbour.turn(A)
    harbour.play("draw")
    assert harbour.table.over and harbour.s.piles_empty


def test_played_cards_are_not_shuffled_before_the_turn_ends() -> None:
    harbour = Harbour(2)
    harbour.discarded("jets")
    harbour.hand(A, "drones", "beer")
    harbour.hand(B, "cups", "rope", "soap", "pens")
    harbour.only()
    harbour.turn(A)
    harbour.play("announce:load")
    harbour.play("draw")
    assert "jets" in harbour.in_hand(B) and harbour.table.over, "the played card came too late"


def test_the_turn_is_finished_after_the_end_was_triggered() -> None:
    harbour = Harbour(2)
    harbour.credits(A, 46)
    harbour.hand(A, "sauna", "beer")
    harbour.hand(B, "jets", "cups")
    harbour.turn(A)
    harbour.play("announce:supply", "follow", "sell")
    assert harbour.notes("end_triggered") == [(A, 50)] and not harbour.table.over
    assert (harbour.kind, harbour.seat) == ("supply_choice", B)
    harbour.play("sell")
    assert harbour.table.over and harbour.money(B) == 14


# ---------------------------------------------------------------- 12.26 loops


def test_effects_stop_at_the_bound_until_the_turn_ends() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "sugar")
    harbour.hand(A, "onions")
    harbour.s.effects = MOST_EFFECTS
    harbour.actions(A, "contract", 1)
    harbour.play("card:onions", f"ship:{GREEN_B}")
    assert harbour.money(A) == 10
    harbour.turn(A)
    harbour.hand(A, "potatoes")
    harbour.actions(A, "contract", 1)
    harbour.play("card:potatoes", f"ship:{GREEN_A}")
    assert harbour.money(A) == 12


def told(harbour: Harbour) -> list[str]:
    """The names of all notes since the beginning of a run."""
    return [note.name for note, _ in harbour.s.notes if hasattr(note, "name")]


@pytest.mark.parametrize(("waiting", "exhausted"), [(34, False), (SAFE_DEPTH + 2, True)])
def test_effects_within_effects_end_only_with_the_room_for_them_and_the_log_says_so(
    waiting: int, exhausted: bool
) -> None:
    harbour = Harbour(2)
    harbour.completed(A, "sugar", "drones")
    harbour.hand(A, "onions")
    ship, card = SHIPS.number(GREEN_B), CARDS.number("onions")
    harbour.run(lambda s: accept(s, A, card, ship), *[refresh_effects] * waiting)
    assert harbour.money(A) == 12, "the first effect"
    assert len(harbour.in_hand(A)) == (0 if exhausted else 1), "the second one"
    assert ("effects_exhausted" in told(harbour)) == exhausted
    assert (harbour.s.effects == MOST_EFFECTS) == exhausted


def test_losing_a_container_in_port_asks_about_early_completion_again() -> None:
    harbour = Harbour(2, A, **ALL_SETS)
    harbour.completed(B, "prefab_houses")
    harbour.contract(YELLOW_B, "golden_toilets", "sauna", "cars", "foxes", "cologne")
    harbour.complete(A, "counterfeit_money")
    harbour.play("card:cologne")
    assert (harbour.kind, harbour.seat) == ("complete_early", B), "3 of 5 are enough"
    harbour.play("no")
    assert harbour.contracts(YELLOW_B) == ["golden_toilets"] and harbour.in_completed(B) == ["prefab_houses"]
