"""What is printed on the components, in the form in which their descriptions ask for it.

A description says `$resource_name` where a fact `resource` names a resource by its id, so that names come from the data
file and nothing is written twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spielwerk.kernel import Catalogue, Noun
from spielwerk.kernel.catalogue import Components

Row = Mapping[str, Any]
Facts = dict[str, Any]
TERRAINS = ("land", "coast", "sea")


class Described(Components):
    """A list of components with facts of their own for the descriptions."""

    def __init__(self, name: str, data: Catalogue, path: str, describe: Callable[[Catalogue, Row], Facts]) -> None:
        super().__init__(name, data[path], data.path.name)
        self._data = data
        self._describe = describe

    def facts(self, number: int) -> Facts:
        """The entries of a component and what else its description says."""
        return {**self.rows[number], **self._describe(self._data, self.rows[number])}


def of_card(_data: Catalogue, row: Row) -> Facts:
    """The parts of a population card's effect, and the naval tokens in its cost."""
    tokens = {f"{naval}_tokens": row["cost_tokens"].get(naval, 0) for naval in ("trade", "exploration")}
    return {f"effect_{part}": value for part, value in row["effect"].items()} | tokens


def of_resource(data: Catalogue, row: Row) -> Facts:
    """Where a resource comes from."""
    makers = [
        maker["id"] for maker in (*data["start_industries"], *data["industries"]) if maker["produces"] == row["id"]
    ]
    return {"structure": makers, "price": data["rules.new_world_resource_trade_token_cost"]}


def of_industry(_data: Catalogue, row: Row) -> Facts:
    """What an industry makes, and the cube that building it exhausts."""
    kind = "alternative" if row.get("alternative_to_start") else "plain"
    units = sum(row.get("cost", {}).values())
    cube = next(iter(row.get("exhaust", {})), "none")
    return {"resource": row["produces"], "units": units, "cube": cube, "kind": kind}


def of_old_world_island(_data: Catalogue, row: Row) -> Facts:
    """The fields of an Old World island, its cubes one by one, and what is printed on its fields."""
    cubes = [population for population, amount in row["gain_population"].items() for _ in range(amount)]
    bonus = "cubes" if cubes else "expeditions" if row["gain_expedition_cards"] else "printed"
    fields = {terrain: len(row[f"{terrain}_fields"]) for terrain in TERRAINS}
    return fields | {"bonus": bonus, "population": cubes, "structure": [item["id"] for item in row["preprinted"]]}


def of_new_world_island(data: Catalogue, row: Row) -> Facts:
    """The resources of a New World island and what one of them costs."""
    return {"resource": row["resources"], "price": data["rules.new_world_resource_trade_token_cost"]}


class Expeditions(Noun):
    """The expedition cards, named after their two pictures."""

    def __init__(self, data: Catalogue) -> None:
        self._rows: list[dict[str, Any]] = data["expedition_cards"]
        super().__init__("expedition", (row["id"] for row in self._rows))

    def names(self, lang: str) -> dict[str, str]:
        """The animal and the artefact."""
        return {row["id"]: f"{row['animal'][f'name_{lang}']} / {row['artefact'][f'name_{lang}']}" for row in self._rows}

    def facts(self, number: int) -> Facts:
        """Points and visitors of both pictures."""
        row = self._rows[number]
        return {
            f"{side}_{what}": row[side][entry]
            for side in ("animal", "artefact")
            for what, entry in (("points", "influence_points"), ("visitor", "visitor"))
        }


class Fields(Noun):
    """All fields a player can have: every terrain in one run, the home island first."""

    def __init__(self, data: Catalogue, islands: int) -> None:
        self.rows = [row for terrain in TERRAINS for row in _fields_of(data, terrain, islands)]
        super().__init__("field", (row["id"] for row in self.rows))

    def facts(self, number: int) -> Facts:
        """Where a field lies: `island` is 0 for the home island, else the number of the own Old World island."""
        return self.rows[number]


def _fields_of(data: Catalogue, terrain: str, islands: int) -> list[Facts]:
    """The fields of one terrain; all Old World islands are alike."""
    home = [
        {"id": f"home:{row['id']}", "terrain": terrain, "island": 0, "part": row["id"]}
        | {entry: row[entry] for entry in ("row", "column", "preprinted")}
        for row in data["home_fields"]
        if row["terrain"] == terrain
    ]
    abroad = [
        {"id": f"ow{island}:{part}", "terrain": terrain, "island": island, "part": part, "number": number}
        for island in range(1, islands + 1)
        for number, part in enumerate(data["old_world_islands"][0][f"{terrain}_fields"], 1)
    ]
    return home + abroad
