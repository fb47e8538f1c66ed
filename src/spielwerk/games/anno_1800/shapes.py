"""The shapes of what the screen shows beside the record; the types of the board are made from them."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from .catalogue import ACTIONS, NAVAL

ActionId = Annotated[str, ACTIONS]
NavalId = Annotated[str, NAVAL]


class Cost(TypedDict):
    """What something costs: resources unit by unit, and, where it asks for them, a cube to exhaust and naval tokens."""

    resources: list[str]
    cube: NotRequired[str]
    tokens: NotRequired[dict[str, int]]


class ShownField(TypedDict):
    """One field: what it shows, what is printed under a built token, its cubes and workplaces, and what it makes.

    There are many of them, and most are empty: what there is not is not said.
    """

    shows: str | None
    built: bool
    covered: NotRequired[str]
    cubes: list[str]
    workplaces: int
    makes: NotRequired[str]
    worker: NotRequired[str]


class Payment(TypedDict):
    """The payment that waits for the viewer: what is bought, the item to pay, and the obvious option."""

    purchase: str
    paid: int
    resource: str | None
    cube: str | None
    obvious: str


class Tableau(TypedDict):
    """A player's played cards, open and used."""

    open: list[str]
    used: list[str]


class Tokens(TypedDict):
    """A player's naval tokens of a kind: those that are free, all of them, and what a card has lent for this turn."""

    free: int
    all: int
    lent: int


class Extras(TypedDict):
    """All that the board needs and would otherwise have to work out by the rules."""

    ending: bool
    costs: dict[str, Cost]
    payment: Payment | None
    payable: list[str]
    islands: list[dict[str, ShownField]]
    cards_in_hand: list[list[str | None]]
    cards_to_swap: list[str]
    expedition_cards: list[list[str | None]]
    tableau: list[Tableau]
    cubes_owned: list[dict[str, int]]
    makes: list[dict[str, list[str]]]
    special_resources: list[list[str]]
    new_world_resources: list[list[str]]
    lacking: list[list[str]]
    wanted: list[list[str]]
    naval_tokens: list[dict[NavalId, Tokens]]
    trade_prices: list[dict[str, int]]
    exploration_prices: list[dict[ActionId, int]]
    missing_card_gold: dict[str, int]
    visited_points: list[int]
    objective_points: list[dict[str, int]]
    points: list[dict[str, int]]
    structures: list[int]
