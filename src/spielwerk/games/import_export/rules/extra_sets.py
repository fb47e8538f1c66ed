"""Cards of the extra sets (9.2 to 9.5)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..cards import STRETCH_GOALS
from ..catalogue import (
    BY_EFFECT,
    CARD_TYPE,
    CARDS,
    CONSUMER,
    COSTS,
    CREDITS,
    DRAWS,
    LUXURY,
    ROB,
    TECHNOLOGY,
    param,
)
from ..state import SHOWN, State, game
from .accepting import explain_contract, free_acceptance
from .choices import (
    answered,
    choose_ship,
    choose_type,
    chosen,
    credits_or_cards,
    effect_yes_no,
    offers,
)
from .drawing import PLAIN, draw, stock_island
from .events import completes, pay, reacts
from .free_options import explain_useless, useful
from .gifts import BANK_GIVES, gain_and_draw, give, hands_out, most_cards
from .granted import choose_action_type
from .keys import CARD
from .money import BANK, gain, no_use, uses_effect
from .payments import demand_from_all
from .reasons import no_card_of_type, wrong_type
from .storing import add_good
from .taking import deliver_one
from .zones import count_type, goods_of, hand_of, offer_zone, put

STRETCH_ACTIONS = param("stretch_goals", "free_actions")
DELAY_PAYMENT = param("delayed_board_games", "pay")


@game.note
def extra_turn_won(s: State, p: int) -> None: ...


@game.refusal("5.1")
def none_acceptable(out: Options, option: int, goods_type: int) -> None: ...


# ---------------------------------------------------------------- delayed board games


@completes.of("delayed_board_games")
def delay(s: State, p: int, effect: int, card: int) -> None:
    """All others pay, and the owner's next turn as captain is followed by another."""
    uses_effect(s, p, effect)
    for distance in range(1, s.seats):
        pay(s, (p + distance) % s.seats, DELAY_PAYMENT, BANK)
    s.player[p].extra_turn_won = 1
    extra_turn_won(s, p)


# ---------------------------------------------------------------- dragon fruit, whole grain wheat


@reacts.of("dragon_fruit")
def dragon_fruit_reacts(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if s.announced == ROB:
        credits_or_cards(s, p, effect)


@reacts.of("whole_grain_wheat")
def wheat_reacts(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    credits_or_cards(s, p, effect)


# ---------------------------------------------------------------- exclusive cards


@completes.of("exclusive_cards")
def exclusive_cards_complete(s: State, p: int, effect: int, card: int) -> None:
    if s.player[p].credits >= COSTS[effect]:
        effect_yes_no(s, p, effect, card, 0, 0)
    else:
        no_use(s, p, effect)


@answered.of("exclusive_cards")
def pay_for_drawing(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    uses_effect(s, p, effect)
    pay(s, p, COSTS[effect], BANK)
    choose_type(s, p, effect, 1)


# ---------------------------------------------------------------- oysters


@useful.of("oysters")
def oysters_useful(s: State, p: int, effect: int) -> bool:
    """Whether a player holds a luxury contract that can be accepted."""
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        if CARD_TYPE[card] == LUXURY and free_acceptance(s, p, card):
            return True
    return False


@explain_useless.of("oysters")
def oysters_useless(s: State, p: int, effect: int, key: int, out: Options) -> None:
    if count_type(s, hand_of(s, p), LUXURY) == 0:
        no_card_of_type(out, key, LUXURY)
    else:
        none_acceptable(out, key, LUXURY)


@offers.of("oysters")
def luxury_to_accept(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        if CARD_TYPE[card] != LUXURY:
            wrong_type(out, CARD + card, LUXURY)
        elif free_acceptance(s, p, card):
            offer(out, CARD + card)
        else:
            explain_contract(s, p, card, CARD + card, False, out)


@chosen.of("oysters")
def choose_ship_for_luxury(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    put(s, card, SHOWN)
    choose_ship(s, p, effect, card)


# ---------------------------------------------------------------- pick-up sticks


@completes.of("pick_up_sticks")
def sticks_complete(s: State, p: int, effect: int, card: int) -> None:
    give(s, p, effect, BANK_GIVES)
    deliver_one(s, p, effect, card)


# ---------------------------------------------------------------- rare metals


@reacts.of("rare_metals")
def rare_metals_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if completes_both(s, detail):
        give(s, p, effect, BANK_GIVES)


def completes_both(s: State, ship: int) -> bool:
    """A technology and a consumer contract on one ship."""
    types = 0
    for card in range(len(CARDS)):
        if s.completed_on[card] == ship:
            types |= 1 << CARD_TYPE[card]
    return types >> TECHNOLOGY & types >> CONSUMER & 1 == 1


# ---------------------------------------------------------------- stolen tires


@most_cards.of("stolen_tires")
def most_cards_of_tires(effect: int) -> int:
    """One more for the island."""
    return DRAWS[effect] + 1


@hands_out.of("stolen_tires")
def tires_give(s: State, p: int, effect: int) -> None:
    gain_and_draw(s, p, effect, PLAIN)
    restock(s)


@game.step
def restock(s: State) -> None:
    """Stock the island."""
    stock_island(s)


# ---------------------------------------------------------------- stretch goals


@completes.of("stretch_goals")
def goals_complete(s: State, p: int, effect: int, card: int) -> None:
    effect_yes_no(s, p, effect, card, 0, 0)


@answered.of("stretch_goals")
def stretch_all(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    uses_effect(s, p, effect)
    for away in range(s.seats):
        stretch(s, (p + away) % s.seats, subject)
    choose_action_type(s, p, effect, STRETCH_ACTIONS)


@game.step
def stretch(s: State, p: int, card: int) -> None:
    """Every player draws, gains and may deliver."""
    gain(s, p, CREDITS[STRETCH_GOALS])
    draw(s, p, DRAWS[STRETCH_GOALS], PLAIN)
    deliver_one(s, p, STRETCH_GOALS, card)


# ---------------------------------------------------------------- vacuum cleaners


@completes.of("vacuum_cleaners")
def cleaners_complete(s: State, p: int, effect: int, card: int) -> None:
    uses_effect(s, p, effect)
    demand_from_all(s, p, effect)


@offers.of("vacuum_cleaners")
def luxury_goods_to_give(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    offer_zone(s, goods_of(s, p), LUXURY, CARD, out)


@chosen.of("vacuum_cleaners")
def give_luxury_good(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    add_good(s, subject, card, BY_EFFECT)
