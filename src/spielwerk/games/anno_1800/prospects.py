"""What cards and actions under way promise: the hand by the effort it still needs, open cards by their effects."""

from __future__ import annotations

from spielwerk.games.anno_1800.catalogue import (
    CARD_POINTS,
    CARD_PURCHASE,
    CARDS,
    CLASS_AT,
    DECK_OF,
    DECK_OF_CLASS,
    DECKS,
    EFFECT,
    FINAL_ROUNDS,
    FIRST_SHIP_TOKEN,
    FIRST_TOKEN,
    FIRST_YARD_TOKEN,
    INDUSTRIES,
    ITEM_COUNT,
    PRODUCT,
    SHIP_NAVAL,
    STRENGTH,
    UPGRADE_FROM,
    UPGRADE_TO,
)
from spielwerk.games.anno_1800.effort import card_effort, hand_effort
from spielwerk.games.anno_1800.features import (
    BEST_PAYABLE,
    CUBE,
    EFFORT,
    EXPAND_GAIN,
    FEWEST_LEFT,
    HAND,
    IN_EXPAND_MENU,
    IN_PLAY_MENU,
    IN_RECRUIT_MENU,
    IN_SWAP_MENU,
    IN_UPGRADE_MENU,
    INDUSTRY,
    ITEMS_TO_PAY,
    NEAR,
    OPEN_EFFECT,
    POINTS_COMING,
    PREPARED,
    READY,
    SHIPYARD,
    TOKEN,
    TOKEN_READY,
    TURN,
    USUAL_ROUNDS,
)
from spielwerk.games.anno_1800.rules.expand import build_field, build_obstacle, expand_menu, put_token
from spielwerk.games.anno_1800.rules.payable import PAYABLE, payable
from spielwerk.games.anno_1800.rules.paying import pay_item
from spielwerk.games.anno_1800.rules.playing import lay_open, play_card_choose, swap_menu
from spielwerk.games.anno_1800.rules.upgrading import upgrade_cube
from spielwerk.games.anno_1800.rules.workforce import recruit_menu, recruited, upgrade_menu
from spielwerk.games.anno_1800.state import OPEN, Player, State
from spielwerk.kernel import Constants, constants

LAY_OPEN, PUT_TOKEN, BUILD_FIELD, RECRUITED, UPGRADE_CUBE, PAY_ITEM = (
    kind.number for kind in (lay_open, put_token, build_field, recruited, upgrade_cube, pay_item)
)
PLAY_CARD_CHOOSE, SWAP_MENU, RECRUIT_MENU, UPGRADE_MENU, EXPAND_MENU = (
    kind.number for kind in (play_card_choose, swap_menu, recruit_menu, upgrade_menu, expand_menu)
)

TURNS_FOR_CARD = constants([2, 4, 3])
"""The turns that a hand card of each deck takes to be played, building and festivals included."""
PREPARED_EFFORT = 0.5
"""A card that needs no more effort than this waits only for workers who are not exhausted."""


def turns_left(s: State, p: int) -> int:
    """How many turns a player may have after the one in progress, as far as the others' hands tell.

    Ending the own turn must not change a guess, or the last seat would prefer whatever ends its turn soonest.
    """
    after = 1 if p > s.active else 0
    if s.end_trigger_round > 0:
        return s.end_trigger_round + FINAL_ROUNDS - s.round_number + after
    left = max(FEWEST_LEFT, USUAL_ROUNDS - s.round_number + after)
    for other in range(s.seats):
        if other != p:
            left = min(left, turns_to_empty(s.player[other]) + FINAL_ROUNDS)
    return left


def turns_to_empty(me: Player) -> int:
    """How many turns a player needs to get rid of the hand."""
    turns = 0
    for deck in range(len(DECKS)):
        turns += me.hand_of_deck[deck] * TURNS_FOR_CARD[deck]
    return turns


# ---------------------------------------------------------------- cards


def cards(s: State, p: int, weights: Constants, left: int) -> float:
    """The hand, and open cards by their effects."""
    me = s.player[p]
    worth = hand(s, p, weights, left) + best_payable(s, p) * weights[left, BEST_PAYABLE]
    to_find = me.open_cards
    for card in range(len(CARDS)):
        if to_find == 0:
            break
        if s.card_face[card] == OPEN and s.card_owner[card] == p:
            to_find -= 1
            worth += weights[left, OPEN_EFFECT + EFFECT[card]]
    return worth


def hand(s: State, p: int, weights: Constants, left: int) -> float:
    """Cards in hand by how near they are to being played."""
    me = s.player[p]
    worth = 0.0 * weights[left, TURN]
    coming = product_coming(s, p)
    for slot in range(me.hand_size):
        card = me.hand[slot]
        if card >= 0:
            deck = DECK_OF[card]
            effort = card_effort(s, p, card, coming)
            worth += weights[left, HAND + deck] + effort * weights[left, EFFORT + deck]
            worth += CARD_POINTS[card] / (1.0 + effort) * weights[left, NEAR + deck]
            if effort <= PREPARED_EFFORT:
                worth += weights[left, PREPARED + deck]
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
        drawn = weights[left, HAND + DECK_OF_CLASS[thing]]
        return drawn + weights[left, CUBE + thing] + weights[left, READY + thing]
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
