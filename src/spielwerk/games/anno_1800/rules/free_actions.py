"""Free actions: activated population cards (5.3) and objective cards with effects (5.4)."""

from __future__ import annotations

from spielwerk.games.anno_1800.catalogue import (
    AARHANT,
    ALONSO_GRAVES,
    CARDS,
    DRAW_EXPEDITION,
    EFFECT,
    EFFECT_AMOUNT,
    EFFECT_OBJECT,
    EXPLORATION,
    EXTRA_ACTION,
    FREE_UPGRADE,
    GAIN_GOLD,
    GAIN_NAVAL_TOKENS,
    GAIN_POPULATION,
    OBJECTIVE_ACTIONS,
    OBJECTIVE_CUBE,
    OBJECTIVE_GAIN,
    OBJECTIVE_GOLD,
    OBJECTIVE_TOKENS,
    OBJECTIVE_USES,
    THE_EDITOR,
)
from spielwerk.games.anno_1800.rules.cards import (
    check_end_trigger,
    cube_with_card,
    draw_expedition_cards,
    missing_card_gold,
    pay_missing_gold,
    return_card,
)
from spielwerk.games.anno_1800.rules.cubes import exhaust
from spielwerk.games.anno_1800.rules.naval import available, pay_tokens_of
from spielwerk.games.anno_1800.rules.shift_end import SHIFT_END, end_shift, offer_shift_ends
from spielwerk.games.anno_1800.rules.upgrading import can_upgrade, upgrade_cube
from spielwerk.games.anno_1800.state import OPEN, USED, State, game
from spielwerk.kernel import Options, offer

ACTIVATE = game.verb("activate:<card>")
OBJECTIVE = game.verb("objective:<objective>")
CARD = game.verb("card:<card>")


@game.note
def activated(s: State, p: int, card: int) -> None: ...


@game.note
def used_objective(s: State, p: int, objective: int) -> None: ...


@game.note
def gained_gold(s: State, p: int, amount: int) -> None: ...


@game.note
def paid_gold(s: State, p: int, amount: int) -> None: ...


@game.note
def gained_bonus_tokens(s: State, p: int, amount: int, naval: int) -> None: ...


@game.note
def gained_action(s: State, p: int, amount: int) -> None: ...


@game.refusal("5.3")
def effect_does_nothing(out: Options, option: int) -> None: ...


@game.refusal("5.4")
def objective_used_already(out: Options, option: int) -> None: ...


@game.refusal("5.4")
def objective_too_dear(out: Options, option: int) -> None: ...


@game.refusal("4.3")
def no_hand_card(out: Options, option: int) -> None: ...


def offer_free_actions(s: State, p: int, out: Options) -> None:
    """Inside an action: activated cards, shift ends and Aarhant (4.3)."""
    offer_activations(s, p, out)
    offer_objective(s, p, AARHANT, out)
    offer_shift_ends(s, p, out)


def offer_to_stop(s: State, p: int, stop: int, out: Options) -> None:
    """Once an action has done something: free actions while it can do more, and to stop."""
    if s.units > 0:
        if out[0] > 0:
            offer_free_actions(s, p, out)
        offer(out, stop)


def offer_all_free_actions(s: State, p: int, out: Options) -> None:
    """Between actions: all of them."""
    offer_objective(s, p, ALONSO_GRAVES, out)
    offer_objective(s, p, THE_EDITOR, out)
    offer_free_actions(s, p, out)


def take_free_action(s: State, p: int, verb: int, item: int) -> None:
    """Do what was chosen."""
    if verb == SHIFT_END:
        end_shift(s, p, item)
    elif verb == ACTIVATE:
        activate(s, p, item)
    else:
        use_objective(s, p, item)


# ---------------------------------------------------------------- 5.3 population cards


def offer_activations(s: State, p: int, out: Options) -> None:
    """Every open card of the tableau whose effect can do something now (R33)."""
    left = s.player[p].open_cards
    for card in range(len(CARDS)):
        if left == 0:
            return
        if s.card_face[card] == OPEN and s.card_owner[card] == p:
            left -= 1
            if does_something(s, p, card):
                offer(out, ACTIVATE + card)
            else:
                effect_does_nothing(out, ACTIVATE + card)


def does_something(s: State, p: int, card: int) -> bool:
    """Whether the effect of a card can do something now."""
    effect = EFFECT[card]
    thing = EFFECT_OBJECT[card]
    if effect == GAIN_POPULATION:
        return s.cubes[thing] > 0 and s.player[p].gold >= missing_card_gold(s, thing)
    if effect == FREE_UPGRADE:
        return can_upgrade(s, p, thing)
    return effect != DRAW_EXPEDITION or s.expedition_pile_size > 0


def activate(s: State, p: int, card: int) -> None:
    """Turn the card over and have its effect."""
    s.card_face[card] = USED
    s.player[p].open_cards -= 1
    activated(s, p, card)
    effect = EFFECT[card]
    thing = EFFECT_OBJECT[card]
    amount = EFFECT_AMOUNT[card]
    if effect == GAIN_POPULATION:
        pay_missing_gold(s, p, thing)
        cube_with_card(s, p, thing)
    elif effect == GAIN_NAVAL_TOKENS:
        s.bonus[thing] += amount
        gained_bonus_tokens(s, p, amount, thing)
    elif effect == GAIN_GOLD:
        gain_gold(s, p, amount)
    elif effect == FREE_UPGRADE:
        upgrade_cube(s, p, thing, amount, 0)
    elif effect == DRAW_EXPEDITION:
        draw_expedition_cards(s, p, amount)
    elif effect == EXTRA_ACTION:
        gain_actions(s, p, amount)


def gain_gold(s: State, p: int, amount: int) -> None:
    """Gold from the bank."""
    s.player[p].gold += amount
    gained_gold(s, p, amount)


def gain_actions(s: State, p: int, amount: int) -> None:
    """More actions in this turn."""
    s.actions_left += amount
    gained_action(s, p, amount)


# ---------------------------------------------------------------- 5.4 objective cards


def offer_objective(s: State, p: int, objective: int, out: Options) -> None:
    """An objective with an effect that is in play, affordable and not used in this turn."""
    if not s.in_play[objective]:
        return
    if s.objective_used[objective] == OBJECTIVE_USES[objective]:
        objective_used_already(out, OBJECTIVE + objective)
    elif not can_afford(s, p, objective):
        objective_too_dear(out, OBJECTIVE + objective)
    elif objective == THE_EDITOR and s.player[p].hand_size == 0:
        no_hand_card(out, OBJECTIVE + objective)
    else:
        offer(out, OBJECTIVE + objective)


def can_afford(s: State, p: int, objective: int) -> bool:
    """Exploration tokens, gold and a cube in the district, as the card asks."""
    cube = OBJECTIVE_CUBE[objective]
    return (
        available(s, p, EXPLORATION) >= OBJECTIVE_TOKENS[objective]
        and s.player[p].gold >= OBJECTIVE_GOLD[objective]
        and (cube < 0 or s.player[p].district[cube] > 0)
    )


def use_objective(s: State, p: int, objective: int) -> None:
    """Pay for an objective's effect and have it."""
    s.objective_used[objective] += 1
    used_objective(s, p, objective)
    pay_tokens_of(s, p, OBJECTIVE_TOKENS[objective], EXPLORATION)
    if OBJECTIVE_GOLD[objective] > 0:
        s.player[p].gold -= OBJECTIVE_GOLD[objective]
        paid_gold(s, p, OBJECTIVE_GOLD[objective])
    if OBJECTIVE_CUBE[objective] >= 0:
        exhaust(s, p, OBJECTIVE_CUBE[objective])
    if OBJECTIVE_GAIN[objective] > 0:
        gain_gold(s, p, OBJECTIVE_GAIN[objective])
    if OBJECTIVE_ACTIONS[objective] > 0:
        gain_actions(s, p, OBJECTIVE_ACTIONS[objective])
    if objective == THE_EDITOR:
        editor_card(s, p)


@game.decision(CARD)
class editor_card:
    """Which hand card goes under its deck?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        for slot in range(s.player[p].hand_size):
            offer(out, CARD + s.player[p].hand[slot])

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        return_card(s, p, item)
        check_end_trigger(s, p)
