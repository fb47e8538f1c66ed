"""What must hold after every decision of every game: cubes, tokens, cards, islands, what fields show, points."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spielwerk.games.anno_1800.catalogue import (
    CARDS,
    CLASS_AT,
    CLASS_PRICE,
    CUBES,
    DECK_OF,
    DECK_SIZE,
    DECKS,
    EXPEDITIONS,
    FIELDS,
    FIRST_SHIP,
    FIRST_TOKEN,
    FIRST_YARD,
    NEW_WORLD,
    OLD_RESOURCES,
    OLD_WORLD,
    POPULATION,
    PRODUCT,
    SHIP_NAVAL,
    SITES,
    STRENGTH,
    TOKEN_COUNT,
    TOKENS,
)
from spielwerk.games.anno_1800.rules.structures import has_field, printed_on
from spielwerk.games.anno_1800.state import LEFT_IN_HAND, OPEN
from spielwerk.kernel import Table
from tests.games.anno_1800.walks import walk

ways = pytest.mark.parametrize(
    ("seats", "wealthy", "mode", "selection"),
    [
        (2, False, "replace", "random"),
        (2, True, "additional", "first_game"),
        (3, True, "replace", "random"),
        (3, False, "additional", "custom"),
        (4, True, "additional", "random"),
        (4, True, "replace", "first_game"),
    ],
)


@ways
@pytest.mark.parametrize("seed", range(4))
def test_everything_is_conserved(seats: int, wealthy: bool, mode: str, selection: str, seed: int) -> None:
    table: Table | None = None
    choices = {"alternative_industry_mode": mode, "objective_selection": selection}
    for number, table in enumerate(walk(seats, seed, wealthy, **choices)):
        if number % 7 == 0 or table.over:
            check_all(table.state)
    assert table is not None and table.over
    check_points(table)


def check_all(s: Any) -> None:
    check_cubes(s)
    check_tokens(s)
    check_cards(s)
    check_islands(s)
    for p in range(s.seats):
        check_fields(s.player[p])
        check_sources(s.player[p])


def check_cubes(s: Any) -> None:
    for population in POPULATION:
        total = s.cubes[population]
        for p in range(s.seats):
            me = s.player[p]
            standing = sum(me.workplace[site, slot] == population for site in range(SITES) for slot in range(2))
            own = me.district[population] + me.exhausted[population] + standing
            assert own == me.owned[population]
            total += own
        assert total == CUBES[population]


def check_tokens(s: Any) -> None:
    placed = Counter(token for p in range(s.seats) for token in s.player[p].built if token >= 0)
    for token in TOKENS:
        assert s.supply[token] + placed[token] == TOKEN_COUNT[token]
    for p in range(s.seats):
        me = s.player[p]
        strength = [0, 0]
        for shown in me.shown:
            if shown >= FIRST_SHIP:
                strength[SHIP_NAVAL[shown - FIRST_SHIP]] += STRENGTH[shown]
        for naval in range(2):
            assert me.tokens[naval] + me.tokens_exhausted[naval] == strength[naval]


def check_cards(s: Any) -> None:
    hands = [[me.hand[slot] for slot in range(me.hand_size)] for me in s.player]
    for p in range(s.seats):
        me = s.player[p]
        assert list(me.hand_of_deck) == [sum(DECK_OF[card] == deck for card in hands[p]) for deck in DECKS]
        assert me.open_cards == sum(s.card_owner[c] == p and s.card_face[c] == OPEN for c in CARDS)
    table = [card for card in CARDS if 0 <= s.card_face[card] != LEFT_IN_HAND]
    piles = [s.pile[deck, place] for deck in DECKS for place in range(s.pile_size[deck])]
    assert sorted([*table, *piles, *(card for hand in hands for card in hand)]) == list(CARDS)
    assert sum(DECK_SIZE[deck] for deck in DECKS) == len(CARDS)
    drawn = [me.expedition[slot] for me in s.player for slot in range(me.expeditions)]
    left = [s.expedition_pile[place] for place in range(s.expedition_pile_size)]
    assert sorted([*drawn, *left]) == list(EXPEDITIONS)


def check_islands(s: Any) -> None:
    old = [me.old_world[number] for me in s.player for number in range(me.old_worlds)]
    assert sorted([*old, *(s.old_world_stack[n] for n in range(s.old_world_left))]) == list(OLD_WORLD)
    new = [me.new_world[number] for me in s.player for number in range(me.new_worlds)]
    assert sorted([*new, *(s.new_world_stack[n] for n in range(s.new_world_left))]) == list(NEW_WORLD)


def check_fields(me: Any) -> None:
    for field in FIELDS:
        if not has_field(me, field):
            assert me.shown[field] == me.built[field] == -1
            continue
        expected = me.built[field] + FIRST_TOKEN if me.built[field] >= 0 else printed_on(me, field)
        assert me.shown[field] == expected
        if field < SITES and not 0 <= me.shown[field] < FIRST_YARD:
            assert me.workplace[field, 0] == me.workplace[field, 1] == -1
    ids = Counter(built for built in me.built if 0 <= built < FIRST_YARD - FIRST_TOKEN)
    assert all(count == 1 for count in ids.values()), "an industry was built twice (6.1.2)"


def check_sources(me: Any) -> None:
    made = me.made_at.tolist()
    for resource in range(OLD_RESOURCES):
        sites = [site for site in range(SITES) if 0 <= me.shown[site] < FIRST_YARD]
        makers = {site for site in sites if PRODUCT[me.shown[site]] == resource}
        assert {site for site in made[resource] if site >= 0} == makers
        prices = [CLASS_PRICE[CLASS_AT[me.shown[site]]] for site in makers]
        assert me.price[resource] == min(prices, default=0)


def check_points(table: Table) -> None:
    ledger = table.ledger()
    for p, score in enumerate(table.scores()):
        assert sum(entries[p] for entries in ledger.values()) == score
    assert sum(points > 0 for points in ledger["fireworks"]) == (table.state.end_trigger_round > 0)
    shown = sum(owner >= 0 for owner in table.state.expedition_owner)
    assert shown == sum(table.state.player[p].expeditions for p in range(table.seats))
