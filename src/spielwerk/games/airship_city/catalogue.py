"""`data.toml` as constants with names: what is printed on the tiles, boards and cards."""

from __future__ import annotations

from functools import reduce
from operator import or_
from pathlib import Path
from typing import Literal, cast

from spielwerk.kernel import Catalogue, Joined, Noun, Seats, constants

DATA = Catalogue(Path(__file__).parent)

SEATS = Seats(DATA["meta.max_players"])
FEWEST_PLAYERS: int = DATA["meta.min_players"]

# ---------------------------------------------------------------- resources
RESOURCES = DATA.table("resources", "resource")
WOOD, METAL, GOLD, GEAR = (RESOURCES.number(thing) for thing in ("wood", "metal", "gold", "gear"))
START_AMOUNT = constants(
    [
        [row.get("start_amount_by_seat", [row.get("start_amount", 0)] * len(SEATS))[seat] for row in RESOURCES.rows]
        for seat in SEATS
    ]
)
BASE_CAPACITY: int = DATA["rules.base_capacity"]
EXPANDED_CAPACITY: int = DATA["rules.expanded_capacity"]

# ---------------------------------------------------------------- the city
KINDS = DATA.table("action_kinds", "action_kind")
FOREST, MINE, FACTORY, VALLEY, SHIPYARD, ARCHITECT, GUILD_HALL, WORKSHOP, MARKETPLACE, LIGHTHOUSE, HARBOUR = (
    KINDS.number(thing)
    for thing in (
        "forest", "mine", "factory", "valley", "shipyard", "architects_office",
        "guild_hall", "workshop", "marketplace", "lighthouse", "harbour",
    )
)  # fmt: skip
GAIN = KINDS.matrix("gain", RESOURCES)
COLOUR = KINDS.members("colors", RESOURCES)
BONUS_RESOURCE = KINDS.members("resource_bonus_options", RESOURCES)
BONUS_RESOURCES = KINDS.map(lambda row: len(row["resource_bonus_options"]))
BONUS_AMOUNT = KINDS.column("resource_bonus_amount")
MOST_GEARS_GAINED = max(GAIN[kind, GEAR] + BONUS_RESOURCE[kind, GEAR] * BONUS_AMOUNT[kind] for kind in KINDS)
PIGGYBACK = KINDS.members("piggyback_options", RESOURCES)
PIGGYBACK_AMOUNT: int = DATA["rules.piggyback_amount"]


class _Tiles(Noun):
    """The sixteen action tiles; a tile has the name of its kind."""

    def names(self, lang: str) -> dict[str, str]:
        kinds = KINDS.names(lang)
        numbered = {kind for kind in KINDS.ids if DATA["action_tiles.kinds"].count(kind) > 1}
        return {
            tile: f"{kinds[kind]} {tile.rpartition('_')[2]}" if kind in numbered else kinds[kind]
            for tile, kind in zip(self.ids, DATA["action_tiles.kinds"], strict=True)
        }


TILES = _Tiles("tile", DATA["action_tiles.ids"])
KIND = constants([KINDS.number(kind) for kind in DATA["action_tiles.kinds"]])
HARBOUR_TILE = KIND.tolist().index(HARBOUR)

ROWS: int = DATA["grid.rows"]
COLUMNS: int = DATA["grid.cols"]
_NEXT_TO: list[int] = [sum(1 << near for near in row) for row in DATA["grid.adjacency"]]
HALF_GRID = len(_NEXT_TO) // 2


def _next_to_any(first: int) -> list[int]:
    """For each set of positions of one half of the grid, as bits: all positions next to any of them."""
    half = _NEXT_TO[first : first + HALF_GRID]
    return [
        reduce(or_, (near for bit, near in enumerate(half) if positions >> bit & 1), 0)
        for positions in range(1 << HALF_GRID)
    ]


NEXT_TO_UPPER, NEXT_TO_LOWER = constants(_next_to_any(0)), constants(_next_to_any(HALF_GRID))

SHIFTS = Noun("shift", DATA["shifts.ids"])


def _line(shift: str) -> list[int]:
    """The positions of a shifted line in the direction of the shift."""
    line, direction = shift.split("_")
    index = int(line[-1])
    row = [index * COLUMNS + step for step in range(COLUMNS)]
    column = [step * COLUMNS + index for step in range(ROWS)]
    along = row if line.startswith("row") else column
    return along if direction in ("right", "down") else along[::-1]


LINE = constants([_line(shift) for shift in SHIFTS.ids])
Direction = Literal["left", "right", "up", "down"]
DIRECTION: list[Direction] = [cast(Direction, shift.partition("_")[2]) for shift in SHIFTS.ids]
"""Where each shift pushes its line: left, right, up or down."""
REVERSE_SHIFT = constants([[_line(other) for other in SHIFTS.ids].index(_line(shift)[::-1]) for shift in SHIFTS.ids])
SHIFT_COST: int = DATA["rules.shift_cost_gear"]

# ---------------------------------------------------------------- donation board
FAMILIES = Noun("family", ("wood", "metal", "tourist"))
AIRSHIPS = DATA.table("airships", "airship")
FAMILY = AIRSHIPS.column("family", FAMILIES)
AIRSHIP_COST = AIRSHIPS.matrix("cost", RESOURCES)
AIRSHIP_VP = AIRSHIPS.column("vp")
SELLABLE = AIRSHIPS.column("sellable")
REQUIRES = AIRSHIPS.column("requires", AIRSHIPS)
PREREQUISITE_MARKERS: int = DATA["rules.prerequisite_markers"]
DISCOUNT_AMOUNT = AIRSHIPS.map(lambda row: row["discount"]["amount"])


def _discounts() -> list[list[int]]:
    """Which airship makes a kind of action cheaper in a resource; -1 for none."""
    ship_of = [[-1] * len(RESOURCES) for _ in KINDS]
    for ship, row in enumerate(AIRSHIPS.rows):
        kind = KINDS.number(row["discount"]["action"])
        resource = RESOURCES.number(row["discount"]["resource"])
        if ship_of[kind][resource] >= 0:
            raise ValueError(f"data.toml: two airships give the discount of {AIRSHIPS.ids[ship]}")
        ship_of[kind][resource] = ship
    return ship_of


DISCOUNT_SHIP = constants(_discounts())

FACILITIES = DATA.table("facilities", "facility")
FACILITY_COST = FACILITIES.matrix("cost", RESOURCES)
FACILITY_VP = FACILITIES.column("vp")

PANELS = Joined("panel", AIRSHIPS, FACILITIES)
"""The panels of the donation board: the airships, then the facilities."""
FIRST_FACILITY = len(AIRSHIPS)
DONATION_MARKERS: int = DATA["components.donation_markers_per_player"]


def _spaces() -> list[list[int]]:
    """Donation spaces of each panel by number of players."""
    spaces = {panel: group for group in DATA["donation_spaces"] for panel in group["ids"]}
    return [[spaces[panel].get(f"players_{seats}", 0) for seats in range(len(SEATS) + 1)] for panel in PANELS.ids]


DONATION_SPACES = constants(_spaces())
MOST_SPACES = max(max(row) for row in DONATION_SPACES.tolist())

# ---------------------------------------------------------------- price list
_PRICES: dict[str, list[int]] = DATA["price_list.prices"]
PRICE_ROWS = len(next(iter(_PRICES.values())))
PRICE = constants([_PRICES.get(airship, [0] * PRICE_ROWS) for airship in AIRSHIPS.ids])
START_ROW = constants([DATA.data["price_list"].get(f"start_row_{seats}_players", 0) for seats in range(len(SEATS) + 1)])

# ---------------------------------------------------------------- player board
WORKERS: int = DATA["components.workers_per_player"]
WORKERS_AT_START: int = DATA["components.workers_on_board_at_start"]
HIRE_COST: int = DATA["rules.hire_cost_gold"]

EXPANSIONS = DATA.table("expansions", "expansion")
_EXPANSION_OF = {row["resource"]: row for row in EXPANSIONS.rows}
EXPANSION_COST = constants(
    [[_EXPANSION_OF[resource]["cost"].get(paid, 0) for paid in RESOURCES.ids] for resource in RESOURCES.ids]
)
"""What the expansion of each resource costs."""
EXPANSION_VP: int = DATA["rules.expansion_vp"]
if any(row["vp"] != EXPANSION_VP for row in EXPANSIONS.rows):
    raise ValueError("data.toml: every expansion must bring as many points as rules.expansion_vp says")

BONUS_ACTIONS = DATA.table("bonus_actions", "bonus_action")
LONG_HAUL_FLIGHT, SEASONED_NEGOTIATOR, BARTER = (
    BONUS_ACTIONS.number(thing) for thing in ("long_haul_flight", "seasoned_negotiator", "barter")
)
UNLOCK_FAMILY = BONUS_ACTIONS.column("unlock_family", FAMILIES)
UNLOCK_MARKERS = BONUS_ACTIONS.column("unlock_markers")
if set(UNLOCK_MARKERS.tolist()) != {DATA["rules.bonus_unlock_markers"]}:
    raise ValueError("data.toml: every bonus action must need as many markers as rules.bonus_unlock_markers says")

# ---------------------------------------------------------------- contracts and stages
CONTRACTS = DATA.table("contracts", "contract")
CONTRACT_COST = CONTRACTS.matrix("cost", RESOURCES)
CONTRACT_VP = CONTRACTS.column("vp")
CONTRACT_GOLD = CONTRACTS.column("gold")
CONTRACT_STAGES = CONTRACTS.column("stages")
DISPLAY_SIZE: int = DATA["rules.contract_display_size"]
LONGEST_CONTRACT: int = DATA["contract_track.stage_spaces"]

STAGE_BONUSES = DATA.table("stage_bonuses", "stage_bonus")
STAGE_BONUS_GAIN = STAGE_BONUSES.matrix("gain", RESOURCES)
STAGE_BONUS_GROUP = STAGE_BONUSES.map(lambda row: ("stages_2_3", "stages_4_5").index(row["group"]))
STAGES: int = DATA["rules.stages"]
ROUNDS_PER_STAGE: int = DATA["rules.rounds_per_stage"]
ROUNDS: int = DATA["rules.rounds_total"]
FIRST_ROUND_TO_END = (DATA["rules.final_stage"] - 1) * ROUNDS_PER_STAGE + 1
END_AIRSHIP_MAJORITIES: int = DATA["rules.end_airship_majorities"]
END_FACILITY_MAJORITIES: int = DATA["rules.end_facility_majorities"]

# ---------------------------------------------------------------- awards and ledger
AWARDS = DATA.table("awards", "award")
SHIPBUILDING, PUBLIC_FACILITIES, TRADE = (
    AWARDS.number(thing) for thing in ("award_shipbuilding", "award_facilities", "award_trade")
)
AWARD_FIRST = AWARDS.column("first_vp")
AWARD_SECOND = AWARDS.column("second_vp")

LEDGER = Noun("category", ("airships", "facilities", "contracts", "penalties", "expansions", "awards"))
FROM_AIRSHIPS, FROM_FACILITIES, FROM_CONTRACTS, FROM_PENALTIES, FROM_EXPANSIONS, FROM_AWARDS = LEDGER

SWITCHES: dict[str, bool | str] = {name: value for name, value in DATA["rules.switches"].items() if name != "source"}
