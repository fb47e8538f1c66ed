"""The numbers of the game, typed in by hand from the tables of its specification; sections are those of the rules."""

from __future__ import annotations

COLOURS = ("white", "black", "brown", "purple")
COLUMNS = "ABCDEFGHIJKLM"
SQUARES = [f"{column}{row}" for row in range(1, 14) for column in COLUMNS]

PROPELLERS = {
    **dict.fromkeys(("D4", "J4", "D10", "J10"), (4, 2)),
    **dict.fromkeys(("G2", "B7", "L7", "G12"), (6, 4)),
    **dict.fromkeys(("B2", "L2", "B12", "L12"), (8, 6)),
    "G7": (10, 8),
}
"""Price and prestige (12.4)."""

BUILDINGS = {
    "b0": (12, "small", (1, 0, 0, 1), (0, 0, 0), (0, 0, 2)),
    "b1a": (6, "small", (2, 0, 1, 0), (3, 0, 0), (0, 0, 2)),
    "b1b": (6, "small", (0, 2, 0, 1), (0, 2, 0), (0, 0, 2)),
    "b2a": (6, "small", (1, 2, 2, 0), (3, 1, 0), (0, 0, 3)),
    "b2b": (6, "small", (2, 0, 1, 2), (0, 3, 0), (0, 0, 3)),
    "b3a": (6, "medium", (2, 1, 3, 0), (4, 2, 0), (0, 0, 5)),
    "b3b": (6, "medium", (0, 2, 1, 3), (2, 3, 0), (0, 1, 4)),
    "b4a": (6, "medium", (3, 2, 0, 2), (5, 2, 0), (0, 0, 6)),
    "b4b": (6, "medium", (0, 2, 3, 2), (2, 4, 0), (2, 0, 5)),
    "b5a": (6, "medium", (3, 1, 2, 2), (6, 2, 0), (0, 0, 7)),
    "b5b": (6, "medium", (1, 3, 2, 2), (3, 4, 0), (0, 1, 6)),
    "b6a": (7, "large", (3, 2, 2, 2), (7, 3, 0), (0, 0, 11)),
    "b6b": (7, "large", (2, 2, 2, 3), (4, 5, 0), (2, 0, 10)),
}
"""Tiles, size, cubes, then money, cubes and prestige of both squares (12.1 to 12.3)."""

LAND = {"small": (1, 1), "medium": (2, 2), "large": (3, 4)}
"""Workers and price (7.4.1)."""

FREE, AERO = "", "*"
CIRCLES = {
    "player_order": {2: (2, 0), 3: (3, 0), 4: (4, 0)},
    "income": {2: (3, 0), 3: (4, 0), 4: (5, 0)},
    **{colour: {2: (2, 1), 3: (2, 2), 4: (2, 3)} for colour in COLOURS},
    **{row: {2: (2, 1), 3: (3, 2), 4: (3, 3)} for row in ("land", "build")},
}
"""Circles without and with an Aero symbol, by number of players (12.5)."""

BEIGE = {
    "punctual_builder": 2, "land_agent": 2, "converter": 3, "visionary": 2, "land_claim": 2, "land_grant": 2,
    "toll_right": 1, "insurance": 2, "small_rents": 2, "foreman_2_3": 2, "garden_permit": 1, "settlers": 2,
    "two_white": 2, "two_black": 2, "two_brown": 2, "two_purple": 2, "five_aeros": 3,
}  # fmt: skip
GREY = {
    "medium_rents": 2, "large_rents": 2, "foreman_4_5": 2, "garden_permit": 2, "settlers": 1, "three_white": 1,
    "three_black": 1, "three_brown": 1, "three_purple": 1, "six_aeros": 2, "building_boost": 2, "seven_prestige": 2,
    "stockpile": 1, "patron": 1, "propeller_majority": 1, "small_majority": 1, "medium_majority": 1,
    "large_majority": 1, "sector_majority": 1, "worker_majority": 1,
}  # fmt: skip
"""Market tiles by back, all 61 of them (11)."""

STACKS = {2: (24, 17), 3: (29, 22), 4: (34, 27)}
"""Beige and grey tiles by number of players (3.4)."""

MAJORITIES = [f"{what}_majority" for what in ("propeller", "small", "medium", "large", "sector", "worker")]
FIXED_PRICE = {*MAJORITIES, "building_boost", "seven_prestige"}
PLUS_PRESTIGE = {"land_agent", "converter", "toll_right", "insurance"}
ONCE_GAME = {
    "land_claim", "land_grant", "small_rents", "medium_rents", "large_rents", "garden_permit",
}  # fmt: skip
PERMANENT = {
    "punctual_builder", "land_agent", "visionary", "toll_right", "insurance", "foreman_2_3", "foreman_4_5",
}  # fmt: skip
IMMEDIATE = {
    "settlers": {"population": 2},
    "five_aeros": {"aeros": 5},
    "six_aeros": {"aeros": 6},
    "building_boost": {"house": 1},
    "seven_prestige": {"prestige": 7},
    **{f"two_{colour}": {colour: 2} for colour in COLOURS},
    **{f"three_{colour}": {colour: 3} for colour in COLOURS},
}

SPACES = {
    "m11": "population", "m12": "resources", "m13": "aeros", "m14": "prestige",
    "m21": "prestige", "m22": "land", "m23": "pick", "m24": "population",
    "m31": "resources", "m32": "population", "m33": "prestige", "m34": "pick",
    "m41": "aeros", "m42": "prestige", "m43": "land", "m44": "resources",
}  # fmt: skip
"""What the market spaces give in the last round (12.6)."""

HOUSE_VALUE = [1 + position // 2 for position in range(24)]


def is_playable(square: str, seats: int) -> bool:
    """Whether a square is land for so many players: the outer rings need 4 and 3 (2.2)."""
    column, row = COLUMNS.index(square[0]), int(square[1:]) - 1
    ring = min(column, row, 12 - column, 12 - row)
    return square not in PROPELLERS and ring >= {4: 0, 3: 1, 2: 2}[seats]


def sector(square: str) -> tuple[int, int]:
    """Rows 1-4, 5-9, 10-13 crossed with columns A-D, E-I, J-M (2.2)."""
    column, row = COLUMNS.index(square[0]), int(square[1:])
    return (row > 4) + (row > 9), (column > 3) + (column > 8)


def number(building: str) -> int:
    """The number of a building."""
    return int(building[1])
