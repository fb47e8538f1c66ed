"""The shapes of what the screen shows beside the record; the board in the browser has the same types."""

from __future__ import annotations

from typing import Literal, TypedDict

IncomeSquareId = Literal["square_1", "square_2"]


class IncomeMarkers(TypedDict):
    """Where the three income markers of a player stand."""

    money: int
    cubes: int
    prestige: int


class BySize(TypedDict):
    """A number for each size of land and buildings."""

    small: int
    medium: int
    large: int


class Stacks(TypedDict):
    """How many market tiles are left with each back."""

    beige: int
    grey: int


class OwnedTile(TypedDict):
    """A kind of tile in front of a player: copies, how many are used, what a majority would bring now."""

    kind: str
    copies: int
    used: int
    points: int | None


class PlayerBoard(TypedDict):
    """What a player's board says: markers, workers, buildings, tiles, prices, colours and rounds still lacking."""

    place: int
    income: IncomeMarkers
    income_limit: int
    house_value: int
    to_ten: int
    workers_in_play: int
    workers_placed: int
    buildings: BySize
    propellers: int
    tiles: list[OwnedTile]
    prices: dict[str, int]
    land_prices: BySize
    discounts: dict[str, int]
    lacking: dict[str, list[str]]
    too_early: list[str]
    bonus: dict[str, int]
    garden_prestige: int


class MarketSpace(TypedDict):
    """A space of the market: its tile, its print, who has marked it, what it shows, whether that is for sale."""

    tile: str | None
    effect: str
    marked: int | None
    shows: str | None
    for_sale: bool


class WorkerCircle(TypedDict):
    """A circle: price, whose colour it has, whether it is an extra one, who is on it, and with which workers."""

    id: str
    aeros: int
    colour_of: int | None
    extra: bool
    owner: int | None
    dark: int
    special: bool


class StandingBuilding(TypedDict):
    """A building in the city: type, owner, squares, cube, whether it has sent its worker."""

    square: str
    building: str
    owner: int
    squares: list[str]
    cube: IncomeSquareId | None
    worker_sent: bool


class PropellerInCity(TypedDict):
    """A propeller: price, prestige, owner."""

    price: int
    prestige: int
    owner: int | None


class Extras(TypedDict):
    """All that the board in the browser needs and would otherwise have to work out by the rules."""

    rounds: int
    printed_for_sale: bool
    matching: list[str]
    boards: list[PlayerBoard]
    spaces: dict[str, MarketSpace]
    stacks: Stacks
    circles: dict[str, list[WorkerCircle]]
    bonus_left: dict[str, bool]
    standing: list[StandingBuilding]
    propellers: dict[str, PropellerInCity]
    playable: list[str]
    criteria: dict[str, list[int]]
