"""Rounds, a player's turn, and the festival (4, 6.9)."""

from __future__ import annotations

from spielwerk.kernel import Options, constants, offer

from ..catalogue import (
    ACTIONS,
    ACTIONS_PER_TURN,
    FINAL_ROUNDS,
    MAX_ROUNDS,
    NAVAL,
    OBJECTIVES,
    OLD_RESOURCES,
)
from ..scoring import final_scoring
from ..state import State, game
from .cubes import all_cubes_home
from .expand import begin_expand, can_expand
from .exploring import (
    EXPLORE_NEW_WORLD,
    OPEN_OLD_WORLD,
    TAKE_EXPEDITION,
    explore_new_world,
    offer_explorations,
    open_old_world,
    take_expedition,
)
from .free_actions import (
    ACTIVATE,
    OBJECTIVE,
    no_hand_card,
    offer_free_actions,
    take_free_action,
)
from .playing import begin_swap, can_play_card, can_swap, play_card_choose
from .reach import resources_in_reach
from .shift_end import SHIFT_END
from .workforce import begin_recruit, begin_upgrade, can_recruit_any, can_upgrade_any

EXPAND = game.verb("expand")
PLAY_CARD = game.verb("play_card")
SWAP_CARDS = game.verb("swap_cards")
RECRUIT = game.verb("recruit")
UPGRADE = game.verb("upgrade")
FESTIVAL = game.verb("festival")
END_TURN = game.verb("end_turn")
ACTION_VERBS = constants(
    [EXPAND, PLAY_CARD, SWAP_CARDS, RECRUIT, UPGRADE, OPEN_OLD_WORLD, EXPLORE_NEW_WORLD, TAKE_EXPEDITION, FESTIVAL]
)
"""The verb of each action."""


@game.note
def round_begins(s: State, number: int) -> None: ...


@game.note
def last_round_begins(s: State, number: int) -> None: ...


@game.note
def turn_begins(s: State, p: int) -> None: ...


@game.note
def takes_action(s: State, p: int, action: int) -> None: ...


@game.refusal("4.2")
def no_action_left(out: Options, option: int) -> None: ...


@game.refusal("4.3")
def action_first(out: Options, option: int) -> None: ...


@game.refusal("6.1")
def nothing_to_build(out: Options, option: int) -> None: ...


@game.refusal("6.2")
def no_card_payable(out: Options, option: int) -> None: ...


@game.refusal("6.3")
def no_card_to_swap(out: Options, option: int) -> None: ...


@game.refusal("6.4")
def nobody_to_recruit(out: Options, option: int) -> None: ...


@game.refusal("6.5")
def nobody_to_upgrade(out: Options, option: int) -> None: ...


# ---------------------------------------------------------------- 4.1 rounds


@game.step
def play_round(s: State) -> None:
    """Every player has a turn; then perhaps the game ends."""
    s.round_number += 1
    if is_last_round(s):
        last_round_begins(s, s.round_number)
    else:
        round_begins(s, s.round_number)
    for seat in range(s.seats):
        player_turn(s, seat)
    end_of_round(s)


def is_last_round(s: State) -> bool:
    """One more round follows the one in which a hand was emptied (8.1); nobody plays more than 100 (8.6)."""
    triggered = s.end_trigger_round > 0 and s.round_number == s.end_trigger_round + FINAL_ROUNDS
    return triggered or s.round_number == MAX_ROUNDS


@game.step
def end_of_round(s: State) -> None:
    """The last round is followed by the scoring."""
    if is_last_round(s):
        final_scoring(s)
    else:
        play_round(s)


# ---------------------------------------------------------------- 4.2 a turn


@game.step
def player_turn(s: State, p: int) -> None:
    """Reset what counts within a turn, then actions and free actions."""
    s.active = p
    s.actions_left = ACTIONS_PER_TURN
    s.actions_done = 0
    for resource in range(OLD_RESOURCES):
        s.traded[resource] = 0
    for objective in range(len(OBJECTIVES)):
        s.objective_used[objective] = 0
    turn_begins(s, p)
    turn_menu(s, p)


@game.decision(
    EXPAND, PLAY_CARD, SWAP_CARDS, RECRUIT, UPGRADE, OPEN_OLD_WORLD, EXPLORE_NEW_WORLD, TAKE_EXPEDITION, FESTIVAL,
    END_TURN, ACTIVATE, OBJECTIVE, SHIFT_END,
)  # fmt: skip
class turn_menu:
    """What do you do next?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        if s.actions_left > 0:
            offer_actions(s, p, out)
        else:
            refuse_actions(out)
        offer_free_actions(s, p, False, out)
        if s.actions_done > 0:
            offer(out, END_TURN)
        else:
            action_first(out, END_TURN)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == END_TURN:
            end_turn(s)
            return
        if verb in (ACTIVATE, OBJECTIVE, SHIFT_END):
            take_free_action(s, p, verb, item)
        else:
            s.actions_left -= 1
            s.actions_done += 1
            take_action(s, p, verb)
        turn_menu(s, p)


def end_turn(s: State) -> None:
    """Bonus tokens that are left go back to the bank (7.2.2)."""
    for naval in range(len(NAVAL)):
        s.bonus[naval] = 0


def offer_actions(s: State, p: int, out: Options) -> None:
    """The actions that can do something; a festival always can (4.3)."""
    reach = resources_in_reach(s, p)
    if can_expand(s, p, reach):
        offer(out, EXPAND)
    else:
        nothing_to_build(out, EXPAND)
    offer_card_actions(s, p, reach, out)
    if can_recruit_any(s, p, reach):
        offer(out, RECRUIT)
    else:
        nobody_to_recruit(out, RECRUIT)
    if can_upgrade_any(s, p, reach):
        offer(out, UPGRADE)
    else:
        nobody_to_upgrade(out, UPGRADE)
    offer_explorations(s, p, out)
    offer(out, FESTIVAL)


def offer_card_actions(s: State, p: int, reach: int, out: Options) -> None:
    """The two actions with hand cards."""
    if s.player[p].hand_size == 0:
        no_hand_card(out, PLAY_CARD)
        no_hand_card(out, SWAP_CARDS)
        return
    if can_play_card(s, p, reach):
        offer(out, PLAY_CARD)
    else:
        no_card_payable(out, PLAY_CARD)
    if can_swap(s, p):
        offer(out, SWAP_CARDS)
    else:
        no_card_to_swap(out, SWAP_CARDS)


def refuse_actions(out: Options) -> None:
    """No action is left in this turn."""
    for number in range(len(ACTION_VERBS)):
        no_action_left(out, ACTION_VERBS[number])


def take_action(s: State, p: int, verb: int) -> None:
    """Begin one of the nine actions."""
    for action in range(len(ACTIONS)):
        if ACTION_VERBS[action] == verb:
            takes_action(s, p, action)
    if verb == EXPAND:
        begin_expand(s, p)
    elif verb == PLAY_CARD:
        play_card_choose(s, p)
    elif verb == SWAP_CARDS:
        begin_swap(s, p)
    elif verb == RECRUIT:
        begin_recruit(s, p)
    elif verb == UPGRADE:
        begin_upgrade(s, p)
    elif verb == OPEN_OLD_WORLD:
        open_old_world(s, p)
    elif verb == EXPLORE_NEW_WORLD:
        explore_new_world(s, p)
    elif verb == TAKE_EXPEDITION:
        take_expedition(s, p)
    else:
        celebrate(s, p)


def celebrate(s: State, p: int) -> None:
    """All cubes and all ship tokens can be used again; bonus tokens are not affected (6.9, 7.2.2)."""
    me = s.player[p]
    all_cubes_home(me)
    for naval in range(len(NAVAL)):
        me.tokens[naval] += me.tokens_exhausted[naval]
        me.tokens_exhausted[naval] = 0
