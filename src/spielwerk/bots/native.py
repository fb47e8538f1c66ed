"""Whole games between bots in compiled code, for every game alike."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from spielwerk.bots.greedy import DEPTH, NODES
from spielwerk.bots.use import Use, count_decision, count_result, counts_use, empty_use
from spielwerk.kernel.game import Game
from spielwerk.kernel.native import Playouts, gathered
from spielwerk.kernel.native.calls import (
    ADVANCE,
    EVALUATE,
    SCORE,
    STANDING,
    call_2,
    call_2_real,
    call_3,
)
from spielwerk.kernel.native.loops import begin, compiled, copy_bytes, decider, imagine, random_word, seed_policy

if TYPE_CHECKING:
    from spielwerk.bots import Position

RANDOM, GREEDY = 0, 1
POLICIES = {"random": RANDOM, "greedy": GREEDY}
SEAT_SALT = 0x9E3779B9
"""Sets the generators of the seats apart."""
_COUNTING = threading.Lock()


def bot_games(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    choices: Mapping[str, str] | None = None,
    threads: int = 1,
    use: Use | None = None,
) -> Playouts:
    """Play whole games between compiled bots, one name for each seat; game n has the seed `seed + n`.

    With `use` it is counted there what was offered and taken.
    """
    seats = len(bots)
    native = game.native
    template = native.template(seats, choices)
    policies = np.array([POLICIES[bot] for bot in bots], np.int64)
    keep, fill = native.views(seats)
    frame = native.frame

    def play(first: int, count: int) -> Playouts:
        scores = np.zeros((count, seats), np.int64)
        standings, lengths = np.zeros_like(scores), np.zeros(count, np.int64)
        work = Workspace(len(template), game.most_options, seats).arrays
        mine = empty_use(game, seats, use is not None)
        done = play_games(
            native.doors, template, frame, keep, fill, policies, seed + first, scores, standings, lengths, mine, *work
        )
        if done < 0:
            raise RuntimeError(f"{game.slug}: the rules break in the game with seed {seed + first - 1 - done}")
        if use is not None:
            with _COUNTING:
                use.add(mine)
        return Playouts(seats, scores, standings, lengths, 0.0)

    return gathered(play, games, seats, threads)


class NativeGreedyBot:
    """The greedy bot in compiled code: the same choices, some thousand times as fast."""

    def __init__(self, seed: int) -> None:
        self._rng = np.zeros(4, np.int64)
        seed_policy(self._rng, seed)

    def choose(self, position: Position) -> int:
        """The option whose best continuation is worth most."""
        native, seat = position.game.native, position.seat
        state = np.frombuffer(bytes(position.seen), np.uint8)
        out = np.zeros(position.game.most_options + 1, np.int32)
        out[0 : 1 + len(position.options)] = len(position.options), *position.options
        _, _, _, states, outs, best, plan = Workspace(len(state), position.game.most_options, 1).arrays
        keep, fill = native.views(seat + 1)
        return int(
            greedy_choice(
                native.doors,
                native.frame,
                keep[seat],
                fill[seat],
                seat,
                state,
                out,
                self._rng,
                states,
                outs,
                best,
                plan,
            )
        )


class Workspace:
    """The memory that one thread needs to play and to look ahead."""

    def __init__(self, size: int, most: int, seats: int, depth: int = DEPTH) -> None:
        levels = depth + 1
        self.sight: tuple[Any, ...] = (
            np.zeros((levels, size), np.uint8),
            np.zeros((levels, most + 1), np.int32),
            np.zeros(levels, np.float64),
            np.zeros((2, levels), np.int64),
        )
        self.arrays: tuple[Any, ...] = (
            np.zeros(size, np.uint8),
            np.zeros(most + 1, np.int32),
            np.zeros((seats, 4), np.int64),
            *self.sight,
        )


@compiled
def play_games(
    doors,
    template,
    frame,
    keep,
    fill,
    policies,
    first_seed,
    scores,
    standings,
    lengths,
    use,
    state,
    out,
    rngs,
    states,
    outs,
    best,
    plan,
):
    """Play whole games; returns the number of decisions, or -1 - game where the rules broke."""
    total = 0
    for game in range(scores.shape[0]):
        for seat in range(rngs.shape[0]):
            seed_policy(rngs[seat], (first_seed + game) ^ (SEAT_SALT * (seat + 1)))
        count = begin(doors, template, state, out, first_seed + game)
        while count > 0:
            seat = decider(state, frame)
            if policies[seat] == GREEDY:
                option = greedy_choice(
                    doors, frame, keep[seat], fill[seat], seat, state, out, rngs[seat], states, outs, best, plan
                )
            else:
                option = out[1 + ((random_word(rngs[seat]) * count) >> 32)]
            if counts_use(use):
                count_decision(use, seat, out, option)
            count = call_3(doors[ADVANCE], state.ctypes.data, option, out.ctypes.data) - 1
            lengths[game] += 1
        if count < 0:
            return -1 - game
        for seat in range(scores.shape[1]):
            scores[game, seat] = call_2(doors[SCORE], state.ctypes.data, seat)
            standings[game, seat] = call_2(doors[STANDING], state.ctypes.data, seat)
        if counts_use(use):
            count_result(use, standings[game])
        total += lengths[game]
    return total


@compiled
def greedy_choice(doors, frame, keep, fill, seat, state, out, rng, states, outs, best, plan):
    """The greedy bot's option (see `bots.greedy`)."""
    word = random_word(rng)
    start = (random_word(rng) * out[0]) >> 32
    imagine(doors, keep, fill, seat, state, word, states[0])
    return most_promising(doors, frame, seat, out, start, NODES, states, outs, best, plan)


@compiled
def most_promising(doors, frame, seat, out, start, nodes, states, outs, best, plan):
    """Of the options at the position on level 0 the one whose best continuation is worth most; among equals the first
    from `start` on."""
    count = out[0]
    highest = -np.inf
    choice = out[1 + start]
    for number in range(count):
        option = out[1 + (start + number) % count]
        value = look_ahead(doors, frame, seat, option, nodes // count, states, outs, best, plan)
        if value > highest:
            highest = value
            choice = option
    return choice


@compiled
def look_ahead(doors, frame, seat, option, nodes, states, outs, best, plan):
    """What an option of the position on level 0 is worth to a seat that goes on as well as it can."""
    levels = states.shape[0]
    left, share = plan[0], plan[1]
    best[0] = -np.inf
    share[0] = nodes
    level = 0
    following = option
    while True:
        level += 1
        copy_bytes(states[level - 1], states[level])
        count = call_3(doors[ADVANCE], states[level].ctypes.data, following, outs[level].ctypes.data) - 1
        ends = count == 0 or level == levels - 1 or count > share[level - 1] or decider(states[level], frame) != seat
        if ends:
            value = call_2_real(doors[EVALUATE], states[level].ctypes.data, seat)
            level -= 1
            best[level] = max(best[level], value)
        else:
            share[level] = share[level - 1] // count
            left[level] = count
            best[level] = -np.inf
        while level > 0 and left[level] == 0:
            level -= 1
            best[level] = max(best[level], best[level + 1])
        if level == 0:
            return best[0]
        following = outs[level][1 + outs[level][0] - left[level]]
        left[level] -= 1
