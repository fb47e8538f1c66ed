"""Whole games by the quick policy of the playouts, with some of their states kept: what evaluations are tuned by."""

from __future__ import annotations

from spielwerk.bots.search.playout import UNIT, play_episode
from spielwerk.bots.search.structures import NOW
from spielwerk.kernel.native.loops import begin, compiled, copy_bytes, random_word, score, seed_policy


@compiled
def sample_states(rules, scratch, params, template, seed, share, states, scores):
    """Play games from a seed on until `states` is full; beside each state stand the scores its game ended with."""
    kept = 0
    while kept < states.shape[0]:
        seed_policy(scratch.rng, seed)
        count = begin(rules, template, scratch.states[NOW], scratch.outs[NOW], seed)
        first = kept
        while count > 0:
            if kept < states.shape[0] and random_word(scratch.rng) * UNIT < share:
                copy_bytes(scratch.states[NOW], states[kept])
                kept += 1
            count = play_episode(rules, scratch, params, count, params.trials)
        for row in range(first, kept):
            for seat in range(scores.shape[1]):
                scores[row, seat] = score(rules, scratch.states[NOW], seat)
        seed += 1
    return seed
