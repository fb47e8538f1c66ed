"""Effects that only give: credits, cards, or both (7.3).

Nobody has to use an effect. These are used without a question, unless they may end the game: the last card drawn does
(4.3), and so do enough credits (8.1); then the owner is asked.
"""

from __future__ import annotations

from ..cards import CAN_OPENERS
from ..catalogue import (
    CARDS,
    CREDITS,
    CREDITS_PER_GOOD,
    DRAWS,
    EFFECT_TYPE,
    UNASKED,
)
from ..state import State, game
from .choices import answered, effect_yes_no
from .drawing import PLAIN, REACTIVE, cards_left, draw
from .events import completes, pay, reacts
from .money import gain, uses_effect
from .zones import goods_count, has

BANK_GIVES = -1
"""In place of a payer."""


# ---------------------------------------------------------------- which effects give


@completes.of(
    "hawaii_salt", "honey", "potatoes", "almonds", "rice", "pens", "cups", "fluffy_pillows",
    "dangerous_animals", "machine_guns", "ammunition", "massage_chairs",
)  # fmt: skip
def gives_once(s: State, p: int, effect: int, card: int) -> None:
    give(s, p, effect, BANK_GIVES)


@reacts.of(
    "drones", "sugar", "onions", "bicycles", "chewing_gum", "lipstick", "mouthwash", "backpacks", "shoes",
    "pirated_copies", "stolen_tires", "stolen_rice",
)  # fmt: skip
def gives_each_time(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    give(s, p, effect, BANK_GIVES)


@reacts.of("compact_cars", "lumber")
def gives_unless_reactive(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    """A drawing that came about by a reaction counts for nobody."""
    if detail != REACTIVE:
        give(s, p, effect, BANK_GIVES)


@answered.of(*UNASKED)
def gift_taken(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    hand_out(s, p, effect, subject)


# ---------------------------------------------------------------- whether to ask


def give(s: State, p: int, effect: int, payer: int) -> None:
    """An effect gives something to its owner, from the bank or from another player, if the owner likes."""
    credits = most_credits(s, p, effect) if payer == BANK_GIVES else min(CREDITS[effect], s.player[payer].credits)
    if may_end_game(s, p, credits, most_cards(effect)) or may_burden(s, p, effect):
        effect_yes_no(s, p, effect, payer, 0, 0)
    else:
        hand_out(s, p, effect, payer)


def may_end_game(s: State, p: int, credits: int, cards: int) -> bool:
    """Whether so many credits or cards for a player may trigger the end of the game, if nothing else has yet."""
    if s.credits_reached or s.piles_empty or s.scoring:
        return False
    if 0 < cards_left(s) <= cards:
        return True
    return credits > 0 and s.player[p].credits + credits >= s.threshold and not has(s, p, CAN_OPENERS)


@game.effects(CARDS, by="effect")
def may_burden(s: State, p: int, effect: int) -> bool:
    """Whether an effect may do its owner harm."""
    return False


@game.effects(CARDS, by="effect")
def most_credits(s: State, p: int, effect: int) -> int:
    """How many credits an effect can give now, as far as everybody can see."""
    return credits_given(s, p, effect)


@game.effects(CARDS, by="effect")
def most_cards(effect: int) -> int:
    """How many cards an effect takes from the draw pile, at most."""
    return DRAWS[effect]


# ---------------------------------------------------------------- what is given


def hand_out(s: State, p: int, effect: int, payer: int) -> None:
    """An effect is used."""
    uses_effect(s, p, effect)
    if payer == BANK_GIVES:
        hands_out(s, p, effect)
    else:
        pay(s, payer, CREDITS[effect], p)


@game.effects(CARDS, by="effect")
def hands_out(s: State, p: int, effect: int) -> None:
    """What an effect gives: credits and cards."""
    gain_and_draw(s, p, effect, PLAIN)


@hands_out.of("compact_cars", "lumber")
def hands_out_reactive(s: State, p: int, effect: int) -> None:
    gain_and_draw(s, p, effect, REACTIVE)


def gain_and_draw(s: State, p: int, effect: int, way: int) -> None:
    """Credits from the bank, then cards from the draw pile."""
    gain(s, p, credits_given(s, p, effect))
    if DRAWS[effect] > 0:
        draw(s, p, DRAWS[effect], way)


@game.effects(CARDS, by="effect")
def credits_given(s: State, p: int, effect: int) -> int:
    """What an effect pays from the bank."""
    return CREDITS[effect]


@credits_given.of("honey", "pens")
def credits_for_goods(s: State, p: int, effect: int) -> int:
    """For everybody's goods of a type."""
    goods = 0
    for player in range(s.seats):
        goods += goods_count(s, player, EFFECT_TYPE[effect])
    return CREDITS_PER_GOOD[effect] * goods


# ---------------------------------------------------------------- what the others give


@game.effects(CARDS, by="effect")
def owes(s: State, other: int, effect: int) -> bool:
    """Whether an effect that collects concerns a player."""
    return True


def purses_of_others(s: State, p: int, effect: int) -> int:
    """What all others together can pay for an effect."""
    credits = 0
    for distance in range(1, s.seats):
        other = (p + distance) % s.seats
        if owes(s, other, effect):
            credits += min(CREDITS[effect], s.player[other].credits)
    return credits
