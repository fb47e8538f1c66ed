"""`payable` (5.1) beside a plain search through all orders of payment, which knows nothing of plans."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from spielwerk.games.anno_1800.catalogue import (
    CARD_PURCHASE,
    CUBE_ITEM,
    ITEM,
    ITEM_COUNT,
    OLD_RESOURCES,
    PURCHASES,
    RECRUIT_PURCHASE,
    SHIFT_END_GOLD,
    TOKEN_ITEM,
    UPGRADE_PURCHASE,
)
from spielwerk.games.anno_1800.rules.cards import missing_card_gold
from spielwerk.games.anno_1800.rules.payable import payable
from tests.games.anno_1800.walks import walk

Fields = tuple[tuple[int, tuple[int, ...]], ...]
CLASS_OF_STRUCTURE = (0, 0, 0, 0, 0, 2, 2, 2, 2, 2)
"""Who works in the start industries: farmers, then artisans."""


def worker_of(structure: int) -> int:
    """16 industries for workers, 13 for artisans, 6 for engineers, after the ten start industries."""
    if structure < 10:
        return CLASS_OF_STRUCTURE[structure]
    return 1 if structure < 26 else 2 if structure < 39 else 3


def can_pay(s: Any, p: int, purchase: int) -> bool:
    """Try every order of production, New World, trade and shift ends."""
    me = s.player[p]
    items = [ITEM[purchase, item] for item in range(ITEM_COUNT[purchase])]
    beryl = bool(s.in_play[3])
    fee = 0
    if RECRUIT_PURCHASE <= purchase < UPGRADE_PURCHASE:
        fee = missing_card_gold(s, purchase - RECRUIT_PURCHASE)
    if me.gold < fee:
        return False
    needed_trade, needed_exploration = TOKEN_ITEM[purchase, 0], TOKEN_ITEM[purchase, 1]
    sites = sorted({site for resource in items if resource < OLD_RESOURCES for site in me.made_at.tolist()[resource]})
    sites = [site for site in sites if site >= 0]
    made_at = {resource: [x for x in me.made_at.tolist()[resource] if x >= 0] for resource in items if resource < 38}
    prices = {
        resource: min(
            (s.player[q].price[resource] for q in range(s.seats) if q != p and s.player[q].price[resource]), default=0
        )
        for resource in made_at
    }

    def standing(site: int) -> tuple[int, ...]:
        return tuple(me.workplace[site, slot] for slot in range(2) if me.workplace[site, slot] >= 0)

    others = [0] * 5  # used cubes elsewhere: any of them can come back
    for population in range(5):
        others[population] = me.owned[population] - me.district[population]
        others[population] -= sum(standing(site).count(population) for site in sites)

    @cache
    def search(
        item: int, district: tuple[int, ...], away: tuple[int, ...], on: Fields, gold: int, trade: int,
        exploration: int, traded: frozenset[int],
    ) -> bool:  # fmt: skip
        if item == len(items) + 1:
            return tokens_suffice(trade, exploration)
        if item == len(items):
            cube = CUBE_ITEM[purchase]
            if cube < 0:
                return search(item + 1, district, away, on, gold, trade, exploration, traded)
            if district[cube]:
                rest = changed(district, cube, -1)
                return search(item + 1, rest, changed(away, cube, 1), on, gold, trade, exploration, traded)
        else:
            resource = items[item]
            for paid_trade, paid_exploration, source in ways_to_buy(resource, trade, exploration, traded):
                now = traded | {resource} if source else traded
                if search(item + 1, district, away, on, gold, trade - paid_trade, exploration - paid_exploration, now):
                    return True
            for index, (site, cubes) in enumerate(on):
                worker = worker_of(me.shown[site])
                if site in made_at.get(resource, []) and len(cubes) < 2 and district[worker]:
                    fuller = (*on[:index], (site, tuple(sorted((*cubes, worker)))), *on[index + 1 :])
                    less = changed(district, worker, -1)
                    if search(item + 1, less, away, fuller, gold, trade, exploration, traded):
                        return True
        for population in range(5):
            price = SHIFT_END_GOLD[population]
            if gold < price:
                continue
            more = changed(district, population, 1)
            rest = (gold - price, trade, exploration, traded)
            if away[population] and search(item, more, changed(away, population, -1), on, *rest):
                return True
            for index, (site, cubes) in enumerate(on):
                if population in cubes:
                    left = list(cubes)
                    left.remove(population)
                    if search(item, more, away, (*on[:index], (site, tuple(left)), *on[index + 1 :]), *rest):
                        return True
        return False

    def ways_to_buy(resource: int, trade: int, exploration: int, traded: frozenset[int]) -> list[tuple[int, int, bool]]:
        if resource >= OLD_RESOURCES:
            price = 1 if me.from_new_world[resource - OLD_RESOURCES] else 0
        else:
            price = prices[resource] if resource not in traded and not s.traded[resource] else 0
        replaced = range(price + 1 if beryl else 1) if price else ()
        ways = [(price - k, 2 * k, resource < OLD_RESOURCES) for k in replaced]
        return [way for way in ways if way[0] <= trade and way[1] <= exploration]

    def tokens_suffice(trade: int, exploration: int) -> bool:
        spare = exploration - needed_exploration
        return spare >= 0 and needed_trade <= trade + (spare // 2 if beryl else 0)

    on = tuple((site, standing(site)) for site in sites)
    trade, exploration = (me.tokens[naval] + s.bonus[naval] for naval in range(2))
    return search(0, tuple(me.district), tuple(others), on, me.gold - fee, trade, exploration, frozenset())


def changed(amounts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    return (*amounts[:at], amounts[at] + by, *amounts[at + 1 :])


@pytest.mark.parametrize(("seats", "mode"), [(2, "replace"), (3, "additional"), (4, "additional")])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("beryl", [False, True])
def test_payable_agrees_with_a_plain_search(seats: int, mode: str, seed: int, beryl: bool) -> None:
    dice = random.Random(seed)
    choices = {"alternative_industry_mode": mode, "objective_selection": "custom"}
    if beryl:
        choices["objective_1"] = "beryl_omara"
    answers = {True: 0, False: 0}
    for table in walk(seats, seed, True, **choices):
        if table.over or table.kind is None or table.kind.name != "turn_menu" or dice.random() > 0.1:
            continue
        s: Any = table.state.twin()
        s.player[table.seat].gold = dice.choice([0, 1, 2, 3, 4, 5, 6])
        for purchase in dice.sample([*range(CARD_PURCHASE), *range(RECRUIT_PURCHASE, len(PURCHASES))], 12):
            compare(s, table.seat, purchase, answers)
        for purchase in dice.sample(range(CARD_PURCHASE, RECRUIT_PURCHASE), 8):
            compare(s, table.seat, purchase, answers)
    assert min(answers.values()) > 50


def compare(s: Any, p: int, purchase: int, answers: dict[bool, int]) -> None:
    expected = can_pay(s, p, purchase)
    assert payable(s, p, purchase, 0) == expected, f"{PURCHASES.ids[purchase]} with {s.player[p].gold} gold"
    answers[expected] += 1
