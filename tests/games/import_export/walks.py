"""Random games that look into all corners: players like to do things, and some begin with a whole economy."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from spielwerk.games.import_export import game
from spielwerk.games.import_export.cards import WIND_TURBINES
from spielwerk.games.import_export.catalogue import CARD_RANK, CARDS, PERMANENT, TIMING
from spielwerk.games.import_export.rules.zones import (
    completed_of,
    goods_of,
    hand_of,
    imports_of,
    is_completed,
    put,
    refresh_effects,
)
from spielwerk.games.import_export.state import DRAW_PILE, State
from spielwerk.kernel import Table
from tests.games.import_export.staging import ALL_SETS

TABLES: list[tuple[int, dict[str, str]]] = [
    *((seats, {}) for seats in (2, 3, 4, 5, 6)),
    *((seats, ALL_SETS) for seats in (2, 4, 6)),
    (3, {"target": "long"}),
    *((3, {extra: "on"}) for extra in ALL_SETS),
]
"""Every number of players and every choice."""

LIKED = {"free:discard_contract": 0.03, "stop": 0.15, "no": 0.15, "pass": 0.15, "draw": 0.6, "sell": 0.4}
LIKED |= {"announce:load": 3.0, "announce:contract": 3.0, "announce:supply": 0.4}


def liked_option(keys: Sequence[str], dice: random.Random) -> str:
    """One of the options, rather one that does something."""
    return dice.choices(keys, [_liking(key) for key in keys])[0]


def _liking(key: str) -> float:
    if key.startswith("bid:"):
        return 1 / (1 + int(key.removeprefix("bid:")))
    return LIKED.get(key, 1.0)


def enrich(s: State, dice: random.Random) -> None:
    """Half of the draw pile is dealt to the players: completed contracts, goods, imports, hands."""
    depth = s.depth
    pile = [s.draw_pile[place] for place in range(s.count[DRAW_PILE])]
    dice.shuffle(pile)
    dealt, rest = pile[: len(pile) // 2], pile[len(pile) // 2 :]
    for card in dealt:
        p = dice.randrange(s.seats)
        zones = (completed_of(s, p), goods_of(s, p), imports_of(s, p), hand_of(s, p))
        put(s, card, dice.choices(zones, (5, 2, 1, 2))[0])
        if is_completed(s, card):
            s.entries += 1
            s.entered[card] = s.entries
    for place in range(len(CARDS)):
        s.draw_pile[place] = rest[place] if place < len(rest) else -1
    copied = [c for c in CARDS if is_completed(s, c) and TIMING[c] == PERMANENT and CARD_RANK[c] <= 1]
    if copied and is_completed(s, WIND_TURBINES):
        s.copied = dice.choice(copied)
    refresh_effects.function(s)
    s.depth = depth
    for p in range(s.seats):
        s.player[p].credits = 2 * dice.randrange(20)


def walk(seats: int, seed: int, choices: dict[str, str], rich: bool) -> Iterator[Table]:
    """A whole game; yields the table before every decision and at the end."""
    dice = random.Random(seed)
    table = game.table(seats, seed, choices)
    if rich:
        enrich(table.state, dice)
    while not table.over:
        yield table
        table.play(liked_option(table.options(), dice))
    yield table
