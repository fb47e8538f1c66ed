"""`data.toml` as constants with names: what is printed on the board, the airships and the tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from spielwerk.kernel import Catalogue, Joined, Noun, Seats, constants, numbers_noun
from spielwerk.kernel.catalogue import Components

DATA = Catalogue(Path(__file__).parent)

SEATS = Seats(DATA["meta.players_max"])
FEWEST_PLAYERS: int = DATA["meta.players_min"]


class _Hosts(Seats):
    """The seats as text keys name them, `p1` to `p4`; texts show who sits there."""

    def __init__(self, most: int) -> None:
        Noun.__init__(self, "host", (f"p{seat}" for seat in range(1, most + 1)))


HOSTS = _Hosts(len(SEATS))

# ---------------------------------------------------------------- general supply
RESOURCES = Noun("resource", ("cog", "crystal"))
COG, CRYSTAL = RESOURCES
RESOURCE_COUNT = constants([DATA[f"components.{resource}s"] for resource in RESOURCES.ids])
MOST_RESOURCES = max(RESOURCE_COUNT.tolist())
COGS, CRYSTALS = (numbers_noun(name, range(MOST_RESOURCES + 1)) for name in ("cogs", "crystals"))
"""Amounts of each resource in text keys."""

CAPACITY_TILES: int = DATA["components.capacity_tiles"]
SPONSORS: int = DATA["sponsor.count"]
SPONSOR_DISCOUNT: int = DATA["sponsor.discount"]
GALA_COUNT = constants([DATA[f"gala.count_{resource}"] for resource in RESOURCES.ids])
MOST_GALAS = max(GALA_COUNT.tolist())
GALA_DISCOUNT: int = DATA["gala.discount"]

# ---------------------------------------------------------------- airship
_FIELDS: list[Mapping[str, Any]] = DATA["gauge.field"]
FIELDS = Noun("field", (f"g{row['index']}" for row in _FIELDS))
"""The fields of the pressure gauge from the left."""
VALUE = constants([row["value"] for row in _FIELDS])
PIPE = constants([row["machine_position"] - 1 for row in _FIELDS])
"""The position of the machine room below a field; -1 for none."""
BONUS_NUMBER = constants([row["bonus_marker_number"] for row in _FIELDS])
BASE_START: int = DATA["gauge.base_start_index"]
BASE_MAX: int = DATA["gauge.base_max_index"]
LAST_FIELD: int = DATA["gauge.last_index"]

POSITIONS = Noun("position", (f"r{row['index']}" for row in DATA["machine_room.position"]))
POSITION_VALUE = constants([row["value"] for row in DATA["machine_room.position"]])

FIXED_BOILERS: int = DATA["airship.fixed_boilers"]
FIXED_STORAGE: int = DATA["airship.fixed_storage"]
STONES: int = DATA["components.pressure_stones_per_player"]
STONES_AT_START: int = DATA["setup.stones_on_gauge"]
PARASITES: int = DATA["components.parasites_per_player"]
PARASITE_LIMIT = constants(
    [DATA["parasite_limits.per_machine_two_players"]] * 3
    + [DATA["parasite_limits.per_machine_three_or_more_players"]] * (len(SEATS) - 2)
)
"""How many parasites of one player a tile takes, by number of players."""

TOKENS = Noun("token", ("stone", "arrow_stone", "bonus_marker"))
STONE_TOKEN, ARROW_TOKEN, MARKER_TOKEN = TOKENS

# ---------------------------------------------------------------- tiles
MACHINES = DATA.table("machine", "machine")
START_MACHINES = DATA.table("start_machine", "start_machine")
TILES = Components(
    "tile",
    [
        *MACHINES.rows,
        *START_MACHINES.rows,
        {"id": "start_machine_back", **DATA["start_machine_back"]},
        DATA["capacity_tile"],
    ],
    DATA.path.name,
)
"""All that can lie in a machine room: the machines, the fronts of the start machines, their back, the capacity tile."""
FIRST_START_MACHINE = len(MACHINES)
START_BACK, CAPACITY = TILES.number("start_machine_back"), TILES.number("capacity")
STORAGE = TILES.column("storage")
BOILERS = TILES.map(lambda row: len(row["boilers_connected"]) + row["boilers_unconnected"])

RANKS = numbers_noun("rank", range(len({row["rank"] for row in MACHINES.rows})))
RANK = MACHINES.column("rank")
_BY_RANK = [[tile for tile in range(len(MACHINES)) if RANK[tile] == rank] for rank in range(len(RANKS))]
PLACE_IN_RANK = constants([_BY_RANK[RANK[tile]].index(tile) for tile in range(len(MACHINES))])
"""Which of the tiles of its rank a tile is."""
TILE_OF_RANK = constants([[*tiles, *[-1] * (len(MACHINES) - len(tiles))] for tiles in _BY_RANK])
"""The tiles of each rank, then -1."""
TILE_COST = MACHINES.matrix("cost", RESOURCES)

BANNERS = DATA.table("banner_kind", "banner")
PURPLE, ORANGE, BLUE = (BANNERS.number(thing) for thing in ("purple", "orange", "blue"))
BANNER = MACHINES.column("banner", BANNERS)
BANNERS_ON_TILE = BANNERS.column("banners_on_tile")

TRIGGERS = DATA.table("trigger_kind", "trigger")
TAKE_BACK, PASSENGER, BUY_TILE = (TRIGGERS.number(thing) for thing in ("take_back", "passenger", "buy_tile"))
TRIGGER = TILES.map(lambda row: TRIGGERS.number(row["passive"]["trigger"]) if "passive" in row else -1)
AT_END_OF_TURN = TILES.map(lambda row: int(row.get("passive", {}).get("end_of_turn", False)))
TRIGGER_LEVELS = TILES.map(lambda row: sum(1 << level for level in row.get("passive", {}).get("levels", [])))
"""The levels that a passive effect names, one bit each."""
if any(
    row["passive"]["end_of_turn"] and row["passive"]["trigger"] != "take_back" for row in TILES.rows if "passive" in row
):
    raise ValueError("data.toml: only effects for stones taken back can wait for the end of the turn")

SIDES = Noun("effect", ("activation", "passive"))
"""The two effects of a tile; a parasite lies on one of them."""
ACTIVATION, PASSIVE = SIDES
SPOTS = Noun("spot", (*(f"{place}_{side}" for place in POSITIONS.ids for side in SIDES.ids), "stack"))
"""Where a parasite can lie: on an effect of a position, or (solo) next to the passenger stack."""
STACK_SPOT = SPOTS.number("stack")

# ---------------------------------------------------------------- city
DISTRICTS = DATA.table("district", "district")
LEVEL = DISTRICTS.column("level")
LEVELS: int = max(LEVEL.tolist())
STATIC = DISTRICTS.column("static_discharge")
LATE = DISTRICTS.column("end_of_turn")
LATE_DISTRICTS = sum(LATE.tolist())
if LEVEL.tolist() != sorted(LEVEL.tolist()):
    raise ValueError("data.toml: the districts must be listed from level to level")
UP_TO_LEVEL = constants([sum(level <= top for level in LEVEL.tolist()) for top in range(LEVELS + 1)])
"""How many districts lie on a level or below; they come first."""
PLACES = Joined("place", FIELDS, DISTRICTS, POSITIONS)
"""Where a stone can lie: the gauge, then the districts, then (on its way through the machines) a position."""
FIRST_DISTRICT = len(FIELDS)
FIRST_POSITION = len(FIELDS) + len(DISTRICTS)


def _in_play(row: Mapping[str, Any]) -> list[int]:
    """By number of players: whether the side of the board in use has this part."""
    return [int(row["players"] == "all" or row["players"] == str(seats)) for seats in range(len(SEATS) + 1)]


IN_PLAY = DISTRICTS.map(_in_play)

MARKETS = DATA.table("market", "market")
MARKET_IN_PLAY = MARKETS.map(_in_play)
MARKET_LEVEL = MARKETS.column("level")
MARKET_RANKS = MARKETS.map(lambda row: len(row.get("ranks", [])))
HAS_STATUE = MARKETS.column("has_statue")
PRINTED_COST = constants(
    [
        [[printed if row.get("resource_kind") == kind else 0 for kind in RESOURCES.ids] for printed in by_rank]
        for row in MARKETS.rows
        for by_rank in [[*row.get("resource_by_rank", []), *[0] * len(RANKS)][: len(RANKS)]]
    ]
)
"""What is printed on a market by rank of its face-up tile and by resource."""
MARKET_VP = MARKETS.map(lambda row: [*row.get("vp_by_rank", []), *[0] * len(RANKS)][: len(RANKS)])
SCRAP_FROM = MARKETS.column("scrap_machine_from_rank", default=len(RANKS))
PARASITES_FROM = MARKETS.column("parasites_from_rank", default=len(RANKS))
BANNER_STONES = MARKETS.column("banner_stone_cost", default=0)


def _markets_of(level: int) -> list[int]:
    """The tile markets of a level, then -1."""
    found = [market for market in MARKETS if MARKET_LEVEL[market] == level and MARKET_RANKS[market] > 0]
    return [*found, -1, -1][:2]


MARKETS_OF = constants([_markets_of(level) for level in range(LEVELS + 1)])
BONUS_MARKET = MARKETS.ids.index("market_1")
BONUS_LEVEL = MARKET_LEVEL[BONUS_MARKET]
STATUES: int = DATA["statue.count"]
LAST_STATUE: int = DATA["statue.end_trigger_count"]
STATUE_VP: int = DATA["statue.vp_for_third"]

# ---------------------------------------------------------------- bonus markers
BONUS_MARKERS = DATA.table("bonus_marker", "bonus_marker")
ROWS = Noun("row", ("crystal_row", "cog_row"))
_IN_ROW = [[row for row in BONUS_MARKERS.rows if row["row"] == name] for name in ROWS.ids]
ROW_LENGTH = len(_IN_ROW[0])
MARKER_NUMBER, MARKER_COST, MARKER_VP, MARKER_ATTRACTS = (
    constants([[int(marker[entry]) for marker in row] for row in _IN_ROW])
    for entry in ("number", "cost", "vp", "attracts_parasites")
)
ROW_RESOURCE = constants([RESOURCES.number(row[0]["cost_kind"]) for row in _IN_ROW])
PINK_FIELD = BONUS_NUMBER.tolist().index(BONUS_MARKERS.rows[BONUS_MARKERS.number("bonus_pink_3")]["number"])

# ---------------------------------------------------------------- passengers
PASSENGERS = DATA.table("passenger", "passenger")
BANKER, STOKER = (PASSENGERS.number(thing) for thing in ("banker", "stoker"))
PASSENGER_START = PASSENGERS.column("start_level")
PASSENGER_TILES = DATA.table("passenger_tile", "passenger_tile")


def _targets(entry: str) -> list[list[int]]:
    """The targets of each tile by passenger; the last row is printed on the board."""
    rows = [*PASSENGER_TILES.rows, DATA["passenger_printed"]]
    return [[row[passenger + entry] for passenger in PASSENGERS.ids] for row in rows]


TARGET, OTHER_TARGET = constants(_targets("")), constants(_targets("_alt"))

# ---------------------------------------------------------------- characters
CHARACTERS = DATA.table("character", "character")
CHARACTER_NUMBER = CHARACTERS.column("number")
SPONSOR_MAX = CHARACTERS.column("sponsor_max")
MOST_SPONSORS = max(SPONSOR_MAX.tolist())
BEGINNER = CHARACTERS.map(lambda row: row["number"] not in DATA["setup.recommended_first_game_excluded_characters"])

# ---------------------------------------------------------------- solo, end of the game, ledger
DIFFICULTIES: tuple[str, ...] = tuple(DATA["solo.start_vp"])
SOLO_START = constants(list(DATA["solo.start_vp"].values()))
START_VP: int = DATA["setup.start_vp"]
STEAM_LOSS: int = DATA["solo.vp_loss_steam"]
FLY_LOSS: int = DATA["solo.vp_loss_fly"]
FINAL_LOSS: int = DATA["solo.vp_loss_final_turn_total"]
RATINGS = Components("rating", [{"id": f"from_{row['min_vp']}", **row} for row in DATA["solo.rating"]], DATA.path.name)
RATING_FROM = RATINGS.column("min_vp")
MAX_ROUNDS: int = DATA["engine_limits.max_rounds"]

EQUIPMENT = Noun("equipment", ("storage", "sponsor", "gala", "dock", "base_marker", "statues", "printed_targets"))
"""What lies on airships and board beside tiles and stones; texts explain it."""
ACTIONS = Noun("action", ("steam", "set_destination", "fly"))
STEAM_ACTION, DESTINATION_ACTION, FLY_ACTION = ACTIONS
ALTERNATIVES = numbers_noun("alternative", range(1, 1 + max(len(row["options"]) for row in DISTRICTS.rows)))

SOURCES = Joined("source", DISTRICTS, TILES, CHARACTERS, PASSENGERS, ACTIONS, BONUS_MARKERS)
"""Why something is asked or happens: a district, a tile, a character, a passenger, an action, a bonus marker."""
FIRST_TILE_SOURCE = len(DISTRICTS)
STEAM_SOURCE = SOURCES.number("steam")
MARKER_SOURCE = constants([[SOURCES.number(marker["id"]) for marker in row] for row in _IN_ROW])
"""By row and place in it."""
LAPSES = Noun(
    "lapse",
    (
        "cost_not_met", "supply_empty", "no_stone_moves", "all_show_arrows", "no_room_for_stone", "no_spare_stone",
        "stone_not_on_gauge", "stone_there_already", "last_field_taken", "base_at_limit", "no_sponsor_left",
        "sponsors_full", "no_sponsor", "gala_held", "no_gala_left", "no_capacity_left", "nothing_to_buy",
        "no_face_down_tile", "no_parasite_to_place", "no_parasite_out", "no_parasite_aboard", "no_parasite_at_stack",
        "no_tile_at_targets", "dock_empty", "no_slot_there",
    ),
)  # fmt: skip
"""Why an effect brings nothing."""
(
    COST_NOT_MET,
    SUPPLY_EMPTY,
    NO_STONE_MOVES,
    ALL_SHOW_ARROWS,
    NO_ROOM_FOR_STONE,
    NO_SPARE_STONE,
    STONE_NOT_ON_GAUGE,
    STONE_THERE_ALREADY,
    LAST_FIELD_TAKEN,
    BASE_AT_LIMIT,
    NO_SPONSOR_LEFT,
    SPONSORS_FULL,
    NO_SPONSOR,
    GALA_HELD,
    NO_GALA_LEFT,
    NO_CAPACITY_LEFT,
    NOTHING_TO_BUY,
    NO_FACE_DOWN_TILE,
    NO_PARASITE_TO_PLACE,
    NO_PARASITE_OUT,
    NO_PARASITE_ABOARD,
    NO_PARASITE_AT_STACK,
    NO_TILE_AT_TARGETS,
    DOCK_EMPTY,
    NO_SLOT_THERE,
) = LAPSES

LEDGER = Noun(
    "category",
    (
        "start", "machines", "banners", "bonus_markers", "banker", "passenger_machines",
        "machine_effects", "districts", "statue", "time_pressure",
    ),
)  # fmt: skip
(
    FROM_START,
    FROM_MACHINES,
    FROM_BANNERS,
    FROM_BONUS_MARKERS,
    FROM_BANKER,
    FROM_PASSENGER_MACHINES,
    FROM_MACHINE_EFFECTS,
    FROM_DISTRICTS,
    FROM_STATUE,
    FROM_TIME_PRESSURE,
) = LEDGER

# ---------------------------------------------------------------- effects (9.1)
KINDS = DATA.table("effect_kind", "effect_kind")
COSTS = DATA.table("cost_kind", "cost_kind")
COST_COG, COST_CRYSTAL, COST_PER_STONE, COST_PARASITES, COST_STONE, COST_SCRAP = (
    COSTS.number(thing)
    for thing in ("cog", "crystal", "crystals_per_stone", "others_place_parasite", "give_stone", "scrap_machine")
)


class _Book:
    """All effects in rows: an effect has blocks, a block has costs and steps, a step has a kind and a number."""

    def __init__(self) -> None:
        self.effects: list[list[int]] = []
        self.blocks: list[list[int]] = []
        self.sources: list[int] = []
        self.steps: list[list[int]] = []
        self.prices: dict[str, list[int]] = {}

    def add(self, source: str, suffix: str, blocks: Sequence[Mapping[str, Any]], category: int) -> int:
        """Write an effect of a component down; returns its number, -1 for an effect without blocks."""
        first = len(self.blocks)
        for number, block in enumerate(blocks, 1):
            priced = len(self.prices) if block.get("cost") else -1
            if block.get("cost"):
                self.prices[f"{source}{suffix}_{number}"] = [int(block["cost"].get(cost, 0)) for cost in COSTS.ids]
            steps = [[KINDS.number(step["kind"]), step.get("n", 1), category] for step in block["effects"]]
            self.blocks.append([len(self.steps), len(self.steps) + len(steps), priced])
            self.steps += steps
            self.sources.append(SOURCES.number(source))
        if not blocks:
            return -1
        self.effects.append([first, len(self.blocks)])
        return len(self.effects) - 1


_BOOK = _Book()


def _alternatives(row: Mapping[str, Any]) -> list[int]:
    options = row["options"]
    suffixes = ["" if len(options) == 1 else f"_{number}" for number in range(1, 1 + len(options))]
    found = [_BOOK.add(row["id"], *one, FROM_DISTRICTS) for one in zip(suffixes, options, strict=True)]
    return [*found, *[-1] * len(ALTERNATIVES)][: len(ALTERNATIVES)]


def _passive(row: Mapping[str, Any]) -> int:
    if "passive" not in row:
        return -1
    category = FROM_PASSENGER_MACHINES if row["passive"]["trigger"] == "passenger" else FROM_MACHINE_EFFECTS
    return _BOOK.add(row["id"], "_passive", [row["passive"]], category)


DISTRICT_EFFECT = DISTRICTS.map(_alternatives)
TILE_EFFECT = TILES.map(
    lambda row: [_BOOK.add(row["id"], "", row["boilers_connected"], FROM_MACHINE_EFFECTS), _passive(row)]
)
"""What a tile does by side: its connected boilers, its passive effect; -1 for none."""
CHARACTER_EFFECT = CHARACTERS.map(lambda row: _BOOK.add(row["id"], "", [row], FROM_START))
REWARD = PASSENGERS.map(lambda row: _BOOK.add(row["id"], "", [{"effects": row["reward"]}], FROM_BANKER))

EFFECT_BLOCKS = constants(_BOOK.effects)
"""(first block, end) of each effect"""
BLOCK_STEPS = constants(_BOOK.blocks)
"""(first step, end, number among the priced blocks or -1) of each block"""
BLOCK_SOURCE = constants(_BOOK.sources)
"""The component that a block is printed on."""
PRICED_BLOCKS = Noun("block", _BOOK.prices)
PRICED_BLOCK_AT = constants([row for row, (*_, priced) in enumerate(_BOOK.blocks) if priced >= 0])
BLOCK_COST = constants(list(_BOOK.prices.values()))
ONLY_STEP = constants([_BOOK.steps[first][0] if end == first + 1 else -1 for first, end, _ in _BOOK.blocks])
"""The kind of a block's one step; -1 where it has several."""
STEP_KIND, STEP_AMOUNT, STEP_CATEGORY = (constants([row[entry] for row in _BOOK.steps]) for entry in range(3))
ATTRACTS = constants(
    [
        any(priced >= 0 and BLOCK_COST[priced, COST_PARASITES] for *_, priced in _BOOK.blocks[first:end])
        for first, end in _BOOK.effects
    ]
)
"""Whether other players may place parasites for a block of this effect."""
USES_OTHER = DISTRICTS.map(
    lambda row: any(
        step["kind"] == "use_other_district"
        for blocks in row["options"]
        for block in blocks
        for step in block["effects"]
    )
)
MOST_BOOST = max(row[1] for row in _BOOK.steps if KINDS.ids[row[0]] == "boost_one_stone")
BOOSTS = numbers_noun("boost", range(1, MOST_BOOST + 1))
