"""What a position is worth to a player, in points: what would score now, and what the player's means promise.

The promise is a sum of features with weights that depend on how many turns are left (`evaluation.toml`). Most of it is
the hand: cards count the more the less effort their costs still need.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from spielwerk.games.anno_1800.catalogue import (
    BY_MAJORITY,
    CARD_POINTS,
    CARD_PURCHASE,
    CARDS,
    CLASS_AT,
    COASTS,
    DECKS,
    EFFECT,
    EFFECTS,
    FINAL_ROUNDS,
    FIRST_SHIP,
    FIRST_SHIP_TOKEN,
    FIRST_TOKEN,
    FIRST_YARD,
    FIRST_YARD_TOKEN,
    IN_PLAY,
    INDUSTRIES,
    ITEM_COUNT,
    LANDS,
    NAVAL,
    OBJECTIVE_KIND,
    POPULATION,
    PRODUCT,
    SHIP_NAVAL,
    SITES,
    STRENGTH,
    UPGRADE_FROM,
    UPGRADE_TO,
)
from spielwerk.games.anno_1800.effort import card_effort, hand_effort, real_constants
from spielwerk.games.anno_1800.rules.expand import build_field, build_obstacle, expand_menu, put_token
from spielwerk.games.anno_1800.rules.payable import PAYABLE, payable
from spielwerk.games.anno_1800.rules.paying import pay_item
from spielwerk.games.anno_1800.rules.playing import lay_open, play_card_choose, swap_menu
from spielwerk.games.anno_1800.rules.upgrading import upgrade_cube
from spielwerk.games.anno_1800.rules.workforce import recruit_menu, recruited, upgrade_menu
from spielwerk.games.anno_1800.scoring import majority_points, score
from spielwerk.games.anno_1800.state import OPEN, Player, State, game
from spielwerk.kernel import Constants, Noun, constants

FEATURES = Noun(
    "feature",
    (
        "turn",
        "action",
        *(f"cube_{population}" for population in POPULATION.ids),
        *(f"few_{population}" for population in POPULATION.ids),
        *(f"ready_{population}" for population in POPULATION.ids),
        *(f"token_{naval}" for naval in NAVAL.ids),
        *(f"ready_{naval}" for naval in NAVAL.ids),
        "gold",
        *(f"industry_{population}" for population in POPULATION.ids),
        "shipyard",
        "old_world",
        "new_world",
        "expedition",
        *(f"open_{effect}" for effect in EFFECTS.ids),
        "majority_points",
        "hand_card",
        "hand_near",
        "hand_effort",
        "hand_payable",
        "points_coming",
        "items_to_pay",
        "play_menu",
        "swap_menu",
        "recruit_menu",
        "upgrade_menu",
        "expand_menu",
        "expand_gain",
    ),
)


def _first(name: str) -> int:
    return FEATURES.number(name)


TURN, ACTION, GOLD, SHIPYARD = (_first(name) for name in ("turn", "action", "gold", "shipyard"))
CUBE, FEW, READY, INDUSTRY = (_first(f"{group}_{POPULATION.ids[0]}") for group in ("cube", "few", "ready", "industry"))
TOKEN, TOKEN_READY = (_first(f"{group}_{NAVAL.ids[0]}") for group in ("token", "ready"))
OLD_WORLD, NEW_WORLD, EXPEDITION = (_first(name) for name in ("old_world", "new_world", "expedition"))
OPEN_EFFECT, MAJORITY_POINTS = _first(f"open_{EFFECTS.ids[0]}"), _first("majority_points")
HAND_CARD, HAND_NEAR, HAND_EFFORT, HAND_PAYABLE = (
    _first(f"hand_{name}") for name in ("card", "near", "effort", "payable")
)
POINTS_COMING, ITEMS_TO_PAY = _first("points_coming"), _first("items_to_pay")
IN_PLAY_MENU, IN_SWAP_MENU, IN_RECRUIT_MENU, IN_UPGRADE_MENU, IN_EXPAND_MENU = (
    _first(f"{name}_menu") for name in ("play", "swap", "recruit", "upgrade", "expand")
)
EXPAND_GAIN = _first("expand_gain")

LAY_OPEN, PUT_TOKEN, BUILD_FIELD, RECRUITED, UPGRADE_CUBE, PAY_ITEM = (
    kind.number for kind in (lay_open, put_token, build_field, recruited, upgrade_cube, pay_item)
)
PLAY_CARD_CHOOSE, SWAP_MENU, RECRUIT_MENU, UPGRADE_MENU, EXPAND_MENU = (
    kind.number for kind in (play_card_choose, swap_menu, recruit_menu, upgrade_menu, expand_menu)
)

USUAL_ROUNDS, FEWEST_LEFT = 25, 5
"""How long a game between people takes, and what is thought to be left when it has taken that long."""
POINTS_OF_A_TURN = 3.0
"""What everybody gains in a turn: to end the game early is no loss of itself, for it ends for all."""
A_FEW = 2
"""The first cubes of a class open its workplaces; more of them are worth less."""
TURNS_FOR_CARD = constants([2, 4, 3])
"""The turns that a hand card of each deck takes to be played, building and festivals included."""


def _weights() -> Constants:
    """A row of weights for each number of turns left, between the columns of the weights file."""
    file = tomllib.loads((Path(__file__).parent / "evaluation.toml").read_text("utf-8"))
    columns, weights = file["turns_left"], file["weights"]
    table = [[np.interp(left, columns, weights[name]) for name in FEATURES.ids] for left in range(USUAL_ROUNDS + 2)]
    return real_constants(table)


WEIGHTS = _weights()


@game.evaluation
def evaluate(s: State, p: int) -> float:
    """Points now, and the promise of the rest of the game."""
    points = float(score(s, p))
    if s.over:
        return points
    left = turns_left(s, p)
    return points + promise(s, p, WEIGHTS, left) - left * POINTS_OF_A_TURN


def turns_left(s: State, p: int) -> int:
    """How many turns a player may have after the one in progress, as far as the others' hands tell."""
    after = 1 if p > s.active else 0
    if s.end_trigger_round > 0:
        return s.end_trigger_round + FINAL_ROUNDS - s.round_number + after
    left = max(FEWEST_LEFT, USUAL_ROUNDS - s.round_number)
    for other in range(s.seats):
        if other != p:
            left = min(left, turns_to_empty(s.player[other]) + FINAL_ROUNDS)
    return left + after


def turns_to_empty(me: Player) -> int:
    """How many turns a player needs to get rid of the hand."""
    turns = 0
    for deck in range(len(DECKS)):
        turns += me.hand_of_deck[deck] * TURNS_FOR_CARD[deck]
    return turns


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


def buildings(s: State, p: int, weights: Constants, left: int) -> float:
    """Industries by the class that works there, the strongest shipyard, islands, expedition cards."""
    me = s.player[p]
    worth = me.old_worlds * weights[left, OLD_WORLD] + me.new_worlds * weights[left, NEW_WORLD]
    worth += me.expeditions * weights[left, EXPEDITION]
    for site in range(SITES):
        if FIRST_TOKEN <= me.shown[site] < FIRST_YARD:
            worth += weights[left, INDUSTRY + CLASS_AT[me.shown[site]]]
    strongest = 0
    for coast in range(COASTS):
        if FIRST_YARD <= me.shown[LANDS + coast] < FIRST_SHIP:
            strongest = max(strongest, STRENGTH[me.shown[LANDS + coast]])
    return worth + strongest * weights[left, SHIPYARD]


# ---------------------------------------------------------------- cards


def cards(s: State, p: int, weights: Constants, left: int) -> float:
    """Cards in hand by how near they are to being played, and open cards by their effects."""
    me = s.player[p]
    worth = me.hand_size * weights[left, HAND_CARD]
    coming = product_coming(s, p)
    for slot in range(me.hand_size):
        if me.hand[slot] >= 0:
            effort = card_effort(s, p, me.hand[slot], coming)
            worth += CARD_POINTS[me.hand[slot]] / (1.0 + effort) * weights[left, HAND_NEAR]
            worth += effort * weights[left, HAND_EFFORT]
    worth += best_payable(s, p) * weights[left, HAND_PAYABLE]
    to_find = me.open_cards
    for card in range(len(CARDS)):
        if to_find == 0:
            break
        if s.card_face[card] == OPEN and s.card_owner[card] == p:
            to_find -= 1
            worth += weights[left, OPEN_EFFECT + EFFECT[card]]
    return worth


def best_payable(s: State, p: int) -> int:
    """The most points of a hand card that can be paid at once."""
    me = s.player[p]
    best = 0
    for slot in range(me.hand_size):
        card = me.hand[slot]
        if card >= 0 and CARD_POINTS[card] > best and payable(s, p, CARD_PURCHASE + card, 0):
            best = CARD_POINTS[card]
    return best


# ---------------------------------------------------------------- actions under way


def product_coming(s: State, p: int) -> int:
    """The resource of an industry that is being paid or placed; -1 for none."""
    for place in range(s.depth):
        frame = s.stack[place]
        if frame.player == p and frame.kind in (PUT_TOKEN, BUILD_FIELD) and frame.a < FIRST_YARD_TOKEN:
            return PRODUCT[FIRST_TOKEN + frame.a]
    return -1


def under_way(s: State, p: int, weights: Constants, left: int) -> float:
    """What the actions under way are sure to bring, or likely to."""
    worth = 0.0 * weights[left, TURN]
    for place in range(s.depth):
        frame = s.stack[place]
        if frame.player == p:
            worth += purchase_worth(frame.kind, frame.a, weights, left) + menu_worth(s, p, frame.kind, weights, left)
            if frame.kind == PAY_ITEM:
                worth += (ITEM_COUNT[frame.a] - frame.b) * weights[left, ITEMS_TO_PAY]
    return worth


def purchase_worth(kind: int, thing: int, weights: Constants, left: int) -> float:
    """What comes once it is paid for: a card, a token, a cube, a better cube."""
    if kind == LAY_OPEN:
        return CARD_POINTS[thing] * weights[left, POINTS_COMING] + weights[left, OPEN_EFFECT + EFFECT[thing]]
    if kind in (PUT_TOKEN, BUILD_FIELD):
        return token_worth(thing, weights, left)
    if kind == RECRUITED:
        return weights[left, HAND_CARD] + weights[left, CUBE + thing] + weights[left, READY + thing]
    if kind == UPGRADE_CUBE:
        return weights[left, CUBE + UPGRADE_TO[thing]] - weights[left, CUBE + UPGRADE_FROM[thing]]
    return 0.0 * weights[left, TURN]


def token_worth(token: int, weights: Constants, left: int) -> float:
    """What a construction token is worth that is still to be placed."""
    if token < FIRST_YARD_TOKEN:
        return weights[left, INDUSTRY + CLASS_AT[FIRST_TOKEN + token]]
    if token < FIRST_SHIP_TOKEN:
        return 1.0 * weights[left, SHIPYARD]
    naval = SHIP_NAVAL[token - FIRST_SHIP_TOKEN]
    return STRENGTH[FIRST_TOKEN + token] * (weights[left, TOKEN + naval] + weights[left, TOKEN_READY + naval])


def menu_worth(s: State, p: int, kind: int, weights: Constants, left: int) -> float:
    """What an action brings whose choice is still open."""
    if kind == PLAY_CARD_CHOOSE:
        return best_payable(s, p) * weights[left, IN_PLAY_MENU]
    if kind == SWAP_MENU:
        return 1.0 * weights[left, IN_SWAP_MENU]
    if kind == RECRUIT_MENU:
        return 1.0 * weights[left, IN_RECRUIT_MENU]
    if kind == UPGRADE_MENU:
        return 1.0 * weights[left, IN_UPGRADE_MENU]
    if kind == EXPAND_MENU and s.units == 0:
        return weights[left, IN_EXPAND_MENU] + best_expansion(s, p) * weights[left, EXPAND_GAIN]
    return 0.0 * weights[left, TURN]


def best_expansion(s: State, p: int) -> float:
    """How much effort for the hand cards the best industry saves that can be built."""
    before = hand_effort(s, p, -1)
    best = 0.0
    for industry in range(len(INDUSTRIES)):
        product = PRODUCT[FIRST_TOKEN + industry]
        if s.player[p].made_at[product, 0] < 0:
            saved = before - hand_effort(s, p, product)
            if saved > best and build_obstacle(s, p, industry, False) == PAYABLE:
                best = saved
    return best
