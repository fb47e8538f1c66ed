"""Aeros, cubes, population, prestige, the building marker (9)."""

from __future__ import annotations

from spielwerk.kernel import Constants

from ..catalogue import (
    FROM_TENS,
    GAIN_AEROS,
    GAIN_HOUSE,
    GAIN_POPULATION,
    GAIN_PRESTIGE,
    HOUSE_VALUE,
    LAST_HOUSE,
    PRESTIGE_STEP,
    RESOURCES,
)
from ..state import Player, State, game


@game.note
def earned(s: State, p: int, aeros: int) -> None: ...


@game.note
def paid(s: State, p: int, aeros: int) -> None: ...


@game.note
def gained(s: State, p: int, amount: int, resource: int) -> None: ...


@game.note
def gave(s: State, p: int, amount: int, resource: int) -> None: ...


@game.note
def populated(s: State, p: int, points: int) -> None: ...


@game.note
def rose(s: State, p: int, points: int, total: int) -> None: ...


@game.note
def passed_tens(s: State, p: int, tens: int, points: int) -> None: ...


@game.note
def house_moved(s: State, p: int, steps: int, value: int) -> None: ...


@game.note
def house_at_end(s: State, p: int) -> None: ...


def earn(s: State, p: int, aeros: int) -> None:
    """Take Aeros from the bank."""
    if aeros > 0:
        s.player[p].money += aeros
        earned(s, p, aeros)


def pay(s: State, p: int, aeros: int) -> None:
    """Pay Aeros to the bank."""
    if aeros > 0:
        s.player[p].money -= aeros
        paid(s, p, aeros)


def gain_cubes(s: State, p: int, amount: int, resource: int) -> None:
    """Take cubes of a colour from the supply, which never runs out (2.6)."""
    if amount > 0:
        s.player[p].cubes[resource] += amount
        gained(s, p, amount, resource)


def give_cubes(s: State, p: int, amount: int, resource: int) -> None:
    """Put cubes of a colour back into the supply."""
    if amount > 0:
        s.player[p].cubes[resource] -= amount
        gave(s, p, amount, resource)


def all_cubes(me: Player) -> int:
    """How many cubes a player has, of all colours together."""
    count = 0
    for resource in range(len(RESOURCES)):
        count += me.cubes[resource]
    return count


def gain_population(s: State, p: int, points: int, category: int) -> None:
    """Add population, and to the ledger where it came from."""
    if points > 0:
        s.player[p].population += points
        s.player[p].ledger[category] += points
        populated(s, p, points)


def gain_prestige(s: State, p: int, points: int) -> None:
    """Each multiple of ten that the marker reaches or passes brings population by the house track (9.1)."""
    me = s.player[p]
    if points <= 0:
        return
    tens = (me.prestige + points) // PRESTIGE_STEP - me.prestige // PRESTIGE_STEP
    me.prestige += points
    rose(s, p, points, me.prestige)
    if tens > 0:
        attracted = tens * HOUSE_VALUE[me.house]
        me.population += attracted
        me.ledger[FROM_TENS] += attracted
        passed_tens(s, p, tens, attracted)


def move_house(s: State, p: int, steps: int) -> None:
    """Move the building marker forward; on the last position it stays."""
    me = s.player[p]
    moved = min(steps, LAST_HOUSE - me.house)
    if moved > 0:
        me.house += moved
        house_moved(s, p, moved, HOUSE_VALUE[me.house])
    if moved < steps:
        house_at_end(s, p)


def gain_printed(s: State, p: int, gains: Constants, row: int, category: int) -> None:
    """Gain what one row of a table of gains names."""
    earn(s, p, gains[row, GAIN_AEROS])
    gain_population(s, p, gains[row, GAIN_POPULATION], category)
    gain_prestige(s, p, gains[row, GAIN_PRESTIGE])
    move_house(s, p, gains[row, GAIN_HOUSE])
