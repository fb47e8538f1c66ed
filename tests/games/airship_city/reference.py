"""The options of every decision once more: slow, simple, straight from the text and the tables of the rules.

Nothing here is shared with the rules: random games compare the two at every decision.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spielwerk.games.airship_city.catalogue import AIRSHIPS, BONUS_ACTIONS, CONTRACTS, PANELS, SHIFTS, TILES
from spielwerk.games.airship_city.catalogue import RESOURCES as RESOURCE_NOUN
from spielwerk.games.airship_city.state import OPEN, READY
from spielwerk.kernel import Table
from tests.games.airship_city import printed
from tests.games.airship_city.printed import RESOURCES, Amounts
from tests.games.airship_city.staging import next_to


class Position:
    """A table as one player sees it, by ids."""

    def __init__(self, table: Table, p: int) -> None:
        self.s: Any = table.state
        self.p = p
        self.players = table.seats
        me = self.s.player[p]
        self.stock: Amounts = dict(zip(RESOURCES, me.stock, strict=True))
        self.built = {r for r in RESOURCES if me.expanded[RESOURCE_NOUN.number(r)]}
        self.room: Amounts = {r: (20 if r in self.built else 10) - self.stock[r] for r in RESOURCES}
        self.layout = [TILES.ids[tile] for tile in self.s.tile_at]
        self.workers = [(TILES.ids[t], bool(m)) for t, m in zip(me.worker_tile, me.worker_moved, strict=True) if t >= 0]

    def ready(self, action: str) -> bool:
        return self.s.player[self.p].bonus[BONUS_ACTIONS.number(action)] == READY

    def ships(self, panel: str) -> int:
        """Own markers on the donation spaces."""
        return self.s.donations[PANELS.number(panel), self.p]

    def space_left(self, panel: str) -> bool:
        number = PANELS.number(panel)
        taken = sum(self.s.donations[number, seat] for seat in range(self.players))
        return taken < printed.donation_spaces(panel, self.players)

    def supply(self) -> int:
        """Twenty markers less those on donation and majority spaces (14.19)."""
        placed = sum(self.ships(panel) for panel in printed.PANELS)
        return 20 - placed - sum(owner == self.p for owner in self.s.majority)

    def cost(self, kind: str, amounts: Amounts) -> Amounts:
        """A printed cost after discounts."""
        left = dict(amounts)
        for ship, (action, resource, amount) in printed.DISCOUNT.items():
            if action == kind and resource in left:
                markers = self.ships(ship) + (self.s.majority[AIRSHIPS.number(ship)] == self.p)
                left[resource] = max(0, left[resource] - amount * markers)
        return left

    def pays(self, amounts: Amounts) -> bool:
        return all(self.stock[resource] >= amount for resource, amount in amounts.items())


# ---------------------------------------------------------------- 4.2 to 6.10 the decisions


def expected(table: Table) -> set[str]:
    """The options the rules give for the waiting decision."""
    kind = table.kind
    assert kind is not None
    now = Position(table, table.seat)
    held = kind.held(table.state.stack[table.state.depth - 1])[1:]
    return set(OPTIONS[kind.name](now, *held))


def turn_main(now: Position) -> Iterator[str]:
    pausing = now.s.pausing
    unmoved = [tile for tile, moved in now.workers if not moved]
    if pausing >= 0:
        yield f"move:{TILES.ids[now.s.player[now.p].worker_tile[pausing]]}"
    else:
        yield from (f"move:{tile}" for tile in unmoved)
    if unmoved and now.stock["gear"] >= 1:
        yield from (f"shift:{shift}" for shift in printed.SHIFTS)
    for number in CONTRACTS:
        contract = CONTRACTS.ids[number]
        mine = now.s.contract_place[number] == OPEN and now.s.contract_owner[number] == now.p
        if mine and now.pays(printed.CONTRACTS[contract][1]):
            yield f"fulfil:{contract}"
    if now.ready("barter") and list(barter_exchange(now)):
        yield "barter"
    if not unmoved:
        yield "end_turn"


def choose_destination(now: Position, worker: int, *_: int) -> Iterator[str]:
    """All simple paths, one step at a time (5.1, 5.2)."""
    tiles = list(now.s.player[now.p].worker_tile)
    others = {now.s.place_of[tile] for index, tile in enumerate(tiles) if tile >= 0 and index != worker}
    start, barred = now.s.place_of[tiles[worker]], now.s.place_of[now.s.move_began]
    near: set[int] = set()
    far: set[int] = set()
    over: set[int] = set()
    paths: list[tuple[tuple[int, ...], bool]] = [((start,), False)]
    while paths:
        path, flown = paths.pop()
        for step in next_to(path[-1]) - {*path, barred}:
            if step in others:
                paths.append(((*path, step), flown))
                if not flown:
                    over.add(step)
                continue
            (far if flown else near).add(step)
            if not flown:
                paths.append(((*path, step), True))
    yield from (f"to:{now.layout[position]}" for position in near)
    if now.ready("long_haul_flight"):
        yield from (f"to_long:{now.layout[position]}" for position in far - near)
    if now.stock["gear"] >= 1:
        yield from (f"pause:{now.layout[spot]}" for spot in over if not now.s.paused_on[now.s.tile_at[spot]])


def perform_action(now: Position, tile: int) -> Iterator[str]:
    actions = list(actions_of(now, tile))
    yield "skip"
    yield from actions
    waiting = any(not moved for _, moved in now.workers)
    if waiting and now.stock["gear"] >= 1 and gears_gained(now, tile, actions) > now.room["gear"]:
        yield from (f"shift_first:{shift}" for shift in printed.SHIFTS)


def gears_gained(now: Position, tile: int, actions: list[str]) -> int:
    """The gears that come by the action and its bonus; a Shipyard takes more gears than it gives."""
    kind = TILES.ids[tile].rpartition("_")[0]
    amount, offered = printed.TILE_BONUS[kind]
    if kind == "factory":
        return 2 + (amount if now.s.developed[tile] and "gear" in now.built else 0)
    if kind == "shipyard" or not actions:
        return 0
    return amount if now.s.developed[tile] and "gear" in offered & now.built else 0


def actions_of(now: Position, tile: int) -> Iterator[str]:
    kind = TILES.ids[tile].rpartition("_")[0]
    if kind in printed.GATHERED:
        if any(now.room[resource] > 0 for resource in printed.GATHERED[kind]):
            yield "gather"
    elif kind == "shipyard":
        yield from (f"build:{ship}" for ship in printed.AIRSHIP_COST if can_build(now, ship))
    elif kind == "architects_office":
        for facility, cost in printed.FACILITY_COST.items():
            if now.space_left(facility) and now.supply() > 0 and now.pays(now.cost(kind, cost)):
                yield f"construct:{facility}"
    elif kind == "guild_hall":
        if len(now.workers) < 4 and now.pays(now.cost(kind, printed.HIRE_COST)):
            yield "hire"
    elif kind == "workshop":
        for resource, cost in printed.EXPANSION_COST.items():
            if resource not in now.built and now.pays(now.cost(kind, cost)):
                yield f"expand:{resource}"
    elif kind == "marketplace":
        yield from (f"take:{CONTRACTS.ids[number]}" for number in now.s.display if number >= 0)
    elif kind == "lighthouse":
        yield from (f"shift:{shift}" for shift in printed.SHIFTS)
    else:
        yield "recall"


def can_build(now: Position, ship: str) -> bool:
    lower = printed.NEEDS_TWO_OF.get(ship)
    if lower and now.ships(lower) < 2:
        return False
    if not now.pays(now.cost("shipyard", printed.AIRSHIP_COST[ship])):
        return False
    return ship in printed.PRICES or (now.space_left(ship) and now.supply() > 0)


def donate_or_sell(now: Position, airship: int) -> Iterator[str]:
    ship = AIRSHIPS.ids[airship]
    if now.space_left(ship) and now.supply() > 0:
        yield "donate"
    if ship in printed.PRICES:
        yield "sell"


def develop_tile(now: Position, resource: int) -> Iterator[str]:
    for tile in printed.TILES_OF_COLOUR[RESOURCES[resource]]:
        if not now.s.developed[TILES.number(tile)]:
            yield f"develop:{tile}"


def lighthouse_second_shift(now: Position, first: int) -> Iterator[str]:
    line, direction = SHIFTS.ids[first].split("_")
    yield "stop"
    yield from (f"shift:{shift}" for shift in printed.SHIFTS if shift != f"{line}_{printed.REVERSE[direction]}")


def choose_resource_bonus(now: Position, tile: int, _: int) -> Iterator[str]:
    _, offered = printed.TILE_BONUS[TILES.ids[tile].rpartition("_")[0]]
    yield from (f"bonus:{resource}" for resource in offered & now.built if now.room[resource] > 0)


def piggyback_resource(now: Position, tile: int) -> Iterator[str]:
    offered = printed.PIGGYBACK[TILES.ids[tile].rpartition("_")[0]]
    yield from (f"piggyback:{resource}" for resource in offered if now.room[resource] > 0)


def piggyback_negotiator(now: Position, resource: int) -> Iterator[str]:
    assert now.ready("seasoned_negotiator")
    assert now.room[RESOURCES[resource]] > 0
    yield from ("use", "decline")


def barter_exchange(now: Position) -> Iterator[str]:
    for given in RESOURCES:
        for taken in RESOURCES:
            if given != taken and now.stock[given] >= 1 and now.room[taken] > 0:
                yield f"give:{given}:take:{taken}"


OPTIONS = {
    decision.__name__: decision
    for decision in (
        turn_main, choose_destination, perform_action, donate_or_sell, develop_tile, lighthouse_second_shift,
        choose_resource_bonus, piggyback_resource, piggyback_negotiator, barter_exchange,
    )
}  # fmt: skip
