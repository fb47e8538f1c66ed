"""Cards that come to rest (5.2): as goods, as imports, on the discard pile, on the island, in another hand."""

from __future__ import annotations

from spielwerk.games.import_export.catalogue import CARD_TYPE, GOOD_ADDED
from spielwerk.games.import_export.rules.events import fire
from spielwerk.games.import_export.rules.keys import PLACE
from spielwerk.games.import_export.rules.limits import goods_room, import_room
from spielwerk.games.import_export.rules.zones import goods_of, hand_of, imports_of, put, watch_mother_lode
from spielwerk.games.import_export.state import DISCARD_PILE, ISLAND, PLACES, State, game
from spielwerk.kernel import Options, offer, reveal

TO_IMPORTS, TO_GOODS, TO_DISCARD, TO_LOAD, TO_HAND = PLACES


@game.note
def good_added(s: State, p: int, card: int) -> None: ...


@game.note
def import_added(s: State, p: int, card: int) -> None: ...


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
    """A card enters a goods area; without room it is discarded."""
    if not goods_room(s, p, CARD_TYPE[card]):
        discard(s, p, card)
        return
    put(s, card, goods_of(s, p))
    good_added(s, p, card)
    fire(s, p, GOOD_ADDED, card, way)
    watch_mother_lode(s)


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
    """A hand card goes to another hand, seen only by giver and receiver (4.8)."""
    reveal(s)
    put(s, card, hand_of(s, other))
    gave_card(s, p, other)
    gave_which(s, p, card, other)
    received(s, other, card, p)


def offer_storing(s: State, p: int, card: int, imports: bool, out: Options) -> None:
    """Imports and goods, where there is room; otherwise the card can only be discarded."""
    before = out[0]
    if imports and import_room(s, p):
        offer(out, PLACE + TO_IMPORTS)
    if goods_room(s, p, CARD_TYPE[card]):
        offer(out, PLACE + TO_GOODS)
    if out[0] == before:
        offer(out, PLACE + TO_DISCARD)


def store(s: State, p: int, card: int, place: int, way: int) -> None:
    """Put a card where the player has chosen."""
    if place == TO_IMPORTS:
        add_import(s, p, card)
    elif place == TO_GOODS:
        add_good(s, p, card, way)
    else:
        discard(s, p, card)
