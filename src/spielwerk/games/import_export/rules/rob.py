"""The Rob action (5.4), with `vans`, `drugs` and `stem_cells`."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, roll

from ..cards import STEM_CELLS, VANS
from ..catalogue import (
    BY_EFFECT,
    BY_ROB,
    CARD_TYPE,
    CARDS,
    CONTAINER_LOADED,
    CONTAINER_PLACED,
    CONTAINER_ROBBED,
    COSTS,
    ISLAND_CARGO,
    ROB_USED,
    SHIPS,
)
from ..state import IN_PORT, ISLAND, MORE_ROBS, ON_BOARD, SHOWN, State, game
from .completing import settle_ship, taken_from
from .drawing import cards_left, show_top, tell_captain
from .events import NO_EFFECT, NOTHING, fire, notify, pay
from .free_options import had_free_options, offer_free, use_free
from .keys import (
    CARD,
    FREE,
    KEEP,
    OF_DRAW_PILE,
    OF_HAND,
    OF_ISLAND,
    PLACE,
    SHIP,
    SLOT,
    STOP,
)
from .limits import goods_room
from .loading import board, loadable_types, offer_slots
from .money import BANK, uses_effect
from .reasons import island_empty, piles_are_empty
from .ships import at_sea_with_cargo, ship_not_at_sea, take_off, wild_types, zone_of
from .storing import TO_GOODS, add_good, discard
from .zones import hand_of, has, nth, offer_zone, put

FROM_ELSEWHERE = ISLAND_CARGO + 1
"""Robbed neither from a ship nor from the island."""


@game.note
def robbed(s: State, p: int, card: int, cargo: int) -> None: ...


@game.note
def robbed_hand(s: State, p: int, card: int, other: int) -> None: ...


@game.note
def robbed_draw_pile(s: State, p: int) -> None: ...


@game.refusal("5.4")
def ship_in_port(out: Options, option: int) -> None: ...


@game.refusal("5.4")
def ship_empty(out: Options, option: int) -> None: ...


@game.refusal("12.13")
def other_hand_empty(out: Options, option: int) -> None: ...


def can_rob_ship(s: State, p: int, ship: int) -> bool:
    """Ships at sea with cargo; with `vans` also those in port."""
    if at_sea_with_cargo(s, ship):
        return True
    return s.ship_place[ship] == IN_PORT and s.count[ON_BOARD + ship] > 0 and has(s, p, VANS)


def offer_ships_to_rob(s: State, p: int, out: Options) -> None:
    """Every ship a player can take a container from by robbing."""
    for ship in range(len(SHIPS)):
        if can_rob_ship(s, p, ship):
            offer(out, SHIP + ship)
        elif s.count[ON_BOARD + ship] == 0:
            ship_empty(out, SHIP + ship)
        elif s.ship_place[ship] == IN_PORT:
            ship_in_port(out, SHIP + ship)
        else:
            ship_not_at_sea(out, SHIP + ship)


def can_rob(s: State, p: int) -> bool:
    """Whether there is anything to rob."""
    if s.count[ISLAND] > 0:
        return True
    for ship in range(len(SHIPS)):
        if can_rob_ship(s, p, ship):
            return True
    return has(s, p, VANS)


@game.decision(SHIP, OF_ISLAND, OF_DRAW_PILE, OF_HAND, STOP, FREE)
class rob_target:
    """Whom or what do you rob?"""

    @staticmethod
    def options(s: State, p: int, actions_left: int, effect_card: int, out: Options) -> None:
        offer_ships_to_rob(s, p, out)
        if s.count[ISLAND] > 0:
            offer(out, OF_ISLAND)
        else:
            island_empty(out, OF_ISLAND)
        if has(s, p, VANS):
            offer_van_targets(s, p, out)
        offer(out, STOP)
        offer_free(s, p, effect_card, out)

    @staticmethod
    def take(s: State, p: int, actions_left: int, effect_card: int, verb: int, item: int) -> None:
        if verb == FREE:
            use_free(s, p, item)
            rob_target(s, p, actions_left, effect_card)
            return
        had_free_options(s, p, effect_card)
        if verb == STOP:
            return
        origin = FROM_ELSEWHERE
        if verb in (SHIP, OF_ISLAND):
            origin = item if verb == SHIP else ISLAND_CARGO
            rob_container(s, p, origin, NO_EFFECT)
        elif verb == OF_DRAW_PILE:
            robbed_draw_pile(s, p)
            place_robbed(s, p, show_top(s, p), FROM_ELSEWHERE)
        else:
            rob_hand(s, p, item)
        rob_action_used(s, p, origin)
        if actions_left > 1:
            rob_target(s, p, actions_left - 1, effect_card)


def offer_van_targets(s: State, p: int, out: Options) -> None:
    """`vans`: also the draw pile and every other hand."""
    if cards_left(s) > 0:
        offer(out, OF_DRAW_PILE)
    else:
        piles_are_empty(out, OF_DRAW_PILE)
    for distance in range(1, s.seats):
        other = (p + distance) % s.seats
        if s.count[hand_of(s, other)] > 0:
            offer(out, OF_HAND + other)
        else:
            other_hand_empty(out, OF_HAND + other)


@game.decision(CARD)
class rob_container:
    """Which container do you rob?"""

    @staticmethod
    def options(s: State, p: int, cargo: int, effect_card: int, out: Options) -> None:
        offer_zone(s, zone_of(cargo), -1, CARD, out)

    @staticmethod
    def take(s: State, p: int, cargo: int, effect_card: int, verb: int, item: int) -> None:
        take_off(s, item, SHOWN)
        robbed(s, p, item, cargo)
        place_robbed(s, p, item, cargo)


def random_hand_card(s: State, p: int) -> int:
    """A card of a hand that is not empty, by chance."""
    return nth(s, hand_of(s, p), roll(s, s.count[hand_of(s, p)]))


def rob_hand(s: State, p: int, other: int) -> None:
    """`vans`: a random card of another hand, shown to all."""
    card = random_hand_card(s, other)
    put(s, card, SHOWN)
    tell_captain(s, SHOWN)
    robbed_hand(s, p, card, other)
    place_robbed(s, p, card, FROM_ELSEWHERE)


def place_robbed(s: State, p: int, card: int, origin: int) -> None:
    """A robbed card is loaded or discarded, or kept with `stem_cells`; an emptied ship comes home."""
    if has(s, p, STEM_CELLS) and s.player[p].credits >= COSTS[STEM_CELLS] and goods_room(s, p, CARD_TYPE[card]):
        keep_or_load(s, p, STEM_CELLS, card, origin)
    else:
        load_robbed(s, p, card, origin)
    taken_from(s, origin)


@game.decision(PLACE, KEEP)
class keep_or_load:
    """Keep the robbed container as a good for credits, or load or discard it as usual?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, card: int, origin: int, out: Options) -> None:
        offer(out, PLACE + TO_GOODS)
        offer(out, KEEP)

    @staticmethod
    def take(s: State, p: int, effect_card: int, card: int, origin: int, verb: int, item: int) -> None:
        if verb == PLACE:
            keep_robbed(s, p, card, origin)
        else:
            load_robbed(s, p, card, origin)


def load_robbed(s: State, p: int, card: int, origin: int) -> None:
    """It must be loaded if there is a slot on another ship than it came from; otherwise it is discarded."""
    if loadable_types(s, p, wild_types(s, p), origin) >> CARD_TYPE[card] & 1:
        rob_slot(s, p, card, origin)
    else:
        discard(s, p, card)
        fire(s, p, CONTAINER_ROBBED, card, origin)


def keep_robbed(s: State, p: int, card: int, origin: int) -> None:
    """`stem_cells`: pay to keep a robbed card as a good."""
    uses_effect(s, p, STEM_CELLS)
    pay(s, p, COSTS[STEM_CELLS], BANK)
    add_good(s, p, card, BY_EFFECT)
    fire(s, p, CONTAINER_ROBBED, card, origin)


@game.decision(SLOT)
class rob_slot:
    """For which contract do you load the robbed container?"""

    @staticmethod
    def options(s: State, p: int, card: int, origin: int, out: Options) -> None:
        offer_slots(s, p, card, wild_types(s, p), origin, out)

    @staticmethod
    def take(s: State, p: int, card: int, origin: int, verb: int, item: int) -> None:
        board(s, p, card, item)
        fire(s, p, CONTAINER_LOADED, card, BY_ROB)
        fire(s, p, CONTAINER_ROBBED, card, origin)
        settle_ship(s, item // len(CARDS))


@game.step
def rob_action_used(s: State, p: int, origin: int) -> None:
    """A Rob action has taken its container: `drugs` may take another, then everybody reacts."""
    s.player[p].robs = min(s.player[p].robs + 1, MORE_ROBS)
    fire(s, p, CONTAINER_PLACED, NOTHING, origin)
    notify(s, p, ROB_USED, NOTHING, origin)
