"""What cards and actions under way promise: the hand by the effort it still needs, open cards by their effects."""

from __future__ import annotations

from spielwerk.kernel import Constants

from .catalogue import (
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
from .effort import card_effort, hand_effort
from .features import (
    BEST_PAYABLE,
    CUBE,
    EFFORT,
    EFFORT_SQUARED,
    EXPAND_GAIN,
    HAND,
    HAND_IN_LEAD,
    HAND_SQUARED,
    IN_EXPAND_MENU,
    IN_PLAY_MENU,
    IN_RECRUIT_MENU,
    IN_SWAP_MENU,
    IN_UPGRADE_MENU,
    INDUSTRY,
    ITEMS_TO_PAY,
    LEFTS,
    MOST_LEFT,
    NEAR,
    OPEN_EFFECT,
    POINTS_COMING,
    PREPARED,
    READY,
    SHIPYARD,
    TOKEN,
    TOKEN_READY,
    TURN,
)
from .guesses import FEWEST_LEFT, GUESSES, PREPARED_EFFORT, TURNS_FOR_CARD, USUAL_ROUNDS
from .rules.expand import build_field, can_build, expand_menu, put_token
from .rules.payable import payable
from .rules.paying import pay_item
from .rules.playing import lay_open, play_card_choose, swap_menu
from .rules.upgrading import upgrade_cube
from .rules.workforce import recruit_menu, recruited, upgrade_menu
from .state import OPEN, USED, Player, State

LAY_OPEN, PUT_TOKEN, BUILD_FIELD, RECRUITED, UPGRADE_CUBE, PAY_ITEM = (
    kind.number for kind in (lay_open, put_token, build_field, recruited, upgrade_cube, pay_item)
)
PLAY_CARD_CHOOSE, SWAP_MENU, RECRUIT_MENU, UPGRADE_MENU, EXPAND_MENU = (
    kind.number for kind in (play_card_choose, swap_menu, recruit_menu, upgrade_menu, expand_menu)
)

POINTS_OF_LEAD, MOST_LEAD = 20.0, 2.0
"""Points of cards played that make one unit of lead, and the most units that count."""


def turns_ahead(s: State, p: int, skill: int) -> int:
    """How many turns a player may have after the one in progress, as far as the others' hands tell.

    Ending the own turn must not change a guess, or the last seat would prefer whatever ends its turn soonest.
    """
    after = 1 if p > s.active else 0
    if s.end_trigger_round > 0:
        return s.end_trigger_round + FINAL_ROUNDS - s.round_number + after
    usual = int(GUESSES[skill, USUAL_ROUNDS] + 0.5) - s.round_number + after
    left = min(MOST_LEFT, max(int(GUESSES[skill, FEWEST_LEFT] + 0.5), usual))
    for other in range(s.seats):
        if other != p:
            left = min(left, turns_to_empty(s.player[other], skill) + FINAL_ROUNDS)
    return left


def turns_to_empty(me: Player, skill: int) -> int:
    """How many turns a player needs to get rid of the hand, rounded."""
    turns = 0.5
    for deck in range(len(DECKS)):
        turns += me.hand_of_deck[deck] * GUESSES[skill, TURNS_FOR_CARD + deck]
    return int(turns)


# ---------------------------------------------------------------- cards


def cards(s: State, p: int, weights: Constants, row: int) -> float:
    """The hand, and open cards by their effects."""
    me = s.player[p]
    worth = hand(s, p, weights, row) + best_payable(s, p) * weights[row, BEST_PAYABLE]
    to_find = me.open_cards
    for card in range(len(CARDS)):
        if to_find == 0:
            break
        if s.card_face[card] == OPEN and s.card_owner[card] == p:
            to_find -= 1
            worth += weights[row, OPEN_EFFECT + EFFECT[card]]
    return worth


def hand(s: State, p: int, weights: Constants, row: int) -> float:
    """Cards in hand by how near they are to being played."""
    me = s.player[p]
    worth = me.hand_size * me.hand_size * weights[row, HAND_SQUARED]
    worth += me.hand_size * card_lead(s, p) * weights[row, HAND_IN_LEAD]
    coming, skill = product_coming(s, p), row // LEFTS
    for slot in range(me.hand_size):
        card = me.hand[slot]
        if card >= 0:
            deck = DECK_OF[card]
            effort = card_effort(s, p, card, coming, skill)
            worth += weights[row, HAND + deck] + effort * weights[row, EFFORT + deck]
            worth += effort * effort * weights[row, EFFORT_SQUARED]
            worth += CARD_POINTS[card] / (1.0 + effort) * weights[row, NEAR + deck]
            if effort <= GUESSES[skill, PREPARED_EFFORT]:
                worth += weights[row, PREPARED + deck]
    return worth


def card_lead(s: State, p: int) -> float:
    """By how much a player is ahead of the mean of the others in points of cards played, within limits."""
    mine, others = 0, 0
    for card in range(len(CARDS)):
        if s.card_face[card] == OPEN or s.card_face[card] == USED:
            if s.card_owner[card] == p:
                mine += CARD_POINTS[card]
            else:
                others += CARD_POINTS[card]
    return min(MOST_LEAD, max(-MOST_LEAD, (mine - others / (s.seats - 1)) / POINTS_OF_LEAD))


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


def under_way(s: State, p: int, weights: Constants, row: int) -> float:
    """What the actions under way are sure to bring, or likely to."""
    worth = 0.0 * weights[row, TURN]
    for place in range(s.depth):
        frame = s.stack[place]
        if frame.player == p:
            worth += purchase_worth(frame.kind, frame.a, weights, row) + menu_worth(s, p, frame.kind, weights, row)
            if frame.kind == PAY_ITEM:
                worth += (ITEM_COUNT[frame.a] - frame.b) * weights[row, ITEMS_TO_PAY]
    return worth


def purchase_worth(kind: int, thing: int, weights: Constants, row: int) -> float:
    """What comes once it is paid for: a card, a token, a cube, a better cube."""
    if kind == LAY_OPEN:
        return CARD_POINTS[thing] * weights[row, POINTS_COMING] + weights[row, OPEN_EFFECT + EFFECT[thing]]
    if kind in (PUT_TOKEN, BUILD_FIELD):
        return token_worth(thing, weights, row)
    if kind == RECRUITED:
        drawn = weights[row, HAND + DECK_OF_CLASS[thing]]
        return drawn + weights[row, CUBE + thing] + weights[row, READY + thing]
    if kind == UPGRADE_CUBE:
        return weights[row, CUBE + UPGRADE_TO[thing]] - weights[row, CUBE + UPGRADE_FROM[thing]]
    return 0.0 * weights[row, TURN]


def token_worth(token: int, weights: Constants, row: int) -> float:
    """What a construction token is worth that is still to be placed."""
    if token < FIRST_YARD_TOKEN:
        return weights[row, INDUSTRY + CLASS_AT[FIRST_TOKEN + token]]
    if token < FIRST_SHIP_TOKEN:
        return 1.0 * weights[row, SHIPYARD]
    naval = SHIP_NAVAL[token - FIRST_SHIP_TOKEN]
    return STRENGTH[FIRST_TOKEN + token] * (weights[row, TOKEN + naval] + weights[row, TOKEN_READY + naval])


def menu_worth(s: State, p: int, kind: int, weights: Constants, row: int) -> float:
    """What an action brings whose choice is still open."""
    if kind == PLAY_CARD_CHOOSE:
        return best_payable(s, p) * weights[row, IN_PLAY_MENU]
    if kind == SWAP_MENU:
        return 1.0 * weights[row, IN_SWAP_MENU]
    if kind == RECRUIT_MENU:
        return 1.0 * weights[row, IN_RECRUIT_MENU]
    if kind == UPGRADE_MENU:
        return 1.0 * weights[row, IN_UPGRADE_MENU]
    if kind == EXPAND_MENU and s.units == 0:
        return weights[row, IN_EXPAND_MENU] + best_expansion(s, p, row // LEFTS) * weights[row, EXPAND_GAIN]
    return 0.0 * weights[row, TURN]


def best_expansion(s: State, p: int, skill: int) -> float:
    """How much effort for the hand cards the best industry saves that can be built."""
    before = hand_effort(s, p, -1, skill)
    best = 0.0
    for industry in range(len(INDUSTRIES)):
        product = PRODUCT[FIRST_TOKEN + industry]
        if s.player[p].made_at[product, 0] < 0:
            saved = before - hand_effort(s, p, product, skill)
            if saved > best and can_build(s, p, industry, False):
                best = saved
    return best
