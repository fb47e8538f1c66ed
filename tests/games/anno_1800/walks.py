"""Random games for tests, with helping hands so that rare things happen."""

from __future__ import annotations

import random
from collections.abc import Iterator

from spielwerk.games.anno_1800 import game
from spielwerk.kernel import Table

RARE = {"swap_cards": 0.2, "festival": 0.5, "remove": 0.15, "end_turn": 0.6, "shift_end": 0.5, "done": 0.6}


def walk(seats: int, seed: int, wealthy: bool, **choices: str) -> Iterator[Table]:
    """The positions of a random game; wealthy players find gold and free tokens at some of their turns."""
    dice = random.Random(seed)
    table = game.table(seats, seed, choices)
    yield table
    while not table.over:
        if wealthy and table.kind and table.kind.name == "turn_menu" and dice.random() < 0.2:
            enrich(table, dice)
        families: dict[str, list[str]] = {}
        for key in table.options():
            families.setdefault(key.split(":")[0], []).append(key)
        verb = dice.choices(list(families), [RARE.get(verb, 1.0) for verb in families])[0]
        table.play(dice.choice(families[verb]))
        yield table


def enrich(table: Table, dice: random.Random) -> None:
    """A player gets some gold, and the ships' tokens are free again."""
    me = table.state.player[table.seat]
    me.gold += dice.randrange(6)
    for naval in range(2):
        me.tokens[naval] += me.tokens_exhausted[naval]
        me.tokens_exhausted[naval] = 0
