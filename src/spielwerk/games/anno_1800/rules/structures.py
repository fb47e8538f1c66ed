"""What the fields show: industries, shipyards, ships; covering and uncovering them (2.1, 6.1.5, 6.1.7)."""

from __future__ import annotations

from ..catalogue import (
    CLASS_AT,
    CLASS_PRICE,
    FIELDS,
    FIRST_SEA,
    FIRST_SHIP,
    FIRST_TOKEN,
    FIRST_YARD,
    HOME_PRINTED,
    ISLAND_OF,
    ISLAND_PRINTED,
    MOST_SOURCES,
    PRODUCT,
    SHIP_NAVAL,
    STRENGTH,
)
from ..state import Player, State, game
from .cubes import clear_field


@game.note
def built(s: State, p: int, structure: int, field: int) -> None: ...


@game.note
def covered(s: State, p: int, structure: int) -> None: ...


@game.note
def returned_token(s: State, p: int, structure: int, field: int) -> None: ...


def has_field(me: Player, field: int) -> bool:
    """Whether a field belongs to one of the player's islands."""
    return ISLAND_OF[field] <= me.old_worlds


def printed_on(me: Player, field: int) -> int:
    """What is printed on a field; -1 for nothing."""
    if ISLAND_OF[field] == 0:
        return HOME_PRINTED[field]
    return ISLAND_PRINTED[me.old_world[ISLAND_OF[field] - 1], field]


def owns_visibly(me: Player, structure: int) -> bool:
    """Whether an industry is visible on one of the player's fields."""
    for source in range(MOST_SOURCES):
        site = me.made_at[PRODUCT[structure], source]
        if site >= 0 and me.shown[site] == structure:
            return True
    return False


# ---------------------------------------------------------------- what is visible


def show(me: Player, field: int, structure: int) -> None:
    """A field shows something else now; industries are kept by what they make."""
    before = me.shown[field]
    me.shown[field] = structure
    if 0 <= before < FIRST_YARD:
        forget_source(me, PRODUCT[before], field)
    if 0 <= structure < FIRST_YARD:
        add_source(me, PRODUCT[structure], field)


def add_source(me: Player, resource: int, field: int) -> None:
    """An industry on this field makes the resource from now on."""
    for source in range(MOST_SOURCES):
        if me.made_at[resource, source] < 0:
            me.made_at[resource, source] = field
            break
    set_price(me, resource)


def forget_source(me: Player, resource: int, field: int) -> None:
    """No industry on this field makes the resource any more."""
    kept = 0
    for source in range(MOST_SOURCES):
        other = me.made_at[resource, source]
        me.made_at[resource, source] = -1
        if other >= 0 and other != field:
            me.made_at[resource, kept] = other
            kept += 1
    set_price(me, resource)


def set_price(me: Player, resource: int) -> None:
    """What others pay for the resource: the price of the cheapest class that makes it here (12.12); 0 for none."""
    me.price[resource] = 0
    for source in range(MOST_SOURCES):
        site = me.made_at[resource, source]
        if site >= 0:
            price = CLASS_PRICE[CLASS_AT[me.shown[site]]]
            if me.price[resource] == 0 or price < me.price[resource]:
                me.price[resource] = price


# ---------------------------------------------------------------- ships


def gain_ship_tokens(me: Player, structure: int) -> None:
    """A new ship brings tokens that can be used at once (6.1.4)."""
    if structure >= FIRST_SHIP:
        me.tokens[SHIP_NAVAL[structure - FIRST_SHIP]] += STRENGTH[structure]


def lose_ship_tokens(me: Player, structure: int) -> None:
    """A ship that is covered or removed takes its tokens along, exhausted ones first (6.1.5)."""
    if structure < FIRST_SHIP:
        return
    naval = SHIP_NAVAL[structure - FIRST_SHIP]
    tired = min(STRENGTH[structure], me.tokens_exhausted[naval])
    me.tokens_exhausted[naval] -= tired
    me.tokens[naval] -= STRENGTH[structure] - tired


def uncover_ship(me: Player, structure: int) -> None:
    """A printed ship that is visible again brings its tokens back, exhausted (6.1.7)."""
    if structure >= FIRST_SHIP:
        me.tokens_exhausted[SHIP_NAVAL[structure - FIRST_SHIP]] += STRENGTH[structure]


# ---------------------------------------------------------------- building and removing


def clear_away(s: State, p: int, field: int) -> None:
    """What a field shows goes: cubes are exhausted, ship tokens lost, a built token returns to the supply."""
    me = s.player[p]
    if me.shown[field] < 0:
        return
    if field < FIRST_SEA:
        clear_field(s, p, field)
    lose_ship_tokens(me, me.shown[field])
    if me.built[field] >= 0:
        s.supply[me.built[field]] += 1
        me.built[field] = -1


def place_token(s: State, p: int, token: int, field: int) -> None:
    """Put a construction token on a field, over whatever is there."""
    me = s.player[p]
    if me.shown[field] >= 0:
        covered(s, p, me.shown[field])
    clear_away(s, p, field)
    s.supply[token] -= 1
    me.built[field] = token
    show(me, field, FIRST_TOKEN + token)
    gain_ship_tokens(me, FIRST_TOKEN + token)
    built(s, p, FIRST_TOKEN + token, field)


def remove_token(s: State, p: int, field: int) -> None:
    """A built token returns to the supply; what is printed under it is visible again."""
    me = s.player[p]
    returned_token(s, p, me.shown[field], field)
    clear_away(s, p, field)
    show(me, field, printed_on(me, field))
    uncover_ship(me, me.shown[field])


def show_printed(me: Player, island: int) -> None:
    """The fields of an island that has just come show what is printed on them."""
    for field in range(len(FIELDS)):
        if ISLAND_OF[field] == island:
            show(me, field, printed_on(me, field))
            if me.shown[field] >= 0:
                gain_ship_tokens(me, me.shown[field])
