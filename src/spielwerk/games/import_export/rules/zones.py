"""Zones (1.3): where a card is, in which order it came there, and which effects a player has completed."""

from __future__ import annotations

from spielwerk.kernel import Options, game_over, offer

from ..cards import (
    CAN_OPENERS,
    EXOTIC_FISH,
    FOXES,
    MOTHER_LODE,
    MRI_MACHINES,
    SPORTS_CARS,
    WIND_TURBINES,
)
from ..catalogue import (
    CARD_ACTION,
    CARD_TYPE,
    EVENT,
    FREE_OPTION,
    FREE_OPTIONS,
    ILLEGAL,
    PORTS,
    THRESHOLD,
    param,
)
from ..state import (
    COMPLETED,
    DRAW_PILE,
    GOODS,
    HAND,
    IMPORTS,
    OUT,
    SHOWN,
    State,
    game,
)
from .reasons import wrong_type

MRI_THRESHOLD = param("mri_machines", "threshold")
MOTHER_LODE_GOODS = param("mother_lode", "goods")
FISH_FACTOR = param("exotic_fish", "factor")
PORT_COUNT = len(PORTS)


@game.note
def end_triggered(s: State, p: int, amount: int) -> None: ...


@game.note
def end_withdrawn(s: State, amount: int) -> None: ...


@game.note
def wins_at_once(s: State, p: int, effect_card: int) -> None: ...


# ---------------------------------------------------------------- the zones of a player


def hand_of(s: State, p: int) -> int:
    """The zone of a player's hand."""
    return HAND + s.player[p].port


def imports_of(s: State, p: int) -> int:
    """The zone of a player's imports."""
    return IMPORTS + s.player[p].port


def goods_of(s: State, p: int) -> int:
    """The zone of a player's goods."""
    return GOODS + s.player[p].port


def completed_of(s: State, p: int) -> int:
    """The zone of a player's completed contracts."""
    return COMPLETED + s.player[p].port


def is_completed(s: State, card: int) -> bool:
    """Whether a card lies in a completed area."""
    return COMPLETED <= s.zone[card] < COMPLETED + PORT_COUNT


# ---------------------------------------------------------------- moving cards


def put(s: State, card: int, zone: int) -> None:
    """Move a card to the end of another zone."""
    before = s.zone[card]
    if before > DRAW_PILE:
        unlink(s, card, before)
    s.count[before] -= 1
    tally(s, card, before, -1)
    s.zone[card] = zone
    link(s, card, zone)
    tally(s, card, zone, 1)


def link(s: State, card: int, zone: int) -> None:
    """Append a card to the ring of a zone."""
    last = s.last[zone]
    if last < 0:
        s.following[card] = card
    else:
        s.following[card] = s.following[last]
        s.following[last] = card
    s.last[zone] = card
    s.count[zone] += 1


def unlink(s: State, card: int, zone: int) -> None:
    """Take a card out of the ring of its zone."""
    previous = before_in_ring(s, card)
    if previous == card:
        s.last[zone] = -1
    else:
        s.following[previous] = s.following[card]
        if s.last[zone] == card:
            s.last[zone] = previous
    s.following[card] = -1


def before_in_ring(s: State, card: int) -> int:
    """The card whose following card is this one."""
    previous = card
    while s.following[previous] != card:
        previous = s.following[previous]
    return previous


def replace(s: State, old: int, new: int) -> None:
    """Put a card in the very place of another one, which is out of the game until it is put elsewhere."""
    zone = s.zone[old]
    put(s, new, zone)
    unlink(s, new, zone)
    previous = before_in_ring(s, old)
    s.following[new] = new if previous == old else s.following[old]
    if previous != old:
        s.following[previous] = new
    if s.last[zone] == old:
        s.last[zone] = new
    s.following[old] = -1
    s.count[zone] -= 1
    s.zone[old] = OUT
    s.count[OUT] += 1


def tally(s: State, card: int, zone: int, change: int) -> None:
    """Keep the numbers of goods by type and of imports by action."""
    if GOODS <= zone < COMPLETED:
        s.goods_tally[zone - GOODS, CARD_TYPE[card]] += change
    elif IMPORTS <= zone < GOODS:
        s.imports_tally[zone - IMPORTS, CARD_ACTION[card]] += change


def put_all(s: State, source: int, zone: int) -> None:
    """Move all cards of a zone to another one, in their order."""
    while s.count[source] > 0:
        put(s, s.following[s.last[source]], zone)


def nth(s: State, zone: int, number: int) -> int:
    """A card of a zone by its place in the order."""
    card = s.last[zone]
    for _ in range(number + 1):
        card = s.following[card]
    return card


def offer_zone(s: State, zone: int, goods_type: int, verb: int, out: Options) -> None:
    """Offer the cards of a zone, all of them or those of one type."""
    card = s.last[zone]
    for _ in range(s.count[zone]):
        card = s.following[card]
        if goods_type < 0 or CARD_TYPE[card] == goods_type:
            offer(out, verb + card)
        else:
            wrong_type(out, verb + card, goods_type)


def count_type(s: State, zone: int, goods_type: int) -> int:
    """How many cards of one type lie in a zone."""
    count = 0
    card = s.last[zone]
    for _ in range(s.count[zone]):
        card = s.following[card]
        count += 1 if CARD_TYPE[card] == goods_type else 0
    return count


# ---------------------------------------------------------------- effects of completed contracts


def effect_of(s: State, card: int) -> int:
    """The effect a completed card has: its own, or the one the Wind Turbines copy; -1 for none."""
    return s.copied if card == WIND_TURBINES else card


def effects(s: State, p: int, effect: int) -> int:
    """How often a player has an effect: by its own card, by a copy, by both."""
    mine = completed_of(s, p)
    count = 1 if s.zone[effect] == mine else 0
    if s.copied == effect and s.zone[WIND_TURBINES] == mine:
        count += 1
    return count


def has(s: State, p: int, effect: int) -> bool:
    """Whether a player has an effect."""
    return effects(s, p, effect) > 0


def goods_count(s: State, p: int, goods_type: int) -> int:
    """A player's goods of a type, the Sports Cars counted."""
    return s.goods_tally[s.player[p].port, goods_type] + effects(s, p, SPORTS_CARS)


@game.step
def refresh_effects(s: State) -> None:
    """Effects have come or gone with cards of a completed area."""
    if not is_completed(s, WIND_TURBINES):
        s.copied = -1
    s.listening = 0
    for port in range(PORT_COUNT):
        s.free_held[port] = 0
        card = s.last[COMPLETED + port]
        for _ in range(s.count[COMPLETED + port]):
            card = s.following[card]
            if effect_of(s, card) >= 0:
                note_effect(s, port, effect_of(s, card), card)
    check_threshold(s)
    watch_for_wins(s)


def note_effect(s: State, port: int, effect: int, card: int) -> None:
    """Keep what is asked about an effect all the time: its event, its free option."""
    if EVENT[effect] >= 0:
        s.listening |= 1 << EVENT[effect]
    if FREE_OPTION[effect] >= 0:
        s.free_held[port] |= 1 << FREE_OPTION[effect] + (len(FREE_OPTIONS) if card == WIND_TURBINES else 0)


def enter_area(s: State, p: int, card: int) -> None:
    """A card joins a completed area."""
    s.entries += 1
    s.entered[card] = s.entries
    put(s, card, completed_of(s, p))
    refresh_effects(s)


def leave_area(s: State, card: int) -> None:
    """A card leaves a completed area; everybody sees where it goes next."""
    put(s, card, SHOWN)
    refresh_effects(s)


# ---------------------------------------------------------------- 8.1 what completed contracts change at the end


def credits_threshold(s: State) -> int:
    """How many credits trigger the end of the game."""
    if is_completed(s, MRI_MACHINES) or s.copied == MRI_MACHINES:
        return MRI_THRESHOLD
    return THRESHOLD[s.target]


def check_threshold(s: State) -> None:
    """A changed threshold withdraws or sets the trigger; without a change it can only be set."""
    threshold = credits_threshold(s)
    rich = who_reaches(s, threshold)
    if threshold != s.threshold:
        s.threshold = threshold
        if s.credits_reached and rich < 0:
            s.credits_reached = 0
            end_withdrawn(s, threshold)
    if rich >= 0 and not s.credits_reached and not s.scoring:
        s.credits_reached = 1
        end_triggered(s, rich, threshold)


def who_reaches(s: State, threshold: int) -> int:
    """The first player from the captain on whose credits trigger the end; -1 for nobody."""
    for distance in range(s.seats):
        p = (s.active + distance) % s.seats
        if s.player[p].credits >= threshold and not has(s, p, CAN_OPENERS):
            return p
    return -1


# ---------------------------------------------------------------- 8.5 who wins at once


def watch_for_wins(s: State) -> None:
    """Credits, goods or completed contracts have changed: somebody may win at once."""
    if s.scoring:
        return
    if is_completed(s, MOTHER_LODE) or s.copied == MOTHER_LODE:
        check_mother_lode(s)
    if exotic_fish_wins(s):
        check_exotic_fish(s)


@game.step
def check_mother_lode(s: State) -> None:
    """The first player from the captain on with the Mother Lode and enough illegal goods wins at once."""
    for distance in range(s.seats):
        p = (s.active + distance) % s.seats
        if has(s, p, MOTHER_LODE) and goods_count(s, p, ILLEGAL) >= MOTHER_LODE_GOODS:
            win(s, p, MOTHER_LODE)
            return


@game.step
def check_exotic_fish(s: State) -> None:
    """The owner of `exotic_fish` wins, unless that is no longer so."""
    if exotic_fish_wins(s):
        win(s, s.owner[s.zone[EXOTIC_FISH] - COMPLETED], EXOTIC_FISH)


def exotic_fish_wins(s: State) -> bool:
    """`exotic_fish`: twice the credits of everybody else and the most goods."""
    return is_completed(s, EXOTIC_FISH) and richest_with_most_goods(s, s.owner[s.zone[EXOTIC_FISH] - COMPLETED])


def richest_with_most_goods(s: State, p: int) -> bool:
    """At least twice the credits of every other player, more than none, and more goods than every other."""
    goods = goods_cards(s, p)
    for other in range(s.seats):
        if other == p:
            continue
        if s.player[p].credits < FISH_FACTOR * s.player[other].credits:
            return False
        if goods < goods_cards(s, other) or (goods == goods_cards(s, other) and not has(s, p, FOXES)):
            return False
    return s.player[p].credits > 0


def goods_cards(s: State, p: int) -> int:
    """A player's goods cards, and one for each `sports_cars`."""
    return s.count[goods_of(s, p)] + effects(s, p, SPORTS_CARS)


def win(s: State, p: int, effect: int) -> None:
    """A player wins by a card; nothing else happens any more."""
    s.winner = p
    wins_at_once(s, p, effect)
    game_over(s)
