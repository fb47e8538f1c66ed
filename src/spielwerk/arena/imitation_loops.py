"""Compiled loops of imitation: games of the quick policy, notes of the episodes it found best, and what they teach."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from spielwerk.bots.dice import UNIT
from spielwerk.bots.policy.network import (
    action_of,
    draw_option,
    random_option,
    read_number,
    read_position,
    weight_of,
)
from spielwerk.bots.policy.structures import (
    AMOUNT,
    BYTES,
    DECIDER_ROW,
    LOW,
    OFFSET,
    OWN_ROW,
    OWNER,
    RIVAL_ROW,
    SCALES,
    SEAT,
    SEATS_AT,
    SORT,
    THING,
)
from spielwerk.bots.policy.units import WIDTH, real_at
from spielwerk.bots.search.playout import copy_options, is_episode_over
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.native.calls import EVALUATE
from spielwerk.kernel.native.loops import (
    advance,
    begin,
    blanks_of,
    compiled,
    compiled_inner,
    copy_bytes,
    decider,
    depth_of,
    evaluate,
    imagine,
    kind_of,
    random_word,
    seed_policy,
)

REAL, IMAGINED, TRIAL = range(3)
"""Rows of states: the game, the game as its seat imagines it, an episode that is tried."""
NO_NOTES = -1
"""In place of the number of notes: none are taken."""


class Habits(NamedTuple):
    """How the quick policy plays a game."""

    trials: int
    steps: int
    epsilon: float
    policy_share: float
    telling: float
    """By how many points the best episode must be above the mean of all that were tried to count fully."""


class Desk(NamedTuple):
    """The memory of one game in progress."""

    states: Array
    outs: Array
    rng: Array
    way: Array
    """The options of the episode that is tried, and of the best one."""
    best_way: Array
    lists: Array
    """The options that were offered on that way."""
    best_lists: Array


class Notes(NamedTuple):
    """Best episodes: where they began, and for each of their decisions what was offered and taken."""

    positions: Array
    seats: Array
    weights: Array
    note_of: Array
    """For each decision the episode it belongs to."""
    taken: Array
    offered: Array
    counts: Array
    """How many episodes and decisions have been noted."""


class Slopes(NamedTuple):
    """What all weights of a network should change by, and the slopes of the hidden units of one position."""

    rows: Array
    bias: Array
    options: Array
    likings: Array
    units: Array


# ---------------------------------------------------------------- games


@compiled
def play_with_notes(rules, policy, template, blanks, desk, notes, habits, seed):
    """Play a game; returns 0, or a negative number if the rules broke."""
    notes.counts[:] = 0
    seed_policy(desk.rng, seed)
    count = begin(rules, template, desk.states[REAL], desk.outs[REAL], seed)
    while count > 0:
        count = play_noted_episode(rules, policy, blanks, desk, notes, habits, count, True)
    return count


@compiled
def play_against(rules, policy, template, blanks, desk, notes, one, others, seed, seat):
    """Play a game of one habit on a seat against another one on all others."""
    seed_policy(desk.rng, seed)
    count = begin(rules, template, desk.states[REAL], desk.outs[REAL], seed)
    while count > 0:
        habits = one if decider(desk.states[REAL], rules.frame) == seat else others
        count = play_noted_episode(rules, policy, blanks, desk, notes, habits, count, False)
    return count


@compiled
def play_judged(rules, policy, template, blanks, desk, notes, habits, judges, seed):
    """Play a game in which every seat judges by an evaluation of its own (the addresses are given)."""
    seed_policy(desk.rng, seed)
    count = begin(rules, template, desk.states[REAL], desk.outs[REAL], seed)
    while count > 0:
        rules.entry_points[EVALUATE] = judges[decider(desk.states[REAL], rules.frame)]
        count = play_noted_episode(rules, policy, blanks, desk, notes, habits, count, False)
    return count


@compiled_inner
def play_noted_episode(rules, policy, blanks, desk, notes, habits, count, noting):
    """Find the best of some episodes in an imagined world and go its way; returns the number of options after it."""
    state, out = desk.states[REAL], desk.outs[REAL]
    if count == 1:
        return advance(rules, state, out, out[1])
    if random_word(desk.rng) * UNIT < habits.epsilon:
        return advance(rules, state, out, random_option(out, desk.rng))
    seat = decider(state, rules.frame)
    word = random_word(desk.rng) | random_word(desk.rng) << 32
    imagine(rules, blanks_of(blanks, seat), seat, state, word, desk.states[IMAGINED])
    read_position(rules, policy, desk.states[IMAGINED], seat)
    highest, mean, length = -math.inf, 0.0, 0
    for _ in range(habits.trials):
        went = try_way(rules, policy, desk, habits, seat)
        value = evaluate(rules, desk.states[TRIAL], seat)
        mean += value / habits.trials
        if value > highest:
            highest, length = value, went
            keep_way(desk, went)
    if noting and highest > mean:
        note_way(desk, notes, seat, min(1.0, (highest - mean) / habits.telling), length)
    return go_way(rules, desk, seat, length, count)


@compiled_inner
def try_way(rules, policy, desk, habits, seat):
    """An episode in a copy of the imagined world; returns how many decisions it took."""
    trial, out = desk.states[TRIAL], desk.outs[TRIAL]
    copy_bytes(desk.states[IMAGINED], trial)
    copy_options(desk.outs[REAL], out)
    depth, kind = depth_of(trial, rules.frame), kind_of(trial, rules.frame)
    for step in range(habits.steps):
        copy_options(out, desk.lists[step])
        desk.way[step] = draw_option(policy, habits.policy_share, out, desk.rng)
        count = advance(rules, trial, out, desk.way[step])
        if is_episode_over(rules, trial, count, seat, depth, kind):
            return step + 1
    return habits.steps


@compiled_inner
def keep_way(desk, length):
    """The episode just tried is the best so far."""
    for step in range(length):
        desk.best_way[step] = desk.way[step]
        copy_options(desk.lists[step], desk.best_lists[step])


@compiled_inner
def note_way(desk, notes, seat, weight, length):
    """Write the best episode down, if there is room."""
    note, decision = notes.counts[0], notes.counts[1]
    if note == notes.seats.shape[0] or decision + length > notes.taken.shape[0]:
        return
    copy_bytes(desk.states[IMAGINED], notes.positions[note])
    notes.seats[note] = seat
    notes.weights[note] = weight
    for step in range(length):
        if desk.best_lists[step, 0] > 1:
            notes.note_of[decision] = note
            notes.taken[decision] = desk.best_way[step]
            copy_options(desk.best_lists[step], notes.offered[decision])
            decision += 1
    notes.counts[0], notes.counts[1] = note + 1, decision


@compiled_inner
def go_way(rules, desk, seat, length, count):
    """Go the best way as far as the real world allows; returns the number of options after it."""
    state, out = desk.states[REAL], desk.outs[REAL]
    for step in range(length):
        if not is_offered(out, desk.best_way[step]) or decider(state, rules.frame) != seat:
            break
        count = advance(rules, state, out, desk.best_way[step])
        if count <= 0:
            break
    return count


@compiled_inner
def is_offered(out, option):
    """Whether an option is in a list."""
    found = False
    for at in range(1, 1 + out[0]):
        found = found or out[at] == option
    return found


# ---------------------------------------------------------------- slopes


@compiled
def add_slopes(rules, policy, table, options, notes, slopes, factor):
    """Add up how weights should change to make what was best more likely; returns the loss and the weight of all."""
    loss, weight = 0.0, 0.0
    last = NO_NOTES
    for decision in range(notes.counts[1]):
        note = notes.note_of[decision]
        if note != last:
            hand_on(rules, policy, table, notes, last, slopes)
            read_position(rules, policy, notes.positions[note], notes.seats[note])
            slopes.units[:] = 0.0
            last = note
        chance = learn_decision(policy, options, notes, decision, slopes, factor)
        loss -= notes.weights[note] * math.log(max(chance, 1e-12))
        weight += notes.weights[note]
    hand_on(rules, policy, table, notes, last, slopes)
    return loss, weight


@compiled_inner
def learn_decision(policy, options, notes, decision, slopes, factor):
    """The slopes of one decision; returns the chance with which the network would have taken the best option."""
    offered, weight = notes.offered[decision], factor * notes.weights[notes.note_of[decision]]
    total, chance = 0.0, 0.0
    for at in range(1, 1 + offered[0]):
        total += weight_of(policy, offered[at])
    for at in range(1, 1 + offered[0]):
        share = weight_of(policy, offered[at]) / total
        slope = share
        if offered[at] == notes.taken[decision]:
            chance = share
            slope = share - 1.0
        action, slope = action_of(policy, offered[at]), np.float32(slope * weight)
        slopes.likings[action] += slope
        for unit in range(WIDTH):
            slopes.options[action, unit] += slope * policy.units[unit]
            slopes.units[unit] += slope * options[action, unit]
    return chance


@compiled_inner
def hand_on(rules, policy, table, notes, note, slopes):
    """Hand the slopes of the hidden units on to the rows that made them (the mirror of `read_position`)."""
    if note == NO_NOTES:
        return
    state, seat = notes.positions[note], notes.seats[note]
    for unit in range(WIDTH):
        if policy.units[unit] == 0.0:
            slopes.units[unit] = 0.0
        slopes.bias[unit] += slopes.units[unit]
    add_row_slopes(slopes, policy.header[DECIDER_ROW] + kind_of(state, rules.frame), 1.0)
    seats = np.int64(state[policy.header[SEATS_AT]])
    for at in range(table.shape[0]):
        if table[at, OWNER] < seats:
            number = read_number(state, np.int64(table[at, OFFSET]), table[at, BYTES])
            if number != table[at, LOW]:
                hand_to_input(policy, table[at], at, number, seat, slopes)


@compiled_inner
def hand_to_input(policy, line, at, number, seat, slopes):
    """The mirror of `add_input`."""
    value = number - line[LOW]
    row = np.int64(line[OWN_ROW] if line[OWNER] == seat else line[RIVAL_ROW])
    sort = line[SORT]
    if sort == THING:
        add_row_slopes(slopes, row + value - 1, 1.0)
    elif sort == SEAT:
        add_row_slopes(slopes, row + (number != seat), 1.0)
    elif sort == AMOUNT:
        add_row_slopes(slopes, row, value * real_at(policy.header[SCALES], at))
    else:
        while value != 0:
            if value & 1:
                add_row_slopes(slopes, row, 1.0)
            value >>= 1
            row += 1


@compiled_inner
def add_row_slopes(slopes, row, factor):
    """Add to the slopes of one row of weights."""
    for unit in range(WIDTH):
        slopes.rows[row, unit] += np.float32(factor) * slopes.units[unit]


@compiled
def adam(weights, slopes, means, squares, rate, step):
    """One step of Adam (Kingma, Ba 2015) over flat arrays; slopes are forgotten."""
    first, second = np.float32(1.0 - 0.9**step), np.float32(1.0 - 0.999**step)
    for at in range(weights.shape[0]):
        slope = slopes[at]
        slopes[at] = 0.0
        means[at] = np.float32(0.9) * means[at] + np.float32(0.1) * slope
        squares[at] = np.float32(0.999) * squares[at] + np.float32(0.001) * slope * slope
        if means[at] != 0.0:
            weights[at] -= np.float32(rate) * (means[at] / first) / (math.sqrt(squares[at] / second) + np.float32(1e-6))
