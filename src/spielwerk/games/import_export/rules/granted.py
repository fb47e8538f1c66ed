"""Actions that an effect gives (`platinum_rings`, `stretch_goals`): one at a time, nobody follows, no imports."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..cards import PLATINUM_RINGS
from ..catalogue import ACTIONS, CONTRACT, DELIVER, LOAD, ROB
from ..state import State, game
from .choices import choose_ship
from .contract import can_accept_any, contract_card
from .deliver import island_as_target, nothing_to_deliver
from .keys import ACTION, STOP
from .load import load_action_useful, load_card
from .paying import ANNOUNCING, hand_actions, no_card_for, pay_action, payable
from .rob import can_rob, rob_target
from .ships import any_cargo_at_sea
from .supply import can_import, can_sell, supply_choice
from .taking import WHOLE_DELIVERY


@game.refusal("7.12")
def action_without_use(out: Options, option: int, action: int) -> None: ...


@game.note
def granted_action(s: State, p: int, action: int, effect_card: int) -> None: ...


def action_useful(s: State, p: int, action: int, effect: int) -> bool:
    """Whether one action of this kind can do anything now."""
    if action == CONTRACT:
        return can_accept_any(s, p, effect)
    if action == LOAD:
        return load_action_useful(s, p, effect)
    if action == DELIVER:
        return any_cargo_at_sea(s) or island_as_target(s, p)
    if action == ROB:
        return can_rob(s, p)
    return can_sell(s, p) or can_import(s, p)


@game.decision(ACTION, STOP)
class choose_action_type:
    """Which action do you perform?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, actions_left: int, out: Options) -> None:
        counts = hand_actions(s, p)
        for action in range(len(ACTIONS)):
            if effect_card == PLATINUM_RINGS:
                if payable(counts, action):
                    offer(out, ACTION + action)
                else:
                    no_card_for(out, ACTION + action, action)
            elif action_useful(s, p, action, effect_card):
                offer(out, ACTION + action)
            else:
                action_without_use(out, ACTION + action, action)
        offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, effect_card: int, actions_left: int, verb: int, item: int) -> None:
        if verb == STOP:
            return
        if effect_card == PLATINUM_RINGS:
            pay_action(s, p, item, ANNOUNCING)
        perform_granted(s, p, item, effect_card)
        if effect_card == PLATINUM_RINGS or actions_left > 1:
            choose_action_type(s, p, effect_card, actions_left - 1)


@game.step
def perform_granted(s: State, p: int, action: int, effect: int) -> None:
    """Perform exactly one action."""
    granted_action(s, p, action, effect)
    if action == CONTRACT:
        contract_card(s, p, 1, effect)
    elif action == LOAD:
        load_card(s, p, 1, effect)
    elif action == DELIVER:
        if action_useful(s, p, action, effect):
            choose_ship(s, p, effect, WHOLE_DELIVERY)
        else:
            nothing_to_deliver(s)
    elif action == ROB:
        rob_target(s, p, 1, effect)
    else:
        supply_choice(s, p, 1, effect)
