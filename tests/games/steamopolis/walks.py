"""Random games that look into all corners: players fly with many stones, buy what they can, and are helped along."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from spielwerk.games.steamopolis import game
from spielwerk.kernel import Table

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"solo_difficulty": "easy"}),
    (1, {"solo_difficulty": "hard", "beginner_characters": "true"}),
    (1, {"solo_difficulty": "expert"}),
    (2, {}),
    (3, {}),
    (3, {"beginner_characters": "true"}),
    (4, {}),
    (4, {"beginner_characters": "true"}),
]
"""Every number of players and every choice."""

LIKED = {"fly": 0.25, "steam": 1.0, "skip": 0.15, "decline": 0.2, "stop": 0.3, "no": 0.4, "none": 0.2, "done": 0.2}
LIKED |= {"pass": 0.4, "buy": 6.0, "buy_bonus": 2.0, "set_destination": 2.0, "descend": 1.5, "box": 0.3}


def liked_option(keys: Sequence[str], dice: random.Random) -> str:
    """One of the options: first the kind of thing to do, then one of these."""
    families: dict[str, list[str]] = {}
    for key in keys:
        families.setdefault(key.split(":")[0], []).append(key)
    verb = dice.choices(list(families), [LIKED.get(verb, 1.0) for verb in families])[0]
    high_flown = verb in ("place", "stone") and dice.random() < 0.5
    return families[verb][-1] if high_flown else dice.choice(families[verb])


def help_along(s: Any, p: int, dice: random.Random) -> None:
    """A player finds resources, and alone at the table also points."""
    me = s.player[p]
    for resource in range(2):
        found = min(dice.randrange(3), s.supply[resource], 6 - me.stock[resource])
        if found > 0 and sum(me.stock) + found <= 3:
            me.stock[resource] += found
            s.supply[resource] -= found
    if s.seats == 1:
        me.score += 2
        me.ledger[0] += 2


def walk(seats: int, seed: int, choices: dict[str, str], helped: bool = True) -> Iterator[Table]:
    """A whole game; yields the table before every decision and at the end."""
    dice = random.Random(seed)
    table = game.table(seats, seed, choices)
    while not table.over:
        yield table
        kind = table.kind
        if helped and kind and kind.name == "choose_action" and dice.random() < 0.7:
            help_along(table.state, table.seat, dice)
        table.play(liked_option(table.options(), dice))
    yield table
