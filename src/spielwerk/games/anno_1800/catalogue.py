"""`data.toml` as constants with names: what is printed on the board, the islands, the tokens and the cards."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spielwerk.kernel import Catalogue, Joined, Noun, Seats, constants, numbers_noun

from . import printed
from .printed import TERRAINS, Described
from .validation import contradictions

DATA = Catalogue(Path(__file__).parent)
DATA.insist(contradictions)
RULES: dict[str, Any] = DATA["rules"]
SETUP: dict[str, Any] = DATA["setup"]

SEATS = Seats(RULES["max_players"])
FEWEST_PLAYERS: int = RULES["min_players"]
MAX_ROUNDS: int = RULES["max_rounds"]
FINAL_ROUNDS: int = RULES["final_rounds_after_trigger_round"]

# ---------------------------------------------------------------- population
POPULATION = DATA.table("population_types", "population")
FARMER, WORKER, ARTISAN, ENGINEER, INVESTOR = POPULATION
CUBES = POPULATION.column("supply")
START_CUBES = POPULATION.column("start_count")
SHIFT_END_GOLD = POPULATION.column("shift_end_gold")
CLASS_PRICE = POPULATION.column("trade_token_cost")

UPGRADES = DATA.table("upgrades", "upgrade")
UPGRADE_FROM = UPGRADES.column("from", POPULATION)
UPGRADE_TO = UPGRADES.column("to", POPULATION)
UPGRADE_OF = constants([next((u for u in UPGRADES if UPGRADE_FROM[u] == c), -1) for c in POPULATION])
"""The upgrade that starts from a class; -1 for none."""

NAVAL = Noun("naval", ("trade", "exploration"))
TRADE, EXPLORATION = NAVAL

# ---------------------------------------------------------------- population cards
DECKS = DATA.table("decks", "deck")
FARMER_WORKER, ARTISAN_ENGINEER_INVESTOR, NEW_WORLD_DECK = DECKS
DECK_OF_CLASS = POPULATION.column("deck", DECKS)
_MISSING = [
    RULES["missing_card_gold_farmer_worker"], RULES["missing_card_gold_artisan_engineer_investor"], 0,
]  # fmt: skip
MISSING_CARD_GOLD = constants(_MISSING)
"""What a cube costs in gold when the deck of its class is empty."""

CARDS = Described("card", DATA, "population_cards", printed.of_card)
DECK_OF = CARDS.column("deck", DECKS)
CARD_POINTS = CARDS.column("influence_points")
DECK_SIZE = constants([DECK_OF.tolist().count(deck) for deck in DECKS])
LARGEST_DECK = max(DECK_SIZE.tolist())
START_HAND = constants([SETUP[f"start_hand_{deck}"] for deck in DECKS.ids])

EFFECTS = Noun(
    "effect",
    ("gain_population", "gain_naval_tokens", "gain_gold", "free_upgrade", "draw_expedition", "extra_action"),
)
GAIN_POPULATION = EFFECTS.number("gain_population")
EFFECT = CARDS.map(lambda row: EFFECTS.number(row["effect"]["kind"]))
EFFECT_AMOUNT = CARDS.map(lambda row: row["effect"]["amount"])


def _effect_object(row: Mapping[str, Any]) -> int:
    """The class of cube, the type of token or the upgrade that an effect names; -1 for none."""
    effect = row["effect"]
    if "population" in effect:
        return POPULATION.number(effect["population"])
    if "naval_type" in effect:
        return NAVAL.number(effect["naval_type"])
    return UPGRADE_OF[POPULATION.number(effect["from"])] if "from" in effect else -1


EFFECT_OBJECT = CARDS.map(_effect_object)

# ---------------------------------------------------------------- resources
RESOURCES = Described("resource", DATA, "resources", printed.of_resource)
OLD_RESOURCES = sum(row["origin"] == "old_world" for row in RESOURCES.rows)
"""Old World resources come first in the list; the rest come from New World islands."""
NEW_RESOURCES = len(RESOURCES) - OLD_RESOURCES

# ---------------------------------------------------------------- construction tokens
STARTS = Described("start_industry", DATA, "start_industries", printed.of_industry)
INDUSTRIES = Described("industry", DATA, "industries", printed.of_industry)
SHIPYARDS = DATA.table("shipyards", "shipyard")
SHIPS = DATA.table("ships", "ship")
STRENGTHS = numbers_noun("strength", (row["strength"] for row in SHIPYARDS.rows))

TOKENS = Joined("token", INDUSTRIES, SHIPYARDS, SHIPS)
"""Construction tokens: industries, then shipyards, then ships."""
TOKEN_COUNT = constants([row["count"] for part in (INDUSTRIES, SHIPYARDS, SHIPS) for row in part.rows])
FIRST_YARD_TOKEN = len(INDUSTRIES)
FIRST_SHIP_TOKEN = FIRST_YARD_TOKEN + len(SHIPYARDS)

STRUCTURES = Joined("structure", STARTS, INDUSTRIES, SHIPYARDS, SHIPS)
"""What a field can show: start industries, then everything that is also a construction token."""
FIRST_TOKEN = len(STARTS)
FIRST_YARD = FIRST_TOKEN + FIRST_YARD_TOKEN
FIRST_SHIP = FIRST_TOKEN + FIRST_SHIP_TOKEN

_INDUSTRY_ROWS = [*STARTS.rows, *INDUSTRIES.rows]
PRODUCT = constants([RESOURCES.number(row["produces"]) for row in _INDUSTRY_ROWS])
CLASS_AT = constants([POPULATION.number(row["worker"]) for row in _INDUSTRY_ROWS])
WORKPLACES: int = RULES["workplaces_per_industry"]
STRENGTH = constants([0] * FIRST_YARD + [row["strength"] for part in (SHIPYARDS, SHIPS) for row in part.rows])
SHIP_STRENGTH = SHIPS.column("strength")
STRONGEST = max(STRENGTH.tolist())
SHIP_NAVAL = SHIPS.column("naval_type", NAVAL)
START_REPLACED = INDUSTRIES.column("alternative_to_start", STARTS, default="")
"""The start industry to which an industry is the alternative; -1 for none."""

# ---------------------------------------------------------------- fields
OLD_WORLD = Described("old_world_island", DATA, "old_world_islands", printed.of_old_world_island)
NEW_WORLD = Described("new_world_island", DATA, "new_world_islands", printed.of_new_world_island)
MOST_OLD_WORLD: int = RULES["max_old_world_islands_per_player"]
MOST_NEW_WORLD: int = RULES["max_new_world_islands_per_player"]

FIELDS = printed.Fields(DATA, MOST_OLD_WORLD)
ISLAND_OF = constants([field["island"] for field in FIELDS.rows])
"""0 for the home island, else the number of the player's own Old World island."""
LANDS, COASTS, SEAS = (sum(field["terrain"] == terrain for field in FIELDS.rows) for terrain in TERRAINS)
SITES = LANDS + COASTS
"""Fields that can hold an industry: the first ones of the list."""
FIRST_SEA = SITES
HOME_PRINTED = constants(
    [STRUCTURES.number(field["preprinted"]) if field.get("preprinted") else -1 for field in FIELDS.rows]
)
START_FIELD = constants([FIELDS.number(f"home:{row['field']}") for row in STARTS.rows])


def _island_prints() -> list[list[int]]:
    """What an Old World island has printed on a field; fields of all islands at once, -1 for nothing."""
    islands = [{item["field"]: item["id"] for item in row["preprinted"]} for row in OLD_WORLD.rows]
    return [
        [STRUCTURES.number(items[field["part"]]) if field["part"] in items else -1 for field in FIELDS.rows]
        for items in islands
    ]


ISLAND_PRINTED = constants(_island_prints())
ISLAND_CUBES = OLD_WORLD.matrix("gain_population", POPULATION)
ISLAND_EXPEDITIONS = OLD_WORLD.column("gain_expedition_cards")
ISLAND_RESOURCE = constants(
    [[row["resources"].count(resource) for resource in RESOURCES.ids[OLD_RESOURCES:]] for row in NEW_WORLD.rows]
)
PLACES = Joined("place", Noun("spot", ("district", "exhausted")), FIELDS)
DISTRICT, EXHAUSTED, FIRST_FIELD_PLACE = range(3)

# ---------------------------------------------------------------- costs
PURCHASES = Joined("purchase", TOKENS, CARDS, POPULATION, UPGRADES)
"""Everything that is paid for with resources."""
CARD_PURCHASE = len(TOKENS)
RECRUIT_PURCHASE = CARD_PURCHASE + len(CARDS)
UPGRADE_PURCHASE = RECRUIT_PURCHASE + len(POPULATION)

_COSTS: list[dict[str, int]] = [
    *(row["cost"] for part in (INDUSTRIES, SHIPYARDS, SHIPS, CARDS) for row in part.rows),
    *(row["recruit_cost"] for row in POPULATION.rows),
    *(row["cost"] for row in UPGRADES.rows),
]
_UNITS = [[RESOURCES.number(thing) for thing, amount in cost.items() for _ in range(amount)] for cost in _COSTS]
ITEM_COUNT = constants([len(units) for units in _UNITS])
MOST_ITEMS = max(ITEM_COUNT.tolist())
ITEM = constants([units + [-1] * (MOST_ITEMS - len(units)) for units in _UNITS])
"""The resources of a cost, one for each unit, in the order of the data file."""
NEEDED = constants([sum(1 << resource for resource in set(units)) for units in _UNITS])
"""The resources of a cost as bits."""


def _cube_of(row: Mapping[str, Any]) -> int:
    """The class of the one cube that a cost exhausts; -1 for none."""
    cubes = row.get("exhaust", {})
    return POPULATION.number(next(iter(cubes))) if cubes else -1


_OTHERS = len(POPULATION) + len(UPGRADES)
CUBE_ITEM = constants(
    [_cube_of(row) for part in (INDUSTRIES, SHIPYARDS, SHIPS, CARDS) for row in part.rows] + [-1] * _OTHERS
)
TOKEN_ITEM = constants(
    [[0] * len(NAVAL)] * len(TOKENS)
    + [[row["cost_tokens"].get(kind, 0) for kind in NAVAL.ids] for row in CARDS.rows]
    + [[0] * len(NAVAL)] * _OTHERS
)


def _makers() -> list[str]:
    """What is made in all industries that a player can have: each kind is built once, islands bring printed ones."""
    product = {row["id"]: row["produces"] for row in _INDUSTRY_ROWS}
    abroad = [item["id"] for row in OLD_WORLD.rows for item in row["preprinted"]]
    return [*product.values(), *(product[industry] for industry in abroad if industry in product)]


MOST_SOURCES = max(_makers().count(resource) for resource in RESOURCES.ids)
"""A resource is made in at most so many own industries at the same time (5.2)."""
DEAREST_TRADE = max(CLASS_PRICE.tolist())
TRADE_GOLD: int = RULES["gold_per_trade_for_partner"]
NEW_WORLD_PRICE: int = RULES["new_world_resource_trade_token_cost"]
_MOST_TRADE_TOKENS = max(DEAREST_TRADE, NEW_WORLD_PRICE, *(row[TRADE] for row in TOKEN_ITEM.tolist()))
REPLACED = numbers_noun("k", range(_MOST_TRADE_TOKENS + 1))

# ---------------------------------------------------------------- actions
ACTIONS = Noun(
    "action",
    (
        "expand", "play_card", "swap_cards", "recruit", "upgrade",
        "open_old_world", "explore_new_world", "take_expedition", "festival",
    ),
)  # fmt: skip
ACTIONS_PER_TURN: int = RULES["actions_per_turn"]
MOST_SWAPS: int = RULES["max_swaps_per_action"]
MOST_RECRUITS: int = RULES["max_recruits_per_action"]
MOST_UPGRADES: int = RULES["max_upgrades_per_action"]
MOST_REMOVALS: int = RULES["max_removals_per_expand"]
OLD_WORLD_PRICE = constants(RULES["old_world_exploration_cost"])
NEW_WORLD_EXPLORATION_PRICE = constants(RULES["new_world_exploration_cost"])
NEW_WORLD_CARDS: int = RULES["new_world_cards_per_island"]
EXPEDITION_PRICE: int = RULES["expedition_exploration_cost"]
EXPEDITION_CARDS: int = RULES["expedition_cards_per_action"]
START_GOLD = constants(SETUP["start_gold_by_turn_order"])

# ---------------------------------------------------------------- expedition cards
SIDES = Noun("side", ("animal", "artefact"))
EXPEDITIONS = printed.Expeditions(DATA)
VISITOR = constants(
    [[POPULATION.number(row[side]["visitor"]) for side in SIDES.ids] for row in DATA["expedition_cards"]]
)
PICTURE_POINTS = constants([[row[side]["influence_points"] for side in SIDES.ids] for row in DATA["expedition_cards"]])
MOST_PICTURE_POINTS = max(max(row) for row in PICTURE_POINTS.tolist())

# ---------------------------------------------------------------- objective cards
OBJECTIVES = DATA.table("objective_cards", "objective")
AARHANT, THE_EDITOR, BERYL_OMARA = (OBJECTIVES.number(thing) for thing in ("aarhant", "the_editor", "beryl_omara"))
IN_PLAY: int = SETUP["objectives_in_play"]
FIRST_GAME = constants([OBJECTIVES.number(thing) for thing in SETUP["first_game_objectives"]])
SELECTIONS: list[str] = SETUP["objective_selection_modes"]
FIRST_GAME_SELECTION, CUSTOM_SELECTION = (SELECTIONS.index(mode) for mode in ("first_game", "custom"))
MODES = ("replace", "additional")
REPLACE = MODES.index("replace")

KINDS = Noun("objective_kind", ("effect", "industries", "majority", "expedition_bonus", "hand_penalty", "islands"))
BY_EFFECT, BY_MAJORITY = (KINDS.number(kind) for kind in ("effect", "majority"))
OBJECTIVE_KIND = OBJECTIVES.column("kind", KINDS)
OBJECTIVE_TOKENS = OBJECTIVES.column("pay_exploration_tokens", default=0)
OBJECTIVE_GOLD = OBJECTIVES.column("pay_gold", default=0)
OBJECTIVE_CUBE = OBJECTIVES.map(_cube_of)
OBJECTIVE_USES = OBJECTIVES.column("uses_per_turn", default=0)
OBJECTIVE_ACTIONS = OBJECTIVES.column("gain_actions", default=0)
OBJECTIVE_GAIN = OBJECTIVES.column("gain_gold", default=0)
EXPLORATION_FOR_TRADE: int = OBJECTIVES.rows[BERYL_OMARA]["exploration_tokens_per_trade_token"]
INDUSTRY_POINTS = OBJECTIVES.matrix("industry_points", INDUSTRIES)
COUNTED = Noun(
    "counted",
    ("workers", "engineers", "investors", "expedition_cards", "islands", "new_world_islands", "old_world_islands"),
)
COUNTS = OBJECTIVES.column("counts", COUNTED, default=-1)
FIRST_POINTS = OBJECTIVES.column("first", default=0)
SECOND_POINTS = OBJECTIVES.column("second", default=0)
ISLAND_POINTS = OBJECTIVES.column("points_per_island", default=0)
HAND_POINTS = OBJECTIVES.column("points_per_hand_card", default=0)
BONUS_OF_SIDE = constants(
    [
        [row.get("points_per_visited", 0) if row.get("side") == side else 0 for side in SIDES.ids]
        for row in OBJECTIVES.rows
    ]
)
MOST_SIDE_BONUS = sum(row.get("points_per_visited", 0) for row in OBJECTIVES.rows)

# ---------------------------------------------------------------- scoring
GOLD_PER_POINT: int = RULES["gold_per_influence_point"]
FIREWORKS_POINTS: int = RULES["fireworks_influence"]
LEDGER = Noun("category", ("population_cards", "expeditions", "gold", "fireworks", "objectives"))
FROM_CARDS, FROM_EXPEDITIONS, FROM_GOLD, FROM_FIREWORKS, FROM_OBJECTIVES = LEDGER

# ---------------------------------------------------------------- bounds of the record
MOST_GOLD = 10_000
"""More gold than any game can bring: every trade, card and objective of a hundred rounds."""
MOST_NAVAL = SEAS * STRONGEST
MOST_BONUS = sum(row["effect"]["amount"] for row in CARDS.rows if row["effect"]["kind"] == "gain_naval_tokens")
MOST_EXTRA = ACTIONS_PER_TURN + 1 + sum(row["effect"]["kind"] == "extra_action" for row in CARDS.rows)
