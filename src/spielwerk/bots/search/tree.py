"""The tree: select a way down, expand a leaf, back up what was found, replant the part that is still of use.

Nodes are known by the options that lead to them (information-set MCTS): the same node serves every way the hidden
things may lie. An option that was offered often and chosen rarely is worth a look, so options are counted when offered.
"""

from __future__ import annotations

import math

from spielwerk.bots.native import look_ahead
from spielwerk.bots.search.playout import try_episode
from spielwerk.bots.search.tables import NONE, NOW, ROOT, TRIAL
from spielwerk.kernel.native.calls import EVALUATE, call_2_real
from spielwerk.kernel.native.loops import compiled, copy_bytes, decider

NEARLY_NOTHING = 1e-300
"""Keeps a share of nothing from being divided by nothing."""


@compiled
def plant(tree):
    """Start a tree with a root that nobody has visited."""
    tree.size[0] = 0
    grow(tree, NONE, 1.0, 0.0)


@compiled
def grow(tree, option, prior, lag):
    """Put a node into the pool; returns its number."""
    number = tree.size[0]
    tree.size[0] += 1
    node = tree.nodes[number]
    node.option = option
    node.first = NONE
    node.next = NONE
    node.visits = 0
    node.offered = 0
    node.prior = prior
    node.lag = lag
    for seat in range(tree.values.shape[1]):
        tree.values[number, seat] = 0.0
    return number


@compiled
def has_room(tree, count):
    """Whether the pool holds as many nodes more."""
    return tree.size[0] + count <= tree.nodes.shape[0]


@compiled
def count_children(tree, node):
    """How many children a node has."""
    count = 0
    child = tree.nodes[node].first
    while child != NONE:
        count += 1
        child = tree.nodes[child].next
    return count


@compiled
def list_children(tree, node, numbers):
    """Write the numbers of a node's children into a list."""
    child = tree.nodes[node].first
    for place in range(numbers.shape[0]):
        numbers[place] = child
        child = tree.nodes[child].next


# ---------------------------------------------------------------- select


@compiled
def select(tree, desk, style, node, seat):
    """The offered child with the highest upper confidence bound, among as many as the visits allow.

    What a child looked worth at first counts like some visits: its parent's value less what it lagged behind the best,
    but never less than nothing, so that where the best is a sure loss the others are tried too.
    """
    mark_offered(desk)
    nodes, values = tree.nodes, tree.values
    visits = nodes[node].visits
    doubt = values[node, seat] / max(1, visits) - style.caution
    width = int(style.width * math.sqrt(visits + 1.0)) + 2
    best, chosen = -math.inf, NONE
    found = 0
    child = nodes[node].first
    while child != NONE:
        edge = nodes[child]
        if desk.stamps[edge.option] == desk.clock[0]:
            found += 1
            if found <= width:
                edge.offered += 1
                guess = max(0.0, doubt - edge.lag)
                value = (values[child, seat] + style.trust * guess) / (edge.visits + style.trust)
                bound = value + style.exploration * edge.prior * math.sqrt(edge.offered) / (1.0 + edge.visits)
                if bound > best:
                    best = bound
                    chosen = child
        child = edge.next
    if found < desk.outs[NOW][0]:
        add_missing(tree, desk, node)
    return chosen


@compiled
def mark_offered(desk):
    """Stamp the options of the decision that waits."""
    out = desk.outs[NOW]
    desk.clock[0] += 1
    for at in range(1, 1 + out[0]):
        desk.stamps[out[at]] = desk.clock[0]


@compiled
def add_missing(tree, desk, node):
    """Append children for options that were not offered when the node was expanded."""
    nodes, out = tree.nodes, desk.outs[NOW]
    if not has_room(tree, out[0]):
        return
    last = NONE
    child = nodes[node].first
    while child != NONE:
        desk.stamps[nodes[child].option] = 0
        last = child
        child = nodes[child].next
    for at in range(1, 1 + out[0]):
        if desk.stamps[out[at]] == desk.clock[0]:
            nodes[last].next = grow(tree, out[at], 1.0 / out[0], 0.0)
            last = nodes[last].next


# ---------------------------------------------------------------- expand


@compiled
def expand(rules, tree, desk, style, node):
    """Give a leaf its children, the most promising first."""
    out = desk.outs[NOW]
    count = out[0]
    if not has_room(tree, count):
        return
    glance(rules, desk, style, count)
    if node == ROOT and style.foresight > 0:
        foresee(rules, desk, style, count)
    rank(desk, count)
    total = 0.0
    top = desk.hopes[desk.order[0]]
    for at in range(count):
        total += math.exp((desk.hopes[at] - top) / style.bias)
    chance = top_share(rules, desk, style, top)
    last = NONE
    for place in range(count):
        at = desk.order[place]
        share = math.exp((desk.hopes[at] - top) / style.bias) / total
        lag = chance - share_after(chance, (desk.hopes[at] - top) / style.spread)
        child = grow(tree, out[1 + at], (1.0 - style.evenness) * share + style.evenness / count, lag)
        if last == NONE:
            tree.nodes[node].first = child
        else:
            tree.nodes[last].next = child
        last = child


@compiled
def top_share(rules, desk, style, hope):
    """The share of the win that an evaluation promises the seat that decides, if the others stay where they are."""
    state = desk.states[NOW]
    seat = decider(state, rules.frame)
    total = 1.0
    for other in range(desk.worth.shape[0]):
        if other != seat:
            total += math.exp((call_2_real(rules.doors[EVALUATE], state.ctypes.data, other) - hope) / style.spread)
    return 1.0 / total


@compiled
def share_after(share, lead):
    """The share of the win after falling behind by a lead in spreads (a negative one)."""
    own = share * math.exp(lead)
    return own / max(own + 1.0 - share, NEARLY_NOTHING)


@compiled
def glance(rules, desk, style, count):
    """For each option, the best evaluation that some random episodes find."""
    seat = decider(desk.states[NOW], rules.frame)
    for at in range(count):
        hope = -math.inf
        for _ in range(style.glances):
            try_episode(rules, desk, style, desk.outs[NOW][1 + at])
            hope = max(hope, call_2_real(rules.doors[EVALUATE], desk.states[TRIAL].ctypes.data, seat))
        desk.hopes[at] = hope


@compiled
def foresee(rules, desk, style, count):
    """For each option, the best evaluation that the seat can reach by its own next decisions, if that is better."""
    sight, seat = desk.sight, decider(desk.states[NOW], rules.frame)
    copy_bytes(desk.states[NOW], sight.states[0])
    for at in range(count):
        worth = reach(rules, sight, seat, desk.outs[NOW][1 + at], style.foresight // count)
        desk.hopes[at] = max(desk.hopes[at], worth)


@compiled
def reach(rules, sight, seat, option, nodes):
    """The best evaluation that the own next decisions after an option of the position in sight lead to."""
    return look_ahead(rules.doors, rules.frame, seat, option, nodes, sight.states, sight.outs, sight.best, sight.plan)


@compiled
def rank(desk, count):
    """Sort the options by their hopes, the highest first."""
    for at in range(count):
        place = at
        while place > 0 and desk.hopes[desk.order[place - 1]] < desk.hopes[at]:
            desk.order[place] = desk.order[place - 1]
            place -= 1
        desk.order[place] = at


# ---------------------------------------------------------------- back up


@compiled
def back_up(tree, desk, length):
    """Add what a simulation found to every node on its way."""
    for step in range(length):
        node = desk.path[step]
        tree.nodes[node].visits += 1
        for seat in range(tree.values.shape[1]):
            tree.values[node, seat] += desk.worth[seat]


# ---------------------------------------------------------------- replant


@compiled
def replant(tree, node, target):
    """Copy what hangs on a node into another tree."""
    target.size[0] = 0
    copy_node(tree, node, target)
    target.nodes[ROOT].next = NONE
    done = 0
    while done < target.size[0]:
        child = target.nodes[done].first
        if child != NONE:
            target.nodes[done].first = target.size[0]
        while child != NONE:
            number = copy_node(tree, child, target)
            child = tree.nodes[child].next
            target.nodes[number].next = number + 1 if child != NONE else NONE
        done += 1


@compiled
def copy_node(tree, node, target):
    """Copy one node; its `first` still counts in the old tree."""
    number = target.size[0]
    target.size[0] += 1
    old, new = tree.nodes[node], target.nodes[number]
    new.option = old.option
    new.first = old.first
    new.next = old.next
    new.visits = old.visits
    new.offered = old.offered
    new.prior = old.prior
    new.lag = old.lag
    for seat in range(tree.values.shape[1]):
        target.values[number, seat] = tree.values[node, seat]
    return number
