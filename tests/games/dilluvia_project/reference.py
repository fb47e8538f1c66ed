"""The legal options by the words of the specification, square by square and slowly, to compare the rules with."""

from __future__ import annotations

from functools import cache, cached_property
from itertools import product
from typing import Any

from spielwerk.kernel import Table
from tests.games.dilluvia_project import printed
from tests.games.dilluvia_project.printed import BUILDINGS, COLOURS, COLUMNS, LAND, PROPELLERS, SQUARES

COLOUR_CIRCLES = {"market_extra": "me", "garden": "ga", "reposition": "rp"}
PLAYER_COLOURS = ("red", "yellow", "blue", "green")


@cache
def near(square: str, diagonal: bool) -> frozenset[str]:
    """The squares next to one, corners counted or not."""
    column, row = COLUMNS.index(square[0]), int(square[1:])
    steps = [(x, y) for x, y in product((-1, 0, 1), repeat=2) if (x, y) != (0, 0) and (diagonal or 0 in (x, y))]
    return frozenset(
        f"{COLUMNS[column + x]}{row + y}" for x, y in steps if 0 <= column + x < len(COLUMNS) and 1 <= row + y <= 13
    )


@cache
def rectangle(first: str, last: str) -> frozenset[str]:
    """The squares between two corners."""
    left, right = sorted((COLUMNS.index(first[0]), COLUMNS.index(last[0])))
    top, bottom = sorted((int(first[1:]), int(last[1:])))
    return frozenset(f"{COLUMNS[column]}{row}" for column in range(left, right + 1) for row in range(top, bottom + 1))


class Reference:
    """What the waiting decision of a table must offer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view: dict[str, Any] = table.view(table.seat)
        self.p = table.seat
        self.me: dict[str, Any] = self.view["player"][self.p]
        self.seats = table.seats
        self.round: int = self.view["round_number"]
        self.owner: dict[str, int | None] = self.view["owner"]
        self.tile: dict[str, str | None] = self.view["tile"]
        kind = table.kind
        assert kind is not None
        frame = table.state.stack[table.state.depth - 1]
        self.name, self.held = kind.name, kind.held(frame)[1:]

    def expected(self) -> set[str]:
        """The text keys."""
        return getattr(self, self.name)()

    # ------------------------------------------------------------------ city

    @cached_property
    def free(self) -> set[str]:
        """Free playable land squares."""
        return {
            square
            for square in SQUARES
            if printed.is_playable(square, self.seats) and self.owner[square] is None and self.tile[square] is None
        }

    def held_by(self, seats: list[int]) -> set[str]:
        """Land and buildings of these players."""
        return {square for square in SQUARES if self.owner[square] in seats and square not in PROPELLERS}

    @cached_property
    def land(self) -> set[str]:
        """Own land without a building."""
        return {square for square in self.held_by([self.p]) if self.tile[square] is None}

    @cached_property
    def touching(self) -> set[str]:
        """The free squares that touch an anchor (7.4.2)."""
        own = self.held_by([self.p])
        propellers = {square for square in PROPELLERS if self.owner[square] == self.p}
        if own:
            return self.free_beside(own | propellers)
        everybody = self.held_by(list(range(self.seats)))
        return self.free_beside(propellers | {"G7"}) or self.free_beside(everybody) or self.free

    def free_beside(self, anchors: set[str]) -> set[str]:
        return {square for square in self.free if near(square, diagonal=True) & anchors}

    def ends(self, first: str, size: str) -> set[str]:
        """The other ends of free pieces of a size that begin on a square."""
        if size == "small":
            return {first}
        column, row = COLUMNS.index(first[0]), int(first[1:])
        far = (
            near(first, diagonal=False)
            if size == "medium"
            else {
                square
                for square in near(first, diagonal=True)
                if square[0] != COLUMNS[column] and int(square[1:]) != row
            }
        )
        return {last for last in far if rectangle(first, last) <= self.free}

    def firsts(self, size: str) -> set[str]:
        return {square for square in self.touching if self.ends(square, size)}

    def sites(self, size: str) -> set[str]:
        """Rectangles of own land in the shape of a size."""
        found = set[str]()
        width_height = {"small": [(0, 0)], "medium": [(1, 0), (0, 1)], "large": [(1, 1)]}[size]
        for square, (width, height) in product(self.land, width_height):
            column, row = COLUMNS.index(square[0]) + width, int(square[1:]) + height
            if (
                column < len(COLUMNS)
                and row <= 13
                and rectangle(square, last := f"{COLUMNS[column]}{row}") <= self.land
            ):
                found.add(square if last == square else f"{square}:{last}")
        return found

    def own_buildings(self) -> list[dict[str, Any]]:
        return [building for building in self.view["standing"] if building["owner"] == self.p]

    def count(self, size: str) -> int:
        return sum(BUILDINGS[building["building"]][1] == size for building in self.own_buildings())

    # ------------------------------------------------------------------ market

    def place_zeppelin(self) -> set[str]:
        taken = {player["berth"].rpartition("_")[0] for player in self.view["player"] if player["berth"]}
        rows = {f"row:{line}:{side}" for line in range(1, 5) for side in ("left", "right")}
        columns = {f"column:{line}:{side}" for line in range(1, 5) for side in ("top", "bottom")}
        return {berth for berth in rows | columns if berth.replace(":", "_").rpartition("_")[0] not in taken}

    def for_sale(self, space: str) -> bool:
        return self.view["marked"][space] is None if self.round == 7 else self.view["market"][space] is not None

    def buy_market(self) -> set[str]:
        direction, line, side = self.me["berth"].split("_")
        spaces = [f"m{line}{n}" if direction == "row" else f"m{n}{line}" for n in range(1, 5)]
        if side in ("right", "bottom"):
            spaces.reverse()
        offered = {"stop"}
        for distance, space in enumerate(spaces, 1):
            price = 5 if self.view["market"][space] in printed.FIXED_PRICE else distance
            if self.for_sale(space) and self.me["money"] >= price:
                offered.add(f"buy:{space}")
        return offered

    def buy_extra(self) -> set[str]:
        sale = {f"buy:{space}" for space in printed.SPACES if self.for_sale(space) and self.me["money"] >= 3}
        return sale | {"none"}

    def pick_tile(self) -> set[str]:
        return {f"pick:{kind}" for kind, count in self.view["set_aside"].items() if count} | {"none"}

    # ------------------------------------------------------------------ turn

    def turn_menu(self) -> set[str]:
        targets = self.targets()
        return (targets or {"idle"}) | self.playable_tiles()

    def end_turn_menu(self) -> set[str]:
        return {"end_turn"} | self.playable_tiles()

    def targets(self) -> set[str]:
        taken: dict[str, int | None] = self.view["circle_owner"]
        colour = PLAYER_COLOURS[self.p]
        offered = {f"place:{field}" for field, short in COLOUR_CIRCLES.items() if taken[f"{short}_{colour}"] is None}
        for field in ("market_extra", "reposition"):
            short = COLOUR_CIRCLES[field]
            if taken[f"{short}_{colour}"] is not None and taken[f"{short}_extra"] is None:
                offered.add(f"place:{field}:extra")
        for row, by_seats in printed.CIRCLES.items():
            free, with_aero = by_seats[self.seats]
            workers = [owner for circle, owner in taken.items() if self.row_of(circle) == row and owner is not None]
            can_pay = self.me["money"] > 0 or self.me["tiles"]["toll_right"] > 0
            if row == "player_order" and self.p in workers:
                continue
            if len(workers) < free or (len(workers) < free + with_aero and can_pay):
                offered.add(f"place:{row}")
        return offered

    @staticmethod
    def row_of(circle: str) -> str:
        """The row of a neutral circle, by its id."""
        parts = circle.split("_")
        short = {"po": "player_order", "in": "income", "la": "land", "bu": "build"}
        return parts[1] if parts[0] == "re" else short.get(circle[:2], "")

    def choose_workers(self) -> set[str]:
        dark, special = self.me["dark"], self.me["special"]
        row = self.table.game.nouns["target"].ids[self.held[0]]
        single = row not in ("income", "land", "build", *COLOURS)
        pairs = product(range(dark + 1), range(special + 1))
        return {f"workers:{d}:{sp}" for d, sp in pairs if (d + sp == 1 if single else d + sp >= 1)}

    def playable_tiles(self) -> set[str]:
        tiles, possible = self.me["tiles"], set[str]()
        for size in ("small", "medium", "large"):
            if self.count(size):
                possible.add(f"{size}_rents")
        if any(self.me["cubes"].values()) and tiles["converter"] > self.me["used"]["converter"]:
            possible.add("converter")
        if self.firsts("small"):
            possible.add("land_claim")
        if self.firsts("medium"):
            possible.add("land_grant")
        if self.view["gardens"] and self.permitted():
            possible.add("garden_permit")
        return {f"tile:{kind}" for kind in possible if tiles[kind]}

    def permitted(self) -> set[str]:
        built = {square for building in self.own_buildings() for square in building["squares"]}
        return self.land | self.free_beside(built)

    # ------------------------------------------------------------------ actions

    def land_menu(self) -> set[str]:
        workers, free_squares = self.held
        offered = {"finish"} | self.playable_tiles()
        for size, (needed, price) in LAND.items():
            less = self.me["tiles"]["land_agent"] if size != "small" else 0
            if workers >= needed and self.me["money"] >= max(0, price - less) and self.firsts(size):
                offered.add(size)
        if free_squares and self.firsts("small"):
            offered.add("free_square")
        return offered

    def choose_land(self) -> set[str]:
        size, may_decline = list(LAND)[self.held[0]], self.held[1]
        return {f"from:{square}" for square in self.firsts(size)} | ({"none"} if may_decline else set())

    def choose_land_far(self) -> set[str]:
        size, first = list(LAND)[self.held[0]], SQUARES[self.held[1]]
        return {f"to:{square}" for square in self.ends(first, size)}

    def build_menu(self) -> set[str]:
        buildings, propellers = self.held
        offered = {"end_step"} | self.playable_tiles()
        if propellers:
            offered |= {
                f"propeller:{square}"
                for square, (price, _) in PROPELLERS.items()
                if self.owner[square] is None and self.me["money"] >= price
            }
        if buildings:
            offered |= {f"building:{building}" for building in BUILDINGS if self.can_build(building)}
        return offered

    def can_build(self, building: str) -> bool:
        number = printed.number(building)
        visionary = self.me["tiles"]["visionary"] and number <= 5
        in_time = number <= self.round or visionary
        payable = bool(self.discounts(building))
        return bool(in_time and self.view["supply"][building] and payable and self.sites(BUILDINGS[building][1]))

    def discounts(self, building: str) -> set[str]:
        """Every set of cubes that a foreman leaves out and that makes the rest payable."""
        cost = BUILDINGS[building][2]
        foreman = {2: "foreman_2_3", 3: "foreman_2_3", 4: "foreman_4_5", 5: "foreman_4_5"}.get(printed.number(building))
        less = min(sum(cost), 2 * self.me["tiles"][foreman]) if foreman else 0
        stock = [self.me["cubes"][colour] for colour in COLOURS]
        ways = product(*(range(amount + 1) for amount in cost))
        return {
            "discount:" + ":".join(map(str, way))
            for way in ways
            if sum(way) == less and all(c - w <= have for c, w, have in zip(cost, way, stock, strict=True))
        }

    def choose_discount(self) -> set[str]:
        return self.discounts(list(BUILDINGS)[self.held[0]])

    def choose_site(self) -> set[str]:
        return {f"site:{site}" for site in self.sites(BUILDINGS[list(BUILDINGS)[self.held[0]]][1])}

    def choose_square(self) -> set[str]:
        return {"square_1", "square_2"}

    def choose_garden_square(self) -> set[str]:
        (tile,) = self.held
        if tile >= 0:
            return {f"garden:{square}" for square in self.permitted()}
        payable = self.me["money"] >= 1 and self.view["gardens"]
        return {f"garden:{square}" for square in self.land if payable} | {"none"}

    def choose_switch(self) -> set[str]:
        switched = {SQUARES[square] for square in self.held[1:] if square >= 0}
        squares = {building["square"] for building in self.own_buildings()}
        return {f"switch:{square}" for square in squares - switched} | {"finish"}

    def choose_resource(self) -> set[str]:
        return {f"resource:{colour}" for colour in COLOURS}

    def converter_give(self) -> set[str]:
        return {f"give:{colour}" for colour, count in self.me["cubes"].items() if count}

    def converter_take(self) -> set[str]:
        return {f"take:{colour}" for number, colour in enumerate(COLOURS) if number != self.held[0]}

    def income_split(self) -> set[str]:
        colour, left = self.held
        return {f"{COLOURS[colour]}:{share}" for share in range(left + 1)}
