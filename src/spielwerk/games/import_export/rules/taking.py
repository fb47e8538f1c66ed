"""Ships and containers chosen for an effect, and where the containers go (7.11)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import BY_DELIVERY, CARD_TYPE, DELIVERY_RESOLVED
from ..state import State, game
from .accepting import accept, offer_ships_with_room
from .choices import (
    choose_container,
    choose_place,
    choose_ship,
    container_chosen,
    offers_ships,
    place_chosen,
    ship_chosen,
)
from .completing import taken_from
from .deliver import (
    deliver_take,
    delivery_size,
    offer_delivery_targets,
    offer_ships_at_sea,
    pay_owner_fee,
    pick_up,
)
from .events import fire
from .keys import STOP
from .loading import NO_SHIP_BARRED, loadable_types
from .money import no_use, uses_effect
from .reasons import must_choose
from .ships import any_cargo_at_sea
from .storing import store

WHOLE_DELIVERY = -1
"""In place of a card: a delivery alone, not a single container."""
NO_ACTION = 0
"""A delivery of 1 container is no Deliver action: `cannabis` has no part in it, but `protractors` have."""


# ---------------------------------------------------------------- deliveries


@offers_ships.of("eyeglasses", "platinum_rings", "stretch_goals", "paper", "pick_up_sticks")
def ships_to_deliver_from(s: State, p: int, effect: int, card: int, out: Options) -> None:
    if card == WHOLE_DELIVERY:
        offer_delivery_targets(s, p, out)
    else:
        offer_ships_at_sea(s, out)
    offer(out, STOP)


@ship_chosen.of("eyeglasses", "platinum_rings", "stretch_goals", "paper", "pick_up_sticks")
def deliver_from_ship(s: State, p: int, effect: int, card: int, cargo: int) -> None:
    if card == WHOLE_DELIVERY:
        uses_effect(s, p, effect)
        deliver_take(s, p, cargo, delivery_size(s, p), 0)
    else:
        choose_container(s, p, effect, cargo)


@game.step
def deliver_one(s: State, p: int, effect: int, card: int) -> None:
    """Deliver 1 container from a ship at sea, if the player likes (7.11)."""
    if any_cargo_at_sea(s):
        choose_ship(s, p, effect, card)
    else:
        no_use(s, p, effect)


@container_chosen.of("stretch_goals", "pick_up_sticks", "paper", "protractors")
def store_container(s: State, p: int, effect: int, cargo: int, card: int) -> None:
    pick_up(s, p, card, cargo)
    choose_place(s, p, effect, card, cargo)
    taken_from(s, cargo)


@place_chosen.of("stretch_goals", "pick_up_sticks")
def delivered_to(s: State, p: int, effect: int, card: int, origin: int, place: int) -> None:
    store(s, p, card, place, BY_DELIVERY)
    pay_owner_fee(s, p, origin)
    fire(s, p, DELIVERY_RESOLVED, NO_ACTION, origin)


# ---------------------------------------------------------------- contracts for free


@offers_ships.of("dried_fish", "oysters")
def ships_for_contract(s: State, p: int, effect: int, card: int, out: Options) -> None:
    offer_ships_with_room(s, p, card, out)
    must_choose(out, STOP)


@ship_chosen.of("dried_fish", "oysters")
def accept_on_ship(s: State, p: int, effect: int, card: int, cargo: int) -> None:
    uses_effect(s, p, effect)
    accept(s, p, card, cargo)


# ---------------------------------------------------------------- loading what was taken


def loadable(s: State, p: int, card: int) -> bool:
    """Whether an effect can load a card onto an own ship."""
    return loadable_types(s, p, 0, NO_SHIP_BARRED) >> CARD_TYPE[card] & 1 == 1
