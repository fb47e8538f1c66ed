"""`data.toml` as constants with names: what is printed on the boards and tiles."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

from spielwerk.kernel import Catalogue, Noun, Seats, constants, numbers_noun
from spielwerk.kernel.catalogue import Components
from spielwerk.kernel.nouns import Joined

from .nouns import INCOME_ENTRIES, Berths, Buildings, Named
from .validation import contradictions

DATA = Catalogue(Path(__file__).parent)
DATA.insist(contradictions)

SEATS = Seats(DATA["game.max_players"])
FEWEST_PLAYERS: int = DATA["game.min_players"]
PLAYER_COUNTS = range(len(SEATS) + 1)
ROUNDS: int = DATA["game.rounds"]

COLOURS = DATA.table("player_colors", "colour")
"""The colour of each seat."""
RESOURCES = DATA.table("resources", "resource")
WHITE, BLACK, BROWN, PURPLE = (RESOURCES.number(colour) for colour in ("white", "black", "brown", "purple"))
LAST_RESOURCE = len(RESOURCES) - 1
SIZES = DATA.table("land_sizes", "land_size")
SMALL, MEDIUM, LARGE = (SIZES.number(size) for size in ("small", "medium", "large"))
INCOMES = Noun("income", ("money", "cubes", "prestige"))
MONEY, CUBES, PRESTIGE = INCOMES

# ---------------------------------------------------------------- set-up, player board, scoring
START_AEROS = constants(DATA["setup.start_aeros_by_turn_order"])
START_CUBES: int = DATA["setup.start_resources"]
START_POPULATION: int = DATA["setup.start_population"]
START_PRESTIGE: int = DATA["setup.start_prestige"]
START_INCOME = constants([DATA[f"setup.start_income_{entry}"] for entry in INCOME_ENTRIES])
START_HOUSE: int = DATA["setup.start_house_position"]
START_DARK: int = DATA["limits.workers_start_dark"]
START_SPECIAL: int = DATA["limits.workers_start_special"]
RESERVE: int = DATA["limits.workers_reserve_dark"]
ALL_DARK = START_DARK + RESERVE
INCOME_LIMIT: int = DATA["limits.income_marker_max"]
SHARES = numbers_noun("share", range(INCOME_LIMIT + 1))
"""How many cubes of an income have one colour."""
HOUSE_VALUE = constants(DATA["house_track.population_per_ten_prestige"])
LAST_HOUSE: int = DATA["house_track.positions"] - 1
PRESTIGE_STEP: int = DATA["scoring.prestige_step"]
MATCHING_POPULATION: int = DATA["scoring.matching_building_population"]
GARDEN_PRESTIGE = constants([DATA[f"scoring.garden_prestige_{size}"] for size in SIZES.ids])
MAJORITY_ALONE: int = DATA["scoring.majority_alone"]
MAJORITY_TIED: int = DATA["scoring.majority_tied"]
MAJORITY_LOST: int = DATA["scoring.majority_lost"]
POPULATION_FLOOR: int = DATA["scoring.population_floor"]
LEDGER = Noun("category", ("tens", "matching", "tiles", "garden_bonus", "majorities"))
FROM_TENS, FROM_MATCHING, FROM_TILES, FROM_GARDEN_BONUS, FROM_MAJORITIES = LEDGER

# ---------------------------------------------------------------- action fields


class _Fields(Components):
    """The action fields; what they give and what land takes is among their facts."""

    def facts(self, number: int) -> Mapping[str, Any]:
        workers = {f"{size['id']}_land_workers": size["workers"] for size in DATA["land_sizes"]}
        return {**super().facts(number), **DATA["action_values"], **workers}


FIELDS = _Fields("field", DATA["action_fields"], DATA.path.name)


class _Targets(Noun):
    """Rows of circles; a row has the name of its field, one for a resource that of the resource."""

    def names(self, lang: str) -> dict[str, str]:
        fields, resources = FIELDS.names(lang), RESOURCES.names(lang)
        return {
            row["id"]: resources[row["id"]] if row["id"] in resources else fields[field["id"]]
            for field in FIELDS.rows
            for row in field["rows"]
        }


_ROWS: list[tuple[str, dict[str, Any]]] = [(field["id"], row) for field in FIELDS.rows for row in field["rows"]]
_CIRCLES: list[tuple[int, dict[str, Any]]] = [
    (target, circle) for target, (_, row) in enumerate(_ROWS) for circle in row["circles"]
]
TARGETS = _Targets("target", [row["id"] for _, row in _ROWS])
ORDER_TARGET, MONEY_TARGET = (TARGETS.number(target) for target in ("player_order", "income"))
TARGET_FIELD = constants([FIELDS.number(field) for field, _ in _ROWS])
TARGET_RESOURCE = constants([RESOURCES.number(row["id"]) if row["id"] in RESOURCES else -1 for _, row in _ROWS])
MULTI_WORKER = constants([bool(FIELDS.facts(FIELDS.number(field))["multi_worker"]) for field, _ in _ROWS])

CIRCLES = Noun("circle", (circle["id"] for _, circle in _CIRCLES))
CIRCLE_TARGET = constants([target for target, _ in _CIRCLES])
AERO_COST = constants([circle["aero_cost"] for _, circle in _CIRCLES])


def _circles(target: int, color: str, seats: int) -> list[int]:
    """The circles of a row that have a colour (none: neutral) and exist for a number of players."""
    return [
        number
        for number, (row, circle) in enumerate(_CIRCLES)
        if row == target and circle["color"] == color and (not seats or seats in circle["players"])
    ]


NEUTRAL = constants([bool(_circles(target, "", 0)) for target in TARGETS])
MOST_CIRCLES = max(len(_circles(target, "", seats)) for target in TARGETS for seats in PLAYER_COUNTS)
NEUTRAL_CIRCLE = constants(
    [
        [(_circles(target, "", seats) + [-1] * (MOST_CIRCLES + 1))[: MOST_CIRCLES + 1] for target in TARGETS]
        for seats in PLAYER_COUNTS
    ]
)
"""By number of players: the neutral circles of each row from left to right, then -1."""
COLOUR_CIRCLE = constants(
    [[max(_circles(target, colour, 0), default=-1) for colour in COLOURS.ids] for target in TARGETS]
)
EXTRA_FIELDS = Noun(
    "extra_field", (target for number, target in enumerate(TARGETS.ids) if _circles(number, "extra", 0))
)
EXTRA_OF = constants([TARGETS.number(target) for target in EXTRA_FIELDS.ids])
EXTRA_CIRCLE = constants([_circles(TARGETS.number(target), "extra", 0)[0] for target in EXTRA_FIELDS.ids])

DARK_WORKERS = numbers_noun("dark_workers", range(ALL_DARK + 1))
AEROS_PER_WORKER: int = DATA["action_values.income_aeros_per_worker"]
EXTRA_AEROS: int = DATA["action_values.income_bonus_per_three_workers"]
WORKERS_FOR_EXTRA_AERO: int = DATA["action_values.income_workers_for_bonus"]
SPECIAL_AEROS: int = DATA["action_values.income_special_aeros"]
CUBES_PER_WORKER: int = DATA["action_values.resource_cubes_per_worker"]
SPECIAL_CUBES: int = DATA["action_values.resource_special_cubes"]
SPECIAL_SQUARES: int = DATA["action_values.land_special_free_squares"]
SPECIAL_PRESTIGE: int = DATA["action_values.build_special_prestige"]
EXTRA_PRICE: int = DATA["action_values.market_extra_price"]
EXTRA_SPECIAL_CUBES: int = DATA["action_values.market_extra_special_cubes"]
GARDEN_PRICE: int = DATA["action_values.garden_price"]
SPECIAL_POPULATION: int = DATA["action_values.garden_special_population"]
SWITCHES: int = DATA["action_values.reposition_buildings"]
SPECIAL_SWITCHES: int = DATA["action_values.reposition_special_buildings"]
LAND_WORKERS = SIZES.column("workers")
LAND_PRICE = SIZES.column("price")
LAND_SQUARES = SIZES.column("squares")

# ---------------------------------------------------------------- buildings


BUILDINGS = Buildings("building", DATA["building_types"], DATA.path.name)
INCOME_SQUARES = Noun("income_square", ("square_1", "square_2"))
NUMBER = BUILDINGS.column("number")
SIZE = BUILDINGS.column("size", SIZES)
TILES_OF = BUILDINGS.column("count")
COST = BUILDINGS.matrix("cost", RESOURCES)
COST_TOTAL = BUILDINGS.map(lambda row: sum(row["cost"].values()))
MOST_CUBES = max(max(row) for row in COST.tolist())
LEFT_OUT = numbers_noun("left_out", range(MOST_CUBES + 1))
DISCOUNT_CUBES = constants([list(cubes) for cubes in product(LEFT_OUT, repeat=len(RESOURCES))])
"""Every discount, in the order of its options: how many cubes of each colour are left out of a price."""
SQUARE_INCOME = constants(
    [[[row[square][entry] for entry in INCOME_ENTRIES] for square in INCOME_SQUARES.ids] for row in BUILDINGS.rows]
)
SQUARE_WORKER = constants([[row[square]["worker"] for square in INCOME_SQUARES.ids] for row in BUILDINGS.rows])
GARDENS: int = DATA["limits.gardens_total"]

# ---------------------------------------------------------------- city


_CITY: list[dict[str, Any]] = DATA["city_squares"]
ROWS: int = DATA["city.rows"]
COLUMNS: int = DATA["city.columns"]
ROWS_WITH_EDGES = ROWS + 2
"""Masks of the city have one number for each row, numbered as printed, and an empty row above and below."""
FULL_ROW = 2**COLUMNS - 1
SQUARES = Named("square", (square["id"] for square in _CITY))
ROW = constants([square["row"] for square in _CITY])
COLUMN = constants([number % COLUMNS for number in SQUARES])
CENTRE = SQUARES.number(DATA["city.centre"])
SECTORS = DATA.table("sectors", "sector")
SECTOR = constants([SECTORS.number(square["sector"]) for square in _CITY])

PROPELLERS = Components("propeller", [{**row, "id": row["square"]} for row in DATA["propellers"]], DATA.path.name)
PROPELLER_SQUARE = PROPELLERS.column("square", SQUARES)
PROPELLER_PRICE = PROPELLERS.column("price")
PROPELLER_PRESTIGE = PROPELLERS.column("prestige")


def _mask(squares: list[int]) -> list[int]:
    """Squares as bits, row by row."""
    return [sum(1 << COLUMN[square] for square in squares if ROW[square] == row) for row in range(ROWS_WITH_EDGES)]


LAND_ROW = constants(
    [
        _mask([number for number in SQUARES if _CITY[number]["kind"] == "land" and seats in _CITY[number]["players"]])
        for seats in PLAYER_COUNTS
    ]
)
"""By number of players: the land squares that may be used."""
PROPELLER_ROW = constants(_mask(PROPELLER_SQUARE.tolist()))
CENTRE_ROW = constants(_mask([CENTRE]))

SHAPES = Noun("shape", ("small", "across", "upright", "large"))
ONE_SQUARE, ACROSS, UPRIGHT, BLOCK = SHAPES
HEIGHT, WIDTH = constants([1, 1, 2, 2]), constants([1, 2, 1, 2])


def _sites() -> list[tuple[int, int, int]]:
    """Every rectangle of land squares in one of the shapes: shape, top left square, bottom right square."""
    return [
        (shape, corner, corner + (HEIGHT[shape] - 1) * COLUMNS + WIDTH[shape] - 1)
        for shape in SHAPES
        for corner in SQUARES
        if ROW[corner] + HEIGHT[shape] - 1 <= ROWS
        and COLUMN[corner] + WIDTH[shape] - 1 < COLUMNS
        and all(_CITY[square]["kind"] == "land" for square in covered(shape, corner))
    ]


def covered(shape: int, corner: int) -> list[int]:
    """The squares of a rectangle."""
    return [corner + down * COLUMNS + right for down in range(HEIGHT[shape]) for right in range(WIDTH[shape])]


_SITES = _sites()
SITES = Named(
    "site",
    (f"{SQUARES.ids[first]}:{SQUARES.ids[last]}" if first < last else SQUARES.ids[first] for _, first, last in _SITES),
)
SITE_SHAPE = constants([shape for shape, _, _ in _SITES])
SITE_CORNER = constants([corner for _, corner, _ in _SITES])
_NUMBERS = {(shape, corner): number for number, (shape, corner, _) in enumerate(_SITES)}
SITE_AT = constants([[_NUMBERS.get((shape, corner), -1) for corner in SQUARES] for shape in SHAPES])

CITY_TILES = Noun("city_tile", (*BUILDINGS.ids, "garden", "part_of_west", "part_of_north", "part_of_north_west"))
"""What lies on a square; a building's type on its top left square, on the others where that square is."""
GARDEN, PART_OF_WEST, PART_OF_NORTH, PART_OF_NORTH_WEST = list(CITY_TILES)[len(BUILDINGS) :]
PART = constants([[-1, PART_OF_WEST], [PART_OF_NORTH, PART_OF_NORTH_WEST]])
"""What lies on a square so many rows below and so many columns right of a building's top left square."""
CORNER_STEP = constants([0] * len(BUILDINGS) + [0, 1, COLUMNS, COLUMNS + 1])
"""How far before a tile of the city the top left square of its building is."""


def _beside(square: int) -> list[int]:
    """The squares orthogonally next to one; -1 beyond the edges."""
    return [
        square - COLUMNS if ROW[square] > 1 else -1,
        square + COLUMNS if ROW[square] < ROWS else -1,
        square - 1 if COLUMN[square] > 0 else -1,
        square + 1 if COLUMN[square] < COLUMNS - 1 else -1,
    ]


BESIDE = constants([_beside(square) for square in SQUARES])
SIDES = 4

# ---------------------------------------------------------------- market tiles
TIMINGS = Noun("timing", ("immediate", "once_game", "once_round", "permanent", "end"))
IMMEDIATE, ONCE_GAME, ONCE_ROUND, PERMANENT, AT_THE_END = TIMINGS
GAINS = Noun("gain", ("aeros", "population", "prestige", "house_steps"))
GAIN_AEROS, GAIN_POPULATION, GAIN_PRESTIGE, GAIN_HOUSE = GAINS


class _Effects(Components):
    """Things with an effect; its numbers and those of the final scoring are among their facts."""

    def facts(self, number: int) -> Mapping[str, Any]:
        row = super().facts(number)
        return {**DATA["scoring"], **row, **row["effect"]}

    def effect(self, entry: str, of: Noun | None = None, default: int = -1) -> list[int]:
        """One number of each effect."""
        values = [row["effect"].get(entry, default) for row in self.rows]
        return [of.number(value) if of and value in of else value for value in values]

    def gains(self, axis: Noun) -> list[list[int]]:
        """What effects that simply give something give of each thing."""
        gained = [row["effect"] if row["effect"]["type"] == "gain" else {} for row in self.rows]
        return [[effect.get(thing, 0) for thing in axis.ids] for effect in gained]


_KINDS = sorted(DATA["market_kinds"], key=lambda row: row["timing"] == "immediate")
KINDS = _Effects("kind", _KINDS, DATA.path.name)
"""The kinds of market tiles; those that are put in front of a player come first."""
SHOWN_TILES = Joined("shown_tile", KINDS)
"""The same where tiles of others are shown, so that nobody presses them to play an own one."""
KEPT = Noun("kept", (row["id"] for row in _KINDS if row["timing"] != "immediate"))
ROUND_KINDS = Noun("round_kind", (row["id"] for row in _KINDS if row["timing"] == "once_round"))
PLAYABLE = constants([KINDS.number(row["id"]) for row in _KINDS if row["timing"] in ("once_game", "once_round")])
ROUND_KIND = constants([ROUND_KINDS.number(kind) if kind in ROUND_KINDS else -1 for kind in KINDS.ids])
TIMING = KINDS.column("timing", TIMINGS)
FIXED_PRICE = KINDS.column("fixed_price")
PLUS_PRESTIGE = KINDS.column("plus_prestige")
POPULATION_TILE = KINDS.column("population_tile")
MOST_COPIES = max(row["count"] for row in _KINDS)
EFFECTS = Noun("effect", dict.fromkeys(row["effect"]["type"] for row in _KINDS))
RENTS, MAJORITY = (EFFECTS.number(effect) for effect in ("rents", "majority"))
EFFECT = constants(KINDS.effect("type", EFFECTS))
KIND_GAIN = constants(KINDS.gains(GAINS))
KIND_CUBES = constants(KINDS.gains(RESOURCES))
EFFECT_SIZE = constants(KINDS.effect("size", SIZES))
EFFECT_PIECES = constants(KINDS.effect("pieces"))
EFFECT_AEROS = constants(KINDS.effect("aeros", default=0))
EFFECT_PRESTIGE = constants(KINDS.effect("prestige", default=0))
EFFECT_CUBES = constants(KINDS.effect("cubes", default=0))

PUNCTUAL_BUILDER, LAND_AGENT, VISIONARY, TOLL_RIGHT, INSURANCE, STOCKPILE, PATRON, GARDEN_PERMIT = map(
    KINDS.number,
    (
        "punctual_builder",
        "land_agent",
        "visionary",
        "toll_right",
        "insurance",
        "stockpile",
        "patron",
        "garden_permit",
    ),
)
AGENT_DISCOUNT = constants(
    [EFFECT_AEROS[LAND_AGENT] if size in KINDS.facts(LAND_AGENT)["sizes"] else 0 for size in SIZES.ids]
)
VISIONARY_LIMIT: int = KINDS.facts(VISIONARY)["max_number"]
INSURED: int = KINDS.facts(INSURANCE)["aeros_per_empty_space"]
SET_CUBES: int = KINDS.facts(STOCKPILE)["resources"]
FOREMAN = constants(
    [
        next((kind for kind in KINDS if row["number"] in KINDS.facts(kind).get("numbers", ())), -1)
        for row in BUILDINGS.rows
    ]
)
"""Which tile makes a type of building cheaper; -1 for none."""
CRITERIA = Noun(
    "criterion", ("propellers", "small_buildings", "medium_buildings", "large_buildings", "sectors", "workers")
)
CRITERION = constants(KINDS.effect("criterion", CRITERIA))
MAJORITY_MINIMUM = constants(KINDS.effect("minimum", default=0))

# ---------------------------------------------------------------- market
BACKS = Noun("back", (DATA["setup.market_faceup_back"], "grey"))
FIRST_BACK, SECOND_BACK = BACKS
_TILES: list[dict[str, Any]] = DATA["market_tiles"]
MARKET_TILES = len(_TILES)


def _copies(back: str, kind: str, seats: int) -> int:
    """How many tiles of a kind with this back are used by so many players."""
    return sum(tile["back"] == back and tile["kind"] == kind and seats in tile["players"] for tile in _TILES)


COPIES = constants(
    [[[_copies(back, kind, seats) for kind in KINDS.ids] for back in BACKS.ids] for seats in PLAYER_COUNTS]
)
GREY_TILES = constants([sum(COPIES[seats, SECOND_BACK, kind] for kind in KINDS) for seats in PLAYER_COUNTS])
MARKET_ROWS: int = DATA["market.rows"]
DISTANCE_PRICE = constants(DATA["market.prices_by_distance"])
COMPENSATION: int = DATA["market.compensation_per_empty_space"]
SPACES = DATA.table("market_spaces", "space")
SPACE_EFFECTS = _Effects("space_effect", DATA["market_space_effects"], DATA.path.name)
SPACE_EFFECT = SPACES.column("final_round_effect", SPACE_EFFECTS)
SPACE_GAIN = constants(SPACE_EFFECTS.gains(GAINS))
SPACE_CUBES = constants(SPACE_EFFECTS.effect("cubes", default=0))
SPACE_LAND = constants(SPACE_EFFECTS.effect("size", SIZES))

LINES = numbers_noun("line", range(1, MARKET_ROWS + 1))
"""Rows and columns of the market are numbered alike."""
ROW_ENDS = Noun("row_end", ("left", "right"))
COLUMN_ENDS = Noun("column_end", ("top", "bottom"))


BERTHS = Berths(
    "berth",
    [f"row_{line}_{end}" for line in LINES.ids for end in ROW_ENDS.ids]
    + [f"column_{line}_{end}" for line in LINES.ids for end in COLUMN_ENDS.ids],
)
"""Where a zeppelin can lie."""
ENDS = len(ROW_ENDS)
ROW_BERTHS = len(LINES) * ENDS


def _line(berth: str) -> list[int]:
    """The spaces before a zeppelin, the nearest first."""
    direction, line, end = berth.split("_")
    spaces = [number for number, space in enumerate(SPACES.rows) if space[direction] == int(line)]
    return spaces if end in ("left", "top") else spaces[::-1]


SPACE_BEFORE = constants([_line(berth) for berth in BERTHS.ids])
LINE_LENGTH = len(DISTANCE_PRICE)
PHASES = Noun("phase", ("market", "action", "income", "final_scoring"))
MARKET_PHASE, ACTION_PHASE, INCOME_PHASE, FINAL_SCORING = PHASES
