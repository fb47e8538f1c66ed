"""Information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012) for any number of players.

Every iteration deals anew what the seat can't see, then: select, expand, simulate, back up.
"""

from __future__ import annotations

from spielwerk.bots.search.playout import copy_options, simulate, take
from spielwerk.bots.search.tables import DEEPEST, NONE, NOW, ROOT
from spielwerk.bots.search.tree import back_up, expand, select
from spielwerk.kernel.native.calls import EVALUATE, call_2_real
from spielwerk.kernel.native.loops import compiled, copy_bytes, decider, random_word, redeal


@compiled
def think(rules, tree, desk, style, seen, options, viewer, iterations):
    """Search on from a concealed state and the list of its options."""
    if desk.worth.shape[0] == 1:
        set_par(rules, desk, seen, options, viewer)
    for _ in range(iterations):
        deal(rules, desk, seen, options, viewer)
        length, count = descend(rules, tree, desk, style)
        leaf = desk.path[length - 1]
        if count > 0 and tree.nodes[leaf].first == NONE and tree.nodes[leaf].visits >= style.ripe:
            expand(rules, tree, desk, style, leaf)
        simulate(rules, desk, style, count, viewer)
        back_up(tree, desk, length)


@compiled
def set_par(rules, desk, seen, options, viewer):
    """A lone player has no rival to lead: let the points that the position promises be the measure."""
    deal(rules, desk, seen, options, viewer)
    desk.par[0] = call_2_real(rules.doors[EVALUATE], desk.states[NOW].ctypes.data, viewer)


@compiled
def deal(rules, desk, seen, options, viewer):
    """Imagine a full state from what the seat sees."""
    copy_bytes(seen, desk.states[NOW])
    word = random_word(desk.rng)
    redeal(rules.doors, viewer, word | random_word(desk.rng) << 32, desk.states[NOW])
    copy_options(options, desk.outs[NOW])


@compiled
def descend(rules, tree, desk, style):
    """Walk down to a leaf or to the end of the game; returns the length of the way and the number of options there."""
    state, out = desk.states[NOW], desk.outs[NOW]
    node, length, count = ROOT, 1, out[0]
    desk.path[0] = ROOT
    while count > 0 and tree.nodes[node].first != NONE and length < DEEPEST:
        child = select(tree, desk, style, node, decider(state, rules.frame))
        if child == NONE:
            break
        node = child
        count = take(rules, state, out, tree.nodes[node].option)
        desk.path[length] = node
        length += 1
    return length, count
