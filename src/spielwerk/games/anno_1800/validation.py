"""`data.toml` must agree with itself and with what the rules can do: one clear line for whoever changes it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from spielwerk.kernel.catalogue import changed

Data = Mapping[str, Any]

FIXED = {
    "rules": {
        "workplaces_per_industry": 2,
        "max_industry_builds_per_expand": 1,
        "max_shipyard_builds_per_expand": 1,
        "ships_per_shipyard_per_expand": 1,
        "max_copies_of_industry_per_player": 1,
        "trades_per_resource_per_turn": 1,
        "bonus_tokens_expire": "end_of_turn",
    },
    "setup": {"objectives_in_play": 5, "start_player": "random"},
    "component_counts": {"gold_and_naval_tokens_limited": False},
}
"""The rules themselves are written for these values; another one would be another game."""

MOST_ALIKE = 3
"""The search for a payment (5.1) counts up to so many units of one resource on one field."""
MOST_UNITS = 12
"""So many resource items of a cost have room side by side in that search."""
MOST_SITES = 31
"""So many fields with workplaces have room side by side in that search."""
EFFECTS = {
    "alonso_graves": "extra_action",
    "aarhant": "gold_for_investor",
    "the_editor": "return_hand_card",
    "beryl_omara": "exploration_as_trade",
}
"""The objective cards whose effects the rules know."""


def contradictions(data: Data) -> Iterator[str]:
    """Everything that does not fit together, a line for each."""
    for check in (fixed, counts, lengths, cards, costs, resources, home_island, islands, objectives):
        yield from check(data)


def fixed(data: Data) -> Iterator[str]:
    """Numbers that can't be changed alone."""
    yield from changed(data, FIXED)
    if [row["tier"] for row in data["population_types"]] != [1, 2, 3, 4, 5]:
        yield "the five population_types must stand in the order of their tiers"
    for row in (*data["start_industries"], *data["industries"]):
        if row["workplaces"] != data["rules"]["workplaces_per_industry"]:
            yield f"{row['id']} must have as many workplaces as rules.workplaces_per_industry says"


def counts(data: Data) -> Iterator[str]:
    """The component counts are those of the lists."""
    listed = {
        "old_world_islands": len(data["old_world_islands"]),
        "new_world_islands": len(data["new_world_islands"]),
        "construction_tokens": sum(row["count"] for row in tokens(data)),
        "industry_types": len(data["industries"]),
        "population_cubes": sum(row["supply"] for row in data["population_types"]),
        "population_cards": len(data["population_cards"]),
        "expedition_cards": len(data["expedition_cards"]),
        "objective_cards": len(data["objective_cards"]),
    } | {f"population_cards_{row['id']}": row["cards"] for row in data["decks"]}
    for entry, count in listed.items():
        if data["component_counts"][entry] != count:
            yield f"component_counts.{entry} is {data['component_counts'][entry]}, but the list has {count}"


def tokens(data: Data) -> list[Mapping[str, Any]]:
    """All kinds of construction tokens."""
    return [*data["industries"], *data["shipyards"], *data["ships"]]


def lengths(data: Data) -> Iterator[str]:
    """Lists are long enough, and there is enough for all players at the start."""
    rules, setup = data["rules"], data["setup"]
    for world in ("old_world", "new_world"):
        if len(rules[f"{world}_exploration_cost"]) < rules[f"max_{world}_islands_per_player"]:
            yield f"rules.{world}_exploration_cost needs a price for every island a player may have"
    if len(setup["start_gold_by_turn_order"]) < rules["max_players"]:
        yield "setup.start_gold_by_turn_order needs an amount for every player"
    if len(set(setup["first_game_objectives"])) != setup["objectives_in_play"]:
        yield "setup.first_game_objectives must name as many cards as setup.objectives_in_play says"
    if set(setup["objective_selection_modes"]) != {"random", "first_game", "custom"}:
        yield "setup.objective_selection_modes can only be random, first_game and custom"
    for row in data["population_types"]:
        if row["start_count"] * rules["max_players"] > row["supply"]:
            yield f"there are not enough cubes for all players to start with: {row['id']}"
    for row in data["decks"]:
        if setup[f"start_hand_{row['id']}"] * rules["max_players"] > row["cards"]:
            yield f"there are not enough cards for all players to start with: {row['id']}"


def cards(data: Data) -> Iterator[str]:
    """Cards fit their decks, and the rules can do what they say."""
    for deck in data["decks"]:
        rows = [row for row in data["population_cards"] if row["deck"] == deck["id"]]
        if len(rows) != deck["cards"]:
            yield f"the deck {deck['id']} has {len(rows)} cards, not {deck['cards']}"
        for row in rows:
            if row["influence_points"] != deck["influence_points"]:
                yield f"{row['id']} must bring as many points as its deck says"
    steps = [(row["from"], row["to"]) for row in data["upgrades"]]
    if len({source for source, _ in steps}) != len(steps):
        yield "a class of population can have one upgrade only"
    for row in data["population_cards"]:
        effect = row["effect"]
        if effect["kind"] == "gain_population" and effect["amount"] != 1:
            yield f"{row['id']} can bring one cube only"
        if effect["kind"] == "free_upgrade" and (effect["from"], effect["to"]) not in steps:
            yield f"{row['id']} names an upgrade that is not in the list"


def costs(data: Data) -> Iterator[str]:
    """Costs are of a size that the search for a payment can hold."""
    rows = [*tokens(data), *data["population_cards"], *data["population_types"], *data["upgrades"]]
    for row in rows:
        cost = row.get("cost", row.get("recruit_cost", {}))
        if max(cost.values(), default=0) > MOST_ALIKE or sum(cost.values()) > MOST_UNITS:
            yield f"{row['id']} can cost up to {MOST_UNITS} resources, up to {MOST_ALIKE} of a kind"
    for row in (*tokens(data), *data["objective_cards"]):
        if sum(row.get("exhaust", {}).values()) > 1:
            yield f"{row['id']} can exhaust one cube only"


def resources(data: Data) -> Iterator[str]:
    """Old World resources are tradable and come before those of the New World."""
    origins = [row["origin"] for row in data["resources"]]
    if origins != sorted(origins, key=("old_world", "new_world").index):
        yield "the New World resources must be the last ones"
    for row in data["resources"]:
        if row["tradable"] != (row["origin"] == "old_world"):
            yield f"{row['id']}: all Old World resources can be traded and no others"


def home_island(data: Data) -> Iterator[str]:
    """Start industries lie where the home island shows them; ships carry the tokens of the start."""
    kinds = kinds_of(data)
    shown = {row["id"]: row["preprinted"] for row in data["home_fields"]}
    for row in data["home_fields"]:
        if row["preprinted_kind"] != kinds.get(row["preprinted"], ""):
            yield f"home_fields: {row['id']} shows a {row['preprinted_kind']}, but names {row['preprinted']!r}"
    alternatives = {row["alternative_to_start"]: row["id"] for row in data["industries"]}
    for row in data["start_industries"]:
        if shown.get(row["field"]) != row["id"]:
            yield f"{row['id']} does not lie on the field {row['field']}"
        if row["alternative"] != alternatives.get(row["id"], ""):
            yield f"{row['id']} and its alternative must name each other"
    for naval in ("trade", "exploration"):
        carried = sum(row["strength"] * count_of(row["id"], shown.values()) for row in ships_of(data, naval))
        if data["setup"][f"start_{naval}_tokens"] != carried:
            yield f"setup.start_{naval}_tokens must be what the ships of the home island carry: {carried}"


def kinds_of(data: Data) -> dict[str, str]:
    """What kind of structure each id is."""
    lists = {"start_industry": "start_industries", "industry": "industries", "shipyard": "shipyards", "ship": "ships"}
    return {row["id"]: kind for kind, rows in lists.items() for row in data[rows]}


def count_of(thing: str, things: Iterable[str]) -> int:
    """How often a thing is among others."""
    return sum(other == thing for other in things)


def ships_of(data: Data, naval: str) -> list[Mapping[str, Any]]:
    """The ships that carry one type of token."""
    return [row for row in data["ships"] if row["naval_type"] == naval]


def islands(data: Data) -> Iterator[str]:
    """Old World islands are alike, and what is printed on them stands on a field that can hold it."""
    kinds = kinds_of(data)
    first = data["old_world_islands"][0]
    for row in (*data["old_world_islands"], *data["new_world_islands"]):
        if row["count"] != 1:
            yield f"{row['id']} can be there once only; list a second one under another id"
    for row in data["old_world_islands"]:
        if any(row[entry] != first[entry] for entry in ("land_fields", "coast_fields", "sea_fields")):
            yield f"{row['id']} must have the same fields as {first['id']}"
        for item in row["preprinted"]:
            if kinds.get(item["id"]) != item["kind"] or item["field"] not in allowed_fields(row, item["kind"]):
                yield f"{row['id']}: a {item['kind']} {item['id']!r} can't stand on {item['field']}"
    home = sum(row["terrain"] != "sea" for row in data["home_fields"])
    abroad = len(first["land_fields"]) + len(first["coast_fields"])
    if home + abroad * data["rules"]["max_old_world_islands_per_player"] > MOST_SITES:
        yield f"a player can have up to {MOST_SITES} land and coast fields"


def allowed_fields(island: Mapping[str, Any], kind: str) -> list[str]:
    """The fields of an island that can hold a kind of structure."""
    terrains = {"industry": ("land", "coast"), "shipyard": ("coast",), "ship": ("sea",)}.get(kind, ())
    return [field for terrain in terrains for field in island[f"{terrain}_fields"]]


def objectives(data: Data) -> Iterator[str]:
    """The rules know the effects of four cards by name."""
    effects = {row["id"]: row["effect"] for row in data["objective_cards"] if row["kind"] == "effect"}
    if effects != EFFECTS:
        yield f"the objective cards with an effect can only be {', '.join(EFFECTS)}, each with its own"
