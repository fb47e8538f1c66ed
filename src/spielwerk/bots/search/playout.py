"""Simulate: play on from a leaf with a quick policy, stop early, and judge what came out.

A player's next few decisions that belong together (pick a worker, move it, act) are an *episode*: it ends when the
same decision comes back, when one below it on the stack comes up, or when somebody else decides. The policy tries a
few random episodes and plays the one with the best evaluation.
"""

from __future__ import annotations

import math

from spielwerk.bots.search.tables import BEST, NOW, TRIAL
from spielwerk.kernel.native.calls import ADVANCE, EVALUATE, SCORE, STANDING, call_2, call_2_real, call_3
from spielwerk.kernel.native.loops import VERB_SHIFT, compiled, copy_bytes, decider, random_word, read_2

UNIT = 1.0 / 4294967296.0


@compiled
def simulate(rules, desk, style, count, viewer):
    """Play on until enough turns have passed or the game is over; writes what it is worth to each seat."""
    state = desk.states[NOW]
    seat = decider(state, rules.frame)
    left = 1 + style.horizon * desk.worth.shape[0]
    while count > 0 and left > 0:
        count = play_episode(rules, desk, style, count, style.trials if seat == viewer else style.rival_trials)
        if count > 0 and decider(state, rules.frame) != seat:
            seat = decider(state, rules.frame)
            left -= 1
    appraise(rules, style, state, count == 0, desk)


@compiled
def play_episode(rules, desk, style, count, trials):
    """Play the best of some random episodes, or now and then any option; returns the number of options after it."""
    state, out = desk.states[NOW], desk.outs[NOW]
    if random_word(desk.rng) * UNIT < style.randomness:
        return take(rules, state, out, random_option(out, desk.rng))
    highest = -math.inf
    left = 0
    for _ in range(trials):
        option = random_option(out, desk.rng)
        after = try_episode(rules, desk, style, option)
        hope = call_2_real(rules.doors[EVALUATE], desk.states[TRIAL].ctypes.data, decider(state, rules.frame))
        if hope > highest:
            highest = hope
            left = after
            copy_bytes(desk.states[TRIAL], desk.states[BEST])
            copy_options(desk.outs[TRIAL], desk.outs[BEST])
    copy_bytes(desk.states[BEST], state)
    copy_options(desk.outs[BEST], out)
    return left


@compiled
def try_episode(rules, desk, style, option):
    """Take an option in a copy of the state and end the episode at random; returns the number of options after it."""
    trial, out = desk.states[TRIAL], desk.outs[TRIAL]
    copy_bytes(desk.states[NOW], trial)
    depth, kind, seat = depth_of(trial, rules.frame), kind_of(trial, rules.frame), decider(trial, rules.frame)
    count = take(rules, trial, out, option)
    for _ in range(style.steps):
        if count <= 0 or decider(trial, rules.frame) != seat or depth_of(trial, rules.frame) < depth:
            return count
        if depth_of(trial, rules.frame) == depth and kind_of(trial, rules.frame) == kind:
            return count
        count = take(rules, trial, out, random_option(out, desk.rng))
    return count


@compiled
def take(rules, state, out, option):
    """Take an option and run to the next decision; returns the number of its options, 0 at the end."""
    return call_3(rules.doors[ADVANCE], state.ctypes.data, option, out.ctypes.data) - 1


@compiled
def random_option(out, rng):
    """Any verb that is offered, then any of its options: so families with many items do not crowd out the others."""
    verbs = 1
    for at in range(2, 1 + out[0]):
        if out[at] >> VERB_SHIFT != out[at - 1] >> VERB_SHIFT:
            verbs += 1
    left = (random_word(rng) * verbs) >> 32
    first = 1
    while left > 0:
        first += 1
        if out[first] >> VERB_SHIFT != out[first - 1] >> VERB_SHIFT:
            left -= 1
    end = first + 1
    while end <= out[0] and out[end] >> VERB_SHIFT == out[first] >> VERB_SHIFT:
        end += 1
    return out[first + ((random_word(rng) * (end - first)) >> 32)]


@compiled
def depth_of(state, frame):
    """How many frames wait."""
    return state[frame[0]]


@compiled
def kind_of(state, frame):
    """The kind of the decision on top."""
    return read_2(state, frame[1] + (depth_of(state, frame) - 1) * frame[2] + frame[3])


@compiled
def copy_options(source, target):
    """Copy a list of options."""
    for at in range(1 + source[0]):
        target[at] = source[at]


# ---------------------------------------------------------------- what a state is worth


@compiled
def appraise(rules, style, state, over, desk):
    """The value of a state to each seat, from 0 to 1: its share of the win, mixed with its lead in points."""
    worth = desk.worth
    seats = worth.shape[0]
    address = state.ctypes.data
    for seat in range(seats):
        if over:
            worth[seat] = call_2(rules.doors[SCORE], address, seat)
        else:
            worth[seat] = call_2_real(rules.doors[EVALUATE], address, seat)
    if seats == 1:
        worth[0] = ahead_by(style, worth[0] - desk.par[0])
        return
    first, second, leader = podium(worth)
    total = 0.0
    for seat in range(seats):
        total += math.exp((worth[seat] - first) / style.spread)
    best, winners = best_standing(rules, address, seats) if over else (0, 0)
    for seat in range(seats):
        lead = worth[seat] - (second if seat == leader else first)
        share = math.exp((worth[seat] - first) / style.spread) / total
        if over:
            share = 1.0 / winners if call_2(rules.doors[STANDING], address, seat) == best else 0.0
        worth[seat] = (1.0 - style.margin_share) * share + style.margin_share * ahead_by(style, lead)


@compiled
def ahead_by(style, lead):
    """What a lead in points is worth, from 0 to 1."""
    return 0.5 + 0.5 * math.tanh(lead / style.margin_spread)


@compiled
def podium(points):
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


@compiled
def best_standing(rules, address, seats):
    """The highest standing of all seats, and how many share it."""
    best, winners = call_2(rules.doors[STANDING], address, 0), 1
    for seat in range(1, seats):
        standing = call_2(rules.doors[STANDING], address, seat)
        winners = 1 if standing > best else winners + (standing == best)
        best = max(best, standing)
    return best, winners
