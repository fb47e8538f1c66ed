"""Illegal cards (5.13)."""

from __future__ import annotations

from spielwerk.games.import_export.cards import (
    AMMUNITION,
    CANNABIS,
    COUNTERFEIT_MONEY,
    DINOSAUR_BONES,
    DRUGS,
    FLAMETHROWERS,
    LARGE_CALIBRE_AMMO,
    MACHINE_GUNS,
    PIRATED_COPIES,
    POISON_BOTTLES,
    SHOTGUNS,
    SMALL_TANK,
    STOLEN_RESEARCH,
    WIND_TURBINES,
)
from spielwerk.games.import_export.catalogue import (
    BLANK_FACES,
    BY_EFFECT,
    CARD_TYPE,
    CARDS,
    CREDITS,
    CUBE_FACES,
    EFFECT_TYPE,
    ILLEGAL,
    ISLAND_CARGO,
    MARK,
    SHIPS,
    SHIPS_PER_PORT,
    TAKES,
    param,
)
from spielwerk.games.import_export.rules.choices import (
    STOPPED,
    choose_card,
    choose_container,
    choose_ship,
    effect_yes_no,
)
from spielwerk.games.import_export.rules.completing import NO_SHIP, complete_contract
from spielwerk.games.import_export.rules.events import NO_EFFECT, pay, reacting_effect
from spielwerk.games.import_export.rules.keys import CARD, STOP
from spielwerk.games.import_export.rules.limits import goods_room
from spielwerk.games.import_export.rules.money import effect_allowed, gain, uses_effect
from spielwerk.games.import_export.rules.payments import A_CONTRACT, demand, demand_from_all
from spielwerk.games.import_export.rules.rob import can_rob_ship, random_hand_card
from spielwerk.games.import_export.rules.ships import own_ship, owner_of
from spielwerk.games.import_export.rules.storing import add_good, hand_over, to_island
from spielwerk.games.import_export.rules.zones import (
    completed_of,
    enter_area,
    goods_count,
    goods_of,
    hand_of,
    is_completed,
    offer_zone,
    replace,
)
from spielwerk.games.import_export.state import (
    AT_SEA,
    COMPLETED,
    IN_PORT,
    ISLAND,
    NO_ROB,
    ON_BOARD,
    ONE_ROB,
    State,
    game,
)
from spielwerk.kernel import Options, offer, roll

BLANK_GAIN = param("flamethrowers", "blank_gain")
TWO_PAY = param("flamethrowers", "two_pay")
GIVING, TAKING = range(2)
"""The two halves of `dinosaur_bones`."""


@game.note
def cube_blank(s: State, p: int) -> None: ...


@game.note
def cube_two(s: State, p: int) -> None: ...


@game.note
def stole_research(s: State, p: int, card: int, other: int) -> None: ...


@game.note
def gave_contract(s: State, p: int, card: int, other: int) -> None: ...


# ---------------------------------------------------------------- reactions


@game.step
def illegal_reacts(s: State, p: int, card: int, subject: int, causer: int, detail: int) -> None:
    """A completed illegal contract reacts to an event."""
    effect = reacting_effect(s, p, card)
    if effect == NO_EFFECT:
        return
    if effect == DRUGS:
        if not s.used & MARK[card] and ship_to_rob(s, p):
            choose_ship(s, p, DRUGS, card)
    elif effect == LARGE_CALIBRE_AMMO:
        take_with_ammo(s, p, detail)
    elif effect == SMALL_TANK:
        if s.count[hand_of(s, causer)] > 0:
            uses_effect(s, p, SMALL_TANK)
            choose_card(s, causer, SMALL_TANK, p, 1)
    elif effect == SHOTGUNS:
        if s.player[p].robs == ONE_ROB:
            demand_of_robbers(s, p)
    elif effect == POISON_BOTTLES:
        bit = 2 if card == WIND_TURBINES else 1
        if not s.player[causer].poisoned & bit:
            s.player[causer].poisoned |= bit
            collect(s, p, effect, causer)
    elif effect == PIRATED_COPIES:
        uses_effect(s, p, PIRATED_COPIES)
        gain(s, p, CREDITS[PIRATED_COPIES])
    elif effect != CANNABIS or subject == 1:  # cannabis, pistols
        collect(s, p, effect, causer)


def collect(s: State, p: int, effect: int, payer: int) -> None:
    """Another player pays the owner of an effect."""
    uses_effect(s, p, effect)
    pay(s, payer, CREDITS[effect], p)


def ship_to_rob(s: State, p: int) -> bool:
    """Whether `drugs` find a ship."""
    for ship in range(len(SHIPS)):
        if can_rob_ship(s, p, ship):
            return True
    return False


def take_with_ammo(s: State, p: int, origin: int) -> None:
    """`large_calibre_ammo`: a random hand card of the owner of the robbed ship."""
    if origin >= ISLAND_CARGO or owner_of(s, origin) == p:
        return
    victim = owner_of(s, origin)
    if s.count[hand_of(s, victim)] > 0:
        uses_effect(s, p, LARGE_CALIBRE_AMMO)
        hand_over(s, victim, random_hand_card(s, victim), p)


def demand_of_robbers(s: State, p: int) -> None:
    """`shotguns`: everybody who has robbed before in this turn."""
    for distance in range(1, s.seats):
        other = (p + distance) % s.seats
        if s.player[other].robs != NO_ROB:
            uses_effect(s, p, SHOTGUNS)
            demand(s, other, SHOTGUNS, p)


# ---------------------------------------------------------------- completion


@game.step
def illegal_completes(s: State, p: int, effect: int, card: int) -> None:
    """An illegal effect that comes once."""
    if not effect_allowed(s):
        return
    if effect in (DINOSAUR_BONES, FLAMETHROWERS):
        effect_yes_no(s, p, effect, card, 0, 0)
    elif effect == COUNTERFEIT_MONEY:
        take_counterfeit(s, p, 0)
    elif effect == STOLEN_RESEARCH:
        if research_to_steal(s, p):
            choose_card(s, p, STOLEN_RESEARCH, 0, 0)
    elif effect == MACHINE_GUNS:
        uses_effect(s, p, MACHINE_GUNS)
        demand_from_all(s, p, MACHINE_GUNS)
    else:  # dangerous animals, ammunition
        uses_effect(s, p, effect)
        for distance in range(1, s.seats):
            other = (p + distance) % s.seats
            if effect != AMMUNITION or goods_count(s, other, ILLEGAL) > 0:
                pay(s, other, CREDITS[effect], p)


@game.step
def take_counterfeit(s: State, p: int, number: int) -> None:
    """`counterfeit_money`: the others' ships one by one, clockwise, A before B."""
    while number < (s.seats - 1) * SHIPS_PER_PORT:
        other = (p + 1 + number // SHIPS_PER_PORT) % s.seats
        ship = own_ship(s, other, number % SHIPS_PER_PORT)
        number += 1
        if s.count[ON_BOARD + ship] > 0 and (s.ship_place[ship] == IN_PORT or s.ship_place[ship] == AT_SEA):
            choose_container(s, p, COUNTERFEIT_MONEY, ship)
            take_counterfeit(s, p, number)
            return


def research_to_steal(s: State, p: int) -> bool:
    """Whether another player has completed a technology contract."""
    for card in range(len(CARDS)):
        if can_steal(s, p, card):
            return True
    return False


def can_steal(s: State, p: int, card: int) -> bool:
    """Completed technology contracts of the other players."""
    return (
        is_completed(s, card) and s.zone[card] != completed_of(s, p) and CARD_TYPE[card] == EFFECT_TYPE[STOLEN_RESEARCH]
    )


def steal_research(s: State, p: int, card: int) -> None:
    """Swap the card with another player's and complete that one anew."""
    uses_effect(s, p, STOLEN_RESEARCH)
    stole_research(s, p, card, s.owner[s.zone[card] - COMPLETED])
    replace(s, card, STOLEN_RESEARCH)
    complete_contract(s, p, card, NO_SHIP)


# ---------------------------------------------------------------- answers and choices


@game.step
def illegal_answered(s: State, p: int, effect: int) -> None:
    """The player uses an illegal effect."""
    uses_effect(s, p, effect)
    if effect == FLAMETHROWERS:
        roll_cube(s, p)
        return
    for distance in range(s.seats):
        give_bone(s, (p + distance) % s.seats)
    take_bones(s, p, TAKES[DINOSAUR_BONES])


def roll_cube(s: State, p: int) -> None:
    """`flamethrowers`: everybody pays, or the owner does."""
    blank = roll(s, CUBE_FACES) < BLANK_FACES
    if blank:
        cube_blank(s, p)
    else:
        cube_two(s, p)
    for distance in range(1, s.seats):
        other = (p + distance) % s.seats
        if blank:
            pay(s, other, BLANK_GAIN, p)
        else:
            pay(s, p, TWO_PAY, other)


@game.step
def give_bone(s: State, p: int) -> None:
    """`dinosaur_bones`: a player with a hand card puts one on the island."""
    if s.count[hand_of(s, p)] > 0:
        choose_card(s, p, DINOSAUR_BONES, GIVING, 0)


@game.step
def take_bones(s: State, p: int, left: int) -> None:
    """`dinosaur_bones`: the owner moves island cards to his goods, while there is room."""
    if left > 0 and bone_fits(s, p):
        choose_card(s, p, DINOSAUR_BONES, TAKING, left)


def bone_fits(s: State, p: int) -> bool:
    """Whether an island card can become a good."""
    card = s.last[ISLAND]
    for _ in range(s.count[ISLAND]):
        card = s.following[card]
        if goods_room(s, p, CARD_TYPE[card]):
            return True
    return False


def illegal_offers(s: State, p: int, effect: int, a: int, left: int, out: Options) -> None:
    """The cards an illegal effect lets a player choose from."""
    if effect == STOLEN_RESEARCH:
        for card in range(len(CARDS)):
            if can_steal(s, p, card):
                offer(out, CARD + card)
        offer(out, STOP)
    elif effect == DINOSAUR_BONES and a == TAKING:
        offer_bones(s, p, out)
        offer(out, STOP)
    elif effect == MACHINE_GUNS:
        offer_zone(s, completed_of(s, p) if left == A_CONTRACT else goods_of(s, p), -1, CARD, out)
    else:  # small tank, shotguns, dinosaur bones
        offer_zone(s, hand_of(s, p), -1, CARD, out)


def offer_bones(s: State, p: int, out: Options) -> None:
    """The island cards for which there is room."""
    card = s.last[ISLAND]
    for _ in range(s.count[ISLAND]):
        card = s.following[card]
        if goods_room(s, p, CARD_TYPE[card]):
            offer(out, CARD + card)


@game.step
def illegal_chosen(s: State, p: int, effect: int, a: int, left: int, card: int) -> None:
    """What an illegal effect does with the card."""
    if card == STOPPED:
        return
    if effect == STOLEN_RESEARCH:
        steal_research(s, p, card)
    elif effect == DINOSAUR_BONES:
        if a == GIVING:
            to_island(s, p, card)
        else:
            add_good(s, p, card, BY_EFFECT)
            take_bones(s, p, left - 1)
    elif left == A_CONTRACT:
        gave_contract(s, p, card, a)
        enter_area(s, a, card)
    else:
        if effect == MACHINE_GUNS:
            add_good(s, a, card, BY_EFFECT)
        else:
            hand_over(s, p, card, a)
        if left > 1 and (effect == MACHINE_GUNS or s.count[hand_of(s, p)] > 0):
            choose_card(s, p, effect, a, left - 1)
