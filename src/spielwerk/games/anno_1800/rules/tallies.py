"""Small numbers side by side in one integer: what the search through payments counts at full speed (5.1).

Three kinds are kept like this: *cubes* by class, *units* made on each field, and a *plan*, the sources that are still
open for each item of a cost. A set of sources is bits: the own industries that make a resource, a New World island,
a trade.
"""

from __future__ import annotations

from spielwerk.kernel import without_lowest

from ..catalogue import MOST_SOURCES

NEW_WORLD_SOURCE = 1 << MOST_SOURCES
TRADE_SOURCE = 2 << MOST_SOURCES
"""The sources of a resource after the own industries that make it, which have the lower bits."""
NO_SOURCE = 0
NO_PLAN = -1

_CUBES_BITS = 4
_CUBES_MASK = (1 << _CUBES_BITS) - 1
_UNITS_BITS = 2
_UNITS_MASK = (1 << _UNITS_BITS) - 1
_PLAN_BITS = MOST_SOURCES + 2
_PLAN_MASK = (1 << _PLAN_BITS) - 1

# ---------------------------------------------------------------- cubes by class


def cubes_of(cubes: int, population: int) -> int:
    """How many cubes of a class are counted."""
    return cubes >> (_CUBES_BITS * population) & _CUBES_MASK


def with_cubes(cubes: int, population: int, amount: int) -> int:
    """The same cubes and some more of a class."""
    return cubes + (amount << (_CUBES_BITS * population))


# ---------------------------------------------------------------- units by field


def units_at(units: int, site: int) -> int:
    """How many units are made on a field."""
    return units >> (_UNITS_BITS * site) & _UNITS_MASK


def with_unit(units: int, site: int) -> int:
    """The same units and one more on a field."""
    return units + (1 << (_UNITS_BITS * site))


# ---------------------------------------------------------------- plans


def sources_of(plan: int, item: int) -> int:
    """The sources that a plan leaves open for an item."""
    return plan >> (_PLAN_BITS * item) & _PLAN_MASK


def chosen_source(plan: int, item: int) -> int:
    """The source that a plan uses for an item: the first of those that are open."""
    sources = sources_of(plan, item)
    return sources & -sources


def with_sources(plan: int, item: int, sources: int) -> int:
    """The same plan with other sources for an item."""
    return plan & ~(_PLAN_MASK << (_PLAN_BITS * item)) | sources << (_PLAN_BITS * item)


def next_plan(plan: int, every_source: int, first: int, last: int) -> int:
    """The plan after this one; NO_PLAN after the last. All plans pass like the digits of a counter.

    The last item goes on to its next source; one that has none left starts anew and the item before goes on.
    """
    for item in range(last, first - 1, -1):
        sources = without_lowest(sources_of(plan, item))
        if sources != NO_SOURCE:
            return with_sources(plan, item, sources)
        plan = with_sources(plan, item, sources_of(every_source, item))
    return NO_PLAN
