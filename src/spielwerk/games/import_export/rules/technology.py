"""Technology cards (5.10): what they do beside the modifiers read by the actions."""

from __future__ import annotations

from spielwerk.games.import_export.cards import (
    AUTONOMOUS_CARS,
    BATTERIES,
    COMPACT_CARS,
    GAME_CONSOLES,
    LAPTOPS,
    NANOBOTS,
    ROBOT_CATS,
    SATELLITE,
    TELESCOPES,
    USB_STICKS,
    WIND_TURBINES,
)
from spielwerk.games.import_export.catalogue import (
    ANYTIME,
    CARD_RANK,
    CARD_TYPE,
    CARDS,
    CONTAINER_LOADED,
    COSTS,
    CREDITS,
    DRAWS,
    MARK,
    ONCE,
    PER_GOODS,
    TECHNOLOGY,
    TIMING,
    TYPES,
    param,
)
from spielwerk.games.import_export.rules.choices import STOPPED, choose_card, choose_container, effect_yes_no
from spielwerk.games.import_export.rules.completing import settle_ship
from spielwerk.games.import_export.rules.drawing import BY_NANOBOTS, PLAIN, REACTIVE, draw
from spielwerk.games.import_export.rules.events import NO_EFFECT, fire, pay, reacting_effect, resolve_once
from spielwerk.games.import_export.rules.keys import CARD, STOP
from spielwerk.games.import_export.rules.load import load_action_useful, load_card
from spielwerk.games.import_export.rules.loading import (
    EFFECT_LOAD,
    EXTRA,
    NANOBOTS_GRANT,
    PAID_EXTRA,
    board,
    can_load_from_hand,
)
from spielwerk.games.import_export.rules.money import BANK, effect_allowed, gain, uses_effect
from spielwerk.games.import_export.rules.ships import at_sea_with_cargo
from spielwerk.games.import_export.rules.storing import discard, to_island
from spielwerk.games.import_export.rules.zones import (
    count_type,
    goods_count,
    goods_of,
    hand_of,
    is_completed,
    offer_zone,
    refresh_effects,
)
from spielwerk.games.import_export.state import CONTRACTS, FIRST_OF_PAIR, ON_BOARD, SECOND_OF_PAIR, State, game
from spielwerk.kernel import Options, offer

COPY_RANK = param("wind_turbines", "max_rank")
NO_CARD = -1


@game.note
def copies(s: State, p: int, effect_card: int) -> None: ...


# ---------------------------------------------------------------- reactions


@game.step
def technology_reacts(s: State, p: int, card: int, subject: int, causer: int, detail: int) -> None:
    """A completed technology contract reacts to an event."""
    effect = reacting_effect(s, p, card)
    if effect == NO_EFFECT:
        return
    if effect == BATTERIES:
        if not s.used & MARK[card] and s.player[p].credits >= COSTS[BATTERIES] and can_load_from_hand(s, p, EXTRA):
            effect_yes_no(s, p, BATTERIES, card, 0, 0)
    elif effect == GAME_CONSOLES:
        extra = goods_count(s, p, TECHNOLOGY) // PER_GOODS[GAME_CONSOLES]
        if extra > 0 and can_load_from_hand(s, p, EXTRA):
            load_card(s, p, extra, EXTRA)
    elif effect == NANOBOTS:
        if detail != BY_NANOBOTS and load_action_useful(s, p):
            load_card(s, p, 1, NANOBOTS_GRANT)
    elif effect == SATELLITE:
        effect_yes_no(s, p, SATELLITE, 0, 0, 0)
    elif effect == USB_STICKS:
        if at_sea_with_cargo(s, detail):
            choose_container(s, p, USB_STICKS, detail)
    elif effect == COMPACT_CARS:
        draw_along(s, p, effect, detail)
    elif effect != LAPTOPS or technology_loaded(s, subject, detail):
        uses_effect(s, p, effect)
        draw(s, p, DRAWS[effect], PLAIN)


def draw_along(s: State, p: int, effect: int, way: int) -> None:
    """`compact_cars`, `lumber`: somebody else has drawn, and not because of such a card."""
    if way != REACTIVE:
        uses_effect(s, p, effect)
        draw(s, p, DRAWS[effect], REACTIVE)


def technology_loaded(s: State, contract: int, ship: int) -> bool:
    """`laptops`: whether a technology container was loaded for a contract of this ship."""
    if ship < 0:
        return False
    card = s.last[ON_BOARD + ship]
    for _ in range(s.count[ON_BOARD + ship]):
        card = s.following[card]
        if s.for_contract[card] == contract and CARD_TYPE[card] == TECHNOLOGY:
            return True
    return False


@game.step
def technology_answered(s: State, p: int, effect: int, card: int) -> None:
    """The player uses a technology effect."""
    uses_effect(s, p, effect)
    if effect == BATTERIES:
        s.used |= MARK[card]
        pay(s, p, COSTS[BATTERIES], BANK)
        load_card(s, p, 1, PAID_EXTRA)
    else:
        draw(s, p, DRAWS[SATELLITE], PLAIN)
        load_by_effect(s, p)


@game.step
def load_by_effect(s: State, p: int) -> None:
    """Load 1 container without an action, if the player likes."""
    if can_load_from_hand(s, p, EFFECT_LOAD):
        load_card(s, p, 1, EFFECT_LOAD)


# ---------------------------------------------------------------- choices of cards


def technology_offers(s: State, p: int, effect: int, contract: int, out: Options) -> None:
    """The cards a technology effect lets the player choose from."""
    if effect == TELESCOPES:
        offer_zone(s, goods_of(s, p), TECHNOLOGY, CARD, out)
    elif effect == AUTONOMOUS_CARS:
        offer_zone(s, hand_of(s, p), -1, CARD, out)
    elif effect == ROBOT_CATS:
        offer_pairs(s, p, half_pair(s, s.zone[contract] - CONTRACTS), out)
    else:
        offer_copies(s, out)


def half_pair(s: State, ship: int) -> int:
    """The first card of a pair that still waits for the second one; -1 for none."""
    last = s.last[ON_BOARD + ship]
    return last if last >= 0 and s.pairing[last] == FIRST_OF_PAIR else NO_CARD


def offer_pairs(s: State, p: int, first: int, out: Options) -> None:
    """Hand cards whose type is there twice; after the first card those of its type."""
    for goods_type in range(len(TYPES)):
        begun = first != NO_CARD and CARD_TYPE[first] == goods_type
        if begun or (first == NO_CARD and count_type(s, hand_of(s, p), goods_type) > 1):
            offer_zone(s, hand_of(s, p), goods_type, CARD, out)


def offer_copies(s: State, out: Options) -> None:
    """Completed contracts of low rank whose effect can be copied."""
    for card in range(len(CARDS)):
        if can_copy(s, card):
            offer(out, CARD + card)
    offer(out, STOP)


def can_copy(s: State, card: int) -> bool:
    """Any completed contract of rank 0 or 1 but the Wind Turbines and cards that work elsewhere."""
    return is_completed(s, card) and card != WIND_TURBINES and CARD_RANK[card] <= COPY_RANK and TIMING[card] != ANYTIME


@game.step
def technology_chosen(s: State, p: int, effect: int, contract: int, source: int, card: int) -> None:
    """What a technology effect does with the card."""
    if effect == TELESCOPES:
        uses_effect(s, p, TELESCOPES)
        discard(s, p, card)
        gain(s, p, CREDITS[TELESCOPES])
    elif effect == AUTONOMOUS_CARS:
        uses_effect(s, p, AUTONOMOUS_CARS)
        to_island(s, p, card)
        gain(s, p, CREDITS[AUTONOMOUS_CARS])
    elif effect == ROBOT_CATS:
        load_pair(s, p, contract, source, card)
    elif card != STOPPED:
        copy_effect(s, p, card)


def load_pair(s: State, p: int, contract: int, source: int, card: int) -> None:
    """`robot_cats`: the first card goes on board, then the second one into the same slot."""
    ship = s.zone[contract] - CONTRACTS
    first = half_pair(s, ship)
    board(s, p, card, ship * len(CARDS) + contract)
    if first == NO_CARD:
        s.pairing[card] = FIRST_OF_PAIR
        choose_card(s, p, ROBOT_CATS, contract, source)
        return
    s.pairing[card] = SECOND_OF_PAIR
    fire(s, p, CONTAINER_LOADED, first, source)
    fire(s, p, CONTAINER_LOADED, card, source)
    settle_ship(s, ship)


# ---------------------------------------------------------------- wind turbines


@game.step
def technology_completes(s: State, p: int) -> None:
    """`wind_turbines`: choose the contract whose effect they copy, if there is one."""
    if not effect_allowed(s):
        return
    for card in range(len(CARDS)):
        if can_copy(s, card):
            choose_card(s, p, WIND_TURBINES, 0, 0)
            return


def copy_effect(s: State, p: int, effect: int) -> None:
    """An immediate effect happens now, a permanent one stays with the Wind Turbines."""
    copies(s, p, effect)
    if TIMING[effect] == ONCE:
        resolve_once(s, p, effect, WIND_TURBINES)
    else:
        s.copied = effect
        refresh_effects(s)
