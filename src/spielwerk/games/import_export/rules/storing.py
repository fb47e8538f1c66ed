"""Cards that come to rest (6.5): as goods, as imports, on the discard pile, on the island, in another hand."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, reveal

from ..catalogue import CARD_TYPE, GOOD_ADDED
from ..state import DISCARD_PILE, ISLAND, PLACES, State, game
from .events import fire
from .keys import PLACE
from .limits import (
    goods_full,
    goods_limit,
    goods_room,
    import_limit,
    import_room,
    imports_full,
)
from .zones import goods_of, hand_of, imports_of, put, watch_for_wins

TO_IMPORTS, TO_GOODS, TO_DISCARD, TO_LOAD, TO_HAND = PLACES


@game.refusal("6.5")
def room_is_left(out: Options, option: int) -> None: ...


@game.note
def good_added(s: State, p: int, card: int) -> None: ...


@game.note
def import_added(s: State, p: int, card: int) -> None: ...


@game.note
def no_room_for_good(s: State, p: int, card: int) -> None: ...


@game.note
def discarded(s: State, p: int, card: int) -> None: ...


@game.note
def laid_on_island(s: State, p: int, card: int) -> None: ...


@game.note
def took_to_hand(s: State, p: int, card: int) -> None: ...


@game.note
def gave_card(s: State, p: int, other: int) -> None: ...


@game.private_note
def gave_which(s: State, p: int, card: int, other: int) -> None: ...


@game.private_note
def received(s: State, p: int, card: int, other: int) -> None: ...


def add_good(s: State, p: int, card: int, way: int) -> None:
    """A card enters a goods area; without room it is discarded. Somebody else may have given it."""
    if goods_room(s, p, CARD_TYPE[card]):
        put(s, card, goods_of(s, p))
        good_added(s, p, card)
        fire(s, p, GOOD_ADDED, card, way)
    else:
        put(s, card, DISCARD_PILE)
        no_room_for_good(s, p, card)
    watch_for_wins(s)


def add_import(s: State, p: int, card: int) -> None:
    """A card becomes an import."""
    put(s, card, imports_of(s, p))
    import_added(s, p, card)


def discard(s: State, p: int, card: int) -> None:
    """A card goes to the discard pile."""
    put(s, card, DISCARD_PILE)
    discarded(s, p, card)


def to_island(s: State, p: int, card: int) -> None:
    """A card goes face up to the island."""
    put(s, card, ISLAND)
    laid_on_island(s, p, card)


def to_hand(s: State, p: int, card: int) -> None:
    """A card that everybody sees goes to a hand."""
    put(s, card, hand_of(s, p))
    took_to_hand(s, p, card)


def hand_over(s: State, p: int, card: int, other: int) -> None:
    """A hand card goes to another hand, seen only by giver and receiver (12.25)."""
    reveal(s)
    put(s, card, hand_of(s, other))
    if other == s.active:
        s.news = 1
    gave_card(s, p, other)
    gave_which(s, p, card, other)
    received(s, other, card, p)


def offer_storing(s: State, p: int, card: int, imports: bool, out: Options) -> None:
    """Imports and goods, where there is room; otherwise the card can only be discarded."""
    before = out[0]
    if imports:
        offer_imports(s, p, out)
    offer_goods(s, p, card, out)
    if out[0] == before:
        offer(out, PLACE + TO_DISCARD)
    else:
        room_is_left(out, PLACE + TO_DISCARD)


def offer_imports(s: State, p: int, out: Options) -> None:
    """The imports, if there is room."""
    if import_room(s, p):
        offer(out, PLACE + TO_IMPORTS)
    else:
        imports_full(out, PLACE + TO_IMPORTS, import_limit(s, p))


def offer_goods(s: State, p: int, card: int, out: Options) -> None:
    """The goods, if there is room for this card."""
    if goods_room(s, p, CARD_TYPE[card]):
        offer(out, PLACE + TO_GOODS)
    else:
        goods_full(out, PLACE + TO_GOODS, goods_limit(s, p))


def store(s: State, p: int, card: int, place: int, way: int) -> None:
    """Put a card where the player has chosen."""
    if place == TO_IMPORTS:
        add_import(s, p, card)
    elif place == TO_GOODS:
        add_good(s, p, card, way)
    else:
        discard(s, p, card)
