"""What a bot expects to happen after its choice: the way down its tree on which it has been most often.

Where no tree was grown (options competed by sequential halving, or a last turn was solved) it is the rest of the own
turn, each decision taken as the greedy bot would that judges positions with the same skill.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

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
    game, seat = position.game, position.seat
    native, planner = game.native, NativeGreedyBot(0, bot.settings.skill)
    state = native.imagined(np.frombuffer(bytes(position.seen), np.uint8).copy(), seat, seed=0)
    out, line = np.zeros(game.most_options + 1, np.int32), [choice]
    count = native.advance(state, choice, out)
    while count > 0 and len(line) < LONGEST and decider(state, native.rules.frame) == seat:
        seen = game.state_class(native.concealed(state, seat).tobytes())
        options = tuple(out[1 : 1 + count].tolist())
        line.append(planner.choose(replace(position, seen=seen, options=options)))
        count = native.advance(state, line[-1], out)
    return line


def _visits(tree: Tree, node: int) -> int:
    return int(tree.nodes[node]["visits"])
