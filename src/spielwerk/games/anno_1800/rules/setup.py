"""Set-up (3)."""

from __future__ import annotations

from spielwerk.kernel import roll, shuffle

from ..catalogue import (
    CARDS,
    CUBES,
    CUSTOM_SELECTION,
    DECK_OF,
    DECKS,
    EXPEDITIONS,
    FIELDS,
    FIRST_GAME,
    FIRST_GAME_SELECTION,
    IN_PLAY,
    LARGEST_DECK,
    MOST_NEW_WORLD,
    MOST_OLD_WORLD,
    MOST_SOURCES,
    NEW_WORLD,
    OBJECTIVES,
    OLD_RESOURCES,
    OLD_WORLD,
    POPULATION,
    SITES,
    START_CUBES,
    START_GOLD,
    START_HAND,
    TOKEN_COUNT,
    TOKENS,
    WORKPLACES,
)
from ..state import Player, State, game
from .cards import take_top_card
from .structures import show_printed
from .turn import play_round


@game.note
def objective_in_play(s: State, objective: int) -> None: ...


@game.note
def hands_drawn(s: State, amount: int) -> None: ...


@game.setup
def set_up(s: State) -> None:
    """Lay out the board, then the players' islands, then the first round; seat 0 starts."""
    s.active = 0
    s.fireworks = -1
    for token in range(len(TOKENS)):
        s.supply[token] = TOKEN_COUNT[token]
    for population in range(len(POPULATION)):
        s.cubes[population] = CUBES[population]
    lay_cards(s)
    lay_expeditions(s)
    lay_islands(s)
    lay_objectives(s)
    for p in range(len(s.player)):
        empty_place(s.player[p])
    for p in range(s.seats):
        set_up_player(s, p)
    hands_drawn(s, s.player[0].hand_size)
    play_round(s)


def lay_cards(s: State) -> None:
    """Shuffle the three population decks."""
    for deck in range(len(DECKS)):
        for place in range(LARGEST_DECK):
            s.pile[deck, place] = -1
    for card in range(len(CARDS)):
        s.card_owner[card] = -1
        s.card_face[card] = -1
        deck = DECK_OF[card]
        s.pile[deck, s.pile_size[deck]] = card
        s.pile_size[deck] += 1
    for deck in range(len(DECKS)):
        shuffle_pile(s, deck)


def shuffle_pile(s: State, deck: int) -> None:
    """Shuffle one population deck."""
    for last in range(s.pile_size[deck] - 1, 0, -1):
        other = roll(s, last + 1)
        card = s.pile[deck, last]
        s.pile[deck, last] = s.pile[deck, other]
        s.pile[deck, other] = card


def lay_expeditions(s: State) -> None:
    """Shuffle the expedition cards."""
    s.expedition_pile_size = len(EXPEDITIONS)
    for card in range(len(EXPEDITIONS)):
        s.expedition_pile[card] = card
        s.expedition_owner[card] = -1
    shuffle(s, s.expedition_pile, len(EXPEDITIONS))


def lay_islands(s: State) -> None:
    """Shuffle both stacks of islands."""
    s.old_world_left = len(OLD_WORLD)
    for island in range(len(OLD_WORLD)):
        s.old_world_stack[island] = island
    shuffle(s, s.old_world_stack, len(OLD_WORLD))
    s.new_world_left = len(NEW_WORLD)
    for island in range(len(NEW_WORLD)):
        s.new_world_stack[island] = island
    shuffle(s, s.new_world_stack, len(NEW_WORLD))


# ---------------------------------------------------------------- objectives


def lay_objectives(s: State) -> None:
    """Five objective cards: random ones, those of the first game, or those named."""
    for place in range(IN_PLAY):
        if s.objective_selection == FIRST_GAME_SELECTION:
            put_objective(s, place, FIRST_GAME[place])
        elif s.objective_selection == CUSTOM_SELECTION:
            put_objective(s, place, named_objective(s, place))
        else:
            put_objective(s, place, random_objective(s, place))


def named_objective(s: State, place: int) -> int:
    """The card that was named for a place when the table was opened."""
    if place == 0:
        return s.objective_1
    if place == 1:
        return s.objective_2
    if place == 2:
        return s.objective_3
    return s.objective_4 if place == 3 else s.objective_5


def random_objective(s: State, placed: int) -> int:
    """One of the cards that are not in play yet."""
    skip = roll(s, len(OBJECTIVES) - placed)
    for objective in range(len(OBJECTIVES)):
        if not s.in_play[objective]:
            if skip == 0:
                return objective
            skip -= 1
    return -1


def put_objective(s: State, place: int, objective: int) -> None:
    """Lay an objective card face up."""
    s.objective[place] = objective
    s.in_play[objective] = 1
    objective_in_play(s, objective)


# ---------------------------------------------------------------- players


def empty_place(me: Player) -> None:
    """Nothing lies before a player yet."""
    for slot in range(len(CARDS)):
        me.hand[slot] = -1
    for slot in range(len(EXPEDITIONS)):
        me.expedition[slot] = -1
    for field in range(len(FIELDS)):
        me.built[field] = -1
        me.shown[field] = -1
    for site in range(SITES):
        for slot in range(WORKPLACES):
            me.workplace[site, slot] = -1
    for resource in range(OLD_RESOURCES):
        for source in range(MOST_SOURCES):
            me.made_at[resource, source] = -1
    for island in range(MOST_OLD_WORLD):
        me.old_world[island] = -1
    for island in range(MOST_NEW_WORLD):
        me.new_world[island] = -1


def set_up_player(s: State, p: int) -> None:
    """Home island with its ships' tokens, cubes, hand and gold by turn order."""
    me = s.player[p]
    me.gold = START_GOLD[p]
    show_printed(me, 0)
    for population in range(len(POPULATION)):
        me.district[population] = START_CUBES[population]
        me.owned[population] = START_CUBES[population]
        s.cubes[population] -= START_CUBES[population]
    for deck in range(len(DECKS)):
        for _ in range(START_HAND[deck]):
            take_top_card(s, p, deck)
