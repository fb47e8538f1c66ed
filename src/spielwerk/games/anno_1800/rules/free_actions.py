"""Free actions: activated population cards (7.2) and objective cards with effects (7.3)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    AARHANT,
    BERYL_OMARA,
    BY_EFFECT,
    CARDS,
    EFFECT,
    EXPLORATION,
    IN_PLAY,
    INVESTOR,
    OBJECTIVE_ACTIONS,
    OBJECTIVE_CUBE,
    OBJECTIVE_GAIN,
    OBJECTIVE_GOLD,
    OBJECTIVE_KIND,
    OBJECTIVE_TOKENS,
    OBJECTIVE_USES,
    OBJECTIVES,
)
from ..state import OPEN, USED, State, game
from .card_effects import (
    comes_true,
    does_something,
    gain_actions,
    gain_gold,
    is_counted_on,
    refuse_effect,
)
from .cards import (
    check_end_trigger,
    return_card,
)
from .cubes import exhaust
from .naval import available, lacks_exploration_tokens, pay_tokens_of
from .shift_end import (
    SHIFT_END,
    action_goes_first,
    end_shift,
    offer_shift_ends,
    refuse_shift_ends,
)

ACTIVATE = game.verb("activate:<card>")
OBJECTIVE = game.verb("objective:<objective>")
CARD = game.verb("card:<card>")


@game.note
def activated(s: State, p: int, card: int) -> None: ...


@game.note
def used_objective(s: State, p: int, objective: int) -> None: ...


@game.note
def paid_gold(s: State, p: int, amount: int) -> None: ...


@game.refusal("7.2")
def activated_already(out: Options, option: int) -> None: ...


@game.refusal("7.3")
def objective_used_already(out: Options, option: int) -> None: ...


@game.refusal("7.3.1")
def lacks_tokens_and_gold(
    out: Options, option: int, needed: int, have: int, gold_needed: int, gold: int
) -> None: ...  # fmt: skip


@game.refusal("7.3.2")
def lacks_cube_in_district(out: Options, option: int, population: int) -> None: ...


@game.refusal("8.5")
def counts_at_the_end(out: Options, option: int) -> None: ...


@game.refusal("7.3.4")
def works_by_itself(out: Options, option: int) -> None: ...


@game.refusal("6.2")
def no_hand_card(out: Options, option: int) -> None: ...


@game.refusal("7.1")
def between_actions_only(out: Options, option: int) -> None: ...


@game.refusal("4.3")
def nothing_done_yet(out: Options, option: int) -> None: ...


def offer_free_actions(s: State, p: int, within_action: bool, out: Options) -> None:
    """Activated cards, objectives (within an action only Aarhant) and shift ends (7.1)."""
    offer_activations(s, p, out)
    refuse_used_cards(s, p, out)
    for place in range(IN_PLAY):
        offer_objective(s, p, s.objective[place], within_action, out)
    offer_shift_ends(s, p, out)


def offer_to_stop(s: State, p: int, stop: int, more: bool, out: Options) -> None:
    """Once an action has done something: to stop, and free actions while it can do more, perhaps by their help."""
    if s.units == 0:
        refuse_free_actions(s, p, out)
        nothing_done_yet(out, stop)
        return
    if more:
        offer_free_actions(s, p, True, out)
    offer(out, stop)


def refuse_free_actions(s: State, p: int, out: Options) -> None:
    """An action that has begun does something first, so that there is always a way on (7.1)."""
    for card in range(len(CARDS)):
        if s.card_face[card] == OPEN and s.card_owner[card] == p:
            action_goes_first(out, ACTIVATE + card)
    refuse_used_cards(s, p, out)
    for place in range(IN_PLAY):
        if has_effect(s.objective[place]):
            action_goes_first(out, OBJECTIVE + s.objective[place])
        else:
            refuse_without_effect(s.objective[place], out)
    refuse_shift_ends(s.player[p], out)


def take_free_action(s: State, p: int, verb: int, item: int) -> None:
    """Do what was chosen."""
    if verb == SHIFT_END:
        end_shift(s, p, item)
    elif verb == ACTIVATE:
        activate(s, p, item)
    else:
        use_objective(s, p, item)


# ---------------------------------------------------------------- 7.2 population cards


def offer_activations(s: State, p: int, out: Options) -> None:
    """Every open card of the tableau whose effect can do something now (12.25)."""
    left = s.player[p].open_cards
    for card in range(len(CARDS)):
        if left == 0:
            return
        if s.card_face[card] == OPEN and s.card_owner[card] == p:
            left -= 1
            if does_something(s, p, EFFECT[card], card):
                offer(out, ACTIVATE + card)
            else:
                refuse_effect(s, p, EFFECT[card], card, out, ACTIVATE + card)


def refuse_used_cards(s: State, p: int, out: Options) -> None:
    """The effect of a card comes once."""
    for card in range(len(CARDS)):
        if s.card_face[card] == USED and s.card_owner[card] == p:
            activated_already(out, ACTIVATE + card)


def activate(s: State, p: int, card: int) -> None:
    """Turn the card over and have its effect."""
    s.card_face[card] = USED
    s.player[p].open_cards -= 1
    activated(s, p, card)
    comes_true(s, p, EFFECT[card], card)


# ---------------------------------------------------------------- 7.3 objective cards


def has_effect(objective: int) -> bool:
    """Whether an objective is used by choosing it; Beryl O'Mara is not."""
    return OBJECTIVE_KIND[objective] == BY_EFFECT and objective != BERYL_OMARA


def refuse_without_effect(objective: int, out: Options) -> None:
    """An objective that scores at the end, or Beryl O'Mara."""
    if objective == BERYL_OMARA:
        works_by_itself(out, OBJECTIVE + objective)
    else:
        counts_at_the_end(out, OBJECTIVE + objective)


def offer_objective(s: State, p: int, objective: int, within_action: bool, out: Options) -> None:
    """An objective in play: it has an effect, can be paid and was not used in this turn."""
    if not has_effect(objective):
        refuse_without_effect(objective, out)
    elif within_action and objective != AARHANT:
        between_actions_only(out, OBJECTIVE + objective)
    elif s.objective_used[objective] == OBJECTIVE_USES[objective]:
        objective_used_already(out, OBJECTIVE + objective)
    elif not can_afford(s, p, objective):
        refuse_price(s, p, objective, out)
    elif not finds_its_object(s, p, objective):
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


def refuse_price(s: State, p: int, objective: int, out: Options) -> None:
    """Say all that an objective asks for, and what there is of it."""
    have = available(s, p, EXPLORATION)
    gold = s.player[p].gold
    if OBJECTIVE_CUBE[objective] >= 0:
        lacks_cube_in_district(out, OBJECTIVE + objective, OBJECTIVE_CUBE[objective])
    elif OBJECTIVE_GOLD[objective] > 0:
        lacks_tokens_and_gold(
            out, OBJECTIVE + objective, OBJECTIVE_TOKENS[objective], have, OBJECTIVE_GOLD[objective], gold
        )
    else:
        lacks_exploration_tokens(out, OBJECTIVE + objective, OBJECTIVE_TOKENS[objective], have)


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
    comes_into_play(s, p, objective)


@game.effects(OBJECTIVES)
def comes_into_play(s: State, p: int, objective: int) -> None:
    """Have the effect of an objective that is used; most only count at the end."""


@game.effects(OBJECTIVES)
def finds_its_object(s: State, p: int, objective: int) -> bool:
    """Whether there is what an objective is used on; most are used on nothing."""
    return True


@comes_into_play.of("alonso_graves")
def alonso_graves(s: State, p: int, objective: int) -> None:
    """One more action in this turn."""
    gain_actions(s, p, OBJECTIVE_ACTIONS[objective])


@comes_into_play.of("aarhant")
def aarhant(s: State, p: int, objective: int) -> None:
    """Gold for the investor."""
    gain_gold(s, p, OBJECTIVE_GAIN[objective])


@comes_into_play.of("the_editor")
def the_editor(s: State, p: int, objective: int) -> None:
    """A hand card goes under its deck."""
    editor_card(s, p)


@finds_its_object.of("the_editor")
def has_card_for_the_editor(s: State, p: int, objective: int) -> bool:
    """There is a hand card."""
    return s.player[p].hand_size > 0


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


# ---------------------------------------------------------------- what free actions could still bring


def count_on_free_actions(s: State, p: int) -> None:
    """Have what open cards and Aarhant could bring at best, to see what would be possible then."""
    change_by_open_cards(s, p, 1)
    if aarhant_helps(s, p):
        s.player[p].gold += OBJECTIVE_GAIN[AARHANT]


def count_without_free_actions(s: State, p: int) -> None:
    """Take back what was only counted on."""
    if aarhant_helps(s, p):
        s.player[p].gold -= OBJECTIVE_GAIN[AARHANT]
    change_by_open_cards(s, p, -1)


def aarhant_helps(s: State, p: int) -> bool:
    """Whether an investor can be turned into gold."""
    unused = s.objective_used[AARHANT] < OBJECTIVE_USES[AARHANT]
    return s.in_play[AARHANT] == 1 and unused and s.player[p].district[INVESTOR] > 0


def change_by_open_cards(s: State, p: int, sign: int) -> None:
    """Add what the open cards can bring, or take it away: gold, tokens, cubes; upgraded cubes as if they were new."""
    me = s.player[p]
    left = me.open_cards
    for card in range(len(CARDS)):
        if left == 0:
            return
        if s.card_face[card] != OPEN or s.card_owner[card] != p:
            continue
        left -= 1
        is_counted_on(s, p, EFFECT[card], card, sign)
