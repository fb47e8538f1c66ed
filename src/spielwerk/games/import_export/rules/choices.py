"""The kinds of decisions that cards ask for (5.9). What can be chosen and what follows stands with the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.import_export.catalogue import CREDITS, DRAWS, ISLAND_CARGO, TYPES
from spielwerk.games.import_export.rules.drawing import PLAIN, draw
from spielwerk.games.import_export.rules.keys import (
    CARD,
    FOR_CARDS,
    FOR_CREDITS,
    KEEP,
    NO,
    OF_ISLAND,
    PLACE,
    SHIP,
    STOP,
    TYPE,
    YES,
)
from spielwerk.games.import_export.rules.money import gain, uses_effect
from spielwerk.games.import_export.state import State, game
from spielwerk.kernel import Options, offer, offer_all

if TYPE_CHECKING:  # the cards ask for these decisions: `circle` hands their answers in
    from spielwerk.games.import_export.rules.effects import answered, card_chosen, offer_cards, type_chosen
    from spielwerk.games.import_export.rules.taking import (
        container_chosen,
        offer_containers,
        offer_places,
        offer_ships,
        place_chosen,
        ship_chosen,
    )

STOPPED = -1
"""Chosen: nothing."""
KEPT = -1
"""Chosen instead of a place: the normal rule."""


@game.decision(YES, NO)
class effect_yes_no:
    """Do you use this effect?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, a: int, b: int, c: int, out: Options) -> None:
        offer(out, YES)
        offer(out, NO)

    @staticmethod
    def take(s: State, p: int, effect_card: int, a: int, b: int, c: int, verb: int, item: int) -> None:
        answered(s, p, effect_card, a, b, c, verb == YES)


@game.decision(CARD, STOP)
class choose_card:
    """Which card?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, a: int, b: int, out: Options) -> None:
        offer_cards(s, p, effect_card, a, b, out)

    @staticmethod
    def take(s: State, p: int, effect_card: int, a: int, b: int, verb: int, item: int) -> None:
        card_chosen(s, p, effect_card, a, b, STOPPED if verb == STOP else item)


@game.decision(SHIP, OF_ISLAND, STOP)
class choose_ship:
    """Which ship?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, card: int, out: Options) -> None:
        offer_ships(s, p, effect_card, card, out)

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


@game.decision(PLACE, KEEP)
class choose_place:
    """Where does this card go?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, card: int, origin: int, out: Options) -> None:
        offer_places(s, p, effect_card, card, out)

    @staticmethod
    def take(s: State, p: int, effect_card: int, card: int, origin: int, verb: int, item: int) -> None:
        place_chosen(s, p, effect_card, card, origin, item if verb == PLACE else KEPT)


@game.decision(TYPE, STOP)
class choose_type:
    """Which goods type do you name?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, mandatory: int, out: Options) -> None:
        offer_all(out, TYPE, len(TYPES))
        if not mandatory:
            offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, effect_card: int, mandatory: int, verb: int, item: int) -> None:
        if verb == TYPE:
            type_chosen(s, p, effect_card, item)


@game.decision(FOR_CREDITS, FOR_CARDS)
class credits_or_cards:
    """Credits or cards?"""

    @staticmethod
    def options(s: State, p: int, effect_card: int, out: Options) -> None:
        offer(out, FOR_CREDITS)
        offer(out, FOR_CARDS)

    @staticmethod
    def take(s: State, p: int, effect_card: int, verb: int, item: int) -> None:
        uses_effect(s, p, effect_card)
        if verb == FOR_CREDITS:
            gain(s, p, CREDITS[effect_card])
        else:
            draw(s, p, DRAWS[effect_card], PLAIN)
