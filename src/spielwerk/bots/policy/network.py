"""The policy network in compiled code: a position is read once, then options are drawn by what it made of it."""

from __future__ import annotations

import math

import numpy as np

from spielwerk.bots.dice import UNIT
from spielwerk.bots.policy.structures import (
    ACTION_BASE,
    AMOUNT,
    BIAS,
    BYTES,
    COLUMNS,
    DECIDER_ROW,
    INPUTS,
    LIKINGS,
    LOW,
    OFFSET,
    OPTIONS,
    OWN_ROW,
    OWNER,
    RIVAL_ROW,
    ROWS,
    SCALES,
    SEAT,
    SEATS_AT,
    SORT,
    TABLE,
    THING,
)
from spielwerk.bots.policy.units import (
    ROW_BYTES,
    add_units,
    copy_units,
    number_at,
    product_of_units,
    real_at,
    rectify_units,
    word_at,
)
from spielwerk.kernel.native.loops import compiled_inner, kind_of, random_word
from spielwerk.kernel.nouns import ITEM_MASK, VERB_BITS

ONE = np.float32(1.0)
MOST_LIKED = 30.0
"""More or less than this is not told apart: e to the power of it is nearly all or nothing."""


@compiled_inner
def read_position(rules, policy, state, seat):
    """Let the network look at a position as a seat does; what it thought of options before is forgotten."""
    if policy.header[INPUTS] == 0:
        return
    policy.clock[0] += 1
    units = policy.units.ctypes.data
    copy_units(policy.header[BIAS], units)
    add_row(policy, policy.header[DECIDER_ROW] + kind_of(state, rules.frame), ONE, units)
    seats = np.int64(state[policy.header[SEATS_AT]])
    for at in range(policy.header[INPUTS]):
        line = policy.header[TABLE] + at * (4 * COLUMNS)
        owner = number_at(line, OWNER)
        if owner < seats:
            number = read_number(state, np.int64(number_at(line, OFFSET)), number_at(line, BYTES))
            if number != number_at(line, LOW):
                add_input(policy, line, at, number, seat, owner == seat, units)
    rectify_units(units)


@compiled_inner
def add_input(policy, line, at, number, seat, own, units):
    """Add what an input says that is not nothing."""
    value = number - number_at(line, LOW)
    row = np.int64(number_at(line, OWN_ROW if own else RIVAL_ROW))
    sort = number_at(line, SORT)
    if sort == THING:
        add_row(policy, row + value - 1, ONE, units)
    elif sort == SEAT:
        add_row(policy, row + (number != seat), ONE, units)
    elif sort == AMOUNT:
        add_row(policy, row, np.float32(value * real_at(policy.header[SCALES], at)), units)
    else:
        while value != 0:
            if value & 1:
                add_row(policy, row, ONE, units)
            value >>= 1
            row += 1


@compiled_inner
def add_row(policy, row, factor, units):
    """Add a row of weights to the hidden units."""
    add_units(policy.header[ROWS] + row * ROW_BYTES, factor, units)


@compiled_inner
def read_number(state, offset, width):
    """A number of a record, by where it stands and how many bytes it has."""
    if width == 1:
        return np.int64(np.int8(state[offset]))
    value = np.int64(state[offset]) | np.int64(state[offset + 1]) << 8
    if width == 2:
        return np.int64(np.int16(value))
    value |= np.int64(state[offset + 2]) << 16 | np.int64(state[offset + 3]) << 24
    return np.int64(np.int32(value))


# ---------------------------------------------------------------- options


@compiled_inner
def draw_option(policy, share, out, rng):
    """An option as the network likes it at the position it read last, with the chance `share`; else any."""
    if policy.header[INPUTS] == 0 or share == 0.0:
        return random_option(out, rng)
    if out[0] == 1:
        return out[1]
    if random_word(rng) * UNIT >= share:
        return random_option(out, rng)
    total = 0.0
    for at in range(1, 1 + out[0]):
        total += weight_of(policy, out[at])
    dart = random_word(rng) * UNIT * total
    for at in range(1, 1 + out[0]):
        dart -= weight_of(policy, out[at])
        if dart < 0:
            return out[at]
    return out[out[0]]


@compiled_inner
def weight_of(policy, option):
    """How much an option is liked, counted once for each position that was read."""
    action = action_of(policy, option)
    if policy.stamps[action] != policy.clock[0]:
        policy.stamps[action] = policy.clock[0]
        liking = real_at(policy.header[LIKINGS], action)
        liking += product_of_units(policy.header[OPTIONS] + action * ROW_BYTES, policy.units.ctypes.data)
        policy.weights[action] = math.exp(max(-MOST_LIKED, min(MOST_LIKED, np.float64(liking))))
    return policy.weights[action]


@compiled_inner
def action_of(policy, option):
    """The number of an option when all options of a game are numbered through."""
    return word_at(policy.header[ACTION_BASE], option >> VERB_BITS) + (option & ITEM_MASK)


@compiled_inner
def random_option(out, rng):
    """Any verb that is offered, then any of its options: so families with many items do not crowd out the others."""
    verbs = 1
    for at in range(2, 1 + out[0]):
        if out[at] >> VERB_BITS != out[at - 1] >> VERB_BITS:
            verbs += 1
    left = (random_word(rng) * verbs) >> 32
    first = 1
    while left > 0:
        first += 1
        if out[first] >> VERB_BITS != out[first - 1] >> VERB_BITS:
            left -= 1
    end = first + 1
    while end <= out[0] and out[end] >> VERB_BITS == out[first] >> VERB_BITS:
        end += 1
    return out[first + ((random_word(rng) * (end - first)) >> 32)]
