"""Opening up the Old World (6.6), exploring the New World (6.7), expeditions (6.8)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, reveal

from ..catalogue import (
    DECK_OF_CLASS,
    EXPEDITION_CARDS,
    EXPEDITION_PRICE,
    EXPLORATION,
    ISLAND_CUBES,
    ISLAND_EXPEDITIONS,
    ISLAND_RESOURCE,
    MOST_NEW_WORLD,
    MOST_OLD_WORLD,
    NEW_RESOURCES,
    NEW_WORLD_CARDS,
    NEW_WORLD_DECK,
    NEW_WORLD_EXPLORATION_PRICE,
    OBJECTIVE_TOKENS,
    OBJECTIVE_USES,
    OLD_WORLD_PRICE,
    POPULATION,
    THE_EDITOR,
)
from ..state import State, game
from .cards import (
    cube_with_card,
    draw_card,
    draw_expedition_cards,
    missing_card_gold,
    no_expedition_left,
    pay_missing_gold,
    refuse_missing_gold,
)
from .free_actions import (
    ACTIVATE,
    OBJECTIVE,
    count_on_free_actions,
    count_without_free_actions,
    offer_free_actions,
    take_free_action,
)
from .naval import available, lacks_exploration_tokens, pay_tokens_of
from .shift_end import SHIFT_END
from .structures import show_printed

OPEN_OLD_WORLD = game.verb("open_old_world")
EXPLORE_NEW_WORLD = game.verb("explore_new_world")
TAKE_EXPEDITION = game.verb("take_expedition")
YES = game.verb("yes")
NO = game.verb("no")


@game.note
def opened_old_world(s: State, p: int, old_world_island: int) -> None: ...


@game.note
def explored_new_world(s: State, p: int, new_world_island: int) -> None: ...


@game.note
def cube_not_in_supply(s: State, p: int, population: int) -> None: ...


@game.note
def cube_forgone(s: State, p: int, population: int) -> None: ...


@game.note
def cube_unaffordable(s: State, p: int, population: int, deck: int, needed: int, have: int) -> None: ...


@game.refusal("12.31")
def islands_complete(out: Options, option: int, most: int) -> None: ...


@game.refusal("2.6")
def no_island_left(out: Options, option: int) -> None: ...


def offer_explorations(s: State, p: int, out: Options) -> None:
    """The three actions that are paid with exploration tokens."""
    me = s.player[p]
    if me.old_worlds == MOST_OLD_WORLD:
        islands_complete(out, OPEN_OLD_WORLD, MOST_OLD_WORLD)
    elif s.old_world_left == 0:
        no_island_left(out, OPEN_OLD_WORLD)
    else:
        offer_for_tokens(s, p, OPEN_OLD_WORLD, OLD_WORLD_PRICE[me.old_worlds], out)
    if me.new_worlds == MOST_NEW_WORLD:
        islands_complete(out, EXPLORE_NEW_WORLD, MOST_NEW_WORLD)
    elif s.new_world_left == 0:
        no_island_left(out, EXPLORE_NEW_WORLD)
    else:
        offer_for_tokens(s, p, EXPLORE_NEW_WORLD, NEW_WORLD_EXPLORATION_PRICE[me.new_worlds], out)
    if s.expedition_pile_size == 0:
        no_expedition_left(out, TAKE_EXPEDITION)
    else:
        offer_for_tokens(s, p, TAKE_EXPEDITION, EXPEDITION_PRICE, out)


def offer_for_tokens(s: State, p: int, option: int, price: int, out: Options) -> None:
    """An exploration that costs so many tokens."""
    if available(s, p, EXPLORATION) >= price:
        offer(out, option)
    else:
        lacks_exploration_tokens(out, option, price, available(s, p, EXPLORATION))


# ---------------------------------------------------------------- 6.6 Old World


@game.step
def open_old_world(s: State, p: int) -> None:
    """Reveal the top island, attach it and have its bonus."""
    me = s.player[p]
    pay_tokens_of(s, p, OLD_WORLD_PRICE[me.old_worlds], EXPLORATION)
    s.old_world_left -= 1
    island = s.old_world_stack[s.old_world_left]
    s.old_world_stack[s.old_world_left] = -1
    reveal(s)
    me.old_world[me.old_worlds] = island
    me.old_worlds += 1
    opened_old_world(s, p, island)
    show_printed(me, me.old_worlds)
    draw_expedition_cards(s, p, ISLAND_EXPEDITIONS[island])
    for population in range(len(POPULATION)):
        for _ in range(ISLAND_CUBES[island, population]):
            island_cube(s, p, population, island)


@game.step
def island_cube(s: State, p: int, population: int, old_world_island: int) -> None:
    """One cube of the island with its card; without a card the player may pay or forgo it (6.6.1)."""
    gold = missing_card_gold(s, population)
    if s.cubes[population] == 0:
        cube_not_in_supply(s, p, population)
    elif gold == 0:
        cube_with_card(s, p, population)
    elif card_in_reach(s, p, population):
        pay_missing_card(s, p, population, gold, old_world_island)
    else:
        cube_unaffordable(s, p, population, DECK_OF_CLASS[population], gold, s.player[p].gold)


def card_in_reach(s: State, p: int, population: int) -> bool:
    """Whether the gold for a missing card is there, or free actions could bring it or a card of the deck."""
    if s.player[p].gold >= missing_card_gold(s, population):
        return True
    count_on_free_actions(s, p)
    possible = s.player[p].gold >= missing_card_gold(s, population) or editor_helps(s, p, DECK_OF_CLASS[population])
    count_without_free_actions(s, p)
    return possible


def editor_helps(s: State, p: int, deck: int) -> bool:
    """Whether The Editor could put a hand card back into an empty deck."""
    unused = s.objective_used[THE_EDITOR] < OBJECTIVE_USES[THE_EDITOR]
    affordable = available(s, p, EXPLORATION) >= OBJECTIVE_TOKENS[THE_EDITOR]
    return s.in_play[THE_EDITOR] == 1 and unused and affordable and s.player[p].hand_of_deck[deck] > 0


@game.decision(YES, NO, ACTIVATE, OBJECTIVE, SHIFT_END)
class pay_missing_card:
    """No card is left for this cube: pay gold and take the cube? A free action may bring the gold."""

    @staticmethod
    def options(s: State, p: int, population: int, gold: int, old_world_island: int, out: Options) -> None:
        if s.player[p].gold >= gold:
            offer(out, YES)
        else:
            refuse_missing_gold(s, p, population, out, YES)
        offer(out, NO)
        offer_free_actions(s, p, False, out)

    @staticmethod
    def take(s: State, p: int, population: int, gold: int, old_world_island: int, verb: int, item: int) -> None:
        if verb == YES:
            pay_missing_gold(s, p, population)
            cube_with_card(s, p, population)
        elif verb == NO:
            cube_forgone(s, p, population)
        else:
            take_free_action(s, p, verb, item)
            island_cube(s, p, population, old_world_island)


# ---------------------------------------------------------------- 6.7 New World


@game.step
def explore_new_world(s: State, p: int) -> None:
    """Draw New World cards and take the top island face up."""
    me = s.player[p]
    pay_tokens_of(s, p, NEW_WORLD_EXPLORATION_PRICE[me.new_worlds], EXPLORATION)
    for _ in range(min(NEW_WORLD_CARDS, s.pile_size[NEW_WORLD_DECK])):
        draw_card(s, p, NEW_WORLD_DECK)
    s.new_world_left -= 1
    island = s.new_world_stack[s.new_world_left]
    s.new_world_stack[s.new_world_left] = -1
    reveal(s)
    me.new_world[me.new_worlds] = island
    me.new_worlds += 1
    for resource in range(NEW_RESOURCES):
        me.from_new_world[resource] += ISLAND_RESOURCE[island, resource]
    explored_new_world(s, p, island)


# ---------------------------------------------------------------- 6.8 expeditions


@game.step
def take_expedition(s: State, p: int) -> None:
    """Draw expedition cards for exploration tokens."""
    pay_tokens_of(s, p, EXPEDITION_PRICE, EXPLORATION)
    draw_expedition_cards(s, p, EXPEDITION_CARDS)
