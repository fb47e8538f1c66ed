"""The tree: select a way down, expand a leaf, back up what was found, copy the part that is still of use.

Nodes are known by the options that lead to them (information-set MCTS): the same node serves every way the hidden
things may lie. An option that was offered often and chosen rarely is worth a look, so options are counted when offered.
"""

from __future__ import annotations

import math

from spielwerk.bots.native import look_ahead
from spielwerk.bots.policy.network import read_position
from spielwerk.bots.search.playout import try_episode
from spielwerk.bots.search.structures import NONE, NOW, ROOT, TRIAL
from spielwerk.kernel.native.loops import compiled, compiled_inner, copy_bytes, decider, evaluate

NEARLY_NOTHING = 1e-300
"""Keeps a share of nothing from being divided by nothing."""


@compiled
def reset(tree):
    """Start a tree with a root that nobody has visited."""
    tree.size[0] = 0
    add_node(tree, NONE, 1.0, 0.0)


@compiled_inner
def add_node(tree, option, prior, lag):
    """Put a node into the pool; returns its number."""
    number = tree.size[0]
    tree.size[0] += 1
    node = tree.nodes[number]
    node.option = option
    node.first_child = NONE
    node.next_sibling = NONE
    node.visits = 0
    node.offered = 0
    node.prior = prior
    node.lag = lag
    for seat in range(tree.values.shape[1]):
        tree.values[number, seat] = 0.0
    return number


@compiled_inner
def has_room(tree, count):
    """Whether the pool holds as many nodes more."""
    return tree.size[0] + count <= tree.nodes.shape[0]


@compiled
def count_children(tree, node):
    """How many children a node has."""
    count = 0
    child = tree.nodes[node].first_child
    while child != NONE:
        count += 1
        child = tree.nodes[child].next_sibling
    return count


@compiled
def list_children(tree, node, numbers):
    """Write the numbers of a node's children into a list."""
    child = tree.nodes[node].first_child
    for place in range(numbers.shape[0]):
        numbers[place] = child
        child = tree.nodes[child].next_sibling


# ---------------------------------------------------------------- select


@compiled_inner
def select(tree, scratch, params, node, seat):
    """The offered child with the highest upper confidence bound (PUCT), among as many as the visits allow (progressive
    widening).

    What a child is worth before its first visit (first-play urgency) is its parent's value, reduced, less what it
    lagged behind the best when it was expanded; but never less than nothing, so that where the best is a sure loss the
    others are tried too. That counts like some visits.
    """
    mark_offered(scratch)
    nodes, values = tree.nodes, tree.values
    visits = nodes[node].visits
    urgency = values[node, seat] / max(1, visits) - params.fpu_reduction
    width = int(params.progressive_widening * math.sqrt(visits + 1.0)) + 2
    best, chosen = -math.inf, NONE
    found = 0
    child = nodes[node].first_child
    while child != NONE:
        edge = nodes[child]
        if scratch.stamps[edge.option] == scratch.clock[0]:
            found += 1
            if found <= width:
                edge.offered += 1
                guess = max(0.0, urgency - edge.lag)
                value = (values[child, seat] + params.prior_visits * guess) / (edge.visits + params.prior_visits)
                bound = value + params.c_puct * edge.prior * math.sqrt(edge.offered) / (1.0 + edge.visits)
                if bound > best:
                    best = bound
                    chosen = child
        child = edge.next_sibling
    if found < scratch.outs[NOW][0]:
        add_missing(tree, scratch, node)
    return chosen


@compiled_inner
def mark_offered(scratch):
    """Stamp the options of the decision that waits."""
    out = scratch.outs[NOW]
    scratch.clock[0] += 1
    for at in range(1, 1 + out[0]):
        scratch.stamps[out[at]] = scratch.clock[0]


@compiled_inner
def add_missing(tree, scratch, node):
    """Append children for options that were not offered when the node was expanded."""
    nodes, out = tree.nodes, scratch.outs[NOW]
    if not has_room(tree, out[0]):
        return
    last = NONE
    child = nodes[node].first_child
    while child != NONE:
        scratch.stamps[nodes[child].option] = 0
        last = child
        child = nodes[child].next_sibling
    for at in range(1, 1 + out[0]):
        if scratch.stamps[out[at]] == scratch.clock[0]:
            nodes[last].next_sibling = add_node(tree, out[at], 1.0 / out[0], 0.0)
            last = nodes[last].next_sibling


# ---------------------------------------------------------------- expand


@compiled_inner
def expand(rules, tree, scratch, params, node):
    """Give a leaf its children, the most promising first."""
    out = scratch.outs[NOW]
    count = out[0]
    if not has_room(tree, count):
        return
    value_by_rollouts(rules, scratch, params, count)
    if node == ROOT and params.root_lookahead > 0:
        value_by_lookahead(rules, scratch, params, count)
    rank(scratch, count)
    total, even = 0.0, params.uniform_prior_share
    top = scratch.option_values[scratch.order[0]]
    for at in range(count):
        total += math.exp((scratch.option_values[at] - top) / params.prior_temperature)
    chance = top_win_share(rules, scratch, params, top)
    last = NONE
    for place in range(count):
        at = scratch.order[place]
        share = math.exp((scratch.option_values[at] - top) / params.prior_temperature) / total
        lag = chance - win_share_after(chance, (scratch.option_values[at] - top) / params.spread)
        child = add_node(tree, out[1 + at], (1.0 - even) * share + even / count, lag)
        if last == NONE:
            tree.nodes[node].first_child = child
        else:
            tree.nodes[last].next_sibling = child
        last = child


@compiled
def top_win_share(rules, scratch, params, best):
    """The share of the win that an evaluation promises the seat that decides, if the others stay where they are."""
    state = scratch.states[NOW]
    seat = decider(state, rules.frame)
    total = 1.0
    for other in range(scratch.values.shape[0]):
        if other != seat:
            total += math.exp((evaluate(rules, state, other) - best) / params.spread)
    return 1.0 / total


@compiled
def win_share_after(share, lead):
    """The share of the win after falling behind by a lead in spreads (a negative one)."""
    own = share * math.exp(lead)
    return own / max(own + 1.0 - share, NEARLY_NOTHING)


@compiled_inner
def value_by_rollouts(rules, scratch, params, count):
    """For each option, the best evaluation that some random episodes find."""
    seat = decider(scratch.states[NOW], rules.frame)
    read_position(rules, scratch.policy, scratch.states[NOW], seat)
    for at in range(count):
        best = -math.inf
        for _ in range(params.prior_rollouts):
            try_episode(rules, scratch, params, scratch.outs[NOW][1 + at])
            best = max(best, evaluate(rules, scratch.states[TRIAL], seat))
        scratch.option_values[at] = best


@compiled_inner
def value_by_lookahead(rules, scratch, params, count):
    """For each option, the best evaluation that the seat can reach by its own next decisions, if that is better."""
    lookahead, seat = scratch.lookahead, decider(scratch.states[NOW], rules.frame)
    copy_bytes(scratch.states[NOW], lookahead.states[0])
    for at in range(count):
        value = look_ahead(rules, lookahead, seat, scratch.outs[NOW][1 + at], params.root_lookahead // count)
        scratch.option_values[at] = max(scratch.option_values[at], value)


@compiled_inner
def rank(scratch, count):
    """Sort the options by their values, the highest first."""
    for at in range(count):
        place = at
        while place > 0 and scratch.option_values[scratch.order[place - 1]] < scratch.option_values[at]:
            scratch.order[place] = scratch.order[place - 1]
            place -= 1
        scratch.order[place] = at


# ---------------------------------------------------------------- back up


@compiled_inner
def back_up(tree, scratch, length):
    """Add what a simulation found to every node on its way."""
    for step in range(length):
        node = scratch.path[step]
        tree.nodes[node].visits += 1
        for seat in range(tree.values.shape[1]):
            tree.values[node, seat] += scratch.values[seat]


# ---------------------------------------------------------------- reuse


@compiled
def copy_subtree(tree, node, target):
    """Copy what hangs on a node into another tree."""
    target.size[0] = 0
    copy_node(tree, node, target)
    target.nodes[ROOT].next_sibling = NONE
    done = 0
    while done < target.size[0]:
        child = target.nodes[done].first_child
        if child != NONE:
            target.nodes[done].first_child = target.size[0]
        while child != NONE:
            number = copy_node(tree, child, target)
            child = tree.nodes[child].next_sibling
            target.nodes[number].next_sibling = number + 1 if child != NONE else NONE
        done += 1


@compiled_inner
def copy_node(tree, node, target):
    """Copy one node; its `first_child` still counts in the old tree."""
    number = target.size[0]
    target.size[0] += 1
    old, new = tree.nodes[node], target.nodes[number]
    new.option = old.option
    new.first_child = old.first_child
    new.next_sibling = old.next_sibling
    new.visits = old.visits
    new.offered = old.offered
    new.prior = old.prior
    new.lag = old.lag
    for seat in range(tree.values.shape[1]):
        target.values[number, seat] = tree.values[node, seat]
    return number
