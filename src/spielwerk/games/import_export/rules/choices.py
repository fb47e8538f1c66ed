"""The kinds of decisions that cards ask for (7.4). What can be chosen and what follows stands with the cards."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, offer_all

from ..catalogue import BY_EFFECT, CARDS, CREDITS, DRAWS, ISLAND_CARGO, TYPES
from ..state import State, game
from .discarding import discard_contract, offer_contracts
from .drawing import PLAIN, draw
from .keeping import offer_containers
from .keys import (
    CARD,
    FOR_CARDS,
    FOR_CREDITS,
    NO,
    OF_ISLAND,
    PLACE,
    SHIP,
    STOP,
    TYPE,
    YES,
)
from .money import gain, uses_effect
from .reasons import must_choose
from .storing import offer_storing, store

STOPPED = -1
"""Chosen: nothing."""


# ---------------------------------------------------------------- what cards make of it; the chapters say which


@game.effects(CARDS, by="effect")
def answered(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    """The player uses an effect."""


@game.effects(CARDS, by="effect")
def declined(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    """The player leaves an effect alone."""


@game.effects(CARDS, by="effect")
def offers(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    """The cards to choose from; without an effect a contract to discard."""
    offer_contracts(s, p, out)


@game.effects(CARDS, by="effect")
def chosen(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    """What an effect does with the card, or with none; without an effect a contract is discarded."""
    discard_contract(s, p, card)


@game.effects(CARDS, by="effect")
def offers_ships(s: State, p: int, effect: int, card: int, out: Options) -> None:
    """The ships an effect allows."""


@game.effects(CARDS, by="effect")
def ship_chosen(s: State, p: int, effect: int, card: int, cargo: int) -> None:
    """What an effect does with a ship, or with the island."""


@game.effects(CARDS, by="effect")
def container_chosen(s: State, p: int, effect: int, cargo: int, card: int) -> None:
    """What an effect does with a container."""


@game.effects(CARDS, by="effect")
def offers_places(s: State, p: int, effect: int, card: int, out: Options) -> None:
    """Where an effect may put a card."""
    offer_storing(s, p, card, True, out)


@game.effects(CARDS, by="effect")
def place_chosen(s: State, p: int, effect: int, card: int, origin: int, place: int) -> None:
    """A card goes where the player wants it."""
    store(s, p, card, place, BY_EFFECT)


@game.effects(CARDS, by="effect")
def type_named(s: State, p: int, effect: int, goods_type: int) -> None:
    """What follows when the player has named a goods type."""


# ---------------------------------------------------------------- the decisions


@game.decision(YES, NO)
class effect_yes_no:
    """Do you use this effect?

    The subject is what it is about: the card itself, a ship, or who pays. `chicken_feed` has a seller, and a distance
    from there to the player who is asked.
    """

    @staticmethod
    def options(s: State, p: int, effect_card: int, subject: int, seller: int, distance: int, out: Options) -> None:
        offer(out, YES)
        offer(out, NO)

    @staticmethod
    def take(
        s: State, p: int, effect_card: int, subject: int, seller: int, distance: int, verb: int, item: int
    ) -> None:
        if verb == YES:
            answered(s, p, effect_card, subject, seller, distance)
        else:
            declined(s, p, effect_card, subject, seller, distance)


@game.decision(CARD, STOP)
class choose_card:
    """Which card?

    The subject is what it is about: a contract, a ship, a player, or how far an exchange has come. The detail is how
    many cards are still to be chosen; for `robot_cats` how they are loaded.
    """

    @staticmethod
    def options(s: State, p: int, effect_card: int, subject: int, detail: int, out: Options) -> None:
        offers(s, p, effect_card, subject, detail, out)
        if out[out[0]] != STOP:  # offered last, if at all
            must_choose(out, STOP)

    @staticmethod
    def take(s: State, p: int, effect_card: int, subject: int, detail: int, verb: int, item: int) -> None:
        chosen(s, p, effect_card, subject, detail, STOPPED if verb == STOP else item)


@game.decision(SHIP, OF_ISLAND, STOP)
class choose_ship:
    """Which ship?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, card: int, out: Options) -> None:
        offers_ships(s, p, effect_card, card, out)

    @staticmethod
    def take(s: State, p: int, effect_card: int, card: int, verb: int, item: int) -> None:
        if verb != STOP:
            ship_chosen(s, p, effect_card, card, item if verb == SHIP else ISLAND_CARGO)


@game.decision(CARD, STOP)
class choose_container:
    """Which container of this ship?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, cargo: int, out: Options) -> None:
        offer_containers(s, p, effect_card, cargo, out)
        offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, effect_card: int, cargo: int, verb: int, item: int) -> None:
        if verb == CARD:
            uses_effect(s, p, effect_card)
            container_chosen(s, p, effect_card, cargo, item)


@game.decision(PLACE)
class choose_place:
    """Where does this card go?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, card: int, origin: int, out: Options) -> None:
        offers_places(s, p, effect_card, card, out)

    @staticmethod
    def take(s: State, p: int, effect_card: int, card: int, origin: int, verb: int, item: int) -> None:
        place_chosen(s, p, effect_card, card, origin, item)


@game.decision(TYPE, STOP)
class choose_type:
    """Which goods type do you name?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, mandatory: int, out: Options) -> None:
        offer_all(out, TYPE, len(TYPES))
        if mandatory:
            must_choose(out, STOP)
        else:
            offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, effect_card: int, mandatory: int, verb: int, item: int) -> None:
        if verb == TYPE:
            type_named(s, p, effect_card, item)


@game.decision(FOR_CREDITS, FOR_CARDS, STOP)
class credits_or_cards:
    """Credits or cards, or neither: both may end the game?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, out: Options) -> None:
        offer(out, FOR_CREDITS)
        offer(out, FOR_CARDS)
        offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, effect_card: int, verb: int, item: int) -> None:
        if verb == STOP:
            return
        uses_effect(s, p, effect_card)
        if verb == FOR_CREDITS:
            gain(s, p, CREDITS[effect_card])
        else:
            draw(s, p, DRAWS[effect_card], PLAIN)
