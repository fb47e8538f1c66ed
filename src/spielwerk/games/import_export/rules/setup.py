"""Set-up (3.1)."""

from __future__ import annotations

from spielwerk.kernel import roll, shuffle

from ..catalogue import (
    BASE,
    CARD_SET,
    CARDS,
    GREY_PORT_PLAYERS,
    ISLAND_CARDS_PER_PLAYER,
    JUTAKU,
    KICKSTARTER,
    LAST_PORT,
    PORT_EXTRA_CREDITS,
    PORTS,
    SHIPS_PER_PORT,
    START_CONTAINERS,
    START_CREDITS,
    START_HAND,
    STARTS_AT_SEA,
    SURPLUS,
    THRESHOLD,
)
from ..state import AT_SEA, DRAW_PILE, IN_PORT, ISLAND, ON_BOARD, OUT, ZONES, State, game
from .ships import own_ship
from .turn import begin_turn
from .zones import hand_of, put


@game.note
def port_dealt(s: State, p: int, port: int) -> None: ...


@game.setup
def set_up(s: State) -> None:
    """Ports, cards, ships, island, credits, hands; the first captain by chance."""
    blank(s)
    deal_ports(s)
    build_draw_pile(s)
    for p in range(s.seats):
        for which in range(SHIPS_PER_PORT):
            place_ship(s, own_ship(s, p, which))
    deal(s, ISLAND, ISLAND_CARDS_PER_PLAYER * s.seats)
    for p in range(s.seats):
        s.player[p].credits = START_CREDITS + PORT_EXTRA_CREDITS[s.player[p].port]
        deal(s, hand_of(s, p), START_HAND)
    s.active = roll(s, s.seats)
    begin_turn(s)


def blank(s: State) -> None:
    """Nothing is anywhere yet."""
    s.announced = -1
    s.copied = -1
    s.winner = -1
    s.threshold = THRESHOLD[s.target]
    for card in range(len(CARDS)):
        s.zone[card] = OUT
        s.following[card] = -1
        s.draw_pile[card] = -1
        s.for_contract[card] = -1
        s.completed_on[card] = -1
    for zone in range(len(ZONES)):
        s.last[zone] = -1
    for port in range(len(PORTS)):
        s.owner[port] = -1
    for p in range(len(s.player)):
        s.player[p].port = -1
        s.player[p].kind = -1
    for instance in range(len(s.electric_type)):
        s.electric_type[instance] = -1
        s.cologne_action[instance] = -1


def deal_ports(s: State) -> None:
    """A random port for each player; the light grey one only with all six."""
    ports = len(PORTS) if s.seats >= GREY_PORT_PLAYERS else LAST_PORT
    for port in range(ports):
        s.draw_pile[port] = port
    shuffle(s, s.draw_pile, ports)
    for p in range(s.seats):
        s.player[p].port = s.draw_pile[p]
        s.owner[s.draw_pile[p]] = p
        port_dealt(s, p, s.draw_pile[p])


def in_play(s: State, card: int) -> bool:
    """Whether the set of a card takes part."""
    which = CARD_SET[card]
    if which == SURPLUS:
        return s.surplus == 1
    if which == JUTAKU:
        return s.jutaku == 1
    if which == KICKSTARTER:
        return s.kickstarter == 1
    return which == BASE or s.captain == 1


def build_draw_pile(s: State) -> None:
    """Shuffle the goods cards of the chosen sets."""
    number = 0
    for card in range(len(CARDS)):
        if in_play(s, card):
            s.zone[card] = DRAW_PILE
            s.draw_pile[number] = card
            number += 1
    s.count[DRAW_PILE] = number
    s.count[OUT] = len(CARDS) - number
    shuffle(s, s.draw_pile, number)


def place_ship(s: State, ship: int) -> None:
    """Ship A goes to sea with four containers, ship B waits in port."""
    s.ship_place[ship] = AT_SEA if STARTS_AT_SEA[ship] else IN_PORT
    if STARTS_AT_SEA[ship]:
        deal(s, ON_BOARD + ship, START_CONTAINERS)


def deal(s: State, zone: int, number: int) -> None:
    """Deal cards from the draw pile to a zone."""
    for _ in range(number):
        place = s.count[DRAW_PILE] - 1
        card = s.draw_pile[place]
        s.draw_pile[place] = -1
        put(s, card, zone)
