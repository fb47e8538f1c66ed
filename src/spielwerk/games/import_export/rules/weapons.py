"""Illegal cards that are weapons (10.4)."""

from __future__ import annotations

from spielwerk.kernel import Options, roll

from ..catalogue import (
    BLANK_FACES,
    BY_EFFECT,
    CUBE_FACES,
    ILLEGAL,
    ISLAND_CARGO,
    param,
)
from ..state import (
    NO_ROB,
    ONE_ROB,
    State,
    game,
)
from .choices import (
    answered,
    choose_card,
    chosen,
    effect_yes_no,
    offers,
)
from .events import completes, pay, reacts
from .gifts import (
    BANK_GIVES,
    give,
    hands_out,
    may_burden,
    owes,
)
from .keys import CARD
from .money import uses_effect
from .payments import A_CONTRACT, demand, demand_from_all
from .rob import random_hand_card
from .ships import owner_of
from .storing import add_good, hand_over
from .zones import (
    completed_of,
    enter_area,
    goods_count,
    goods_of,
    hand_of,
    offer_zone,
)

BLANK_GAIN = param("flamethrowers", "blank_gain")
TWO_PAY = param("flamethrowers", "two_pay")


@game.note
def cube_blank(s: State, p: int) -> None: ...


@game.note
def cube_two(s: State, p: int) -> None: ...


@game.note
def gave_contract(s: State, p: int, card: int, other: int) -> None: ...


# ---------------------------------------------------------------- flamethrowers


@completes.of("flamethrowers")
def flamethrowers_complete(s: State, p: int, effect: int, card: int) -> None:
    effect_yes_no(s, p, effect, card, 0, 0)


@answered.of("flamethrowers")
def roll_cube(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    """Everybody pays, or the owner does."""
    uses_effect(s, p, effect)
    blank = roll(s, CUBE_FACES) < BLANK_FACES
    if blank:
        cube_blank(s, p)
    else:
        cube_two(s, p)
    for away in range(1, s.seats):
        other = (p + away) % s.seats
        if blank:
            pay(s, other, BLANK_GAIN, p)
        else:
            pay(s, p, TWO_PAY, other)


# ---------------------------------------------------------------- large calibre ammo


@reacts.of("large_calibre_ammo")
def take_with_ammo(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    """A random hand card of the owner of the robbed ship."""
    origin = detail
    if origin >= ISLAND_CARGO or owner_of(s, origin) == p:
        return
    victim = owner_of(s, origin)
    if s.count[hand_of(s, victim)] > 0:
        uses_effect(s, p, effect)
        hand_over(s, victim, random_hand_card(s, victim), p)


# ---------------------------------------------------------------- machine guns


@may_burden.of("machine_guns")
def others_have_illegal_goods(s: State, p: int, effect: int) -> bool:
    """The others may rid themselves of illegal goods."""
    for distance in range(1, s.seats):
        if goods_count(s, (p + distance) % s.seats, ILLEGAL) > 0:
            return True
    return False


@hands_out.of("machine_guns")
def machine_guns_demand(s: State, p: int, effect: int) -> None:
    demand_from_all(s, p, effect)


@offers.of("machine_guns")
def pieces_for_guns(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    offer_zone(s, completed_of(s, p) if detail == A_CONTRACT else goods_of(s, p), -1, CARD, out)


@chosen.of("machine_guns")
def give_for_guns(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    owner, remaining = subject, detail
    if remaining == A_CONTRACT:
        gave_contract(s, p, card, owner)
        enter_area(s, owner, card)
        return
    add_good(s, owner, card, BY_EFFECT)
    if remaining > 1:
        choose_card(s, p, effect, owner, remaining - 1)


# ---------------------------------------------------------------- shotguns, small tank


@reacts.of("shotguns")
def shotguns_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if s.player[p].robs == ONE_ROB and robbed_before(s, p):
        give(s, p, effect, BANK_GIVES)


def robbed_before(s: State, p: int) -> bool:
    """Whether anybody else has robbed in this turn."""
    for distance in range(1, s.seats):
        if s.player[(p + distance) % s.seats].robs != NO_ROB:
            return True
    return False


@owes.of("shotguns")
def has_robbed(s: State, other: int, effect: int) -> bool:
    return s.player[other].robs != NO_ROB


@hands_out.of("shotguns")
def shotguns_demand(s: State, p: int, effect: int) -> None:
    """Every robber pays, clockwise; cards will do."""
    for distance in range(1, s.seats):
        other = (p + distance) % s.seats
        if owes(s, other, effect):
            demand(s, other, effect, p)


@reacts.of("small_tank")
def tank_reacts(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if s.count[hand_of(s, causer)] > 0:
        uses_effect(s, p, effect)
        choose_card(s, causer, effect, p, 1)


@offers.of("shotguns", "small_tank")
def hand_cards_to_give(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    offer_zone(s, hand_of(s, p), -1, CARD, out)


@chosen.of("shotguns", "small_tank")
def give_hand_card(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    owner, remaining = subject, detail
    hand_over(s, p, card, owner)
    if remaining > 1 and s.count[hand_of(s, p)] > 0:
        choose_card(s, p, effect, owner, remaining - 1)
