"""From an effect to the chapter that tells what it does (5.10 to 5.15)."""

from __future__ import annotations

from spielwerk.games.import_export.cards import CHICKEN_FEED
from spielwerk.games.import_export.catalogue import AGRICULTURE, CHAPTER, CONSUMER, ILLEGAL, LUXURY, TECHNOLOGY
from spielwerk.games.import_export.rules.accepting import discard_contract
from spielwerk.games.import_export.rules.agriculture import (
    agriculture_answered,
    agriculture_chosen,
    agriculture_offers,
    feed_answered,
)
from spielwerk.games.import_export.rules.consumer import (
    consumer_chosen,
    consumer_offers,
    draw_openly,
)
from spielwerk.games.import_export.rules.events import NO_EFFECT
from spielwerk.games.import_export.rules.extra_sets import (
    extra_answered,
    extra_chosen,
    extra_offers,
)
from spielwerk.games.import_export.rules.free_options import offer_contracts
from spielwerk.games.import_export.rules.illegal import (
    illegal_answered,
    illegal_chosen,
    illegal_offers,
)
from spielwerk.games.import_export.rules.luxury import luxury_answered
from spielwerk.games.import_export.rules.technology import (
    technology_answered,
    technology_chosen,
    technology_offers,
)
from spielwerk.games.import_export.state import State
from spielwerk.kernel import Options


def answered(s: State, p: int, effect: int, a: int, b: int, c: int, yes: bool) -> None:
    """A player has said whether an effect is used."""
    chapter = CHAPTER[effect]
    if effect == CHICKEN_FEED:
        feed_answered(s, p, a, b, c, 1 if yes else 0)
    elif not yes:
        return
    elif chapter == TECHNOLOGY:
        technology_answered(s, p, effect, a)
    elif chapter == AGRICULTURE:
        agriculture_answered(s, p, effect, a)
    elif chapter == ILLEGAL:
        illegal_answered(s, p, effect)
    elif chapter == LUXURY:
        luxury_answered(s, p, effect, a)
    else:
        extra_answered(s, p, effect, a)


def offer_cards(s: State, p: int, effect: int, a: int, b: int, out: Options) -> None:
    """The cards a player can choose from."""
    if effect == NO_EFFECT:
        offer_contracts(s, p, out)
        return
    chapter = CHAPTER[effect]
    if chapter == TECHNOLOGY:
        technology_offers(s, p, effect, a, out)
    elif chapter == AGRICULTURE:
        agriculture_offers(s, p, effect, out)
    elif chapter == CONSUMER:
        consumer_offers(s, p, effect, a, out)
    elif chapter == ILLEGAL:
        illegal_offers(s, p, effect, a, b, out)
    else:
        extra_offers(s, p, effect, a, out)


def card_chosen(s: State, p: int, effect: int, a: int, b: int, card: int) -> None:
    """A player has chosen a card, or none."""
    if effect == NO_EFFECT:
        discard_contract(s, p, card)
        return
    chapter = CHAPTER[effect]
    if chapter == TECHNOLOGY:
        technology_chosen(s, p, effect, a, b, card)
    elif chapter == AGRICULTURE:
        agriculture_chosen(s, p, effect, a, card)
    elif chapter == CONSUMER:
        consumer_chosen(s, p, effect, a, card)
    elif chapter == ILLEGAL:
        illegal_chosen(s, p, effect, a, b, card)
    else:
        extra_chosen(s, p, effect, a, card)


def type_chosen(s: State, p: int, effect: int, goods_type: int) -> None:
    """A player has named a goods type."""
    draw_openly(s, p, effect, goods_type)
