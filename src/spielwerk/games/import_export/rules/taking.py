"""Ships and containers chosen for an effect, and where the containers go (5.9 to 5.15)."""

from __future__ import annotations

from spielwerk.games.import_export.cards import (
    BAMBOO,
    COUNTERFEIT_MONEY,
    DRIED_FISH,
    DRUGS,
    JETS,
    OYSTERS,
    PAPER,
    PROTRACTORS,
    SEGWAYS,
    STEM_CELLS,
    USB_STICKS,
)
from spielwerk.games.import_export.catalogue import BY_DELIVERY, BY_EFFECT, CARD_TYPE, MARK, SHIPS
from spielwerk.games.import_export.rules.accepting import accept
from spielwerk.games.import_export.rules.choices import KEPT, choose_container, choose_place, choose_ship
from spielwerk.games.import_export.rules.completing import taken_from
from spielwerk.games.import_export.rules.contract import offer_ships_with_room
from spielwerk.games.import_export.rules.deliver import (
    deliver_take,
    delivery_size,
    offer_delivery_targets,
    pay_owner_fee,
    pick_up,
)
from spielwerk.games.import_export.rules.keys import CARD, KEEP, PLACE, SHIP, STOP
from spielwerk.games.import_export.rules.limits import goods_room, import_room
from spielwerk.games.import_export.rules.loading import EFFECT_LOAD, NO_SHIP_BARRED, load_slot, loadable_types
from spielwerk.games.import_export.rules.money import uses_effect
from spielwerk.games.import_export.rules.rob import keep_robbed, load_robbed, offer_ships_to_rob, rob_container
from spielwerk.games.import_export.rules.ships import any_cargo_at_sea, at_sea_with_cargo, zone_of
from spielwerk.games.import_export.rules.storing import (
    TO_GOODS,
    TO_HAND,
    TO_IMPORTS,
    TO_LOAD,
    add_good,
    offer_storing,
    store,
    to_hand,
)
from spielwerk.games.import_export.rules.zones import leave_area
from spielwerk.games.import_export.state import State, game
from spielwerk.kernel import Options, offer

WHOLE_DELIVERY = -1
"""In place of a card: a delivery alone, not a single container."""


# ---------------------------------------------------------------- ships


def is_acceptance(effect: int) -> bool:
    """Whether an effect accepts a contract for free."""
    return effect in (BAMBOO, DRIED_FISH, OYSTERS)


def offer_ships(s: State, p: int, effect: int, card: int, out: Options) -> None:
    """The ships an effect allows."""
    if is_acceptance(effect):
        offer_ships_with_room(s, p, card, out)
    elif effect == DRUGS:
        offer_ships_to_rob(s, p, out)
    elif card == WHOLE_DELIVERY:
        offer_delivery_targets(s, p, out)
    else:
        for ship in range(len(SHIPS)):
            if at_sea_with_cargo(s, ship):
                offer(out, SHIP + ship)
    if effect != DRIED_FISH and effect != OYSTERS:
        offer(out, STOP)


def ship_chosen(s: State, p: int, effect: int, card: int, cargo: int) -> None:
    """What an effect does with a ship."""
    if is_acceptance(effect):
        uses_effect(s, p, effect)
        if effect == BAMBOO:
            leave_area(s, card)
        accept(s, p, card, cargo)
    elif effect == DRUGS:
        uses_effect(s, p, effect)
        s.used |= MARK[card]
        rob_container(s, p, cargo)
    elif card == WHOLE_DELIVERY:
        uses_effect(s, p, effect)
        deliver_take(s, p, cargo, delivery_size(s, p), 0)
    else:
        choose_container(s, p, effect, cargo)


@game.step
def deliver_one(s: State, p: int, effect: int, card: int) -> None:
    """Deliver 1 container from a ship at sea, if the player likes (5.5)."""
    if any_cargo_at_sea(s):
        choose_ship(s, p, effect, card)


# ---------------------------------------------------------------- containers


def keepable(s: State, p: int, effect: int, card: int) -> bool:
    """Whether there is room for a container where an effect puts it; a delivery takes it in any case."""
    if effect == JETS:
        return goods_room(s, p, CARD_TYPE[card])
    if effect in (PAPER, PROTRACTORS):
        return import_room(s, p) or goods_room(s, p, CARD_TYPE[card])
    return True


def any_keepable(s: State, p: int, effect: int, cargo: int) -> bool:
    """Whether an effect can take any container of a ship."""
    card = s.last[zone_of(cargo)]
    for _ in range(s.count[zone_of(cargo)]):
        card = s.following[card]
        if keepable(s, p, effect, card):
            return True
    return False


def offer_containers(s: State, p: int, effect: int, cargo: int, out: Options) -> None:
    """The containers of a ship that an effect can take."""
    card = s.last[zone_of(cargo)]
    for _ in range(s.count[zone_of(cargo)]):
        card = s.following[card]
        if keepable(s, p, effect, card):
            offer(out, CARD + card)


def container_chosen(s: State, p: int, effect: int, cargo: int, card: int) -> None:
    """What an effect does with a container."""
    pick_up(s, p, card, cargo)
    if effect == JETS:
        add_good(s, p, card, BY_EFFECT)
    elif effect == USB_STICKS or (effect == COUNTERFEIT_MONEY and not loadable(s, p, card)):
        to_hand(s, p, card)
    else:
        choose_place(s, p, effect, card, cargo)
    taken_from(s, cargo)


def loadable(s: State, p: int, card: int) -> bool:
    """Whether an effect can load a card onto an own ship."""
    return loadable_types(s, p, 0, NO_SHIP_BARRED) >> CARD_TYPE[card] & 1 == 1


# ---------------------------------------------------------------- places


def offer_places(s: State, p: int, effect: int, card: int, out: Options) -> None:
    """Where an effect may put a card."""
    if effect == STEM_CELLS:
        offer(out, PLACE + TO_GOODS)
        offer(out, KEEP)
    elif effect == COUNTERFEIT_MONEY:
        offer(out, PLACE + TO_LOAD)
        offer(out, PLACE + TO_HAND)
    elif effect == SEGWAYS:
        if import_room(s, p):
            offer(out, PLACE + TO_IMPORTS)
        if goods_room(s, p, CARD_TYPE[card]):
            offer(out, PLACE + TO_GOODS)
        if loadable(s, p, card):
            offer(out, PLACE + TO_LOAD)
    else:
        offer_storing(s, p, card, True, out)


def place_chosen(s: State, p: int, effect: int, card: int, origin: int, place: int) -> None:
    """A card goes where the player wants it."""
    if place == TO_LOAD:
        load_slot(s, p, card, EFFECT_LOAD)
    elif place == TO_HAND:
        to_hand(s, p, card)
    elif place == KEPT:
        load_robbed(s, p, card, origin)
    elif effect == STEM_CELLS:
        keep_robbed(s, p, card, origin)
    elif effect in (SEGWAYS, PAPER, PROTRACTORS):
        store(s, p, card, place, BY_EFFECT)
    else:
        store(s, p, card, place, BY_DELIVERY)
        pay_owner_fee(s, p, origin)
