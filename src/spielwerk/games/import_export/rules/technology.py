"""Technology cards (10.1): what they do beside the modifiers read by the actions."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..cards import ROBOT_CATS, WIND_TURBINES
from ..catalogue import (
    ANYTIME,
    BY_EFFECT,
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
    param,
)
from ..state import CONTRACTS, FIRST_OF_PAIR, ON_BOARD, SECOND_OF_PAIR, State, game
from .choices import (
    STOPPED,
    answered,
    choose_card,
    choose_container,
    choose_place,
    chosen,
    container_chosen,
    effect_yes_no,
    offers,
    offers_places,
    place_chosen,
)
from .completing import settle_ship, taken_from
from .deliver import pick_up
from .drawing import BY_NANOBOTS, PLAIN, draw
from .events import completes, fire, pay, reacts, resolve_once
from .free_options import begins, explain_useless, useful
from .gifts import BANK_GIVES, give
from .keys import CARD, PLACE, STOP
from .limits import goods_room_without, import_room_without
from .load import load_action_useful, load_by_effect, load_card
from .loading import (
    ONE_CARD,
    board,
    can_load_from_hand,
    load_slot,
    nothing_takes_type,
)
from .money import BANK, gain, no_use, uses_effect
from .reasons import no_good_of_type
from .ships import at_sea_with_cargo
from .storing import (
    TO_LOAD,
    discard,
    offer_goods,
    offer_imports,
    store,
    to_hand,
    to_island,
)
from .taking import loadable
from .zones import (
    count_type,
    goods_count,
    goods_of,
    hand_of,
    is_completed,
    leave_area,
    offer_zone,
    refresh_effects,
)

COPY_RANK = param("wind_turbines", "max_rank")
NO_CARD = -1


@game.note
def copies(s: State, p: int, effect_card: int) -> None: ...


@game.refusal("6.5")
def nowhere_to_go(out: Options, option: int) -> None: ...


@game.refusal("7.13")
def not_itself(out: Options, option: int) -> None: ...


@game.refusal("7.13")
def rank_too_high(out: Options, option: int, have: int, most: int) -> None: ...


@game.refusal("7.13")
def works_elsewhere(out: Options, option: int) -> None: ...


@game.refusal("7.9")
def only_one_of_type(out: Options, option: int, goods_type: int) -> None: ...


# ---------------------------------------------------------------- autonomous cars


@offers.of("autonomous_cars")
def hand_cards_to_sell(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    offer_zone(s, hand_of(s, p), -1, CARD, out)


@chosen.of("autonomous_cars")
def sell_to_island(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    uses_effect(s, p, effect)
    to_island(s, p, card)
    gain(s, p, CREDITS[effect])


# ---------------------------------------------------------------- batteries


@reacts.of("batteries")
def batteries_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if not s.used & MARK[card] and s.player[p].credits >= COSTS[effect] and can_load_from_hand(s, p, effect):
        effect_yes_no(s, p, effect, card, 0, 0)


@answered.of("batteries")
def pay_for_loading(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    uses_effect(s, p, effect)
    s.used |= MARK[subject]
    pay(s, p, COSTS[effect], BANK)
    load_card(s, p, 1, effect)


# ---------------------------------------------------------------- laptops


@reacts.of("laptops")
def laptops_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if technology_loaded(s, subject, detail):
        give(s, p, effect, BANK_GIVES)


def technology_loaded(s: State, contract: int, ship: int) -> bool:
    """Whether a technology container was loaded for a contract of this ship."""
    if ship < 0:
        return False
    card = s.last[ON_BOARD + ship]
    for _ in range(s.count[ON_BOARD + ship]):
        card = s.following[card]
        if s.for_contract[card] == contract and CARD_TYPE[card] == TECHNOLOGY:
            return True
    return False


# ---------------------------------------------------------------- nanobots, satellite, game consoles


@reacts.of("nanobots")
def nanobots_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if detail != BY_NANOBOTS and load_action_useful(s, p, effect):
        load_card(s, p, 1, effect)


@reacts.of("satellite")
def satellite_reacts(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    effect_yes_no(s, p, effect, 0, 0, 0)


@answered.of("satellite")
def draw_and_load(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    uses_effect(s, p, effect)
    draw(s, p, DRAWS[effect], PLAIN)
    load_by_effect(s, p, effect)


@reacts.of("game_consoles")
def consoles_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    extra = goods_count(s, p, TECHNOLOGY) // PER_GOODS[effect]
    if extra > 0 and can_load_from_hand(s, p, effect):
        load_card(s, p, extra, effect)


# ---------------------------------------------------------------- robot cats


@offers.of("robot_cats")
def pairs_to_load(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    """Hand cards whose type is there twice; after the first card those of its type."""
    first = half_pair(s, s.zone[subject] - CONTRACTS)
    if first != NO_CARD:
        offer_zone(s, hand_of(s, p), CARD_TYPE[first], CARD, out)
        return
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        if count_type(s, hand_of(s, p), CARD_TYPE[card]) > 1:
            offer(out, CARD + card)
        else:
            only_one_of_type(out, CARD + card, CARD_TYPE[card])


@chosen.of("robot_cats")
def load_pair(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    """The first card goes on board for the contract, then the second one into the same slot."""
    contract, source = subject, detail
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


def half_pair(s: State, ship: int) -> int:
    """The first card of a pair that still waits for the second one; -1 for none."""
    last = s.last[ON_BOARD + ship]
    return last if last >= 0 and s.pairing[last] == FIRST_OF_PAIR else NO_CARD


# ---------------------------------------------------------------- segways


@useful.of("segways")
def segways_useful(s: State, p: int, effect: int) -> bool:
    """Whether the card has a place to go to: imports, goods, or an open slot."""
    return import_room_without(s, p, effect) or goods_room_without(s, p, effect) or loadable(s, p, effect)


@explain_useless.of("segways")
def segways_useless(s: State, p: int, effect: int, key: int, out: Options) -> None:
    nowhere_to_go(out, key)


@begins.of("segways")
def segways_leave(s: State, p: int, effect: int, card: int) -> None:
    leave_area(s, card)
    choose_place(s, p, effect, card, -1)


@offers_places.of("segways")
def segways_places(s: State, p: int, effect: int, card: int, out: Options) -> None:
    offer_imports(s, p, out)
    offer_goods(s, p, card, out)
    if loadable(s, p, card):
        offer(out, PLACE + TO_LOAD)
    else:
        nothing_takes_type(out, PLACE + TO_LOAD, CARD_TYPE[card])


@place_chosen.of("segways")
def segways_placed(s: State, p: int, effect: int, card: int, origin: int, place: int) -> None:
    if place == TO_LOAD:
        load_slot(s, p, card, effect, ONE_CARD)
    else:
        store(s, p, card, place, BY_EFFECT)


# ---------------------------------------------------------------- telescopes


@useful.of("telescopes")
def telescopes_useful(s: State, p: int, effect: int) -> bool:
    return s.goods_tally[s.player[p].port, TECHNOLOGY] > 0


@explain_useless.of("telescopes")
def telescopes_useless(s: State, p: int, effect: int, key: int, out: Options) -> None:
    no_good_of_type(out, key, TECHNOLOGY)


@offers.of("telescopes")
def goods_to_sell(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    offer_zone(s, goods_of(s, p), TECHNOLOGY, CARD, out)


@chosen.of("telescopes")
def sell_good(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    uses_effect(s, p, effect)
    discard(s, p, card)
    gain(s, p, CREDITS[effect])


# ---------------------------------------------------------------- usb sticks


@reacts.of("usb_sticks")
def usb_sticks_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if at_sea_with_cargo(s, detail):
        choose_container(s, p, effect, detail)


@container_chosen.of("usb_sticks")
def container_to_hand(s: State, p: int, effect: int, cargo: int, card: int) -> None:
    pick_up(s, p, card, cargo)
    to_hand(s, p, card)
    taken_from(s, cargo)


# ---------------------------------------------------------------- wind turbines


@completes.of("wind_turbines")
def turbines_complete(s: State, p: int, effect: int, card: int) -> None:
    """Choose the contract whose effect they copy, if there is one."""
    for other in range(len(CARDS)):
        if can_copy(s, other):
            choose_card(s, p, WIND_TURBINES, 0, 0)
            return
    no_use(s, p, WIND_TURBINES)


def can_copy(s: State, card: int) -> bool:
    """Any completed contract of rank 0 or 1 but the Wind Turbines and cards that work elsewhere."""
    return is_completed(s, card) and card != WIND_TURBINES and CARD_RANK[card] <= COPY_RANK and TIMING[card] != ANYTIME


@offers.of("wind_turbines")
def effects_to_copy(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    for card in range(len(CARDS)):
        if can_copy(s, card):
            offer(out, CARD + card)
        elif is_completed(s, card):
            explain_copy(card, out)
    offer(out, STOP)


def explain_copy(card: int, out: Options) -> None:
    """Say why the effect of a completed contract can't be copied."""
    if card == WIND_TURBINES:
        not_itself(out, CARD + card)
    elif CARD_RANK[card] > COPY_RANK:
        rank_too_high(out, CARD + card, CARD_RANK[card], COPY_RANK)
    else:
        works_elsewhere(out, CARD + card)


@chosen.of("wind_turbines")
def copy_effect(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    """An immediate effect happens now, a permanent one stays with the Wind Turbines."""
    if card == STOPPED:
        return
    copies(s, p, card)
    if TIMING[card] == ONCE:
        resolve_once(s, p, card, WIND_TURBINES)
    else:
        s.copied = card
        refresh_effects(s)
