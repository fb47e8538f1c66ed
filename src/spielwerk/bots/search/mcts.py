"""Information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012) for any number of players.

Every iteration deals anew what the seat can't see (a determinization), then: select, expand, simulate, back up.
"""

from __future__ import annotations

from spielwerk.bots.search.playout import copy_options, simulate
from spielwerk.bots.search.structures import DEEPEST, NONE, NOW, ROOT
from spielwerk.bots.search.tree import back_up, expand, select
from spielwerk.kernel.native.loops import (
    advance,
    compiled,
    compiled_inner,
    copy_bytes,
    decider,
    evaluate,
    random_word,
    redeal,
)


@compiled
def search(rules, tree, scratch, params, root, iterations):
    """Search on from a decision."""
    if scratch.values.shape[0] == 1:
        set_baseline(rules, scratch, root)
    for _ in range(iterations):
        determinize(rules, scratch, root)
        length, count = descend(rules, tree, scratch, params)
        leaf = tree.nodes[scratch.path[length - 1]]
        if count > 0 and leaf.first_child == NONE and leaf.visits >= params.expansion_threshold:
            expand(rules, tree, scratch, params, scratch.path[length - 1])
        simulate(rules, scratch, params, count, root.seat)
        back_up(tree, scratch, length)


@compiled_inner
def set_baseline(rules, scratch, root):
    """A lone player has no rival to lead: let the points that the position promises be the measure."""
    determinize(rules, scratch, root)
    scratch.baseline[0] = evaluate(rules, scratch.states[NOW], root.seat)


@compiled
def determinize(rules, scratch, root):
    """Imagine a full state from what the seat sees."""
    copy_bytes(root.seen, scratch.states[NOW])
    word = random_word(scratch.rng)
    redeal(rules, root.seat, word | random_word(scratch.rng) << 32, scratch.states[NOW])
    copy_options(root.options, scratch.outs[NOW])


@compiled_inner
def descend(rules, tree, scratch, params):
    """Walk down to a leaf or to the end of the game; returns the length of the way and the number of options there."""
    state, out = scratch.states[NOW], scratch.outs[NOW]
    node, length, count = ROOT, 1, out[0]
    scratch.path[0] = ROOT
    while count > 0 and tree.nodes[node].first_child != NONE and length < DEEPEST:
        child = select(tree, scratch, params, node, decider(state, rules.frame))
        if child == NONE:
            break
        node = child
        count = advance(rules, state, out, tree.nodes[node].option)
        scratch.path[length] = node
        length += 1
    return length, count
