"""Cards of the extra sets (5.15)."""

from __future__ import annotations

from spielwerk.games.import_export.cards import (
    DELAYED_BOARD_GAMES,
    DRAGON_FRUIT,
    EXCLUSIVE_CARDS,
    LED_LAMPS,
    PICK_UP_STICKS,
    RARE_METALS,
    STOLEN_TIRES,
    STRETCH_GOALS,
    VACUUM_CLEANERS,
    WHOLE_GRAIN_WHEAT,
)
from spielwerk.games.import_export.catalogue import (
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
from spielwerk.games.import_export.rules.choices import choose_ship, choose_type, credits_or_cards, effect_yes_no
from spielwerk.games.import_export.rules.consumer import gain_and_draw
from spielwerk.games.import_export.rules.drawing import PLAIN, draw, stock_island
from spielwerk.games.import_export.rules.events import NO_EFFECT, pay, reacting_effect
from spielwerk.games.import_export.rules.free_options import exchange, free_acceptance, offer_exchange
from spielwerk.games.import_export.rules.granted import choose_action_type
from spielwerk.games.import_export.rules.keys import CARD
from spielwerk.games.import_export.rules.money import BANK, effect_allowed, gain, uses_effect
from spielwerk.games.import_export.rules.payments import demand_from_all
from spielwerk.games.import_export.rules.storing import add_good
from spielwerk.games.import_export.rules.taking import deliver_one
from spielwerk.games.import_export.rules.zones import goods_of, hand_of, offer_zone, put
from spielwerk.games.import_export.state import SHOWN, State, game
from spielwerk.kernel import Options, offer

STRETCH_ACTIONS = param("stretch_goals", "free_actions")
DELAY_PAYMENT = param("delayed_board_games", "pay")


@game.note
def extra_turn_won(s: State, p: int) -> None: ...


# ---------------------------------------------------------------- reactions


@game.step
def extra_reacts(s: State, p: int, card: int, subject: int, causer: int, detail: int) -> None:
    """A completed contract of an extra set reacts to an event."""
    effect = reacting_effect(s, p, card)
    if effect == NO_EFFECT:
        return
    if effect == WHOLE_GRAIN_WHEAT:
        credits_or_cards(s, p, WHOLE_GRAIN_WHEAT)
    elif effect == DRAGON_FRUIT:
        if s.announced == ROB:
            credits_or_cards(s, p, DRAGON_FRUIT)
    elif effect == STOLEN_TIRES:
        gain_and_draw(s, p, STOLEN_TIRES)
        restock(s)
    elif effect != RARE_METALS or completes_both(s, detail):  # stolen rice, rare metals
        gain_and_draw(s, p, effect)


@game.step
def restock(s: State) -> None:
    """Stock the island."""
    stock_island(s)


def completes_both(s: State, ship: int) -> bool:
    """`rare_metals`: a technology and a consumer contract on one ship."""
    types = 0
    for card in range(len(CARDS)):
        if s.completed_on[card] == ship:
            types |= 1 << CARD_TYPE[card]
    return types >> TECHNOLOGY & types >> CONSUMER & 1 == 1


# ---------------------------------------------------------------- completion


@game.step
def extra_completes(s: State, p: int, effect: int, card: int) -> None:
    """An effect of an extra set that comes once."""
    if not effect_allowed(s):
        return
    if effect == PICK_UP_STICKS:
        gain_and_draw(s, p, PICK_UP_STICKS)
        deliver_one(s, p, PICK_UP_STICKS, card)
    elif effect == VACUUM_CLEANERS:
        uses_effect(s, p, VACUUM_CLEANERS)
        demand_from_all(s, p, VACUUM_CLEANERS)
    elif effect == DELAYED_BOARD_GAMES:
        delay(s, p)
    elif effect == STRETCH_GOALS or s.player[p].credits >= COSTS[EXCLUSIVE_CARDS]:
        effect_yes_no(s, p, effect, card, 0, 0)


def delay(s: State, p: int) -> None:
    """`delayed_board_games`: all others pay, and the owner's next turn as captain is followed by another."""
    uses_effect(s, p, DELAYED_BOARD_GAMES)
    for distance in range(1, s.seats):
        pay(s, (p + distance) % s.seats, DELAY_PAYMENT, BANK)
    s.player[p].extra_turn_won = 1
    extra_turn_won(s, p)


@game.step
def extra_answered(s: State, p: int, effect: int, card: int) -> None:
    """The player uses an effect of an extra set."""
    uses_effect(s, p, effect)
    if effect == STRETCH_GOALS:
        for distance in range(s.seats):
            stretch(s, (p + distance) % s.seats, card)
        choose_action_type(s, p, STRETCH_GOALS, STRETCH_ACTIONS)
    else:
        pay(s, p, COSTS[EXCLUSIVE_CARDS], BANK)
        choose_type(s, p, EXCLUSIVE_CARDS, 1)


@game.step
def stretch(s: State, p: int, card: int) -> None:
    """`stretch_goals`: every player draws, gains and may deliver."""
    gain(s, p, CREDITS[STRETCH_GOALS])
    draw(s, p, DRAWS[STRETCH_GOALS], PLAIN)
    deliver_one(s, p, STRETCH_GOALS, card)


# ---------------------------------------------------------------- choices of cards


def extra_offers(s: State, p: int, effect: int, given: int, out: Options) -> None:
    """The cards an effect of an extra set lets a player choose from."""
    if effect == LED_LAMPS:
        offer_exchange(s, p, LED_LAMPS, given, out)
    elif effect == VACUUM_CLEANERS:
        offer_zone(s, goods_of(s, p), LUXURY, CARD, out)
    else:  # oysters
        card = s.last[hand_of(s, p)]
        for _ in range(s.count[hand_of(s, p)]):
            card = s.following[card]
            if CARD_TYPE[card] == LUXURY and free_acceptance(s, p, card):
                offer(out, CARD + card)


@game.step
def extra_chosen(s: State, p: int, effect: int, a: int, card: int) -> None:
    """What an effect of an extra set does with the card."""
    if effect == LED_LAMPS:
        exchange(s, p, LED_LAMPS, a, card)
    elif effect == VACUUM_CLEANERS:
        add_good(s, a, card, BY_EFFECT)
    else:
        put(s, card, SHOWN)
        choose_ship(s, p, effect, card)
