"""Whole games by the quick policy of the playouts, with some of their states kept: what evaluations are tuned by."""

from __future__ import annotations

from spielwerk.bots.search.playout import UNIT, play_episode
from spielwerk.bots.search.tables import NOW
from spielwerk.kernel.native.calls import SCORE, call_2
from spielwerk.kernel.native.loops import begin, compiled, copy_bytes, random_word, seed_policy


@compiled
def harvest(rules, desk, style, template, seed, chance, states, scores):
    """Play games from a seed on until `states` is full; beside each state stand the scores its game ended with."""
    kept = 0
    while kept < states.shape[0]:
        seed_policy(desk.rng, seed)
        count = begin(rules.doors, template, desk.states[NOW], desk.outs[NOW], seed)
        first = kept
        while count > 0:
            if kept < states.shape[0] and random_word(desk.rng) * UNIT < chance:
                copy_bytes(desk.states[NOW], states[kept])
                kept += 1
            count = play_episode(rules, desk, style, count, style.trials)
        for row in range(first, kept):
            for seat in range(scores.shape[1]):
                scores[row, seat] = call_2(rules.doors[SCORE], desk.states[NOW].ctypes.data, seat)
        seed += 1
    return seed
