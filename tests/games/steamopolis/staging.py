"""Stage a position of Steamopolis by hand, play on from it, and read what came of it.

Stones are written as in the spec: `g4a` is an arrow stone on field g4, `l3_left` a stone on that district.
All that follows from something else (supplies, stones on districts, places of tiles) is kept in step.
"""

from __future__ import annotations

from typing import Any

from spielwerk.games.steamopolis import game
from spielwerk.games.steamopolis.catalogue import (
    BANNER,
    BANNERS,
    CAPACITY,
    CHARACTERS,
    DISTRICTS,
    FIELDS,
    FROM_DISTRICTS,
    KINDS,
    MACHINES,
    MARKETS,
    PASSENGER_TILES,
    PASSENGERS,
    POSITIONS,
    RANK,
    RESOURCES,
    ROWS,
    SIDES,
    SOURCES,
    SPOTS,
    TILES,
    TOKENS,
)
from spielwerk.games.steamopolis.rules.effects import carry_out, use_block
from spielwerk.games.steamopolis.rules.turn import end_of_round, player_turn
from spielwerk.games.steamopolis.state import AS_BANNER, EMPTY_MARKET, IN_BOX, INSTALLED, ON_MARKET, UNSEEN
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import advance
from spielwerk.kernel.schema import out_of_range
from tests.games.staged import Staged

A, B, C, D = range(4)
STONES = 5


class Town(Staged):
    """A table where nobody has anything but one stone on g1: empty machine rooms and storages; A is to move."""

    def __init__(self, seats: int = 3, seed: int = 1, **choices: str) -> None:
        self.table = game.table(seats=seats, seed=seed, choices=choices)
        self.s: Any = self.table.state
        self.seats = seats
        self.noted: list[Any] = []
        self.s.start_player = A
        for p in range(seats):
            self._clear(p)
            self.stones(p, "g1")
        for market in MARKETS:
            self.s.market_rank[market] = 0 if self.s.market_tiles[market, 0] >= 0 else EMPTY_MARKET
        for resource in RESOURCES:
            self.s.supply[resource] = 15
        self.s.sponsors, self.s.galas[0], self.s.galas[1], self.s.capacity_tiles = 5, 4, 4, 20
        self.passengers("passenger_6_3", banker=7, stoker=2)

    def _clear(self, p: int) -> None:
        """Take everything off an airship."""
        me = self.s.player[p]
        me.character = CHARACTERS.number("character_9")
        me.base, me.supply, me.gala, me.score = 0, STONES, -1, 0
        for category in range(len(me.ledger)):
            me.ledger[category] = 0
        for field in FIELDS:
            me.gauge[field] = -1
        for position in POSITIONS:
            me.room[position] = -1
        for resource in RESOURCES:
            me.stock[resource] = 0
        for place in range(2):
            me.sponsor[place], me.sponsor_used[place] = -1, 0
        for parasite in range(3):
            me.parasite_host[parasite] = me.parasite_spot[parasite] = -1

    # ------------------------------------------------------------------ set

    def stones(self, p: int, places: str) -> None:
        """A player has just these stones on gauge and board; the others are in the supply."""
        me = self.s.player[p]
        for field in FIELDS:
            if me.gauge[field] != TOKENS.number("bonus_marker"):
                me.gauge[field] = -1
        for district in DISTRICTS:
            self.s.stones_at[district] -= me.destination[district] > 0
            me.destination[district] = 0
        names = places.split()
        for name in names:
            arrow = (name.endswith("a") and name[:1] == "g") or name.endswith("_a")
            place = name.removesuffix("_a") if name.startswith("l") else name.rstrip("a")
            if place in FIELDS:
                me.gauge[FIELDS.number(place)] = TOKENS.number("arrow_stone" if arrow else "stone")
            else:
                me.destination[DISTRICTS.number(place)] = 2 if arrow else 1
                self.s.stones_at[DISTRICTS.number(place)] += 1
        me.stones_out = sum(name.startswith("l") for name in names)
        me.supply = STONES - len(names)

    def markers(self, p: int, fields: str) -> None:
        """Bonus markers lie on these fields of a gauge."""
        for field in fields.split():
            self.s.player[p].gauge[FIELDS.number(field)] = TOKENS.number("bonus_marker")

    def base(self, p: int, field: str) -> None:
        """The base pressure marker lies on this field."""
        self.s.player[p].base = FIELDS.number(field)

    def room(self, p: int, **tiles: str) -> None:
        """These tiles lie at these positions: `r1="capacity"`."""
        for position, name in tiles.items():
            tile = TILES.number(name)
            self.s.player[p].room[POSITIONS.number(position)] = tile
            if tile < len(MACHINES):
                self._take_from_market(tile)
                self.s.tile_place[tile] = INSTALLED
            elif tile == CAPACITY:
                self.s.capacity_tiles -= 1

    def _take_from_market(self, tile: int) -> None:
        """Lay another tile of the rank in place of one that is needed elsewhere."""
        for market in MARKETS:
            rank = RANK[tile]
            if self.s.market_tiles[market, rank] == tile:
                lying = {self.s.market_tiles[other, rank] for other in MARKETS}
                spare = next(
                    other
                    for other in MACHINES
                    if RANK[other] == rank and other not in lying and self.s.tile_place[other] == UNSEEN
                )
                self._lay(market, spare)

    def _lay(self, market: int, tile: int) -> None:
        rank = RANK[tile]
        face_up = self.s.market_rank[market] == rank
        self.s.market_tiles[market, rank] = tile
        self.s.market_banners[market, rank] = BANNER[tile]
        self.s.tile_place[tile] = ON_MARKET if face_up else UNSEEN

    def sell(self, market: str, name: str) -> None:
        """This tile lies face up on a market; those of lower rank have gone to the box."""
        number, tile = MARKETS.number(market), TILES.number(name)
        self._take_from_market(tile)
        for rank in range(4):
            gone = self.s.market_tiles[number, rank]
            if gone >= 0 and rank <= RANK[tile]:
                self.s.tile_place[gone] = UNSEEN if rank == RANK[tile] else IN_BOX
            if rank < RANK[tile]:
                self.s.market_tiles[number, rank] = self.s.market_banners[number, rank] = -1
        self.s.market_rank[number] = RANK[tile]
        self._lay(number, tile)

    def empty(self, *markets: str) -> None:
        """These markets are bought empty; their statues stand on the tower top."""
        for name in markets:
            market = MARKETS.number(name)
            for rank in range(4):
                tile = self.s.market_tiles[market, rank]
                if tile >= 0:
                    self.s.tile_place[tile] = IN_BOX
                self.s.market_tiles[market, rank] = self.s.market_banners[market, rank] = -1
            self.s.market_rank[market] = EMPTY_MARKET
            self.s.statues += 1

    def bonus_front(self, row: str, sold: int) -> None:
        """So many markers of a row are gone."""
        self.s.marker_front[ROWS.number(row)] = sold

    def give(self, p: int, cog: int = 0, crystal: int = 0) -> None:
        """A player holds these resources."""
        for resource, amount in enumerate((cog, crystal)):
            self.s.supply[resource] += self.s.player[p].stock[resource] - amount
            self.s.player[p].stock[resource] = amount

    def supply(self, cog: int, crystal: int) -> None:
        """So much is left in the general supply (the rest is lost)."""
        self.s.supply[0], self.s.supply[1] = cog, crystal

    def sponsors(self, p: int, *sides: str) -> None:
        """A player has sponsors with these sides up."""
        for place, side in enumerate(sides):
            self.s.player[p].sponsor[place] = RESOURCES.number(side)
            self.s.sponsors -= 1

    def gala(self, p: int, kind: str) -> None:
        """A player has a gala."""
        self.s.player[p].gala = RESOURCES.number(kind)
        self.s.galas[RESOURCES.number(kind)] -= 1

    def banners(self, p: int, **tiles: int) -> None:
        """A player has so many banner tiles of each colour."""
        for colour, count in tiles.items():
            self.s.player[p].banners[BANNERS.number(colour)] = count

    def parasite(self, p: int, host: int, position: str, effect: str) -> None:
        """One more parasite of a player lies on a slot of a host."""
        me = self.s.player[p]
        free = list(me.parasite_spot).index(-1)
        me.parasite_host[free] = host
        me.parasite_spot[free] = SPOTS.number(f"{position}_{effect}")

    def parasites_at_stack(self, count: int) -> None:
        """So many parasites of the solo player lie next to the passenger stack."""
        for parasite in range(3):
            self.s.player[A].parasite_spot[parasite] = SPOTS.number("stack") if parasite < count else -1

    def passengers(self, tile: str, banker: int, stoker: int) -> None:
        """This passenger tile is open, and the passengers stand on these levels."""
        s, number = self.s, PASSENGER_TILES.number(tile)
        if s.open_tile != number:
            stack = list(s.passenger_stack)
            if number in stack:
                s.passenger_stack[stack.index(number)] = s.open_tile
            s.passenger_place[s.open_tile], s.passenger_place[number] = 0, 1
            s.open_tile = number
        s.passenger_level[0], s.passenger_level[1] = banker, stoker

    def next_passenger_tile(self, tile: str) -> None:
        """This passenger tile lies on top of the stack."""
        stack, top = self.s.passenger_stack, self.s.stack_size - 1
        place = list(stack).index(PASSENGER_TILES.number(tile))
        stack[top], stack[place] = stack[place], stack[top]

    def shrink_stack(self, size: int) -> None:
        """Only so many passenger tiles are left in the stack; the others were taken."""
        for place in range(size, self.s.stack_size):
            self.s.passenger_place[self.s.passenger_stack[place]] = 2
            self.s.passenger_stack[place] = -1
        self.s.stack_size = size

    def attach(self, p: int, name: str) -> None:
        """A player has a machine tile as a banner."""
        tile = TILES.number(name)
        self._take_from_market(tile)
        self.s.tile_place[tile] = AS_BANNER
        self.s.player[p].banners[BANNER[tile]] += 1

    def score(self, p: int, points: int) -> None:
        """A player has these points."""
        self.s.player[p].score = self.s.player[p].ledger[0] = points

    # ------------------------------------------------------------------ play

    def turn(self, p: int = A, number: int = 1) -> None:
        """A player's turn of a round begins; those after this player are still to come."""
        self.s.depth = 0
        self.s.round_number = number
        end_of_round(self.s)
        for seat in range(self.seats - 1, p - 1, -1):
            player_turn(self.s, seat)
        self._run()

    def carry_out(self, p: int, step: Any, *given: int) -> None:
        """In a player's turn this step comes next; the round ends after it."""
        self.s.depth = 0
        self.s.active = p
        end_of_round(self.s)
        step(self.s, p, *given)
        self._run()

    def effect(self, p: int, kind: str, n: int = 1) -> None:
        """In a player's turn a step of an effect of this kind comes next, printed on a district."""
        self.carry_out(p, carry_out, KINDS.number(kind), n, SOURCES.number("l1_left"), FROM_DISTRICTS)

    def ask_for_block(self, p: int, source: str) -> None:
        """A player is asked whether to use a block that is printed on this component."""
        self.carry_out(p, use_block, 0, SOURCES.number(source))

    def begin(self, step: Any) -> None:
        """Nothing is scheduled but this step of the table."""
        self.s.depth = 0
        step(self.s)
        self._run()

    def _run(self) -> None:
        advance(game, self.s, None, Options(game.most_options))
        self.noted = list(self.s.notes)
        assert out_of_range(self.s) == []

    def fly(self, p: int, *keys: str) -> None:
        """On a player's turn: fly to all destinations, then these options."""
        self.turn(p)
        self.play("fly", *keys)

    def descend(self, p: int, tile: str, *keys: str) -> None:
        """A player leads a stone of value 2 through this tile at r1, then these options; other stones stay."""
        self.room(p, r1=tile)
        me = self.s.player[p]
        if me.gauge[FIELDS.number("g3")] < 0:
            me.gauge[FIELDS.number("g3")] = TOKENS.number("stone")
            me.supply -= 1
        self.turn(p)
        self.play("set_destination")
        if self.kind == "choose_stone":
            self.play("stone:g3")
        self.play("descend", *keys)

    # ------------------------------------------------------------------ read

    @property
    def prompt(self) -> str:
        """What is asked, in English."""
        asked = self.table.asked("en")
        return asked.prompt if asked else ""

    def gauge(self, p: int) -> str:
        """A player's stones on the gauge, from the left."""
        words = {0: "", 1: "a"}
        tokens = self.s.player[p].gauge
        return " ".join(f"{FIELDS.ids[f]}{words[tokens[f]]}" for f in FIELDS if tokens[f] in words)

    def marker_fields(self, p: int) -> str:
        """The fields with a player's bonus markers."""
        return " ".join(FIELDS.ids[f] for f in FIELDS if self.s.player[p].gauge[f] == 2)

    def board(self, p: int) -> dict[str, bool]:
        """A player's stones on districts, and whether they show an arrow."""
        return {DISTRICTS.ids[d]: n > 1 for d, n in enumerate(self.s.player[p].destination) if n}

    def stock(self, p: int) -> tuple[int, int]:
        """A player's cogs and crystals."""
        return tuple(self.s.player[p].stock)

    def tiles(self, p: int) -> dict[str, str]:
        """A player's tiles by position."""
        return {POSITIONS.ids[at]: TILES.ids[tile] for at, tile in enumerate(self.s.player[p].room) if tile >= 0}

    def vp(self, p: int) -> int:
        """A player's points."""
        return self.s.player[p].score

    def parasites(self, p: int) -> list[tuple[int, str, str]]:
        """Where a player's parasites lie: host, position, effect; those on the dock are left out."""
        me = self.s.player[p]
        found: list[tuple[int, str, str]] = []
        for host, spot in zip(me.parasite_host, me.parasite_spot, strict=True):
            if host >= 0:
                found.append((host, POSITIONS.ids[spot // len(SIDES)], SIDES.ids[spot % len(SIDES)]))
        return sorted(found)

    def at_stack(self) -> int:
        """How many parasites lie next to the passenger stack."""
        return list(self.s.player[A].parasite_spot).count(SPOTS.number("stack"))

    def level(self, passenger: str) -> int:
        """The level of a passenger; 0 aboard."""
        return self.s.passenger_level[PASSENGERS.number(passenger)]

    def face_up(self, market: str) -> str | None:
        """The tile for sale on a market."""
        number = MARKETS.number(market)
        rank = self.s.market_rank[number]
        return TILES.ids[self.s.market_tiles[number, rank]] if rank < EMPTY_MARKET else None

    def place_of(self, tile: str) -> int:
        """Where a machine tile is."""
        return self.s.tile_place[TILES.number(tile)]
