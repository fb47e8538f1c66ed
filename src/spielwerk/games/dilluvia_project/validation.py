"""`data.toml` must agree with itself and with what the rules can do: one clear line for whoever changes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from spielwerk.kernel.catalogue import changed

Data = Mapping[str, Any]

FIXED = {
    "limits": {
        "workers_start_special": 1,
        "resource_supply_unlimited": True,
        "aero_supply_unlimited": True,
        "player_cubes_unlimited": True,
    },
    "setup": {"start_population": 0, "market_faceup_back": "beige", "player_order_first_round": "random"},
}
"""The rules themselves are written for these values; another one would be another game."""

SQUARES = {"small": 1, "medium": 2, "large": 4}
"""The sizes of land and buildings, and how many squares they cover."""
MOST_SWITCHES = 3
"""The action that repositions cubes remembers so many buildings."""


def contradictions(data: Data) -> Iterator[str]:
    """Everything that does not fit together, a line for each."""
    for check in (fixed, counts, players, action_fields, sizes, city, market):
        yield from check(data)


def fixed(data: Data) -> Iterator[str]:
    """Values that can't be changed alone."""
    yield from changed(data, FIXED)


def counts(data: Data) -> Iterator[str]:
    """The component counts are those of the lists and limits."""
    limits, seats = data["limits"], data["game"]["max_players"]
    dark = limits["workers_start_dark"] + limits["workers_reserve_dark"]
    listed = {
        "workers_dark": dark * seats,
        "workers_special": limits["workers_start_special"] * seats,
        "garden_tiles": limits["gardens_total"],
        "market_tiles": len(data["market_tiles"]),
        "building_tiles": sum(row["count"] for row in data["building_types"]),
        "resource_cubes": sum(row["cubes_in_box"] for row in data["resources"]),
        "zeppelins": seats,
    }
    for entry, count in listed.items():
        if data["component_counts"][entry] != count:
            yield f"component_counts.{entry} is {data['component_counts'][entry]}, but the rest of the file has {count}"
    if limits["workers_total_per_player"] != dark + limits["workers_start_special"]:
        yield "limits.workers_total_per_player must be the workers of the start and the reserve"


def players(data: Data) -> Iterator[str]:
    """There is something for every player and every round."""
    seats = data["game"]["max_players"]
    if len(data["setup"]["start_aeros_by_turn_order"]) < seats:
        yield "setup.start_aeros_by_turn_order needs an amount for every player"
    if len(data["player_colors"]) < seats:
        yield "player_colors needs a colour for every player"
    if data["game"]["income_phases"] != data["game"]["rounds"] - 1:
        yield "game.income_phases must be one less than game.rounds"
    track = data["house_track"]
    if len(track["population_per_ten_prestige"]) != track["positions"]:
        yield "house_track.population_per_ten_prestige needs a number for every position"


def action_fields(data: Data) -> Iterator[str]:
    """The circles are those that the rules look for."""
    for field in data["action_fields"]:
        if field["once_per_player_per_round"] != (field["id"] == "player_order"):
            yield f"{field['id']}: only the field player_order is used once a round by each player"
        for row in field["rows"]:
            yield from circles(data, field, row["circles"])
    values = data["action_values"]
    if values["reposition_buildings"] + values["reposition_special_buildings"] > MOST_SWITCHES:
        yield f"up to {MOST_SWITCHES} buildings can be repositioned, with the special worker"


def circles(data: Data, field: Mapping[str, Any], row: list[Mapping[str, Any]]) -> Iterator[str]:
    """A field takes one worker or several on all its circles; coloured and extra circles are always there and free."""
    everybody = list(range(data["game"]["min_players"], data["game"]["max_players"] + 1))
    for circle in row:
        if circle["single_worker"] == field["multi_worker"]:
            yield f"{circle['id']} must take one worker or several like its field {field['id']}"
        if circle["color"] and (circle["players"] != everybody or circle["aero_cost"]):
            yield f"{circle['id']} has a colour, so it must be free and there for every number of players"
    if field["id"] == "player_order" and [sum(n in c["players"] for c in row) for n in everybody] != everybody:
        yield "player_order needs as many circles as there are players"


def sizes(data: Data) -> Iterator[str]:
    """Land and buildings have one of three sizes; printed sums are right."""
    price = data["action_values"]["land_price_per_square"]
    for row in data["land_sizes"]:
        if row["squares"] != SQUARES.get(row["id"]):
            yield f"land_sizes can only be {', '.join(f'{size} ({squares})' for size, squares in SQUARES.items())}"
        elif row["price"] != row["squares"] * price:
            yield f"the price of {row['id']} land must be that of its squares (action_values.land_price_per_square)"
    for row in data["building_types"]:
        if row["squares"] != SQUARES.get(row["size"]):
            yield f"{row['id']} can't be {row['size']} and cover {row['squares']} squares"
        if row["cost_total"] != sum(row["cost"].values()):
            yield f"the cost_total of {row['id']} is not the sum of its cost"


def city(data: Data) -> Iterator[str]:
    """The squares stand in the order in which the rules count them, with a propeller in the middle."""
    rows, columns = data["city"]["rows"], data["city"]["columns"]
    expected = [f"{chr(ord('A') + column)}{row}" for row in range(1, rows + 1) for column in range(columns)]
    if [row["id"] for row in data["city_squares"]] != expected:
        yield f"city_squares must list {rows} rows of {columns} squares from A1 on, row by row"
        return
    for row in data["city_squares"]:
        if row["id"] != f"{row['column']}{row['row']}":
            yield f"city_squares: {row['id']} does not lie in row {row['row']}, column {row['column']}"
    for seats in range(data["game"]["min_players"], data["game"]["max_players"] + 1):
        land = sum(row["kind"] == "land" and seats in row["players"] for row in data["city_squares"])
        if data["city"][f"land_squares_{seats}_players"] != land:
            yield f"city.land_squares_{seats}_players must be {land}, as city_squares says"
    marked = {row["id"]: row["sector"] for row in data["city_squares"] if row["kind"] == "propeller"}
    if {row["square"]: row["sector"] for row in data["propellers"]} != marked or data["city"]["centre"] not in marked:
        yield "propellers must be the squares that city_squares marks as propellers, city.centre among them"


def market(data: Data) -> Iterator[str]:
    """Tiles, kinds, stacks and spaces fit together."""
    board = data["market"]
    size = board["rows"]
    places = [(row["row"], row["column"]) for row in data["market_spaces"]]
    square = [(row, column) for row in range(1, size + 1) for column in range(1, size + 1)]
    if board["columns"] != size or len(board["prices_by_distance"]) != size or places != square:
        yield "the market must be square, its spaces listed row by row, with a price for each distance"
    for row in data["market_kinds"]:
        copies = sum(tile["kind"] == row["id"] for tile in data["market_tiles"])
        if row["count"] != copies:
            yield f"there are {copies} tiles of the kind {row['id']}, not {row['count']}"
        if row["fixed_price"] not in (0, board["fixed_price"]):
            yield f"the fixed price of {row['id']} must be that of the market: {board['fixed_price']}"
        if row["id"] == "toll_right" and (copies != 1 or row["effect"]["aeros"] != 1):
            yield "toll_right must be there once and bring the one Aero of a circle"
    for back in ("beige", "grey"):
        for seats, count in data["market_deck"][f"{back}_tiles_by_players"].items():
            used = sum(tile["back"] == back and int(seats) in tile["players"] for tile in data["market_tiles"])
            if used != count:
                yield f"with {seats} players there are {used} {back} market tiles, not {count}"
            if back == "beige" and count < len(data["market_spaces"]):
                yield f"with {seats} players there are not enough {back} tiles to fill the market"
    for row in data["market_space_effects"]:
        if row["effect"].get("pieces", 1) != 1:
            yield f"the market space effect {row['id']} can bring one piece of land only"
