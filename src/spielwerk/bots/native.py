"""Whole games between bots in compiled code, for every game alike."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from spielwerk.bots.greedy import DEPTH, NODES
from spielwerk.bots.use import Use, count_decision, count_result, counts_use, empty_use
from spielwerk.kernel.engine import blanks
from spielwerk.kernel.game import Game
from spielwerk.kernel.native import Playouts, gathered
from spielwerk.kernel.native.bundles import Array, Blanks, Results
from spielwerk.kernel.native.loops import (
    advance,
    begin,
    blanks_of,
    compiled,
    compiled_inner,
    copy_bytes,
    decider,
    evaluate,
    imagine,
    random_word,
    seed_policy,
    write_result,
)

if TYPE_CHECKING:
    from spielwerk.bots import Position

RANDOM, GREEDY = 0, 1
POLICIES = {"random": RANDOM, "greedy": GREEDY}
SEAT_SALT = 0x9E3779B9
"""Sets the generators of the seats apart."""
_COUNTING = threading.Lock()


class Lookahead(NamedTuple):
    """The memory to look through own next decisions: something for each of them, and the position itself on level 0."""

    states: Array
    outs: Array
    best: Array
    """The best evaluation found below each level."""
    untried: Array
    """How many options of each level are still to be tried."""
    share: Array
    """How many positions may be looked at below each level."""


class Seating(NamedTuple):
    """What a series of games needs beside the rules: who plays, and what hides the state from each."""

    policies: Array
    blanks: Blanks


def empty_lookahead(game: Game, depth: int = DEPTH) -> Lookahead:
    """Memory to look some own decisions ahead."""
    levels, size = depth + 1, game.state_class.DTYPE.itemsize
    return Lookahead(
        states=np.zeros((levels, size), np.uint8),
        outs=np.zeros((levels, game.most_options + 1), np.int32),
        best=np.zeros(levels, np.float64),
        untried=np.zeros(levels, np.int64),
        share=np.zeros(levels, np.int64),
    )


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
    seating = Seating(np.array([POLICIES[bot] for bot in bots], np.int64), native.blanks_by_seat(seats))

    def play(first: int, results: Results) -> None:
        mine = empty_use(game, seats, use is not None)
        memory, lookahead = native.memory(seats, 4), empty_lookahead(game)
        done = play_games(native.rules, template, seating, seed + first, results, mine, memory, lookahead)
        if done < 0:
            raise RuntimeError(f"{game.slug}: the rules break in the game with seed {seed + first - 1 - done}")
        if use is not None:
            with _COUNTING:
                use.add(mine)

    return gathered(play, games, seats, threads)


class NativeGreedyBot:
    """The greedy bot in compiled code: the same choices, some thousand times as fast."""

    def __init__(self, seed: int, skill: int = 0) -> None:
        self._skill = skill
        self._rng = np.zeros(4, np.int64)
        seed_policy(self._rng, seed)

    def choose(self, position: Position) -> int:
        """The option whose best continuation is worth most."""
        game, seat = position.game, position.seat
        state = np.frombuffer(bytes(position.seen), np.uint8)
        out = np.zeros(game.most_options + 1, np.int32)
        out[0 : 1 + len(position.options)] = len(position.options), *position.options
        hiding = Blanks(*blanks(game.state_class, seat))
        rules = game.native.rules_for(self._skill)
        return int(greedy_choice(rules, hiding, seat, state, out, self._rng, empty_lookahead(game)))


@compiled
def play_games(rules, template, seating, first_seed, results, use, memory, lookahead):
    """Play whole games; returns the number of decisions, or -1 - game where the rules broke."""
    state, out, rngs = memory
    total = 0
    for game in range(results.lengths.shape[0]):
        for seat in range(rngs.shape[0]):
            seed_policy(rngs[seat], (first_seed + game) ^ (SEAT_SALT * (seat + 1)))
        count = begin(rules, template, state, out, first_seed + game)
        while count > 0:
            seat = decider(state, rules.frame)
            if seating.policies[seat] == GREEDY:
                option = greedy_choice(rules, blanks_of(seating.blanks, seat), seat, state, out, rngs[seat], lookahead)
            else:
                option = out[1 + ((random_word(rngs[seat]) * count) >> 32)]
            if counts_use(use):
                count_decision(use, seat, out, option)
            count = advance(rules, state, out, option)
            results.lengths[game] += 1
        if count < 0:
            return -1 - game
        write_result(rules, state, results, game)
        if counts_use(use):
            count_result(use, results.standings[game])
        total += results.lengths[game]
    return total


@compiled
def greedy_choice(rules, blanks, seat, state, out, rng, lookahead):
    """The greedy bot's option (see `bots.greedy`)."""
    word = random_word(rng)
    start = (random_word(rng) * out[0]) >> 32
    imagine(rules, blanks, seat, state, word, lookahead.states[0])
    return most_promising(rules, lookahead, seat, out, start, NODES)


@compiled_inner
def most_promising(rules, lookahead, seat, out, start, nodes):
    """Of the options at the position on level 0 the one whose best continuation is worth most; among equals the first
    from `start` on."""
    count = out[0]
    highest = -np.inf
    choice = out[1 + start]
    for number in range(count):
        option = out[1 + (start + number) % count]
        value = look_ahead(rules, lookahead, seat, option, nodes // count)
        if value > highest:
            highest = value
            choice = option
    return choice


@compiled_inner
def look_ahead(rules, lookahead, seat, option, nodes):
    """What an option of the position on level 0 is worth to a seat that goes on as well as it can."""
    states, outs, best, untried, share = lookahead
    deepest = states.shape[0] - 1
    best[0] = -np.inf
    share[0] = nodes
    level = 0
    following = option
    while True:
        level += 1
        copy_bytes(states[level - 1], states[level])
        count = advance(rules, states[level], outs[level], following)
        if (
            count == 0
            or level == deepest
            or count > share[level - 1]
            or decider(states[level], rules.frame) != seat
        ):  # fmt: skip
            value = evaluate(rules, states[level], seat)
            level -= 1
            best[level] = max(best[level], value)
        else:
            share[level] = share[level - 1] // count
            untried[level] = count
            best[level] = -np.inf
        while level > 0 and untried[level] == 0:
            level -= 1
            best[level] = max(best[level], best[level + 1])
        if level == 0:
            return best[0]
        following = outs[level][1 + outs[level][0] - untried[level]]
        untried[level] -= 1
