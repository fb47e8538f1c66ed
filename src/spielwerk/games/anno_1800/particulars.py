"""What options say beyond their key: what stands on the field they name, and what they cost just now."""

from __future__ import annotations

from .catalogue import (
    CLASS_AT,
    EFFECT,
    EFFECT_OBJECT,
    EXPEDITION_PRICE,
    EXPLORATION_FOR_TRADE,
    FIRST_FIELD_PLACE,
    GAIN_POPULATION,
    MOST_NEW_WORLD,
    MOST_OLD_WORLD,
    NEW_WORLD_EXPLORATION_PRICE,
    NEW_WORLD_PRICE,
    OLD_WORLD_PRICE,
    PLACES,
    REPLACED,
    UPGRADE_OF,
)
from .rules.cards import missing_card_gold
from .rules.expand import FIELD, REMOVE, SHIPYARD
from .rules.exploring import EXPLORE_NEW_WORLD, NO, OPEN_OLD_WORLD, TAKE_EXPEDITION, YES
from .rules.free_actions import ACTIVATE
from .rules.paying import (
    PRODUCE,
    REPLACE_TOKENS,
    TRADE_WITH,
    TRADE_WITH_BERYL,
    USE_NEW_WORLD,
    USE_NEW_WORLD_BERYL,
)
from .rules.shift_end import SHIFT_END
from .rules.upgrading import PLACE
from .rules.workforce import RECRUIT_CLASS, UPGRADE_CLASS
from .state import State, game

Told = dict[str, int]

# ---------------------------------------------------------------- what stands there


@game.particulars(FIELD, REMOVE)
def on_field(s: State, p: int, item: int) -> Told:
    """What the field shows."""
    return {"structure": s.player[p].shown[item]}


@game.particulars(PLACE)
def at_place(s: State, p: int, item: int) -> Told:
    """What the field shows, if the place is one."""
    return {"structure": s.player[p].shown[item - FIRST_FIELD_PLACE] if item >= FIRST_FIELD_PLACE else -1}


@game.particulars(SHIFT_END)
def at_workplace(s: State, p: int, item: int) -> Told:
    """Where the cube works."""
    return at_place(s, p, item % len(PLACES))


@game.particulars(PRODUCE)
def production(s: State, p: int, resource: int, item: int) -> Told:
    """What is made, by whom, and where."""
    structure = s.player[p].shown[item]
    return {"resource": resource, "population": CLASS_AT[structure], "structure": structure}


# ---------------------------------------------------------------- what it costs


@game.particulars(TRADE_WITH)
def trade(s: State, resource: int, item: int) -> Told:
    """What is traded, and its price."""
    return {"resource": resource, "trade_tokens": s.player[item].price[resource]}


@game.particulars(TRADE_WITH_BERYL)
def trade_with_beryl(s: State, resource: int, item: int) -> Told:
    """What is traded, and its price in both kinds of tokens."""
    partner, replaced = divmod(item, len(REPLACED))
    return {"resource": resource} | both_tokens(s.player[partner].price[resource], replaced)


@game.particulars(USE_NEW_WORLD)
def fetching(resource: int) -> Told:
    """What is fetched, and its price."""
    return {"resource": resource, "trade_tokens": NEW_WORLD_PRICE}


@game.particulars(USE_NEW_WORLD_BERYL)
def fetching_with_beryl(resource: int, item: int) -> Told:
    """What is fetched, and its price in both kinds of tokens."""
    return {"resource": resource} | both_tokens(NEW_WORLD_PRICE, item)


@game.particulars(REPLACE_TOKENS)
def replacing(amount: int, item: int) -> Told:
    """The price of a card in both kinds of tokens."""
    return both_tokens(amount, item)


def both_tokens(price: int, replaced: int) -> Told:
    """Trade tokens and exploration tokens for a price of which some are replaced."""
    return {"trade_tokens": price - replaced, "exploration_tokens": replaced * EXPLORATION_FOR_TRADE}


@game.particulars(OPEN_OLD_WORLD)
def next_old_world(s: State, p: int) -> Told:
    """The exploration tokens for the next island of the Old World."""
    return {"price": OLD_WORLD_PRICE[min(s.player[p].old_worlds, MOST_OLD_WORLD - 1)]}


@game.particulars(EXPLORE_NEW_WORLD)
def next_new_world(s: State, p: int) -> Told:
    """The exploration tokens for the next island of the New World."""
    return {"price": NEW_WORLD_EXPLORATION_PRICE[min(s.player[p].new_worlds, MOST_NEW_WORLD - 1)]}


@game.particulars(TAKE_EXPEDITION)
def expedition() -> Told:
    """The exploration tokens for an expedition."""
    return {"price": EXPEDITION_PRICE}


@game.particulars(SHIPYARD)
def shipyard(item: int) -> Told:
    """The shipyard of a strength."""
    return {"shipyard": item}


@game.particulars(UPGRADE_CLASS)
def step_up(item: int) -> Told:
    """The step that starts from a class."""
    return {"upgrade": UPGRADE_OF[item]}


@game.particulars(RECRUIT_CLASS)
def recruit(s: State, item: int) -> Told:
    """The gold for a card that is missing."""
    return {"gold": missing_card_gold(s, item)}


@game.particulars(ACTIVATE)
def activation(s: State, item: int) -> Told:
    """The gold for a card that is missing, if the effect brings a cube."""
    return {"gold": missing_card_gold(s, EFFECT_OBJECT[item]) if EFFECT[item] == GAIN_POPULATION else 0}


@game.particulars(YES, NO)
def island_cube(population: int, gold: int) -> Told:
    """The cube of an island, and the gold for its missing card."""
    return {"population": population, "gold": gold}
