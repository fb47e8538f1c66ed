"""What the spec prints about tiles, districts, markets and characters, written down once more for the tests."""

from __future__ import annotations

from typing import NamedTuple


class Uses(NamedTuple):
    """What happens when a player uses an effect to the full; `anything` counts resources of the player's choice."""

    cogs: int = 0
    crystals: int = 0
    anything: int = 0
    points: int = 0
    pressure: int = 0
    boost: int = 0
    arrows: int = 0
    parasites: int = 0
    flips: int = 0
    shakes: int = 0
    paid_cogs: int = 0
    paid_crystals: int = 0


class Tile(NamedTuple):
    """A line of the tables of machine tiles and start machines."""

    rank: int
    banner: str
    cost: tuple[int, int]
    storage: int
    boilers: int
    """Connected or not."""
    activation: Uses | None = None
    passive: Uses | None = None
    trigger: str = ""


def pressure(n: int, points: int = 0) -> Uses:
    return Uses(pressure=n, points=points)


BLUE, ORANGE, PURPLE = "blue", "orange", "purple"
RIDE = "passenger"

MACHINES = {
    # rank 0
    "m0_crystal_press": Tile(0, BLUE, (2, 0), 1, 1, Uses(crystals=1)),
    "m0_gear_lathe": Tile(0, BLUE, (0, 2), 1, 1, Uses(cogs=1)),
    "m0_sorting_drum": Tile(0, BLUE, (1, 1), 0, 1, Uses(anything=1)),
    "m0_exchange_pump": Tile(0, BLUE, (1, 1), 0, 2, Uses(paid_cogs=1, crystals=2)),
    "m0_guest_cabin": Tile(0, ORANGE, (2, 0), 1, 1, pressure(1), pressure(1), RIDE),
    "m0_heated_lounge": Tile(0, ORANGE, (1, 1), 0, 1, None, pressure(2), RIDE),
    "m0_luggage_net": Tile(0, ORANGE, (0, 2), 2, 0, None, pressure(1), RIDE),
    "m0_feed_pump": Tile(0, PURPLE, (2, 0), 1, 1, pressure(2)),
    "m0_crystal_burner": Tile(0, PURPLE, (1, 1), 1, 2, Uses(paid_crystals=1, pressure=3)),
    "m0_beetle_hatch": Tile(0, PURPLE, (0, 2), 1, 1, Uses(parasites=1)),
    # rank 1
    "m1_twin_press": Tile(1, BLUE, (0, 1), 0, 1, Uses(cogs=1, crystals=1)),
    "m1_cargo_hold": Tile(1, BLUE, (1, 0), 1, 1, Uses(anything=1)),
    "m1_ballot_organ": Tile(1, BLUE, (1, 0), 1, 2, Uses(paid_cogs=1, paid_crystals=1, points=1, pressure=2)),
    "m1_velvet_salon": Tile(1, ORANGE, (1, 0), 1, 1, pressure(1), pressure(1, 1), RIDE),
    "m1_crystal_bar": Tile(1, ORANGE, (0, 1), 0, 1, Uses(crystals=1), pressure(1, 1), RIDE),
    "m1_viewing_gallery": Tile(1, ORANGE, (1, 0), 0, 1, Uses(cogs=1), pressure(1, 1), RIDE),
    "m1_sun_deck": Tile(1, ORANGE, (0, 1), 1, 0, None, pressure(3, 1), RIDE),
    "m1_pressure_coil": Tile(1, PURPLE, (1, 0), 1, 2, pressure(3)),
    "m1_cloud_counter": Tile(1, PURPLE, (0, 1), 0, 1, Uses(crystals=1), Uses(points=1), "7"),
    "m1_swarm_launcher": Tile(1, PURPLE, (1, 0), 1, 2, Uses(parasites=1, pressure=2)),
    "m1_ratchet_valve": Tile(1, PURPLE, (0, 1), 0, 2, Uses(arrows=1, cogs=1)),
    # rank 2
    "m2_gear_tribune": Tile(2, BLUE, (1, 0), 1, 1, Uses(paid_cogs=2, points=2)),
    "m2_crystal_tribune": Tile(2, BLUE, (0, 1), 1, 1, Uses(paid_crystals=2, points=2)),
    "m2_synthesizer": Tile(2, BLUE, (0, 1), 1, 1, Uses(anything=2)),
    "m2_double_furnace": Tile(2, BLUE, (1, 0), 0, 2, Uses(cogs=1, paid_crystals=1, points=1)),
    "m2_grand_saloon": Tile(2, ORANGE, (0, 1), 1, 1, pressure(2), pressure(2, 1), RIDE),
    "m2_steam_bath": Tile(2, ORANGE, (1, 0), 0, 1, Uses(anything=1), pressure(2, 1), RIDE),
    "m2_dance_hall": Tile(2, ORANGE, (0, 1), 0, 2, Uses(cogs=1, pressure=1), pressure(1, 1), RIDE),
    "m2_glass_dome": Tile(2, ORANGE, (1, 0), 1, 1, None, pressure(1, 2), RIDE),
    "m2_turbo_boiler": Tile(2, PURPLE, (1, 0), 1, 3, Uses(boost=5, anything=1)),
    "m2_stratosphere_bell": Tile(2, PURPLE, (0, 1), 1, 1, Uses(anything=1), Uses(points=1, anything=1), "8"),
    "m2_patron_box": Tile(2, PURPLE, (0, 1), 1, 1, Uses(anything=1, flips=1)),
    "m2_lightning_broom": Tile(2, PURPLE, (1, 0), 1, 1, Uses(shakes=1, anything=1), pressure(2), "5 6"),
    # rank 3
    "m3_vote_press": Tile(3, BLUE, (1, 1), 0, 1, Uses(paid_cogs=1, paid_crystals=1, points=3)),
    "m3_cornucopia": Tile(3, BLUE, (1, 1), 1, 1, Uses(anything=3)),
    "m3_grand_factory": Tile(3, BLUE, (1, 1), 0, 2, Uses(crystals=1, paid_cogs=2, points=2)),
    "m3_perpetual_engine": Tile(3, BLUE, (1, 1), 0, 2, pressure(2, 1)),
    "m3_imperial_suite": Tile(3, ORANGE, (1, 1), 1, 1, pressure(2), pressure(2, 2), RIDE),
    "m3_winter_garden": Tile(3, ORANGE, (1, 1), 1, 1, Uses(anything=1), pressure(1, 2), RIDE),
    "m3_sky_theatre": Tile(3, ORANGE, (1, 1), 1, 1, Uses(paid_crystals=1, points=1, pressure=1), pressure(1, 2), RIDE),
    "m3_overpressure_core": Tile(3, PURPLE, (1, 1), 1, 3, Uses(boost=5, anything=2)),
    "m3_cloudbreaker": Tile(3, PURPLE, (1, 1), 1, 1, Uses(anything=1, pressure=1), Uses(points=1), "6 7 8"),
    "m3_brass_band": Tile(3, PURPLE, (1, 1), 0, 1, Uses(anything=1), Uses(points=2), "buy"),
    "m3_arc_accumulator": Tile(3, PURPLE, (1, 1), 1, 1, Uses(arrows=3, anything=1, pressure=1)),
}

FIRST_TILES = {
    "start_machine_back": Tile(-1, "", (0, 0), 1, 1, pressure(1)),
    "s1_crystal_cooker": Tile(-1, "", (0, 0), 0, 1, Uses(crystals=1)),
    "s2_gear_mill": Tile(-1, "", (0, 0), 0, 1, Uses(cogs=1)),
    "s3_twin_boiler": Tile(-1, "", (0, 0), 0, 2, pressure(1)),
    "s4_cargo_gondola": Tile(-1, "", (0, 0), 2, 1),
    "s5_beetle_stable": Tile(-1, "", (0, 0), 0, 1, Uses(parasites=1)),
    "capacity": Tile(-1, "", (0, 0), 1, 1, pressure(1)),
}
TILES = MACHINES | FIRST_TILES

MARKET_RESOURCE = {2: "crystal", 3: "cog", 4: "crystal", 5: "cog", 6: "crystal", 7: "cog", 8: "crystal"}
MARKET_POINTS = {
    2: (1, 2, 3, 4),
    3: (1, 2, 3, 4),
    4: (1, 2, 3, 4),
    5: (1, 2, 3, 5),
    6: (1, 2, 3, 5),
    7: (1, 2, 4, 6),
    8: (1, 2, 4, 6),
}
BONUS_MARKERS = {5: (1, 0), 4: (2, 1), 3: (2, 2), 2: (3, 5)}
"""Price and points by number."""
FIELDS_OF = {5: {"g7"}, 4: {"g6"}, 3: {"g5"}, 2: {"g3", "g4"}}
VALUES = {"g1": 1, "g2": 1, "g3": 2, "g4": 2, "g5": 3, "g6": 4, "g7": 5, "g8": 6, "g9": 7, "g10": 8}
STATIC = {"l6_left", "l6_right", "l7_left", "l7_right", "l8_right", "l8_extra"}
PASSENGER_TILES = {
    "5_1": (6, 2), "5_2": (7, 3), "5_3": (8, 4), "5_4": (7, 1),
    "6_1": (7, 3), "6_2": (8, 4), "6_3": (5, 1), "6_4": (8, 2),
    "7_1": (8, 4), "7_2": (5, 1), "7_3": (6, 2), "7_4": (5, 3),
    "8_1": (5, 3), "8_2": (6, 4), "8_3": (7, 1), "8_4": (6, 2),
}  # fmt: skip
"""Alternative targets of banker and stoker by main targets."""
