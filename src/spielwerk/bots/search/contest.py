"""The contest: how to choose where a turn is a chain of small decisions that one wrong step spoils.

No tree is grown. Every option is judged by the own next decisions, looked through in order and to the end of the turn
(`outlook`). Where a turn begins, the best few are played on: turns are planned as the greedy bot does it, the worse
half drops out, the rest is played on more often.
"""

from __future__ import annotations

import math
import time

import numpy as np

from spielwerk.bots.native import most_promising
from spielwerk.bots.search.grove import Look
from spielwerk.bots.search.playout import ahead_by, best_standing, depth_of, take
from spielwerk.bots.search.settings import Considered, Settings, ranked
from spielwerk.bots.search.tables import NOW, Array, fresh_desk
from spielwerk.bots.search.think import deal
from spielwerk.bots.search.tree import reach, share_after, top_share
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.calls import EVALUATE, SCORE, STANDING, call_2, call_2_real
from spielwerk.kernel.native.loops import compiled, copy_bytes, decider, random_word, seed_policy

SIGHT, MOST_SIGHT, DEPTH = 60, 24_000, 12
"""How many times as many positions as for a tree the outlook takes, how many it takes at most (more bring nothing), and
how deep it goes: long turns to their end."""
DEALS = 4
"""So often what the seat can't see is dealt anew for the outlook, lest one lucky draw decide."""
INVITED = 4
"""How many options are played on, beside those that look as good as the last of them."""
GAMES, MOST_GAMES = 0.15, 20
"""How often options are played on for each iteration of a level (planned turns cost that much more), and at most."""
MOST_DEPTH = 255
"""More frames than a decision can wait on."""
CARE, RIVAL_CARE = 100, 12
"""Positions that an imagined decision is planned by: the own ones, and the others'."""


class Contest:
    """The memory and the dice of one bot that chooses by contests."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game, self.seats = game, seats
        self.visits = 0
        self._ground = MOST_DEPTH
        self._desk = fresh_desk(game, seats, DEPTH)
        seed_policy(self._desk.rng, seed)

    @property
    def bytes(self) -> int:
        """The memory all of this takes."""
        return sum(array.nbytes for array in (*self._desk[:-1], *self._desk.sight))

    def consider(self, look: Look, settings: Settings) -> list[Considered]:
        """What speaks for each option."""
        count, hopes = int(look.options[0]), self._desk.hopes
        depth = depth_of(look.seen, look.rules.frame)
        self._ground = min(self._ground, depth)
        outlook(look.rules, self._desk, settings.style, look.seen, look.options, look.seat)
        self.visits = DEALS
        if count > 1 and depth == self._ground:
            hopes[:count] = self._played_off(look, settings, hopes[:count].copy())
        return self._considered(look, settings, hopes[:count])

    def _played_off(self, look: Look, settings: Settings, hopes: Array) -> Array:
        """Play the best options on and let the worse half drop out, again and again.

        What an option gains is measured against the mean of those it was played with: so a lucky deal is nobody's
        merit. The outlook counts like some of these games.
        """
        trust, most = settings.style.trust, min(MOST_GAMES, round(settings.budget.iterations * GAMES))
        worth, gains, games = hopes.copy(), np.zeros_like(hopes), np.zeros_like(hopes)
        alive = np.flatnonzero(hopes >= np.sort(hopes)[-INVITED:][0])
        rounds = math.ceil(math.log2(len(alive)))
        self._played(look, settings, alive[:0], 1, math.inf)  # the first time loads what is compiled
        deadline = time.perf_counter() + settings.budget.seconds
        for _ in range(rounds):
            points, played = self._played(look, settings, alive, max(1, most // (rounds * len(alive))), deadline)
            gains[alive] += points - played * (points.mean() / max(1, played) - worth[alive].mean())
            games[alive] += played
            worth[alive] = (trust * hopes[alive] + gains[alive]) / (trust + games[alive])
            alive = alive[np.argsort(-worth[alive], kind="stable")][: math.ceil(len(alive) / 2)]
        return worth

    def _played(self, look: Look, settings: Settings, alive: Array, times: int, deadline: float) -> tuple[Array, int]:
        """The sum of points that each option came to, and how often all of them were played on."""
        points = np.zeros(len(alive))
        for played in range(times):
            if time.perf_counter() > deadline:
                return points, played
            play_each(look.rules, self._desk, settings.style, look.seen, look.options, look.seat, alive, points)
            self.visits += len(alive)
        return points, times

    def _considered(self, look: Look, settings: Settings, worth: Array) -> list[Considered]:
        """An option that is worse by `bias` points has e times less to be said for it."""
        style, top = settings.style, float(worth.max())
        deal(look.rules, self._desk, look.seen, look.options, look.seat)
        chance = top_share(look.rules, self._desk, style, top)
        reasons = np.exp((worth - top) / style.bias)
        shares = (reasons / reasons.sum()).tolist()
        values = [share_after(chance, (points - top) / style.spread) for points in worth.tolist()]
        offered = look.options[1 : 1 + look.options[0]].tolist()
        return ranked([Considered(*one) for one in zip(offered, shares, values, strict=True)])


@compiled
def outlook(rules, desk, style, seen, options, viewer):
    """For each option, what the seat can reach by its own next decisions; the mean of some deals."""
    count, sight = options[0], desk.sight
    share = min(MOST_SIGHT, SIGHT * style.foresight) // (DEALS * count)
    desk.hopes[:count] = 0.0
    for _ in range(DEALS):
        deal(rules, desk, seen, options, viewer)
        copy_bytes(desk.states[NOW], sight.states[0])
        for at in range(count):
            desk.hopes[at] += reach(rules, sight, viewer, options[1 + at], share) / DEALS


@compiled
def play_each(rules, desk, style, seen, options, viewer, alive, points):
    """Play each of some options on, all with the same deal. A lead counts in points while the game is open; who is far
    ahead gains little by more of it."""
    seed = random_word(desk.rng) | random_word(desk.rng) << 31
    for place in range(alive.shape[0]):
        seed_policy(desk.rng, seed)
        deal(rules, desk, seen, options, viewer)
        count = take(rules, desk.states[NOW], desk.outs[NOW], options[1 + alive[place]])
        over = play_on(rules, desk, style, count, viewer)
        points[place] += 2.0 * style.margin_spread * ahead_by(style, lead_of(rules, desk, style, over, viewer))


@compiled
def play_on(rules, desk, style, count, viewer):
    """Play planned turns until enough of them have passed; whether the game is over then."""
    state = desk.states[NOW]
    seat = decider(state, rules.frame)
    left = 1 + style.horizon * desk.worth.shape[0]
    while count > 0 and left > 0:
        count = play_planned(rules, desk, seat, CARE if seat == viewer else RIVAL_CARE)
        if count > 0 and decider(state, rules.frame) != seat:
            seat = decider(state, rules.frame)
            left -= 1
    return count == 0


@compiled
def play_planned(rules, desk, seat, nodes):
    """Take the option whose best continuation is worth most; returns the number of options after it."""
    state, out, sight = desk.states[NOW], desk.outs[NOW], desk.sight
    option = out[1]
    if out[0] > 1:
        start = (random_word(desk.rng) * out[0]) >> 32
        copy_bytes(state, sight.states[0])
        option = most_promising(
            rules.doors, rules.frame, seat, out, start, nodes, sight.states, sight.outs, sight.best, sight.plan
        )
    return take(rules, state, out, option)


@compiled
def lead_of(rules, desk, style, over, viewer):
    """By how many points a seat is ahead of the mean of the others; a win counts for a telling lead more."""
    address, seats = desk.states[NOW].ctypes.data, desk.worth.shape[0]
    lead = 0.0
    for seat in range(seats):
        if over:
            points = 1.0 * call_2(rules.doors[SCORE], address, seat)
        else:
            points = call_2_real(rules.doors[EVALUATE], address, seat)
        lead += points if seat == viewer else -points / (seats - 1)
    if over:
        best, winners = best_standing(rules, address, seats)
        if call_2(rules.doors[STANDING], address, viewer) == best:
            lead += style.spread / winners
    return lead
