"""What nobody asks for: options for which no reason is owed while they are not offered."""

from __future__ import annotations

from .catalogue import (
    DISTRICT,
    FIRST_FIELD_PLACE,
    FIRST_SEA,
    FIRST_YARD,
    NEW_WORLD_PRICE,
    OLD_RESOURCES,
    PLACES,
    PRODUCT,
    REPLACED,
    SITES,
    UPGRADE_FROM,
)
from .rules.cards import slot_of
from .rules.cubes import is_at
from .rules.expand import FIELD, REMOVE
from .rules.free_actions import ACTIVATE, CARD, OBJECTIVE
from .rules.naval import beryl_in_play
from .rules.paying import (
    PRODUCE,
    REPLACE_TOKENS,
    TRADE_WITH,
    TRADE_WITH_BERYL,
    USE_NEW_WORLD,
    USE_NEW_WORLD_BERYL,
    pay_item,
)
from .rules.shift_end import SHIFT_END, is_used_at
from .rules.structures import has_field
from .rules.upgrading import PLACE
from .state import OPEN, USED, State, game


@game.beyond_question(CARD)
def card_elsewhere(s: State, p: int, item: int) -> bool:
    """A card that is not in the hand can't be played, swapped or put back."""
    return slot_of(s, p, item) < 0


@game.beyond_question(ACTIVATE)
def card_not_played(s: State, p: int, item: int) -> bool:
    """A card that the player has not played has no effect to wait for."""
    return s.card_owner[item] != p or s.card_face[item] not in (OPEN, USED)


@game.beyond_question(OBJECTIVE)
def objective_not_in_play(s: State, item: int) -> bool:
    """Only five objective cards lie on the table."""
    return not s.in_play[item]


@game.beyond_question(SHIFT_END)
def nobody_at_work(s: State, p: int, item: int) -> bool:
    """A shift ends only where a cube of the class is at work or exhausted."""
    population, place = divmod(item, len(PLACES))
    on_land = DISTRICT < place < FIRST_FIELD_PLACE + SITES
    return not (on_land and is_used_at(s.player[p], place, population))


@game.beyond_question(PLACE)
def nobody_to_move_up(s: State, p: int, upgrade: int, item: int) -> bool:
    """Where no cube of the class is, none can move up."""
    return item >= FIRST_FIELD_PLACE + SITES or not is_at(s.player[p], item, UPGRADE_FROM[upgrade])


@game.beyond_question(FIELD, REMOVE)
def foreign_field(s: State, p: int, item: int) -> bool:
    """The field belongs to an island that the player has not opened."""
    return not has_field(s.player[p], item)


@game.beyond_question(REMOVE)
def empty_field(s: State, p: int, item: int) -> bool:
    """On a field that shows nothing there is nothing to give back."""
    return s.player[p].shown[item] < 0


@game.beyond_question(PRODUCE)
def makes_something_else(s: State, p: int, resource: int, item: int) -> bool:
    """The field makes another resource than the one to pay, or none."""
    shown = s.player[p].shown[item] if item < FIRST_SEA else -1
    return not 0 <= shown < FIRST_YARD or PRODUCT[shown] != resource


@game.beyond_question(USE_NEW_WORLD, USE_NEW_WORLD_BERYL, TRADE_WITH, TRADE_WITH_BERYL, asked_by=[pay_item])
def cube_asked_for(resource: int) -> bool:
    """The cost asks for a cube now: people are neither traded nor fetched from the New World."""
    return resource < 0


@game.beyond_question(USE_NEW_WORLD, USE_NEW_WORLD_BERYL)
def of_the_old_world(resource: int) -> bool:
    """New World islands have nothing but New World resources."""
    return resource < OLD_RESOURCES


@game.beyond_question(TRADE_WITH, USE_NEW_WORLD)
def beryl_says_how_many(s: State) -> bool:
    """With Beryl O'Mara in play every way to pay says how many tokens are replaced."""
    return beryl_in_play(s)


@game.beyond_question(TRADE_WITH_BERYL, USE_NEW_WORLD_BERYL)
def beryl_not_in_play(s: State) -> bool:
    """Without Beryl O'Mara no token is replaced."""
    return not beryl_in_play(s)


@game.beyond_question(TRADE_WITH)
def no_partner(s: State, p: int, item: int) -> bool:
    """Nobody trades with oneself or with an empty chair."""
    return item == p or item >= s.seats


@game.beyond_question(TRADE_WITH_BERYL)
def no_partner_or_too_many(s: State, p: int, resource: int, item: int) -> bool:
    """The same with Beryl O'Mara; and no more tokens are replaced than the price has."""
    partner, replaced = divmod(item, len(REPLACED))
    if partner == p or partner >= s.seats:
        return True
    price = s.player[partner].price[resource] if 0 <= resource < OLD_RESOURCES else 0
    return replaced > price


@game.beyond_question(USE_NEW_WORLD_BERYL)
def more_than_the_new_world_asks(item: int) -> bool:
    """No more tokens are replaced than the price has."""
    return item > NEW_WORLD_PRICE


@game.beyond_question(REPLACE_TOKENS)
def more_than_the_card_asks(amount: int, item: int) -> bool:
    """No more tokens are replaced than are to be paid."""
    return item > amount
