"""Simulate: play on from a leaf with a quick policy, stop early, and judge what came out.

A player's next few decisions that belong together (pick a worker, move it, act) are an *episode*: it ends when the
same decision comes back, when one below it on the stack comes up, or when somebody else decides. The policy tries a
few episodes, drawn at random or by the policy network of the game (`bots.policy`), and plays the one with the best
evaluation.
"""

from __future__ import annotations

import math

from spielwerk.bots.dice import UNIT
from spielwerk.bots.policy.network import draw_option, random_option, read_position
from spielwerk.bots.search.structures import BEST, NOW, TRIAL
from spielwerk.kernel.native.loops import (
    advance,
    best_standing,
    compiled_inner,
    copy_bytes,
    decider,
    depth_of,
    evaluate,
    kind_of,
    random_word,
    score,
    standing,
)


@compiled_inner
def simulate(rules, scratch, params, count, viewer):
    """Play on until enough turns have passed or the game is over; writes what it is worth to each seat."""
    state = scratch.states[NOW]
    seat = decider(state, rules.frame)
    left = 1 + params.horizon * scratch.values.shape[0]
    while count > 0 and left > 0:
        count = play_episode(rules, scratch, params, count, params.trials if seat == viewer else params.rival_trials)
        if count > 0 and decider(state, rules.frame) != seat:
            seat = decider(state, rules.frame)
            left -= 1
    write_values(rules, params, state, count == 0, scratch)


@compiled_inner
def play_episode(rules, scratch, params, count, trials):
    """Play the best of some random episodes, or now and then any option; returns the number of options after it."""
    state, out = scratch.states[NOW], scratch.outs[NOW]
    if random_word(scratch.rng) * UNIT < params.epsilon:
        return advance(rules, state, out, random_option(out, scratch.rng))
    read_position(rules, scratch.policy, state, decider(state, rules.frame))
    highest = -math.inf
    left = 0
    for _ in range(trials):
        option = draw_option(scratch.policy, params.policy_share, out, scratch.rng)
        after = try_episode(rules, scratch, params, option)
        value = evaluate(rules, scratch.states[TRIAL], decider(state, rules.frame))
        if value > highest:
            highest = value
            left = after
            copy_bytes(scratch.states[TRIAL], scratch.states[BEST])
            copy_options(scratch.outs[TRIAL], scratch.outs[BEST])
    copy_bytes(scratch.states[BEST], state)
    copy_options(scratch.outs[BEST], out)
    return left


@compiled_inner
def try_episode(rules, scratch, params, option):
    """Take an option in a copy of the state and end the episode as options are drawn at the position that was read;
    returns the number of options after it."""
    trial, out = scratch.states[TRIAL], scratch.outs[TRIAL]
    copy_bytes(scratch.states[NOW], trial)
    depth, kind, seat = depth_of(trial, rules.frame), kind_of(trial, rules.frame), decider(trial, rules.frame)
    count = advance(rules, trial, out, option)
    for _ in range(params.episode_steps):
        if is_episode_over(rules, trial, count, seat, depth, kind):
            return count
        count = advance(rules, trial, out, draw_option(scratch.policy, params.policy_share, out, scratch.rng))
    return count


@compiled_inner
def is_episode_over(rules, state, count, seat, depth, kind):
    """Whether an episode has ended that a seat began with such a decision at such a depth of the stack."""
    if count <= 0 or decider(state, rules.frame) != seat or depth_of(state, rules.frame) < depth:
        return True
    return depth_of(state, rules.frame) == depth and kind_of(state, rules.frame) == kind


@compiled_inner
def copy_options(source, target):
    """Copy a list of options."""
    for at in range(1 + source[0]):
        target[at] = source[at]


# ---------------------------------------------------------------- what a state is worth


@compiled_inner
def write_values(rules, params, state, over, scratch):
    """The value of a state to each seat, from 0 to 1: its share of the win, mixed with its lead in points."""
    values = scratch.values
    seats = values.shape[0]
    for seat in range(seats):
        if over:
            values[seat] = score(rules, state, seat)
        else:
            values[seat] = evaluate(rules, state, seat)
    if seats == 1:
        values[0] = margin_value(params, values[0] - scratch.baseline[0])
        return
    first, second, leader = first_and_second(values)
    total = 0.0
    for seat in range(seats):
        total += math.exp((values[seat] - first) / params.spread)
    best, winners = best_standing(rules, state, seats) if over else (0, 0)
    for seat in range(seats):
        lead = values[seat] - (second if seat == leader else first)
        share = math.exp((values[seat] - first) / params.spread) / total
        if over:
            share = 1.0 / winners if standing(rules, state, seat) == best else 0.0
        values[seat] = (1.0 - params.margin_share) * share + params.margin_share * margin_value(params, lead)


@compiled_inner
def margin_value(params, lead):
    """What a lead in points is worth, from 0 to 1."""
    return 0.5 + 0.5 * math.tanh(lead / params.margin_spread)


@compiled_inner
def first_and_second(points):
    """The highest number, the highest of the others, and where the first stands."""
    leader = 0
    for seat in range(1, points.shape[0]):
        if points[seat] > points[leader]:
            leader = seat
    second = -math.inf
    for seat in range(points.shape[0]):
        if seat != leader:
            second = max(second, points[seat])
    return points[leader], second, leader
