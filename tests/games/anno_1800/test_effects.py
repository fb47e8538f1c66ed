"""One small test for every population card, island and objective with an effect; costs of everything that is bought."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from spielwerk.games import anno_1800
from spielwerk.games.anno_1800.catalogue import CLASS_PRICE, POPULATION
from tests.games.anno_1800.staging import A, B, Isles

DATA: dict[str, Any] = tomllib.loads((Path(anno_1800.__file__).parent / "data.toml").read_text("utf-8"))
CARDS = {row["id"]: row for row in DATA["population_cards"]}
TOKENS = {row["id"]: row for kind in ("industries", "shipyards", "ships") for row in DATA[kind]}
DECK_OF_CLASS = {row["id"]: row["deck"] for row in DATA["population_types"]}
NEW_WORLD = ("nw_isla_blanca", "nw_isla_dulce")
"""Two islands with all six resources of the New World."""


def merchant(cost: dict[str, int], **tokens: int) -> Isles:
    """A has no way but trade: many tokens, no cubes; B makes whatever is asked for; A makes second units."""
    isles = Isles()
    isles.cubes(A)
    isles.tokens(A, trade=20, exploration=tokens.get("exploration", 0))
    isles.new_world(A, *NEW_WORLD)
    column = 0
    for resource in cost:
        makers = [row for row in DATA["industries"] if row["produces"] == resource]
        if makers and not any(row["produces"] == resource for row in DATA["start_industries"]):
            column += 1
            isles.build(B, makers[0]["id"], f"home:r3c{column}")
    return isles


def price(cost: dict[str, int]) -> int:
    """What one unit of each resource costs in trade tokens."""
    total = 0
    for resource in cost:
        rows = [*DATA["start_industries"], *DATA["industries"]]
        makers = [row["worker"] for row in rows if row["produces"] == resource]
        total += CLASS_PRICE[POPULATION.number(makers[0])] if makers else 1
    return total


@pytest.mark.parametrize("token", TOKENS)
def test_cost_of_a_token(token: str) -> None:
    row = TOKENS[token]
    isles = merchant(row["cost"])
    cubes = dict(row["exhaust"])
    if row["cost"].get("timber", 0) > 1:
        cubes["farmer"] = 1  # a resource is traded once in a turn: the second unit is made at home
    isles.cubes(A, **cubes)
    isles.build(A, "shipyard_3", "home:r3c1")
    verb = "ship" if "naval_type" in row else "shipyard" if "strength" in row else "industry"
    before = isles.supply(token)
    isles.turn(A)
    isles.play("expand", f"{verb}:{row['strength'] if verb == 'shipyard' else token}")
    while isles.kind == "pay_item":
        isles.play(min(isles.options, key=lambda key: not key.startswith("trade")))
    if isles.kind == "build_field":
        isles.play(max(isles.options))  # an empty sea field for ships
    assert isles.supply(token) == before - 1
    assert isles.exhausted(A) == row["exhaust"]
    carried = row["strength"] if row.get("naval_type") == "trade" else 0
    assert isles.trade(A) == (20 - price(row["cost"]) + carried, price(row["cost"]))


@pytest.mark.parametrize("card", CARDS)
def test_cost_of_a_card(card: str) -> None:
    row = CARDS[card]
    isles = merchant(row["cost"], exploration=row["cost_tokens"].get("exploration", 0))
    isles.hand(A, card, "fw_46" if card != "fw_46" else "fw_45")
    isles.turn(A)
    isles.play("play_card")
    if isles.kind == "play_card_choose":
        isles.play(f"card:{card}")
    assert isles.face(card) == "open"
    assert isles.trade(A)[1] == price(row["cost"]) + row["cost_tokens"].get("trade", 0)
    assert isles.exploration(A)[1] == row["cost_tokens"].get("exploration", 0)
    assert isles.ledger(A)["population_cards"] == {"fw": 3, "aei": 8, "nw": 5}[card.split("_")[0]]


@pytest.mark.parametrize("card", CARDS)
def test_effect_of_a_card(card: str) -> None:
    effect = CARDS[card]["effect"]
    isles = Isles()
    isles.cubes(A, farmer=2, worker=2, artisan=2, engineer=2)
    isles.tableau(A, card)
    isles.turn(A)
    me = isles.s.player[A]
    owned, hand = list(me.owned), me.hand_size
    isles.play(f"activate:{card}")
    while isles.kind == "upgrade_cube":
        isles.play("place:district")
    change = {POPULATION.ids[c]: now - owned[c] for c, now in enumerate(me.owned) if now != owned[c]}
    kind, amount = effect["kind"], effect["amount"]
    if kind == "gain_population":
        assert change == {effect["population"]: 1} and me.hand_size == hand + 1
        deck = [row["id"] for row in DATA["decks"]].index(DECK_OF_CLASS[effect["population"]])
        assert me.hand_of_deck[deck] == [7, 2, 0][deck] + 1
    elif kind == "free_upgrade":
        assert change == {effect["from"]: -amount, effect["to"]: amount} and me.hand_size == hand
    else:
        assert change == {}
    bonus = [amount if effect.get("naval_type") == naval else 0 for naval in ("trade", "exploration")]
    assert list(isles.s.bonus) == bonus
    assert me.gold == (amount if kind == "gain_gold" else 0)
    assert me.expeditions == (amount if kind == "draw_expedition" else 0)
    assert isles.s.actions_left == 1 + (amount if kind == "extra_action" else 0)
    assert isles.face(card) == "used" and f"activate:{card}" not in isles.options


@pytest.mark.parametrize("island", [row["id"] for row in DATA["old_world_islands"]])
def test_old_world_island(island: str) -> None:
    row = next(row for row in DATA["old_world_islands"] if row["id"] == island)
    isles = Isles()
    isles.next_old_world(island)
    isles.turn(A)
    before = dict(isles.district(A))
    hand = isles.s.player[A].hand_size
    isles.play("open_old_world")
    gained = row["gain_population"]
    assert {thing: isles.district(A)[thing] - before[thing] for thing in before} == dict.fromkeys(before, 0) | gained
    assert isles.s.player[A].hand_size == hand + sum(gained.values())
    assert isles.s.player[A].expeditions == row["gain_expedition_cards"]
    printed = {f"ow1:{thing['field']}": thing["id"] for thing in row["preprinted"]}
    for field in ("ow1:l1", "ow1:l2", "ow1:k1", "ow1:k2", "ow1:s1", "ow1:s2"):
        assert isles.shows(A, field) == printed.get(field, "")
    trade = sum(ship.endswith("_2") * 2 for ship in printed.values() if ship.startswith("trade_ship"))
    scouts = sum(ship.startswith("exploration_ship") for ship in printed.values())
    assert isles.trade(A) == (2 + trade, 0) and isles.exploration(A) == (scouts, 1)


@pytest.mark.parametrize("island", [row["id"] for row in DATA["new_world_islands"]])
def test_new_world_island(island: str) -> None:
    isles = Isles()
    isles.next_new_world(island)
    isles.turn(A)
    isles.play("explore_new_world")
    row = next(row for row in DATA["new_world_islands"] if row["id"] == island)
    view = isles.table.view(A)
    assert sorted(view["new_world_resources"][A]) == sorted(row["resources"])
    assert isles.s.player[A].hand_of_deck[2] == 3 and isles.exploration(A) == (0, 1)


@pytest.mark.parametrize("population", ["farmer", "worker", "artisan", "engineer", "investor"])
def test_recruit(population: str) -> None:
    row = next(row for row in DATA["population_types"] if row["id"] == population)
    isles = merchant(row["recruit_cost"])
    isles.turn(A)
    isles.play("recruit")
    if isles.kind == "recruit_menu":
        isles.play(f"recruit:{population}")
    assert isles.district(A).get(population, 0) >= 1
    deck = ["farmer_worker", "artisan_engineer_investor"].index(row["deck"])
    assert isles.s.player[A].hand_of_deck[deck] == [7, 2][deck] + 1


@pytest.mark.parametrize("step", [row["id"] for row in DATA["upgrades"]])
def test_upgrade(step: str) -> None:
    row = next(row for row in DATA["upgrades"] if row["id"] == step)
    isles = merchant(row["cost"])
    isles.exhaust(A, row["from"])
    isles.turn(A)
    isles.play("upgrade")
    assert isles.exhausted(A) == {row["to"]: 1}
    assert isles.trade(A)[1] == price(row["cost"])
    assert isles.s.player[A].hand_size == 9
