"""The rest of a turn, thought of at once: a bot that chooses in no time need not be asked for each decision anew.

A worker plays on in a game as it might be, with all that its seat can't see made up, as long as that seat decides. What
it chooses there counts only where the seat comes to see exactly the same at the table: then asking again would tell it
nothing new. Whatever luck or others bring makes what it sees different, and it is asked.
"""

from __future__ import annotations

import hashlib

from spielwerk.bots import Bot, Position
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import advance, concealed, imagined

MOST = 20
"""So many decisions ahead."""


def sight(seen: bytes) -> str:
    """A short name for what a seat sees."""
    return hashlib.sha256(seen).hexdigest()[:24]


def rest_of_turn(bot: Bot, position: Position, option: int, seed: int) -> list[tuple[str, int]]:
    """What a bot chooses next, by what it would see then."""
    game, seat = position.game, position.seat
    state, out = imagined(game, position.seen, seat, seed), Options(game.most_options)
    chosen: list[tuple[str, int]] = []
    while len(chosen) < MOST:
        advance(game, state, option, out)
        if state.over or state.stack[state.depth - 1].player != seat:
            break
        seen = concealed(game, state, seat)
        option = bot.choose(Position(game, seat, seen, tuple(out.offered)))
        chosen.append((sight(bytes(seen)), option))
    return chosen
