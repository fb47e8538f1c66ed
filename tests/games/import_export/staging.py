"""Stage a position of Import / Export by hand, play on from it, and read what came of it.

At the beginning nobody has a card, all cards of the sets in play are in the draw pile, all ships lie empty in port.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from spielwerk.games.import_export import game
from spielwerk.games.import_export.catalogue import (
    ACTIONS,
    CARD_ACTION,
    CARD_TYPE,
    CARDS,
    CONTAINERS,
    PORTS,
    SHIPS,
    TYPES,
)
from spielwerk.games.import_export.laying import lay, refresh
from spielwerk.games.import_export.rules.completing import settle_ship
from spielwerk.games.import_export.rules.deliver import next_auction
from spielwerk.games.import_export.rules.luxury import name_card
from spielwerk.games.import_export.rules.turn import act, begin_turn, end_turn
from spielwerk.games.import_export.state import (
    AT_SEA,
    COMPLETED,
    CONTRACTS,
    DISCARD_PILE,
    DRAW_PILE,
    GOODS,
    HAND,
    IMPORTS,
    IN_PORT,
    ISLAND,
    ON_BOARD,
    OUT,
    PLAYED,
    SHIP_PLACES,
    ZONES,
    State,
)
from spielwerk.kernel.engine import advance
from spielwerk.kernel.stack import first_called_first
from tests.games.staged import Staged

A, B, C, D, E, F = range(6)
COLOURS = ("green", "yellow", "black", "red", "blue", "light_grey")
ALL_SETS = {"surplus": "on", "jutaku": "on", "kickstarter": "on", "captain": "on"}


def ship_of(p: int, which: str) -> str:
    """The id of a player's ship: seat A has the green port, B the yellow one and so on."""
    return f"ship_{COLOURS[p]}_{which}"


class Harbour(Staged):
    """A table on which everything can be laid out by hand."""

    def __init__(self, seats: int = 3, on_turn: int = A, **choices: str) -> None:
        self.table = game.table(seats=seats, seed=1, choices=choices)
        self.s: State = self.table.state
        self.seats = seats
        self._clear(on_turn)

    def _clear(self, captain: int) -> None:
        s = self.s
        for zone in ZONES:
            if zone > DRAW_PILE:
                s.last[zone], s.count[zone] = -1, 0
        for card in CARDS:
            s.following[card] = -1
            s.zone[card] = DRAW_PILE if s.zone[card] != OUT else OUT
        for port in PORTS:
            s.owner[port] = port if port < self.seats else -1
            for goods_type in TYPES:
                s.goods_tally[port, goods_type] = 0
            for action in ACTIONS:
                s.imports_tally[port, action] = 0
        for ship in SHIPS:
            s.ship_place[ship] = IN_PORT if ship // 2 < self.seats else SHIP_PLACES.number("out")
        for p in range(self.seats):
            s.player[p].port, s.player[p].credits = p, 10
        self._pile([CARDS.ids[card] for card in CARDS if s.zone[card] == DRAW_PILE])
        s.active, s.turn = captain, 0
        self.turn(captain)

    def _pile(self, cards: list[str]) -> None:
        """The draw pile from bottom to top."""
        for place in range(len(CARDS)):
            self.s.draw_pile[place] = CARDS.number(cards[place]) if place < len(cards) else -1
        self.s.count[DRAW_PILE] = len(cards)

    # ------------------------------------------------------------------ set

    def move(self, card: str, zone: int) -> None:
        """Put a card somewhere, wherever it is now."""
        number = CARDS.number(card)
        assert self.s.zone[number] != OUT, f"{card} is not in play"
        lay(self.s, number, zone)

    def hand(self, p: int, *cards: str) -> None:
        for card in cards:
            self.move(card, HAND + p)

    def goods(self, p: int, *cards: str) -> None:
        for card in cards:
            self.move(card, GOODS + p)

    def imports(self, p: int, *cards: str) -> None:
        for card in cards:
            self.move(card, IMPORTS + p)

    def island(self, *cards: str) -> None:
        for card in cards:
            self.move(card, ISLAND)

    def discarded(self, *cards: str) -> None:
        for card in cards:
            self.move(card, DISCARD_PILE)

    def completed(self, p: int, *cards: str) -> None:
        """A player has completed these contracts before, in this order."""
        for card in cards:
            self.move(card, COMPLETED + p)

    def copying(self, p: int, effect: str) -> None:
        """A player's Wind Turbines copy this effect."""
        self.completed(p, "wind_turbines")
        self.s.copied = CARDS.number(effect)
        refresh(self.s)

    def contract(self, ship: str, card: str, *containers: str) -> None:
        """A ship in port has a contract, with these containers loaded for it."""
        self.move(card, CONTRACTS + SHIPS.number(ship))
        for container in containers:
            self.cargo(ship, container)
            self.s.for_contract[CARDS.number(container)] = CARDS.number(card)

    def cargo(self, ship: str, *containers: str) -> None:
        """Containers without a contract are on board."""
        for container in containers:
            self.move(container, ON_BOARD + SHIPS.number(ship))

    def at_sea(self, ship: str, *containers: str) -> None:
        """A ship is at sea with these containers."""
        self.s.ship_place[SHIPS.number(ship)] = AT_SEA
        self.cargo(ship, *containers)

    def credits(self, p: int, amount: int) -> None:
        self.s.player[p].credits = amount

    def top(self, *cards: str) -> None:
        """These cards will be drawn next, the first one first."""
        rest = [card for card in self.pile() if card not in cards]
        for card in cards:
            assert self.s.zone[CARDS.number(card)] == DRAW_PILE
        self._pile([*rest, *reversed(cards)])

    def only(self, *cards: str) -> None:
        """The draw pile consists of these cards, the first one on top; the rest is out of the game."""
        for card in self.pile():
            if card not in cards:
                self.s.zone[CARDS.number(card)] = OUT
                self.s.count[OUT] += 1
        self._pile(list(reversed(cards)))

    def filler(self, goods_type: str, number: int) -> list[str]:
        """Cards of a type that lie deep in the draw pile."""
        fitting = [card for card in self.pile() if type_of(card) == goods_type]
        return fitting[:number]

    def fill(self, ship: str, contract: str, number: int | None = None, goods_type: str = "") -> list[str]:
        """A contract on board with all its containers (or some of them) from the draw pile."""
        needed = CONTAINERS[CARDS.number(contract)] if number is None else number
        containers = [card for card in self.filler(goods_type or type_of(contract), needed + 1) if card != contract]
        self.contract(ship, contract, *containers[:needed])
        return containers[:needed]

    # ------------------------------------------------------------------ play

    def run(self, *scheduled: Callable[[State], None]) -> None:
        """Let these things happen, then nothing more: a question that is always asked stands for the end."""
        self.s.depth = 0
        for what in scheduled:
            what(self.s)
        name_card(self.s, self.s.active)
        first_called_first(self.s, 0)
        advance(game, self.s, None, self.table._out)  # pyright: ignore[reportPrivateUsage]

    def end_turn(self) -> None:
        """The captain's turn ends."""
        self.s.depth = 0
        end_turn(self.s, 0)
        advance(game, self.s, None, self.table._out)  # pyright: ignore[reportPrivateUsage]

    def turn(self, p: int) -> None:
        """A player's turn as captain begins."""
        self.s.depth = 0
        self.s.active = p
        begin_turn(self.s)

    def actions(self, p: int, action: str, number: int = 1) -> None:
        """In the captain's turn a player has these actions."""
        kind = ACTIONS.number(action)
        self.s.announced = self.s.player[p].kind = kind
        self.run(lambda s: act(s, p, kind, number))

    def actions_of_delivery(self, p: int, number: int = 1) -> None:
        """In the captain's turn one player alone has Deliver actions."""
        self.s.announced = ACTIONS.number("deliver")
        self.s.player[p].deliver_left = number
        self.run(next_auction)

    def complete(self, p: int, card: str, which: str = "b") -> None:
        """A player's ship completes a contract, all containers having been loaded."""
        self.fill(ship_of(p, which), card)
        self.settle(ship_of(p, which))

    def settle(self, *ships: str) -> None:
        """These ships complete if they can."""
        self.run(*(lambda s, ship=ship: settle_ship(s, ship) for ship in map(SHIPS.number, ships)))

    # ------------------------------------------------------------------ read

    @property
    def done(self) -> bool:
        """Whether everything has happened that was run."""
        return self.kind == "name_card" and self.s.depth == 1

    def cards(self, zone: int) -> list[str]:
        """The cards of a zone in their order."""
        return list(self._walk(zone))

    def _walk(self, zone: int) -> Iterator[str]:
        card = self.s.last[zone]
        for _ in range(self.s.count[zone]):
            card = self.s.following[card]
            yield CARDS.ids[card]

    def in_hand(self, p: int) -> list[str]:
        return self.cards(HAND + p)

    def in_goods(self, p: int) -> list[str]:
        return self.cards(GOODS + p)

    def in_imports(self, p: int) -> list[str]:
        return self.cards(IMPORTS + p)

    def in_completed(self, p: int) -> list[str]:
        return self.cards(COMPLETED + p)

    def in_played(self, p: int) -> list[str]:
        return self.cards(PLAYED + p)

    def on_island(self) -> list[str]:
        return self.cards(ISLAND)

    def in_discard(self) -> list[str]:
        return self.cards(DISCARD_PILE)

    def on_board(self, ship: str) -> list[str]:
        return self.cards(ON_BOARD + SHIPS.number(ship))

    def contracts(self, ship: str) -> list[str]:
        return self.cards(CONTRACTS + SHIPS.number(ship))

    def place(self, ship: str) -> str:
        """Where a ship is."""
        return SHIP_PLACES.ids[self.s.ship_place[SHIPS.number(ship)]]

    def pile(self) -> list[str]:
        """The draw pile from bottom to top."""
        return [CARDS.ids[self.s.draw_pile[place]] for place in range(self.s.count[DRAW_PILE])]

    def money(self, p: int) -> int:
        return self.s.player[p].credits

    def for_contract(self, card: str) -> str:
        """The contract a container was loaded for."""
        number = self.s.for_contract[CARDS.number(card)]
        return CARDS.ids[number] if number >= 0 else ""

    def notes(self, name: str) -> list[tuple[int, ...]]:
        """What was noted under a name since the beginning, by the played options."""
        return [given for move in self.table.moves for note, given in move.events if getattr(note, "name", "") == name]


def type_of(card: str) -> str:
    """The goods type of a card."""
    return TYPES.ids[CARD_TYPE[CARDS.number(card)]]


def action_of(card: str) -> str:
    """The action of a card."""
    return ACTIONS.ids[CARD_ACTION[CARDS.number(card)]]


def harbour_with(seats: int = 2, on_turn: int = A) -> Harbour:
    """All cards are in play."""
    return Harbour(seats, on_turn, **ALL_SETS)


def end_of_game(harbour: Harbour) -> None:
    """The game ends with this turn."""
    harbour.s.piles_empty = 1
    harbour.end_turn()
