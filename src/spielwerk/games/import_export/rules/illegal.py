"""Illegal cards (10.4)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..cards import COUNTERFEIT_MONEY, DINOSAUR_BONES, STOLEN_RESEARCH, WIND_TURBINES
from ..catalogue import (
    BY_EFFECT,
    CARD_TYPE,
    CARDS,
    CREDITS,
    EFFECT_TYPE,
    ILLEGAL,
    MARK,
    SHIPS,
    SHIPS_PER_PORT,
    TAKES,
)
from ..state import (
    AT_SEA,
    COMPLETED,
    IN_PORT,
    ISLAND,
    ON_BOARD,
    State,
    game,
)
from .choices import (
    STOPPED,
    answered,
    choose_card,
    choose_container,
    choose_place,
    choose_ship,
    chosen,
    container_chosen,
    effect_yes_no,
    offers,
    offers_places,
    offers_ships,
    place_chosen,
    ship_chosen,
)
from .completing import NO_SHIP, complete_contract, taken_from
from .deliver import pick_up
from .events import completes, pay, reacts
from .gifts import (
    give,
    hands_out,
    most_credits,
    owes,
    purses_of_others,
)
from .keys import CARD, PLACE, STOP
from .limits import goods_full, goods_limit, goods_room
from .loading import ONE_CARD, load_slot
from .money import no_use, uses_effect
from .reasons import wrong_type
from .rob import can_rob_ship, offer_ships_to_rob, rob_container
from .ships import own_ship
from .storing import TO_HAND, TO_LOAD, add_good, to_hand, to_island
from .taking import loadable
from .zones import (
    completed_of,
    goods_count,
    hand_of,
    is_completed,
    offer_zone,
    replace,
)

GIVING, TAKING = range(2)
"""The two halves of `dinosaur_bones`."""
BY_ORIGINAL, BY_COPY = 1, 2
"""The bits for the two instances of `poison_bottles`."""


@game.refusal("7.13")
def own_contract(out: Options, option: int) -> None: ...


@game.note
def stole_research(s: State, p: int, card: int, other: int) -> None: ...


# ---------------------------------------------------------------- ammunition, dangerous animals


@most_credits.of("ammunition", "dangerous_animals", "machine_guns", "shotguns")
def most_credits_of_others(s: State, p: int, effect: int) -> int:
    return purses_of_others(s, p, effect)


@owes.of("ammunition")
def has_illegal_goods(s: State, other: int, effect: int) -> bool:
    return goods_count(s, other, ILLEGAL) > 0


@hands_out.of("ammunition", "dangerous_animals")
def collect_from_all(s: State, p: int, effect: int) -> None:
    """Every other player whom the effect concerns pays, clockwise."""
    for distance in range(1, s.seats):
        other = (p + distance) % s.seats
        if owes(s, other, effect):
            pay(s, other, CREDITS[effect], p)


# ---------------------------------------------------------------- cannabis, pistols, poison bottles


@reacts.of("cannabis")
def cannabis_reacts(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if subject == 1:
        give(s, p, effect, causer)


@reacts.of("pistols")
def pistols_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    give(s, p, effect, causer)


@reacts.of("poison_bottles")
def bottles_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    """Everybody pays for the first robbery of a turn alone."""
    instance = BY_COPY if card == WIND_TURBINES else BY_ORIGINAL
    if not s.player[causer].poisoned & instance:
        s.player[causer].poisoned |= instance
        give(s, p, effect, causer)


# ---------------------------------------------------------------- counterfeit money


@completes.of("counterfeit_money")
def money_completes(s: State, p: int, effect: int, card: int) -> None:
    take_counterfeit(s, p, 0)


@game.step
def take_counterfeit(s: State, p: int, number: int) -> None:
    """The others' ships one by one, clockwise, A before B."""
    while number < (s.seats - 1) * SHIPS_PER_PORT:
        other = (p + 1 + number // SHIPS_PER_PORT) % s.seats
        ship = own_ship(s, other, number % SHIPS_PER_PORT)
        number += 1
        if s.count[ON_BOARD + ship] > 0 and (s.ship_place[ship] == IN_PORT or s.ship_place[ship] == AT_SEA):
            choose_container(s, p, COUNTERFEIT_MONEY, ship)
            take_counterfeit(s, p, number)
            return


@container_chosen.of("counterfeit_money")
def load_or_hold(s: State, p: int, effect: int, cargo: int, card: int) -> None:
    pick_up(s, p, card, cargo)
    if loadable(s, p, card):
        choose_place(s, p, effect, card, cargo)
    else:
        to_hand(s, p, card)
    taken_from(s, cargo)


@offers_places.of("counterfeit_money")
def places_for_counterfeit(s: State, p: int, effect: int, card: int, out: Options) -> None:
    offer(out, PLACE + TO_LOAD)
    offer(out, PLACE + TO_HAND)


@place_chosen.of("counterfeit_money")
def counterfeit_placed(s: State, p: int, effect: int, card: int, origin: int, place: int) -> None:
    if place == TO_LOAD:
        load_slot(s, p, card, effect, ONE_CARD)
    else:
        to_hand(s, p, card)


# ---------------------------------------------------------------- dinosaur bones


@completes.of("dinosaur_bones")
def bones_complete(s: State, p: int, effect: int, card: int) -> None:
    effect_yes_no(s, p, effect, card, 0, 0)


@answered.of("dinosaur_bones")
def bones_used(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    uses_effect(s, p, effect)
    for away in range(s.seats):
        give_bone(s, (p + away) % s.seats)
    take_bones(s, p, TAKES[effect])


@game.step
def give_bone(s: State, p: int) -> None:
    """A player with a hand card puts one on the island."""
    if s.count[hand_of(s, p)] > 0:
        choose_card(s, p, DINOSAUR_BONES, GIVING, 0)


@game.step
def take_bones(s: State, p: int, remaining: int) -> None:
    """The owner moves island cards to his goods, while there is room."""
    if remaining > 0 and bone_fits(s, p):
        choose_card(s, p, DINOSAUR_BONES, TAKING, remaining)


def bone_fits(s: State, p: int) -> bool:
    """Whether an island card can become a good."""
    card = s.last[ISLAND]
    for _ in range(s.count[ISLAND]):
        card = s.following[card]
        if goods_room(s, p, CARD_TYPE[card]):
            return True
    return False


@offers.of("dinosaur_bones")
def bones_to_move(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    if subject == GIVING:
        offer_zone(s, hand_of(s, p), -1, CARD, out)
    else:
        offer_bones(s, p, out)
        offer(out, STOP)


def offer_bones(s: State, p: int, out: Options) -> None:
    """The island cards for which there is room."""
    card = s.last[ISLAND]
    for _ in range(s.count[ISLAND]):
        card = s.following[card]
        if goods_room(s, p, CARD_TYPE[card]):
            offer(out, CARD + card)
        else:
            goods_full(out, CARD + card, goods_limit(s, p))


@chosen.of("dinosaur_bones")
def move_bone(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    if card == STOPPED:
        return
    if subject == GIVING:
        to_island(s, p, card)
    else:
        add_good(s, p, card, BY_EFFECT)
        take_bones(s, p, detail - 1)


# ---------------------------------------------------------------- drugs


@reacts.of("drugs")
def drugs_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if not s.used & MARK[card] and ship_to_rob(s, p):
        choose_ship(s, p, effect, card)


def ship_to_rob(s: State, p: int) -> bool:
    """Whether there is a ship that can be robbed."""
    for ship in range(len(SHIPS)):
        if can_rob_ship(s, p, ship):
            return True
    return False


@offers_ships.of("drugs")
def ships_for_drugs(s: State, p: int, effect: int, card: int, out: Options) -> None:
    offer_ships_to_rob(s, p, out)
    offer(out, STOP)


@ship_chosen.of("drugs")
def rob_once_more(s: State, p: int, effect: int, card: int, cargo: int) -> None:
    uses_effect(s, p, effect)
    s.used |= MARK[card]
    rob_container(s, p, cargo, effect)


# ---------------------------------------------------------------- stolen research


@completes.of("stolen_research")
def research_completes(s: State, p: int, effect: int, card: int) -> None:
    """If another player has completed a technology contract."""
    for other in range(len(CARDS)):
        if can_steal(s, p, other):
            choose_card(s, p, STOLEN_RESEARCH, 0, 0)
            return
    no_use(s, p, STOLEN_RESEARCH)


def can_steal(s: State, p: int, card: int) -> bool:
    """Completed technology contracts of the other players."""
    return (
        is_completed(s, card) and s.zone[card] != completed_of(s, p) and CARD_TYPE[card] == EFFECT_TYPE[STOLEN_RESEARCH]
    )


@offers.of("stolen_research")
def research_to_steal(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    for card in range(len(CARDS)):
        if can_steal(s, p, card):
            offer(out, CARD + card)
        elif is_completed(s, card) and s.zone[card] == completed_of(s, p):
            own_contract(out, CARD + card)
        elif is_completed(s, card):
            wrong_type(out, CARD + card, EFFECT_TYPE[STOLEN_RESEARCH])
    offer(out, STOP)


@chosen.of("stolen_research")
def steal_research(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    """Swap the card with another player's and complete that one anew."""
    if card == STOPPED:
        return
    stole_research(s, p, card, s.owner[s.zone[card] - COMPLETED])
    replace(s, card, STOLEN_RESEARCH)
    complete_contract(s, p, card, NO_SHIP)
