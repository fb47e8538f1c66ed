"""The record of a game of Anno 1800: every field once, with its range and who may see it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from spielwerk import kernel
from spielwerk.kernel import NOBODY, OWNER, Game, Noun, Record, WrongChoices, number, numbers, records

from .catalogue import (
    ACTIONS,
    CARDS,
    COASTS,
    CUSTOM_SELECTION,
    DATA,
    DEAREST_TRADE,
    DECKS,
    EXPEDITIONS,
    FEWEST_PLAYERS,
    FIELDS,
    FIRST_GAME,
    IN_PLAY,
    INDUSTRIES,
    LARGEST_DECK,
    MAX_ROUNDS,
    MODES,
    MOST_BONUS,
    MOST_EXTRA,
    MOST_GOLD,
    MOST_NAVAL,
    MOST_NEW_WORLD,
    MOST_OLD_WORLD,
    MOST_REMOVALS,
    MOST_SOURCES,
    MOST_SWAPS,
    NAVAL,
    NEW_RESOURCES,
    NEW_WORLD,
    OBJECTIVE_USES,
    OBJECTIVES,
    OLD_RESOURCES,
    OLD_WORLD,
    PLACES,
    POPULATION,
    PURCHASES,
    REPLACED,
    RESOURCES,
    RULES,
    SEAS,
    SEATS,
    SELECTIONS,
    SHIPS,
    SHIPYARDS,
    SIDES,
    SITES,
    STARTS,
    STRENGTHS,
    STRUCTURES,
    TOKEN_COUNT,
    TOKENS,
    UPGRADES,
    WORKPLACES,
)

MOST_CUBES = sum(row["supply"] for row in POPULATION.rows)
FACES = Noun("face", ("being_paid", "open", "used", "left_in_hand"))
BEING_PAID, OPEN, USED, LEFT_IN_HAND = FACES
"""What everybody knows of a card on the table; a card nobody has shown has no face (-1)."""


class Player(Record):
    """What belongs to one player."""

    gold = number(0, MOST_GOLD)
    hand = numbers(len(CARDS), of=CARDS, seen_by=OWNER)
    hand_size = number(0, len(CARDS))
    hand_of_deck = numbers(DECKS, high=LARGEST_DECK)
    picked = numbers(MOST_SWAPS, high=len(CARDS) - 1, seen_by=OWNER, bookkeeping=True)
    expedition = numbers(len(EXPEDITIONS), of=EXPEDITIONS, seen_by=OWNER)
    expeditions = number(0, len(EXPEDITIONS))
    district = numbers(POPULATION, high=MOST_CUBES)
    exhausted = numbers(POPULATION, high=MOST_CUBES)
    workplace = numbers(SITES, WORKPLACES, of=POPULATION)
    built = numbers(FIELDS, of=TOKENS)
    tokens = numbers(NAVAL, high=MOST_NAVAL)
    tokens_exhausted = numbers(NAVAL, high=MOST_NAVAL)
    old_world = numbers(MOST_OLD_WORLD, of=OLD_WORLD)
    old_worlds = number(0, MOST_OLD_WORLD)
    new_world = numbers(MOST_NEW_WORLD, of=NEW_WORLD)
    new_worlds = number(0, MOST_NEW_WORLD)

    owned = numbers(POPULATION, high=MOST_CUBES, derived=True)
    shown = numbers(FIELDS, of=STRUCTURES, derived=True)
    made_at = numbers(OLD_RESOURCES, MOST_SOURCES, of=FIELDS, derived=True)
    price = numbers(OLD_RESOURCES, high=DEAREST_TRADE, derived=True)
    from_new_world = numbers(NEW_RESOURCES, high=MOST_NEW_WORLD, derived=True)
    open_cards = number(0, len(CARDS), derived=True)


class State(kernel.State):
    """Everything on the table."""

    stack = records(kernel.Frame, 16)
    round_number = number(0, MAX_ROUNDS)
    active = number(of=SEATS, bookkeeping=True)
    end_trigger_round = number(0, MAX_ROUNDS)
    fireworks = number(of=SEATS)
    objective = numbers(IN_PLAY, of=OBJECTIVES)
    in_play = numbers(OBJECTIVES, derived=True)

    supply = numbers(TOKENS, high=max(TOKEN_COUNT.tolist()))
    cubes = numbers(POPULATION, high=MOST_CUBES)
    pile = numbers(len(DECKS), LARGEST_DECK, of=CARDS, seen_by=NOBODY)
    pile_size = numbers(DECKS, high=LARGEST_DECK)
    card_owner = numbers(CARDS, of=SEATS, bookkeeping=True)
    card_face = numbers(CARDS, of=FACES, bookkeeping=True)
    expedition_pile = numbers(len(EXPEDITIONS), of=EXPEDITIONS, seen_by=NOBODY)
    expedition_pile_size = number(0, len(EXPEDITIONS))
    expedition_owner = numbers(EXPEDITIONS, of=SEATS, bookkeeping=True)
    old_world_stack = numbers(len(OLD_WORLD), of=OLD_WORLD, seen_by=NOBODY)
    old_world_left = number(0, len(OLD_WORLD))
    new_world_stack = numbers(len(NEW_WORLD), of=NEW_WORLD, seen_by=NOBODY)
    new_world_left = number(0, len(NEW_WORLD))

    actions_left = number(0, MOST_EXTRA)
    actions_done = number(0, MOST_EXTRA, bookkeeping=True)
    traded = numbers(OLD_RESOURCES, bookkeeping=True)
    objective_used = numbers(OBJECTIVES, high=max(OBJECTIVE_USES.tolist()), bookkeeping=True)
    bonus = numbers(NAVAL, high=MOST_BONUS)

    units = number(0, SEAS + MOST_REMOVALS, bookkeeping=True)
    ships_built = number(0, COASTS, bookkeeping=True)
    removals = number(0, MOST_REMOVALS, bookkeeping=True)
    yard_used = numbers(COASTS, bookkeeping=True)
    ship_is_new = numbers(SEAS, bookkeeping=True)
    player = records(Player, SEATS)

    alternative_industry_mode = number(0, len(MODES) - 1)
    objective_selection = number(0, len(SELECTIONS) - 1)
    objective_1 = number(0, len(OBJECTIVES) - 1)
    objective_2 = number(0, len(OBJECTIVES) - 1)
    objective_3 = number(0, len(OBJECTIVES) - 1)
    objective_4 = number(0, len(OBJECTIVES) - 1)
    objective_5 = number(0, len(OBJECTIVES) - 1)


game = Game(Path(__file__).parent, State, SEATS, FEWEST_PLAYERS, version=DATA["meta.data_version"])
for noun in (
    POPULATION,
    UPGRADES,
    NAVAL,
    DECKS,
    CARDS,
    RESOURCES,
    STARTS,
    INDUSTRIES,
    SHIPYARDS,
    SHIPS,
    STRENGTHS,
    TOKENS,
    STRUCTURES,
    FIELDS,
    PLACES,
    OLD_WORLD,
    NEW_WORLD,
    PURCHASES,
    REPLACED,
    ACTIONS,
    SIDES,
    EXPEDITIONS,
    OBJECTIVES,
):
    game.noun(noun)

game.choice("alternative_industry_mode", MODES, RULES["alternative_industry_mode"])
game.choice("objective_selection", SELECTIONS, SELECTIONS[0])
for place, objective in enumerate(FIRST_GAME.tolist(), 1):
    game.choice(f"objective_{place}", OBJECTIVES, OBJECTIVES.ids[objective])


@game.check_choices
def different_objectives(settled: Mapping[str, str]) -> None:
    """Five different objective cards lie on the table: none can be chosen twice (3.2)."""
    if settled["objective_selection"] != SELECTIONS[CUSTOM_SELECTION]:
        return
    named = [settled[f"objective_{place}"] for place in range(1, IN_PLAY + 1)]
    for objective in named:
        if named.count(objective) > 1:
            raise WrongChoices(game, "objective_twice", objective=OBJECTIVES.number(objective), amount=IN_PLAY)
