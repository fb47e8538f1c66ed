"""What a search expects to happen after its choice: the way down its tree on which it has been most often."""

from __future__ import annotations

from spielwerk.bots import Bot
from spielwerk.bots.search.forest import Forest, children, walk
from spielwerk.bots.search.structures import NONE, Tree

LONGEST = 6
LEAST_VISITS = 8
"""A way that was tried less often says nothing."""


def principal_variation(bot: Bot, choice: int) -> list[int]:
    """Options from a bot's last choice on, of whoever decides; the choice alone from bots that keep no tree."""
    forest: Forest | None = getattr(bot, "forest", None)
    trees = [tree for tree in forest.trees if walk(tree, [choice]) != NONE] if forest else []
    if not trees:
        return [choice]
    tree = max(trees, key=lambda tree: _visits(tree, walk(tree, [choice])))
    line, node = [choice], walk(tree, [choice])
    while len(line) < LONGEST:
        node = max(children(tree, node).tolist(), key=lambda child: _visits(tree, child), default=NONE)
        if node == NONE or _visits(tree, node) < LEAST_VISITS:
            break
        line.append(int(tree.nodes[node]["option"]))
    return line


def _visits(tree: Tree, node: int) -> int:
    return int(tree.nodes[node]["visits"])
