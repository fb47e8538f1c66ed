"""Compiled loops that serve every game: random playouts, batches of states stepped together, observations.

A state is a row of bytes; the rules are reached through a table of addresses (`doors`, see `calls`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from spielwerk.kernel.native.calls import (
    ADVANCE,
    CONCEAL,
    EVALUATE,
    REDEAL,
    SCORE,
    SETUP,
    STANDING,
    call_2,
    call_2_real,
    call_3,
    call_4,
    call_5,
)

_COMPILER: Any = njit
compiled = _COMPILER(nogil=True, cache=True, _nrt=False)
"""For functions that allocate nothing: without reference counts their slices are free."""

MASK = 0xFFFFFFFF
VERB_SHIFT = 12
BEGIN = -1
"""In place of an option: take none, only run to the first decision."""


@compiled
def random_word(rng):
    """The next 32 bits of a policy's own generator (sfc32 on four integers)."""
    word = (rng[0] + rng[1] + rng[3]) & MASK
    rng[3] = (rng[3] + 1) & MASK
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & MASK
    rng[2] = ((((rng[2] << 21) & MASK) | (rng[2] >> 11)) + word) & MASK
    return word


@compiled
def seed_policy(rng, seed):
    """Start a policy's generator."""
    rng[0] = seed & MASK
    rng[1] = (seed >> 32) & MASK
    rng[2] = 0x5EED
    rng[3] = 1
    for _ in range(12):
        random_word(rng)


@compiled
def copy_bytes(source, target):
    """Copy one row of bytes onto another."""
    for at in range(source.shape[0]):
        target[at] = source[at]


@compiled
def begin(doors, template, state, out, seed):
    """Set up a fresh game in `state` and run to its first decision; returns the number of options."""
    copy_bytes(template, state)
    call_4(doors[SETUP], state.ctypes.data, seed & MASK, (seed >> 32) & MASK, 0)
    return call_3(doors[ADVANCE], state.ctypes.data, BEGIN, out.ctypes.data) - 1


@compiled
def advance(doors, state, option, out):
    """One door call for callers in Python: take an option and run on; 1 + number of options."""
    return call_3(doors[ADVANCE], state.ctypes.data, option, out.ctypes.data)


@compiled
def decider(state, frame):
    """Whose decision is on top of the stack."""
    return np.int64(np.int8(state[frame[1] + (np.int64(state[frame[0]]) - 1) * frame[2] + frame[8]]))


@compiled
def imagine(doors, keep, fill, seat, state, word, target):
    """Write into `target` a full state that fits what a seat sees."""
    conceal(doors, keep, fill, seat, state, target)
    redeal(doors, seat, word, target)


@compiled
def conceal(doors, keep, fill, viewer, state, target):
    """Write into `target` what a viewer may see of a state."""
    for at in range(state.shape[0]):
        target[at] = (state[at] & keep[at]) | fill[at]
    call_2(doors[CONCEAL], target.ctypes.data, viewer)


@compiled
def redeal(doors, viewer, word, state):
    """Fill in at random what a viewer can't see of a concealed state."""
    call_5(doors[REDEAL], state.ctypes.data, viewer, word & MASK, (word >> 32) & MASK, 0)


@compiled
def evaluate(doors, state, seat):
    """What a state is worth to a seat."""
    return call_2_real(doors[EVALUATE], state.ctypes.data, seat)


@njit(nogil=True, cache=True)
def random_games(doors, template, most, first_seed, scores, standings, decisions):
    """Play whole games at random; returns the number of decisions, or -1 - game where the rules broke."""
    state = template.copy()
    out = np.zeros(most + 1, np.int32)
    rng = np.zeros(4, np.int64)
    address = state.ctypes.data
    total = 0
    for game in range(scores.shape[0]):
        seed_policy(rng, first_seed + game)
        count = begin(doors, template, state, out, first_seed + game)
        taken = 0
        while count > 0:
            option = out[1 + ((random_word(rng) * count) >> 32)]
            count = call_3(doors[ADVANCE], address, option, out.ctypes.data) - 1
            taken += 1
        if count < 0:
            return -1 - game
        for seat in range(scores.shape[1]):
            scores[game, seat] = call_2(doors[SCORE], address, seat)
            standings[game, seat] = call_2(doors[STANDING], address, seat)
        decisions[game] = taken
        total += taken
    return total


@compiled
def observe(doors, state, viewer, seats, secrets, keep, fill, sources, ends, naming_seats, frame, scratch, out):
    """Write what a viewer sees of a state into a vector (see `observe.plan`)."""
    observe_frame(state, frame, out)
    if secrets:
        conceal(doors, keep, fill, viewer, state, scratch)
        gather(scratch, viewer, seats, sources, ends, naming_seats, out)
    else:
        gather(state, viewer, seats, sources, ends, naming_seats, out)


@compiled
def gather(state, viewer, seats, sources, ends, naming_seats, out):
    """Collect the numbers of an observation from where they stand."""
    for at in range(ends[0]):
        out[5 + at] = np.int8(state[sources[at]])
    for at in range(ends[0], ends[1]):
        out[5 + at] = read_2(state, sources[at] * 2)
    for at in range(ends[1], ends[2]):
        low = np.int64(np.uint16(read_2(state, sources[at] * 4)))
        out[5 + at] = low | np.int64(read_2(state, sources[at] * 4 + 2)) << 16
    for place in range(naming_seats.shape[0]):
        at = 5 + naming_seats[place]
        if out[at] >= 0:
            out[at] = (out[at] - viewer) % seats


@compiled
def observe_frame(state, frame, out):
    """Write the kind of the waiting decision and what its frame holds."""
    depth = state[frame[0]]
    top = frame[1] + (depth - 1) * frame[2]
    for slot in range(5):
        out[slot] = read_2(state, top + frame[3 + slot]) if depth > 0 else -1


@compiled
def read_2(state, at):
    """A little-endian signed integer of two bytes."""
    return np.int16(np.uint16(state[at]) | np.uint16(state[at + 1]) << np.uint16(8))


@compiled
def show(base, out, mask):
    """Mark the offered options in a mask over all options of the game."""
    for at in range(1, 1 + out[0]):
        mask[base[out[at] >> VERB_SHIFT] + (out[at] & 4095)] = 1


@compiled
def hide(base, out, mask):
    """Take the marks of `show` back."""
    for at in range(1, 1 + out[0]):
        mask[base[out[at] >> VERB_SHIFT] + (out[at] & 4095)] = 0


@compiled
def begin_batch(
    doors, template, first, last, base, views, tables, states, seeds, outs, players, masks, observations, scratch
):
    """Start a fresh game in each row from `first` to `last`."""
    for row in range(first, last):
        hide(base, outs[row], masks[row])
        begin(doors, template, states[row], outs[row], seeds[row])
        present(doors, base, views, tables, states[row], outs[row], players, masks, observations, row, scratch)


@compiled
def present(doors, base, views, tables, state, out, players, masks, observations, row, scratch):
    """Write whose decision it is, what is legal, and what that seat sees."""
    keep, fill, sources = views
    frame, ends, naming_seats, seats, secrets = tables
    player = decider(state, frame)
    players[row] = player
    show(base, out, masks[row])
    observe(
        doors, state, player, seats, secrets, keep[player], fill[player], sources[player], ends, naming_seats, frame,
        scratch, observations[row],
    )  # fmt: skip


@compiled
def step_batch(
    doors, template, first, last, base, verb_of, views, tables, states, seeds, outs, players, masks, observations,
    actions, rewards, finished, stride, scratch,
):  # fmt: skip
    """Take one action in each row; finished games report their result and start anew. Returns a bad row, or -1."""
    seats = rewards.shape[1]
    for row in range(first, last):
        if masks[row, actions[row]] == 0:
            return row
        verb = verb_of[actions[row]]
        option = (verb << VERB_SHIFT) + actions[row] - base[verb]
        hide(base, outs[row], masks[row])
        address = states[row].ctypes.data
        count = call_3(doors[ADVANCE], address, option, outs[row].ctypes.data) - 1
        if count < 0:
            return row
        finished[row] = count == 0
        for seat in range(seats):
            rewards[row, seat] = 0.0
        if count == 0:
            share_win(doors, address, rewards[row])
            seeds[row] += stride
            begin(doors, template, states[row], outs[row], seeds[row])
        present(doors, base, views, tables, states[row], outs[row], players, masks, observations, row, scratch)
    return -1


@compiled
def share_win(doors, address, rewards):
    """1 to be divided among the winners, 0 for everybody else."""
    best = call_2(doors[STANDING], address, 0)
    for seat in range(1, rewards.shape[0]):
        best = max(best, call_2(doors[STANDING], address, seat))
    winners = 0
    for seat in range(rewards.shape[0]):
        rewards[seat] = 1.0 if call_2(doors[STANDING], address, seat) == best else 0.0
        winners += int(rewards[seat])
    for seat in range(rewards.shape[0]):
        rewards[seat] /= winners


@njit(nogil=True, cache=True)
def copies(template, count):
    """Copy a state back and forth; returns a byte so that nothing is optimised away."""
    ring = np.zeros((64, template.shape[0]), np.uint8)
    for number in range(count):
        copy_bytes(ring[number & 63] if number & 1 else template, ring[(number + 1) & 63])
    return ring[count & 63, 0]
