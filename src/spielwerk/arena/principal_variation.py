"""What a bot expects to happen after its choice: the way down its tree on which it has been most often.

Where no tree was grown (options competed by sequential halving, or a last turn was solved) it is the rest of the own
turn, each decision taken as the greedy bot would that judges positions with the same skill.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, takewhile

import numpy as np

from spielwerk.arena.play import position_at
from spielwerk.arena.verdict import LONGEST
from spielwerk.bots import Bot, Position
from spielwerk.bots.native import NativeGreedyBot
from spielwerk.bots.search import SearchBot
from spielwerk.bots.search.forest import Forest, children, walk
from spielwerk.bots.search.structures import NONE, Tree
from spielwerk.kernel.native.loops import decider

LEAST_VISITS = 8
"""A way that was tried less often says nothing."""


def principal_variation(bot: Bot, choice: int, position: Position | None = None) -> list[int]:
    """Options from a bot's last choice on, of whoever decides; the choice alone from bots that do not search.

    Where no tree says how it goes on, the own turn is planned from the position, if that is given.
    """
    forest: Forest | None = getattr(bot, "forest", None)
    known = forest if forest is not None and forest.last is not None else None
    trees = [tree for tree in known.trees if walk(tree, [choice]) != NONE] if known else []
    if not trees:
        return planned(bot, choice, position) if position is not None and isinstance(bot, SearchBot) else [choice]
    tree = max(trees, key=lambda tree: _visits(tree, walk(tree, [choice])))
    line, node = [choice], walk(tree, [choice])
    while len(line) < LONGEST:
        node = max(children(tree, node).tolist(), key=lambda child: _visits(tree, child), default=NONE)
        if node == NONE or _visits(tree, node) < LEAST_VISITS:
            break
        line.append(int(tree.nodes[node]["option"]))
    return line


def planned(bot: SearchBot, choice: int, position: Position) -> list[int]:
    """The choice, and how the seat might end its turn; what it can't see is imagined once."""
    expected = played_on(position, choice, bot.settings.skill)
    own = takewhile(lambda decided: decided[0].seat == position.seat, expected)
    return [choice, *(option for _, option in islice(own, LONGEST - 1))]


def played_on(position: Position, option: int, skill: int, seed: int = 0) -> Iterator[tuple[Position, int]]:
    """A game played on from an option by greedy bots of some skill: each decision as its seat sees it, and the choice.

    What the seat of the position can't see is dealt anew.
    """
    game, seat, seats = position.game, position.seat, position.seen.seats
    native, player = game.native, NativeGreedyBot(seed, skill)
    state = native.imagined(np.frombuffer(bytes(position.seen), np.uint8).copy(), seat, seed=seed)
    out = np.zeros(game.most_options + 1, np.int32)
    count = native.advance(state, option, out)
    while count > 0:
        where = position_at(native, state, out, int(decider(state, native.rules.frame)), seats)
        chosen = player.choose(where)
        yield where, chosen
        count = native.advance(state, chosen, out)


def _visits(tree: Tree, node: int) -> int:
    return int(tree.nodes[node]["visits"])
