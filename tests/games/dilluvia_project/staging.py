"""Stage a position of Dilluvia Project by hand, play on from it, and read what came of it.

All that follows from something else (masks of the city, incomes, counts of buildings) is kept in step.
"""

from __future__ import annotations

from typing import NamedTuple

from spielwerk.games.dilluvia_project import game
from spielwerk.games.dilluvia_project.catalogue import (
    BERTHS,
    BUILDINGS,
    CIRCLES,
    INCOME_SQUARES,
    KEPT,
    KINDS,
    PROPELLER_SQUARE,
    PROPELLERS,
    RESOURCES,
    ROUND_KINDS,
    SITE_CORNER,
    SITE_SHAPE,
    SITES,
    SPACES,
    SQUARES,
)
from spielwerk.games.dilluvia_project.rules.buildings import put_cube
from spielwerk.games.dilluvia_project.rules.city import claim_propeller, claim_square, lay_building, lay_garden
from spielwerk.games.dilluvia_project.rules.income import income_phase
from spielwerk.games.dilluvia_project.rules.market import market_phase, market_turn
from spielwerk.games.dilluvia_project.rules.rounds import play_round
from spielwerk.games.dilluvia_project.rules.turn import action_phase, next_turn, turn_menu
from spielwerk.games.dilluvia_project.scoring import final_scoring
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import advance
from tests.games.staged import Staged

MARION, JEFF, ANGELIKA, MICHAEL = range(4)
COLUMNS = "ABCDEFGHIJKLM"
LAST_ROUND = 7


class Cubes(NamedTuple):
    """The cubes of a player."""

    white: int = 0
    black: int = 0
    brown: int = 0
    purple: int = 0


class Income(NamedTuple):
    """Where the income markers of a player stand."""

    money: int = 0
    cubes: int = 0
    prestige: int = 0


def covered(site: str) -> list[str]:
    """The squares of a site: `E5:F6` covers four."""
    first, _, last = site.partition(":")
    last = last or first
    columns = COLUMNS[COLUMNS.index(first[0]) : COLUMNS.index(last[0]) + 1]
    return [f"{column}{row}" for row in range(int(first[1:]), int(last[1:]) + 1) for column in columns]


class City(Staged):
    """A table at the start, with an empty city and seats in player order."""

    def __init__(self, seats: int = 4, seed: int = 1) -> None:
        self.table = game.table(seats=seats, seed=seed)
        self.s = self.table.state
        self.seats = seats
        self.order(*range(seats))

    # ------------------------------------------------------------------ set: when

    def order(self, *seats: int) -> None:
        """The players come in this order."""
        for place, seat in enumerate(seats):
            self.s.order[place] = seat

    def turn(self, p: int, number: int = 1) -> None:
        """It is a player's turn in the action phase of a round."""
        self._begin(number)
        next_turn(self.s, (list(self.s.order).index(p) + 1) % self.seats)
        turn_menu(self.s, p)
        self.s.phase = 1

    def buying(self, p: int, berth: str, number: int = 2) -> None:
        """It is a player's turn to buy from the line of a zeppelin; the players after them still will."""
        self._begin(number)
        self.s.player[p].berth = BERTHS.number(berth.replace(":", "_"))
        action_phase(self.s)
        for seat in list(self.s.order)[: list(self.s.order).index(p) : -1]:
            if seat >= 0 and self.s.player[seat].berth >= 0:
                market_turn(self.s, seat)
        market_turn(self.s, p)
        self.run()

    def market_phase(self, number: int) -> None:
        """The market phase of a round begins."""
        self._begin(number)
        action_phase(self.s)
        market_phase(self.s)
        for seat in range(self.seats):
            self.s.player[seat].berth = -1
        self.run()

    def income_phase(self, number: int = 1) -> None:
        """All workers are placed; the income phase of a round begins."""
        for seat in range(self.seats):
            self.workers(seat, 0, 0, self.s.player[seat].reserve)
        self._begin(number)
        self.run()

    def final_scoring(self) -> None:
        """The last round is over."""
        self._begin(LAST_ROUND)
        self.run()

    def _begin(self, number: int) -> None:
        """All that follows the action phase of a round waits."""
        self.s.depth = 0
        self.s.round_number = number
        if number < LAST_ROUND:
            play_round(self.s)
            income_phase(self.s)
        else:
            final_scoring(self.s)

    def run(self) -> None:
        """Run to the next decision."""
        advance(game, self.s, None, Options(game.most_options))

    # ------------------------------------------------------------------ set: what players have

    def give(self, p: int, aeros: int | None = None, **cubes: int) -> None:
        """A player has this much."""
        if aeros is not None:
            self.s.player[p].money = aeros
        for colour, count in cubes.items():
            self.s.player[p].cubes[RESOURCES.number(colour)] = count

    def points(
        self, p: int, prestige: int | None = None, house: int | None = None, population: int | None = None
    ) -> None:
        """A player's markers stand here (population from multiples of ten)."""
        me = self.s.player[p]
        me.prestige = me.prestige if prestige is None else prestige
        me.house = me.house if house is None else house
        if population is not None:
            me.population = me.ledger[0] = population

    def workers(self, p: int, dark: int, special: int = 1, reserve: int = 3) -> None:
        """A player can place so many workers, and has so many in reserve."""
        me = self.s.player[p]
        me.dark, me.special, me.reserve = dark, special, reserve

    def tiles(self, p: int, **copies: int) -> None:
        """A player has these tiles."""
        for kind, count in copies.items():
            self.s.player[p].tiles[KEPT.number(kind)] = count

    def occupy(self, p: int, circle: str, dark: int = 1, special: bool = False) -> None:
        """A player has workers on a circle."""
        number = CIRCLES.number(circle)
        self.s.circle_owner[number], self.s.circle_dark[number] = p, dark
        if special:
            self.s.player[p].special_on = number
            self.s.player[p].special = 0

    # ------------------------------------------------------------------ set: city and market

    def land(self, p: int, *sites: str) -> None:
        """A player has this land."""
        for site in sites:
            for square in covered(site):
                claim_square(self.s, p, SQUARES.number(square))

    def building(self, p: int, kind: str, site: str, cube: str = "square_2") -> None:
        """A player has this building, with the cube on one of its squares."""
        self.land(p, site)
        number, building = SITES.number(site), BUILDINGS.number(kind)
        lay_building(self.s, p, building, SITE_SHAPE[number], SITE_CORNER[number])
        put_cube(self.s, p, SITE_CORNER[number], INCOME_SQUARES.number(cube))
        self.s.supply[building] -= 1

    def propeller(self, p: int, *squares: str) -> None:
        """A player has these propellers."""
        for square in squares:
            claim_propeller(self.s, p, PROPELLER_SQUARE[PROPELLERS.number(square)])

    def garden(self, *squares: str) -> None:
        """Gardens lie on these squares."""
        for square in squares:
            lay_garden(self.s, SQUARES.number(square))

    def market(self, **tiles: str) -> None:
        """These tiles lie on the market; all other spaces are empty."""
        for space in SPACES:
            self.s.market[space] = KINDS.number(tiles[SPACES.ids[space]]) if SPACES.ids[space] in tiles else -1

    def set_aside(self, *kinds: str) -> None:
        """These tiles were set aside at the beginning of the last round."""
        for kind in KINDS:
            self.s.set_aside[kind] = kinds.count(KINDS.ids[kind])

    # ------------------------------------------------------------------ play

    def place(self, target: str, dark: int = 1, special: int = 0) -> None:
        """The player on turn places workers; the choice of workers may be forced."""
        self.play(f"place:{target}")
        if self.kind == "choose_workers":
            self.play(f"workers:{dark}:{special}")

    # ------------------------------------------------------------------ read

    def refused(self, key: str) -> str:
        """The name of the reason why something is not possible; empty if nothing is said about it."""
        return next((refused.name for refused in self.table.refused("en") if refused.key == key), "")

    def money(self, p: int) -> int:
        """A player's Aeros."""
        return self.s.player[p].money

    def cubes(self, p: int) -> Cubes:
        """A player's cubes."""
        return Cubes(*self.s.player[p].cubes)

    def population(self, p: int) -> int:
        """A player's population."""
        return self.table.scores()[p]

    def prestige(self, p: int) -> int:
        """A player's prestige."""
        return self.s.player[p].prestige

    def house(self, p: int) -> int:
        """The house position of a player."""
        return self.s.player[p].house

    def income(self, p: int) -> Income:
        """Where a player's income markers stand."""
        shown = self.table.view(p)["boards"][p]["income"]
        return Income(**shown)

    def copies(self, p: int, kind: str) -> int:
        """How many tiles of a kind lie in front of a player."""
        return self.s.player[p].tiles[KEPT.number(kind)]

    def used(self, p: int, kind: str) -> int:
        """How many tiles of a kind a player has used in this round."""
        return self.s.player[p].used[ROUND_KINDS.number(kind)]

    def owner(self, square: str) -> int:
        """Who owns a square; -1 for nobody."""
        return self.s.owner[SQUARES.number(square)]

    def owned(self, p: int) -> set[str]:
        """The squares a player owns."""
        return {SQUARES.ids[square] for square in SQUARES if self.s.owner[square] == p}

    def is_garden(self, square: str) -> bool:
        """Whether a garden lies on a square."""
        return self.table.view()["tile"][square] == "garden"

    def circle(self, circle: str) -> int:
        """Who is on a circle; -1 for nobody."""
        return self.s.circle_owner[CIRCLES.number(circle)]

    def tile_on(self, space: str) -> str | None:
        """The tile on a market space."""
        return self.table.view()["market"][space]

    def ledger(self, category: str) -> list[int]:
        """Everybody's population from one source."""
        return self.table.ledger()[category]

    def notes(self) -> list[str]:
        """The names of the notes of the last move."""
        return [getattr(what, "name", "forced") for what, _ in self.table.moves[-1].events]
