"""What a position is worth to a player, in points: what would score now, and what the player's means promise.

The promise is a sum of features with weights that depend on how many turns are left (`evaluation.toml`). It says what a
player still gains more than the mean of the table, so that a long game is no gain of itself.
"""

from __future__ import annotations

from spielwerk.games.anno_1800.catalogue import (
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
from spielwerk.games.anno_1800.effort import real_constants
from spielwerk.games.anno_1800.features import (
    ACTION,
    CUBE,
    DEMAND,
    EXPEDITION,
    FEATURES,
    FEW,
    GOLD,
    INDUSTRY,
    MAJORITY_POINTS,
    NEW_WORLD,
    OLD_WORLD,
    READY,
    SHIPYARD,
    TOKEN,
    TOKEN_READY,
    TURN,
    WEIGHTS,
)
from spielwerk.games.anno_1800.prospects import cards, turns_left, under_way
from spielwerk.games.anno_1800.scoring import majority_points, score
from spielwerk.games.anno_1800.state import State, game
from spielwerk.kernel import Constants

__all__ = ["FEATURES", "evaluate", "promise", "turns_left"]

A_FEW = 2
"""The first cubes of a class open its workplaces; more of them are worth less."""


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
    """Points now, and the promise of the rest of the game."""
    points = float(score(s, p))
    if s.over:
        return points
    return points + promise(s, p, WEIGHTS, turns_left(s, p))


def promise(s: State, p: int, weights: Constants, left: int) -> float:
    """What a player's means are worth; linear in the weights."""
    worth = weights[left, TURN] + means(s, p, weights, left) + buildings(s, p, weights, left)
    worth += cards(s, p, weights, left) + under_way(s, p, weights, left)
    return worth


# ---------------------------------------------------------------- means


def means(s: State, p: int, weights: Constants, left: int) -> float:
    """Actions, cubes, naval tokens, gold, majorities as they stand."""
    me = s.player[p]
    worth = me.gold * weights[left, GOLD]
    if s.active == p:
        worth += s.actions_left * weights[left, ACTION]
    for population in range(len(POPULATION)):
        worth += me.owned[population] * weights[left, CUBE + population]
        worth += min(A_FEW, me.owned[population]) * weights[left, FEW + population]
        worth += me.district[population] * weights[left, READY + population]
    for naval in range(len(NAVAL)):
        worth += (me.tokens[naval] + me.tokens_exhausted[naval]) * weights[left, TOKEN + naval]
        worth += me.tokens[naval] * weights[left, TOKEN_READY + naval]
    for place in range(IN_PLAY):
        if OBJECTIVE_KIND[s.objective[place]] == BY_MAJORITY:
            worth += majority_points(s, p, s.objective[place]) * weights[left, MAJORITY_POINTS]
    return worth


# ---------------------------------------------------------------- buildings, islands, expeditions


def buildings(s: State, p: int, weights: Constants, left: int) -> float:
    """Industries by who works there and who asks for what they make, the strongest shipyard, islands, expeditions."""
    me = s.player[p]
    worth = me.old_worlds * weights[left, OLD_WORLD] + me.new_worlds * weights[left, NEW_WORLD]
    worth += me.expeditions * weights[left, EXPEDITION]
    for site in range(SITES):
        structure = me.shown[site]
        if FIRST_TOKEN <= structure < FIRST_YARD:
            worth += weights[left, INDUSTRY + CLASS_AT[structure]]
            for deck in range(len(DECKS)):
                worth += DEMAND_FOR[structure, deck] * weights[left, DEMAND + deck]
    strongest = 0
    for coast in range(COASTS):
        if FIRST_YARD <= me.shown[LANDS + coast] < FIRST_SHIP:
            strongest = max(strongest, STRENGTH[me.shown[LANDS + coast]])
    return worth + strongest * weights[left, SHIPYARD]
