"""Kinds of things whose names or facts are made rather than printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spielwerk.kernel import Noun
from spielwerk.kernel.catalogue import Components

INCOME_ENTRIES = {"money": "money", "resources": "cubes", "prestige": "prestige"}
"""The incomes as the data file calls them."""


class Buildings(Components):
    """The types of buildings; what they do not cost or bring is not part of their facts."""

    def facts(self, number: int) -> Mapping[str, Any]:
        return {
            entry: {INCOME_ENTRIES.get(thing, thing): amount for thing, amount in value.items() if amount}
            if isinstance(value, dict)
            else value
            for entry, value in super().facts(number).items()
        }


class Named(Noun):
    """Things that are called by their ids."""

    def names(self, lang: str) -> dict[str, str]:
        return {thing: thing.replace(":", "–") for thing in self.ids}


class Berths(Noun):
    """Ends of the lines of the market; which line and which end are their facts."""

    def facts(self, number: int) -> Mapping[str, Any]:
        direction, line, end = self.ids[number].split("_")
        return {"direction": direction, "number": line, "end": end}
