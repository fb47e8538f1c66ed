"""Sequential halving: how to choose where a turn is a chain of small decisions that one wrong step spoils.

No tree is grown. Every option is estimated by the own next decisions, looked through in order and to the end of the
turn. Where a turn begins, the best few are played on: turns are planned as the greedy bot does it, the worse half drops
out, the rest is played on more often (Karnin, Koren, Somekh 2013).
"""

from __future__ import annotations

import math

import numpy as np

from spielwerk.bots.native import look_ahead, most_promising
from spielwerk.bots.search.forest import Task
from spielwerk.bots.search.mcts import determinize
from spielwerk.bots.search.playout import margin_value
from spielwerk.bots.search.settings import Estimate, Settings, ranked
from spielwerk.bots.search.structures import NOW, bytes_of, empty_scratch, offered
from spielwerk.bots.search.tree import top_win_share, win_share_after
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.native.loops import (
    advance,
    best_standing,
    compiled,
    compiled_inner,
    copy_bytes,
    decider,
    depth_of,
    evaluate,
    random_word,
    score,
    seed_policy,
    standing,
)

LOOKAHEAD_FACTOR, MOST_LOOKAHEAD, DEPTH = 60, 24_000, 12
"""How many times as many positions as for a tree are looked through for the estimates, how many at most (more bring
nothing), and how deep: long turns to their end."""
DETERMINIZATIONS = 4
"""So often what the seat can't see is dealt anew for the estimates, lest one lucky draw decide."""
CANDIDATES = 4
"""How many options are played on, beside those that look as good as the last of them."""
PLAYOUT_SHARE, MOST_PLAYOUTS = 0.15, 20
"""How often options are played on for each iteration of a level (planned turns cost that much more), and at most."""
MOST_DEPTH = 255
"""More frames than a decision can wait on."""
OWN_NODES, RIVAL_NODES = 100, 12
"""Positions that an imagined decision is planned by: the own ones, and the others'."""


class SequentialHalving:
    """The memory and the dice of one bot that chooses so."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game, self.seats = game, seats
        self.visits = 0
        self._ground = MOST_DEPTH
        self._scratch = empty_scratch(game, seats, DEPTH)
        seed_policy(self._scratch.rng, seed)

    @property
    def bytes(self) -> int:
        """The memory all of this takes."""
        return bytes_of(self._scratch)

    def estimates(self, task: Task, settings: Settings) -> list[Estimate]:
        """What speaks for each option."""
        count, points = int(task.root.options[0]), self._scratch.option_values
        depth = depth_of(task.root.seen, task.rules.frame)
        self._ground = min(self._ground, depth)
        value_by_turns(task.rules, self._scratch, settings.parameters, task.root)
        self.visits = DETERMINIZATIONS
        if count > 1 and depth == self._ground:
            points[:count] = self._halved(task, settings, points[:count].copy())
        return self._ranked(task, settings, points[:count])

    def _halved(self, task: Task, settings: Settings, prior: Array) -> Array:
        """Play the best options on and let the worse half drop out, again and again.

        What an option gains is measured against the mean of those it was played with: so a lucky deal is nobody's
        merit. The estimate from before counts like some of these games.
        """
        trust = settings.parameters.prior_visits
        most = min(MOST_PLAYOUTS, round(settings.budget.iterations * PLAYOUT_SHARE))
        means, gains, games = prior.copy(), np.zeros_like(prior), np.zeros_like(prior)
        alive = np.flatnonzero(prior >= np.sort(prior)[-CANDIDATES:][0])
        rounds = math.ceil(math.log2(len(alive)))
        self._played(task, settings, alive[:0], 1, math.inf)  # the first time loads what is compiled
        deadline = settings.clock() + settings.budget.seconds
        for _ in range(rounds):
            points, played = self._played(task, settings, alive, max(1, most // (rounds * len(alive))), deadline)
            gains[alive] += points - played * (points.mean() / max(1, played) - means[alive].mean())
            games[alive] += played
            means[alive] = (trust * prior[alive] + gains[alive]) / (trust + games[alive])
            alive = alive[np.argsort(-means[alive], kind="stable")][: math.ceil(len(alive) / 2)]
        return means

    def _played(self, task: Task, settings: Settings, alive: Array, times: int, deadline: float) -> tuple[Array, int]:
        """The sum of points that each option came to, and how often all of them were played on."""
        points = np.zeros(len(alive))
        for played in range(times):
            if settings.clock() > deadline:
                return points, played
            play_each(task.rules, self._scratch, settings.parameters, task.root, alive, points)
            self.visits += len(alive)
        return points, times

    def _ranked(self, task: Task, settings: Settings, points: Array) -> list[Estimate]:
        """An option that is worse by `prior_temperature` points has e times less to be said for it."""
        params, top = settings.parameters, float(points.max())
        determinize(task.rules, self._scratch, task.root)
        chance = top_win_share(task.rules, self._scratch, params, top)
        weights = np.exp((points - top) / params.prior_temperature)
        shares = (weights / weights.sum()).tolist()
        values = [win_share_after(chance, (own - top) / params.spread) for own in points.tolist()]
        return ranked([Estimate(*one) for one in zip(offered(task.root), shares, values, strict=True)])


@compiled
def value_by_turns(rules, scratch, params, root):
    """For each option, what the seat can reach by its own next decisions; the mean of some determinizations."""
    count, lookahead = root.options[0], scratch.lookahead
    nodes = min(MOST_LOOKAHEAD, LOOKAHEAD_FACTOR * params.root_lookahead) // (DETERMINIZATIONS * count)
    scratch.option_values[:count] = 0.0
    for _ in range(DETERMINIZATIONS):
        determinize(rules, scratch, root)
        copy_bytes(scratch.states[NOW], lookahead.states[0])
        for at in range(count):
            value = look_ahead(rules, lookahead, root.seat, root.options[1 + at], nodes)
            scratch.option_values[at] += value / DETERMINIZATIONS


@compiled
def play_each(rules, scratch, params, root, alive, points):
    """Play each of some options on, all with the same deal. A lead counts in points while the game is open; who is far
    ahead gains little by more of it."""
    seed = random_word(scratch.rng) | random_word(scratch.rng) << 31
    for place in range(alive.shape[0]):
        seed_policy(scratch.rng, seed)
        determinize(rules, scratch, root)
        count = advance(rules, scratch.states[NOW], scratch.outs[NOW], root.options[1 + alive[place]])
        over = play_on(rules, scratch, params, count, root.seat)
        lead = lead_of(rules, scratch, params, over, root.seat)
        points[place] += 2.0 * params.margin_spread * margin_value(params, lead)


@compiled_inner
def play_on(rules, scratch, params, count, viewer):
    """Play planned turns until enough of them have passed; whether the game is over then."""
    state = scratch.states[NOW]
    seat = decider(state, rules.frame)
    left = 1 + params.horizon * scratch.values.shape[0]
    while count > 0 and left > 0:
        count = play_planned(rules, scratch, seat, OWN_NODES if seat == viewer else RIVAL_NODES)
        if count > 0 and decider(state, rules.frame) != seat:
            seat = decider(state, rules.frame)
            left -= 1
    return count == 0


@compiled_inner
def play_planned(rules, scratch, seat, nodes):
    """Take the option whose best continuation is worth most; returns the number of options after it."""
    state, out, lookahead = scratch.states[NOW], scratch.outs[NOW], scratch.lookahead
    option = out[1]
    if out[0] > 1:
        start = (random_word(scratch.rng) * out[0]) >> 32
        copy_bytes(state, lookahead.states[0])
        option = most_promising(rules, lookahead, seat, out, start, nodes)
    return advance(rules, state, out, option)


@compiled
def lead_of(rules, scratch, params, over, viewer):
    """By how many points a seat is ahead of the mean of the others; a win counts for a telling lead more."""
    state, seats = scratch.states[NOW], scratch.values.shape[0]
    lead = 0.0
    for seat in range(seats):
        points = 1.0 * score(rules, state, seat) if over else evaluate(rules, state, seat)
        lead += points if seat == viewer else -points / (seats - 1)
    if over:
        best, winners = best_standing(rules, state, seats)
        if standing(rules, state, viewer) == best:
            lead += params.spread / winners
    return lead
