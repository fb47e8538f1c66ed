"""The tables of the rules, written out by hand: what the tests expect, whatever the data file says."""

from __future__ import annotations

Amounts = dict[str, int]

RESOURCES = ("wood", "metal", "gold", "gear")

# ---------------------------------------------------------------- 8 the reference layout, by grid position
LAYOUT = (
    "forest_1", "mine_1", "factory_1", "shipyard_1",
    "valley_1", "harbour_1", "marketplace_1", "workshop_1",
    "factory_2", "forest_2", "lighthouse_1", "guild_hall_1",
    "mine_2", "shipyard_2", "marketplace_2", "architects_office_1",
)  # fmt: skip

SHIFTS = (
    *(f"row{row}_{direction}" for row in range(4) for direction in ("left", "right")),
    *(f"col{column}_{direction}" for column in range(4) for direction in ("up", "down")),
)
REVERSE = {"left": "right", "right": "left", "up": "down", "down": "up"}

# ---------------------------------------------------------------- 12.1 the action tiles, by kind
GATHERED: dict[str, Amounts] = {
    "forest": {"wood": 3},
    "mine": {"metal": 2},
    "factory": {"gear": 2},
    "valley": {"wood": 1, "metal": 1},
}
PIGGYBACK = {"forest": {"wood"}, "mine": {"metal"}, "factory": {"gear"}, "valley": {"wood", "metal"}}
TILE_BONUS = {
    "forest": (1, {"wood"}),
    "mine": (1, {"metal"}),
    "factory": (1, {"gear"}),
    "valley": (1, {"wood", "metal"}),
    "shipyard": (1, {"gear"}),
    "architects_office": (1, {"gold"}),
    "guild_hall": (2, {"gold"}),
    "workshop": (1, {"wood", "metal", "gold", "gear"}),
    "marketplace": (1, {"gold"}),
    "lighthouse": (1, {"gear"}),
    "harbour": (1, {"wood", "metal", "gold", "gear"}),
}
TILES_OF_COLOUR = {
    "wood": {"forest_1", "forest_2", "valley_1", "workshop_1", "harbour_1"},
    "metal": {"mine_1", "mine_2", "valley_1", "workshop_1", "harbour_1"},
    "gold": {"architects_office_1", "guild_hall_1", "marketplace_1", "marketplace_2", "workshop_1", "harbour_1"},
    "gear": {"factory_1", "factory_2", "shipyard_1", "shipyard_2", "lighthouse_1", "workshop_1", "harbour_1"},
}

# ---------------------------------------------------------------- 12.2 airships
AIRSHIP_COST: dict[str, Amounts] = {
    "private_wood": {"wood": 4, "gear": 2},
    "private_metal": {"metal": 3, "gear": 2},
    "tourist": {"wood": 2, "metal": 2, "gear": 2},
    "residential_wood": {"wood": 8, "gear": 4},
    "residential_metal": {"metal": 6, "gear": 4},
    "passenger": {"wood": 4, "metal": 4, "gear": 4},
    "cargo_wood": {"wood": 14, "gear": 7},
    "cargo_metal": {"metal": 11, "gear": 7},
    "luxury": {"wood": 7, "metal": 7, "gear": 7},
}
AIRSHIP_VP = {
    "private_wood": 1,
    "private_metal": 1,
    "tourist": 1,
    "residential_wood": 2,
    "residential_metal": 2,
    "passenger": 2,
    "cargo_wood": 3,
    "cargo_metal": 3,
    "luxury": 3,
}
NEEDS_TWO_OF = {
    "residential_wood": "private_wood",
    "residential_metal": "private_metal",
    "passenger": "tourist",
    "cargo_wood": "residential_wood",
    "cargo_metal": "residential_metal",
    "luxury": "passenger",
}
FAMILY = {
    "wood": ("private_wood", "residential_wood", "cargo_wood"),
    "metal": ("private_metal", "residential_metal", "cargo_metal"),
    "tourist": ("tourist", "passenger", "luxury"),
}
DISCOUNT = {
    "private_wood": ("shipyard", "wood", 1),
    "private_metal": ("shipyard", "metal", 1),
    "tourist": ("workshop", "gold", 1),
    "residential_wood": ("workshop", "wood", 1),
    "residential_metal": ("workshop", "metal", 1),
    "passenger": ("guild_hall", "gold", 1),
    "cargo_wood": ("architects_office", "wood", 2),
    "cargo_metal": ("architects_office", "metal", 2),
    "luxury": ("architects_office", "gold", 2),
}
PRICES = {
    "private_wood": (6, 5, 5, 4, 3, 3, 2),
    "private_metal": (5, 4, 4, 3, 3, 2, 2),
    "residential_wood": (10, 9, 8, 7, 6, 5, 4),
    "residential_metal": (9, 8, 7, 6, 5, 4, 4),
    "cargo_wood": (18, 16, 15, 13, 12, 10, 9),
    "cargo_metal": (17, 15, 14, 12, 11, 10, 8),
}
LAST_PRICE_ROW = 6
FIRST_PRICE_ROW = {3: 1, 4: 0}

# ---------------------------------------------------------------- 12.3 public facilities, 3 donation spaces
FACILITY_COST: dict[str, Amounts] = {
    "signpost": {"wood": 18},
    "statue": {"metal": 14},
    "fountain": {"gold": 10},
    "park": {"wood": 10, "gold": 6},
    "clock_tower": {"metal": 10, "gold": 6},
}
FACILITY_VP = {"signpost": 4, "statue": 4, "fountain": 5, "park": 5, "clock_tower": 6}
PANELS = (*AIRSHIP_COST, *FACILITY_COST)
SPACES_BY_VP = {3: {1: 6, 2: 5, 3: 4}, 4: {1: 8, 2: 6, 3: 5}}
FACILITY_SPACES = {3: 3, 4: 4}


def donation_spaces(panel: str, players: int) -> int:
    """Donation spaces of a panel; an airship's level is also its number of points."""
    return FACILITY_SPACES[players] if panel in FACILITY_COST else SPACES_BY_VP[players][AIRSHIP_VP[panel]]


# ---------------------------------------------------------------- 6.6, 12.4 workers and expansions
HIRE_COST: Amounts = {"gold": 10}
EXPANSION_COST: dict[str, Amounts] = {
    "wood": {"wood": 6, "metal": 2, "gold": 3},
    "metal": {"wood": 3, "metal": 4, "gold": 3},
    "gold": {"wood": 3, "metal": 2, "gold": 4},
    "gear": {"wood": 3, "metal": 2, "gold": 3, "gear": 2},
}
EXPANSION_VP = 3

# ---------------------------------------------------------------- 8.3 bonus actions, 12.5 stage bonuses
UNLOCKED_BY = {"long_haul_flight": "wood", "seasoned_negotiator": "metal", "barter": "tourist"}
STAGE_BONUS_EARLY: dict[str, Amounts] = {
    "stage_bonus_wood": {"wood": 3},
    "stage_bonus_metal": {"metal": 2},
    "stage_bonus_gear": {"gear": 2},
    "stage_bonus_gold": {"gold": 2},
}
STAGE_BONUS_LATE: dict[str, Amounts] = {
    "stage_bonus_materials": {"wood": 3, "metal": 2},
    "stage_bonus_gears": {"gear": 4},
    "stage_bonus_grant": {"gold": 3},
}

# ---------------------------------------------------------------- 12.6 contracts: stages, cost, points, gold
CONTRACTS: dict[str, tuple[int, Amounts, int, int]] = {
    "contract_01": (1, {"wood": 4, "gear": 1}, 1, 2),
    "contract_02": (1, {"metal": 3, "gear": 1}, 1, 2),
    "contract_03": (1, {"wood": 3, "metal": 2}, 1, 2),
    "contract_04": (1, {"gear": 4}, 1, 2),
    "contract_05": (1, {"wood": 5, "gear": 2}, 2, 1),
    "contract_06": (1, {"metal": 4, "gear": 2}, 2, 1),
    "contract_07": (2, {"wood": 8}, 2, 1),
    "contract_08": (2, {"metal": 6}, 2, 1),
    "contract_09": (2, {"wood": 5, "metal": 4}, 2, 2),
    "contract_10": (2, {"wood": 6, "gear": 3}, 2, 2),
    "contract_11": (2, {"metal": 5, "gear": 3}, 2, 2),
    "contract_12": (2, {"wood": 3, "metal": 3, "gear": 4}, 3, 1),
    "contract_13": (2, {"wood": 9, "metal": 2}, 3, 1),
    "contract_14": (2, {"wood": 2, "metal": 7}, 2, 3),
    "contract_15": (3, {"wood": 10, "metal": 4}, 4, 1),
    "contract_16": (3, {"metal": 10, "gear": 5}, 5, 1),
    "contract_17": (3, {"wood": 8, "gear": 6}, 3, 3),
    "contract_18": (3, {"metal": 7, "gear": 5}, 3, 3),
    "contract_19": (3, {"wood": 6, "metal": 6, "gear": 4}, 5, 1),
    "contract_20": (3, {"wood": 12, "metal": 5}, 5, 1),
}
