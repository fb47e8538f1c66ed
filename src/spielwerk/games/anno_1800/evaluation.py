"""What a position is worth to a player, in points: what would score now, and what the player's means promise.

The promise is a sum of features with weights that depend on how many turns are left (`evaluation.toml`, for better
players `experience.toml`). It says what a player still gains more than the mean of the table, so that a long game is no
gain of itself.
"""

from __future__ import annotations

from spielwerk.kernel import Constants
from spielwerk.kernel.weights import real_constants

from .catalogue import (
    BY_MAJORITY,
    CARD_PURCHASE,
    CARDS,
    CLASS_AT,
    COASTS,
    DECK_OF,
    DECKS,
    FIRST_SHIP,
    FIRST_TOKEN,
    FIRST_YARD,
    IN_PLAY,
    ITEM,
    ITEM_COUNT,
    LANDS,
    NAVAL,
    OBJECTIVE_KIND,
    POPULATION,
    PRODUCT,
    SITES,
    STRENGTH,
)
from .features import (
    ACTION,
    CUBE,
    DEMAND,
    EXPEDITION,
    FEATURES,
    FEW,
    FIRST_GOLD,
    GOLD,
    INDUSTRY,
    LEFTS,
    MAJORITY_POINTS,
    NEW_WORLD,
    OLD_WORLD,
    READY,
    SHIPYARD,
    TOKEN,
    TOKEN_READY,
    TURN,
    WEIGHTS,
    WORKS,
)
from .guesses import BEGINNER, SKILLS
from .prospects import cards, turns_ahead, under_way
from .scoring import majority_points, score
from .state import Player, State, game

__all__ = ["FEATURES", "evaluate", "promise", "turns_left"]

A_FEW = 2
"""The first cubes of a class open its workplaces; more of them are worth less."""
SOME_GOLD = 4
"""Gold that is soon spent on shift ends; more of it waits."""
COUNT_BITS = 8
COUNT_MASK = (1 << COUNT_BITS) - 1
"""Industries by class are counted side by side in one number."""


def _demand() -> Constants:
    """For each structure and deck: the share of the deck's cards that ask for its product."""
    shares = [[0.0] * len(DECKS) for _ in range(FIRST_YARD)]
    for card in CARDS:
        asked = {ITEM[CARD_PURCHASE + card, item] for item in range(ITEM_COUNT[CARD_PURCHASE + card])}
        for structure in range(FIRST_YARD):
            if PRODUCT[structure] in asked:
                shares[structure][DECK_OF[card]] += 1 / DECK_OF.tolist().count(DECK_OF[card])
    return real_constants(shares)


DEMAND_FOR = _demand()


@game.evaluation
def evaluate(s: State, p: int) -> float:
    """Points now, and what the rest of the game promises to a beginner."""
    return judge(s, p, BEGINNER)


@game.judgement(SKILLS)
def judge(s: State, p: int, skill: int) -> float:
    """The same as a player of some skill sees it."""
    points = float(score(s, p))
    if s.over:
        return points
    return points + promise(s, p, WEIGHTS, skill * LEFTS + turns_ahead(s, p, skill))


def turns_left(s: State, p: int) -> int:
    """How many turns a player may have after the one in progress, as a beginner guesses it."""
    return turns_ahead(s, p, BEGINNER)


def promise(s: State, p: int, weights: Constants, row: int) -> float:
    """What a player's means are worth; linear in the weights."""
    worth = weights[row, TURN] + means(s, p, weights, row) + buildings(s, p, weights, row)
    worth += cards(s, p, weights, row) + under_way(s, p, weights, row)
    return worth


# ---------------------------------------------------------------- means


def means(s: State, p: int, weights: Constants, row: int) -> float:
    """Actions, cubes, naval tokens, gold, majorities as they stand."""
    me = s.player[p]
    worth = me.gold * weights[row, GOLD] + min(SOME_GOLD, me.gold) * weights[row, FIRST_GOLD]
    if s.active == p:
        worth += s.actions_left * weights[row, ACTION]
    for population in range(len(POPULATION)):
        worth += me.owned[population] * weights[row, CUBE + population]
        worth += min(A_FEW, me.owned[population]) * weights[row, FEW + population]
        worth += me.district[population] * weights[row, READY + population]
    for naval in range(len(NAVAL)):
        worth += (me.tokens[naval] + me.tokens_exhausted[naval]) * weights[row, TOKEN + naval]
        worth += me.tokens[naval] * weights[row, TOKEN_READY + naval]
    for place in range(IN_PLAY):
        if OBJECTIVE_KIND[s.objective[place]] == BY_MAJORITY:
            worth += majority_points(s, p, BY_MAJORITY, s.objective[place]) * weights[row, MAJORITY_POINTS]
    return worth


# ---------------------------------------------------------------- buildings, islands, expeditions


def buildings(s: State, p: int, weights: Constants, row: int) -> float:
    """Industries by who works there and who asks for what they make, the strongest shipyard, islands, expeditions."""
    me = s.player[p]
    worth = me.old_worlds * weights[row, OLD_WORLD] + me.new_worlds * weights[row, NEW_WORLD]
    worth += me.expeditions * weights[row, EXPEDITION] + work(me, weights, row)
    for site in range(SITES):
        structure = me.shown[site]
        if FIRST_TOKEN <= structure < FIRST_YARD:
            worth += weights[row, INDUSTRY + CLASS_AT[structure]]
            for deck in range(len(DECKS)):
                worth += DEMAND_FOR[structure, deck] * weights[row, DEMAND + deck]
    strongest = 0
    for coast in range(COASTS):
        if FIRST_YARD <= me.shown[LANDS + coast] < FIRST_SHIP:
            strongest = max(strongest, STRENGTH[me.shown[LANDS + coast]])
    return worth + strongest * weights[row, SHIPYARD]


def work(me: Player, weights: Constants, row: int) -> float:
    """Industries where each class works, those of the start included."""
    industries = 0
    for site in range(SITES):
        if 0 <= me.shown[site] < FIRST_YARD:
            industries += 1 << (COUNT_BITS * CLASS_AT[me.shown[site]])
    worth = 0.0 * weights[row, TURN]
    for population in range(len(POPULATION)):
        count = industries >> (COUNT_BITS * population) & COUNT_MASK
        worth += count * weights[row, WORKS + population]
    return worth
