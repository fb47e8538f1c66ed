"""Stage a position of Airship City by hand, play on from it, and read what came of it.

All that follows from something else (places of tiles, majorities, markers left, open contracts) is kept in step.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from spielwerk.games.airship_city import game
from spielwerk.games.airship_city.catalogue import (
    AIRSHIPS,
    BONUS_ACTIONS,
    CONTRACTS,
    PANELS,
    PRICE,
    RESOURCES,
    STAGE_BONUSES,
    TILES,
)
from spielwerk.games.airship_city.rules.turn import end_of_round, player_turn, turn_main
from spielwerk.games.airship_city.state import FULFILLED, IN_DECK, LOCKED, ON_DISPLAY, OPEN, READY, USED
from tests.games.airship_city.printed import CONTRACTS as PRINTED_CONTRACTS
from tests.games.airship_city.printed import FAMILY, LAYOUT, UNLOCKED_BY
from tests.games.staged import Staged

A, B, C, D = range(4)
STATES = {"locked": LOCKED, "ready": READY, "used": USED}
DISPLAY_SLOTS = 5


class Stock(NamedTuple):
    """What a player has of each resource."""

    wood: int
    metal: int
    gold: int
    gear: int


def next_to(position: int) -> set[int]:
    """The grid positions next to one; the edges are not joined."""
    row, column = divmod(position, 4)
    steps = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return {r * 4 + c for r, c in steps if 0 <= r < 4 and 0 <= c < 4}


class City(Staged):
    """A table with the reference layout, before A's first turn of the game."""

    def __init__(self, seats: int = 4, seed: int = 1, **choices: str) -> None:
        self.table = game.table(seats=seats, seed=seed, choices=choices)
        self.s = self.table.state
        self.seats = seats
        for position, tile in enumerate(LAYOUT):
            self.s.tile_at[position] = TILES.number(tile)
            self.s.place_of[TILES.number(tile)] = position

    # ------------------------------------------------------------------ set

    def turn(self, p: int, number: int = 1) -> None:
        """It is a player's turn in a round: nobody has moved yet, and the others after them are still to come."""
        self.s.depth = 0
        end_of_round(self.s)
        for seat in range(self.seats - 1, p, -1):
            player_turn(self.s, seat)
        turn_main(self.s, p)
        self.s.round_number, self.s.active, self.s.pausing = number, p, -1
        for seat in range(self.seats):
            for worker in range(4):
                self.s.player[seat].worker_moved[worker] = 0

    def place(self, p: int, *unmoved: str, moved: Iterable[str] = ()) -> None:
        """A player's workers stand on these tiles; the others are in the supply."""
        standing = [(TILES.number(tile), 0) for tile in unmoved] + [(TILES.number(tile), 1) for tile in moved]
        for worker in range(4):
            tile, done = standing[worker] if worker < len(standing) else (-1, 0)
            self.s.player[p].worker_tile[worker] = tile
            self.s.player[p].worker_moved[worker] = done

    def give(self, p: int, **amounts: int) -> None:
        """A player has this much of these resources."""
        me = self.s.player[p]
        for resource, amount in amounts.items():
            number = RESOURCES.number(resource)
            assert amount <= (20 if me.expanded[number] else 10), f"{amount} {resource} do not fit"
            me.stock[number] = amount

    def expand(self, p: int, *resources: str) -> None:
        """A player has built the expansions of these resources."""
        for resource in resources:
            self.s.player[p].expanded[RESOURCES.number(resource)] = 1

    def enrich(self, p: int) -> None:
        """A player has all expansions and as much as they hold."""
        self.expand(p, *RESOURCES.ids)
        self.give(p, wood=20, metal=20, gold=20, gear=20)

    def develop(self, *tiles: str) -> None:
        """Somebody has turned these tiles to their developed side."""
        for tile in tiles:
            self.s.developed[TILES.number(tile)] = 1

    def donated(self, panel: str, counts: Mapping[int, int]) -> None:
        """So many markers of each player lie on the donation spaces of a panel; a strict leader has the majority."""
        number = PANELS.number(panel)
        for seat in range(self.seats):
            self.s.donations[number, seat] = counts.get(seat, 0)
        most = max(counts.values(), default=0)
        leaders = [seat for seat, count in counts.items() if count == most > 0]
        self.s.majority[number] = leaders[0] if len(leaders) == 1 else -1
        for seat in range(self.seats):
            self._count_markers(seat)

    def _count_markers(self, p: int) -> None:
        """Markers left in the supply, and bonus actions unlocked by those on the board."""
        me = self.s.player[p]
        placed = sum(self.s.donations[panel, p] + (self.s.majority[panel] == p) for panel in PANELS)
        me.markers = 20 - placed
        for action, family in UNLOCKED_BY.items():
            ships = sum(self.s.donations[AIRSHIPS.number(ship), p] for ship in FAMILY[family])
            if ships >= 3 and me.bonus[BONUS_ACTIONS.number(action)] == LOCKED:
                me.bonus[BONUS_ACTIONS.number(action)] = READY

    def set_bonus(self, p: int, action: str, state: str) -> None:
        """A player's bonus action is locked, ready or used."""
        self.s.player[p].bonus[BONUS_ACTIONS.number(action)] = STATES[state]

    def set_score(self, p: int, points: int) -> None:
        """A player has these points (from airships)."""
        self.s.player[p].score = self.s.player[p].ledger[0] = points

    def set_price_row(self, airship: str, row: int) -> None:
        """The price marker of an airship stands on this row."""
        self.s.price_row[AIRSHIPS.number(airship)] = row

    def set_stage_bonus(self, stage: int, bonus: str) -> None:
        """This stage bonus was placed for a stage."""
        self.s.stage_bonus[stage] = STAGE_BONUSES.number(bonus)

    def open_contract(self, p: int, contract: str, stages_left: int = 0) -> None:
        """A player has an open contract, just taken unless said otherwise."""
        number = self._claim(p, contract, OPEN)
        self.s.stages_left[number] = stages_left or PRINTED_CONTRACTS[contract][0]
        self.s.player[p].open_contracts |= 1 << number

    def fulfilled(self, p: int, *contracts: str) -> None:
        """A player has fulfilled these contracts."""
        for contract in contracts:
            self._claim(p, contract, FULFILLED)

    def _claim(self, p: int, contract: str, place: int) -> int:
        """Take a contract from the display or the deck."""
        number = CONTRACTS.number(contract)
        display, deck = list(self.s.display), [self.s.deck[i] for i in range(self.s.deck_size)]
        if number in deck:
            deck.remove(number)
        else:
            display[display.index(number)] = deck.pop() if deck else -1
        self._lay_out(display, deck)
        self.s.contract_place[number], self.s.contract_owner[number] = place, p
        return number

    def market(self, display: Iterable[str], deck: Iterable[str] = ()) -> None:
        """These contracts are on display and in the deck (top last); the last player has fulfilled the rest."""
        shown, hidden = [CONTRACTS.number(c) for c in display], [CONTRACTS.number(c) for c in deck]
        for number in CONTRACTS:
            if self.s.contract_place[number] in (IN_DECK, ON_DISPLAY):
                self.s.contract_place[number], self.s.contract_owner[number] = FULFILLED, self.seats - 1
        for number in (*shown, *hidden):
            self.s.contract_owner[number] = -1
        self._lay_out(shown + [-1] * (DISPLAY_SLOTS - len(shown)), hidden)

    def _lay_out(self, display: list[int], deck: list[int]) -> None:
        for slot, number in enumerate(display):
            self.s.display[slot] = number
            if number >= 0:
                self.s.contract_place[number] = ON_DISPLAY
        for place in range(len(CONTRACTS)):
            self.s.deck[place] = deck[place] if place < len(deck) else -1
        for number in deck:
            self.s.contract_place[number] = IN_DECK
        self.s.deck_size = len(deck)

    # ------------------------------------------------------------------ play

    def go(self, p: int, tile: str, *keys: str) -> None:
        """On a player's turn one worker walks onto a tile from next to it, then these options; another is unmoved."""
        position = self.position(tile)
        start = min(next_to(position))
        waiting = max(set(range(16)) - {position, start})
        self.turn(p, self.s.round_number)
        self.place(p, self.at(start), self.at(waiting))
        self.play(f"move:{self.at(start)}", f"to:{tile}", *keys)

    def finish_round(self, number: int) -> None:
        """The last player has moved all workers and ends the round."""
        last = self.seats - 1
        self.turn(last, number)
        self.place(last, moved=("harbour_1", "harbour_1"))
        self.play("end_turn")

    # ------------------------------------------------------------------ read

    def reach(self, verb: str) -> set[int]:
        """The grid positions of the tiles offered with this verb."""
        return {self.position(tile) for tile in self.offered(verb)}

    def at(self, position: int) -> str:
        """The tile on a grid position."""
        return TILES.ids[self.s.tile_at[position]]

    def position(self, tile: str) -> int:
        """The grid position of a tile."""
        return [self.at(position) for position in range(16)].index(tile)

    def row(self, row: int) -> list[str]:
        """The tiles of a row from left to right."""
        return [self.at(row * 4 + column) for column in range(4)]

    def column(self, column: int) -> list[str]:
        """The tiles of a column from top to bottom."""
        return [self.at(row * 4 + column) for row in range(4)]

    def workers(self, p: int) -> list[str]:
        """The tiles on which a player's workers stand."""
        return sorted(TILES.ids[tile] for tile in self.s.player[p].worker_tile if tile >= 0)

    def stock(self, p: int) -> Stock:
        """What a player has of each resource."""
        return Stock(*self.s.player[p].stock)

    def score(self, p: int) -> int:
        """A player's points."""
        return self.table.scores()[p]

    def donations(self, panel: str) -> list[int]:
        """Everybody's markers on the donation spaces of a panel."""
        return [self.s.donations[PANELS.number(panel), seat] for seat in range(self.seats)]

    def majority(self, panel: str) -> int:
        """Who has the marker on the majority space; -1 for nobody."""
        return self.s.majority[PANELS.number(panel)]

    def markers(self, p: int) -> int:
        """A player's donation markers in the supply."""
        return self.s.player[p].markers

    def price_row(self, airship: str) -> int:
        """The row of an airship's price marker."""
        return self.s.price_row[AIRSHIPS.number(airship)]

    def price(self, airship: str) -> int:
        """What an airship sells for now."""
        return PRICE[AIRSHIPS.number(airship), self.price_row(airship)]

    def bonus(self, p: int, action: str) -> str:
        """Whether a bonus action is locked, ready or used."""
        return list(STATES)[self.s.player[p].bonus[BONUS_ACTIONS.number(action)]]

    def display(self) -> list[str]:
        """The contracts on display."""
        return [CONTRACTS.ids[number] for number in self.s.display if number >= 0]

    def is_developed(self, tile: str) -> bool:
        """Whether a tile shows its developed side."""
        return bool(self.s.developed[TILES.number(tile)])

    def awards(self) -> list[int]:
        """Everybody's points from awards."""
        return self.table.ledger()["awards"]
