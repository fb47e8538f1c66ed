"""Stage a position of Anno 1800 by hand, play on from it, and read what came of it.

All that follows from something else (what fields show, sources, prices, owned cubes, supplies) is kept in step.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spielwerk.games.anno_1800 import game
from spielwerk.games.anno_1800.catalogue import (
    CARDS,
    DECK_OF,
    DECKS,
    EXPEDITIONS,
    FIELDS,
    NAVAL,
    NEW_WORLD,
    OBJECTIVES,
    OLD_RESOURCES,
    OLD_WORLD,
    POPULATION,
    RESOURCES,
    STRUCTURES,
    TOKENS,
)
from spielwerk.games.anno_1800.rules.cubes import put_on_field
from spielwerk.games.anno_1800.rules.structures import place_token, show_printed
from spielwerk.games.anno_1800.rules.turn import end_of_round, player_turn, turn_menu
from spielwerk.games.anno_1800.state import LEFT_IN_HAND, OPEN, USED
from tests.games.staged import Staged

A, B, C, D = range(4)
FIRST_GAME = ("alonso_graves", "university", "edvard_goode", "isabel_sarmento", "zoo")
PLAIN = ("pyrphorian", "hannah_goode", "the_queen", "princess_qing", "museum")
"""Five objectives that do nothing during the game."""


class Isles(Staged):
    """A table before A's first action; every player in the start position, nobody has gold."""

    def __init__(self, seats: int = 2, seed: int = 1, objectives: Iterable[str] = PLAIN, mode: str = "replace") -> None:
        choices = {f"objective_{place}": thing for place, thing in enumerate(objectives, 1)}
        choices |= {"objective_selection": "custom", "alternative_industry_mode": mode}
        self.table = game.table(seats=seats, seed=seed, choices=choices)
        self.s: Any = self.table.state
        self.seats = seats
        for seat in range(seats):
            self.gold(seat, 0)

    # ------------------------------------------------------------------ set

    def turn(self, p: int = A, number: int = 1, actions: int = 1) -> None:
        """It is a player's turn in a round, and those after them are still to come."""
        self.s.depth = 0
        end_of_round(self.s)
        for seat in range(self.seats - 1, p, -1):
            player_turn(self.s, seat)
        turn_menu(self.s, p)
        self.s.round_number, self.s.active = number, p
        self.s.actions_left, self.s.actions_done = actions, 0
        for resource in range(OLD_RESOURCES):
            self.s.traded[resource] = 0

    def gold(self, p: int, amount: int) -> None:
        """A player has so much gold."""
        self.s.player[p].gold = amount

    def cubes(self, p: int, **amounts: int) -> None:
        """A player has exactly these cubes, all in the districts."""
        me = self.s.player[p]
        for population, thing in enumerate(POPULATION.ids):
            self.s.cubes[population] += me.owned[population] - amounts.get(thing, 0)
            me.owned[population] = me.district[population] = amounts.get(thing, 0)
            me.exhausted[population] = 0
        for site in range(len(me.workplace)):
            me.workplace[site, 0] = me.workplace[site, 1] = -1

    def work(self, p: int, field: str, *classes: str) -> None:
        """Cubes of these classes come from the supply onto a field."""
        for thing in classes:
            put_on_field(self.s.player[p], FIELDS.number(field), self._new_cube(p, thing))

    def exhaust(self, p: int, *classes: str) -> None:
        """Cubes of these classes come from the supply into the exhausted area."""
        for thing in classes:
            self.s.player[p].exhausted[self._new_cube(p, thing)] += 1

    def _new_cube(self, p: int, thing: str) -> int:
        population = POPULATION.number(thing)
        self.s.cubes[population] -= 1
        self.s.player[p].owned[population] += 1
        return population

    def build(self, p: int, token: str, field: str) -> None:
        """A player has built a token there."""
        place_token(self.s, p, TOKENS.number(token), FIELDS.number(field))
        self.s.notes.clear()

    def tokens(self, p: int, trade: int | None = None, exploration: int | None = None, **tired: int) -> None:
        """A player has so many tokens on ships; `tired_trade`, `tired_exploration` exhausted ones."""
        me = self.s.player[p]
        for naval, amount in enumerate((trade, exploration)):
            if amount is not None:
                me.tokens[naval] = amount
            me.tokens_exhausted[naval] = tired.get(f"tired_{NAVAL.ids[naval]}", me.tokens_exhausted[naval])

    def hand(self, p: int, *cards: str) -> None:
        """A player's hand is exactly this; what was in it goes back to its deck, at the bottom."""
        me = self.s.player[p]
        old = [me.hand[slot] for slot in range(me.hand_size)]
        wanted = [CARDS.number(card) for card in cards]
        for card in old:
            self._pile(DECK_OF[card], [card, *self._cards(DECK_OF[card])])
        for card in wanted:
            self._claim(card)
        for slot in range(len(CARDS)):
            me.hand[slot] = wanted[slot] if slot < len(wanted) else -1
        me.hand_size = len(wanted)
        for deck in DECKS:
            me.hand_of_deck[deck] = sum(DECK_OF[card] == deck for card in wanted)

    def tableau(self, p: int, *cards: str, used: bool = False) -> None:
        """A player has played these cards."""
        for thing in cards:
            card = CARDS.number(thing)
            self._claim(card)
            self.s.card_owner[card], self.s.card_face[card] = p, USED if used else OPEN
            self.s.player[p].open_cards += 0 if used else 1

    def top(self, *cards: str) -> None:
        """These cards are on top of their decks, the first one above the others."""
        for thing in reversed(cards):
            card = CARDS.number(thing)
            self._claim(card)
            self._pile(DECK_OF[card], [*self._cards(DECK_OF[card]), card])

    def deck_left(self, deck: str, count: int) -> None:
        """A deck has only so many cards left; the last player has used the others."""
        number = DECKS.number(deck)
        cards = self._cards(number)
        kept = len(cards) - count
        for card in cards[:kept]:
            self.s.card_owner[card], self.s.card_face[card] = self.seats - 1, USED
        self._pile(number, cards[kept:])

    def _claim(self, card: int) -> None:
        """Take a card out of its deck, or swap it out of a hand for the top card."""
        deck = DECK_OF[card]
        cards = self._cards(deck)
        if card in cards:
            cards.remove(card)
        else:
            me, slot = next((me, slot) for me in self.s.player for slot in range(me.hand_size) if me.hand[slot] == card)
            me.hand[slot] = cards.pop()
        self._pile(deck, cards)

    def _cards(self, deck: int) -> list[int]:
        return [self.s.pile[deck, place] for place in range(self.s.pile_size[deck])]

    def _pile(self, deck: int, cards: list[int]) -> None:
        for place in range(self.s.pile.shape[1]):
            self.s.pile[deck, place] = cards[place] if place < len(cards) else -1
        self.s.pile_size[deck] = len(cards)

    def expeditions(self, p: int, *cards: str) -> None:
        """A player has these expedition cards."""
        me = self.s.player[p]
        pile = [self.s.expedition_pile[place] for place in range(self.s.expedition_pile_size)]
        for thing in cards:
            pile.remove(EXPEDITIONS.number(thing))
            me.expedition[me.expeditions] = EXPEDITIONS.number(thing)
            me.expeditions += 1
        for place in range(len(EXPEDITIONS)):
            self.s.expedition_pile[place] = pile[place] if place < len(pile) else -1
        self.s.expedition_pile_size = len(pile)

    def old_world(self, p: int, *islands: str) -> None:
        """A player has opened these islands; their bonus is over."""
        me = self.s.player[p]
        for thing in islands:
            self.next_old_world(thing)
            self.s.old_world_left -= 1
            self.s.old_world_stack[self.s.old_world_left] = -1
            me.old_world[me.old_worlds] = OLD_WORLD.number(thing)
            me.old_worlds += 1
            show_printed(me, me.old_worlds)

    def next_old_world(self, island: str) -> None:
        """This island is on top of its stack."""
        self._to_top(self.s.old_world_stack, self.s.old_world_left, OLD_WORLD.number(island))

    def new_world(self, p: int, *islands: str) -> None:
        """A player has explored these islands."""
        me = self.s.player[p]
        for thing in islands:
            self.next_new_world(thing)
            self.s.new_world_left -= 1
            self.s.new_world_stack[self.s.new_world_left] = -1
            me.new_world[me.new_worlds] = NEW_WORLD.number(thing)
            me.new_worlds += 1
            for resource in NEW_WORLD.rows[NEW_WORLD.number(thing)]["resources"]:
                me.from_new_world[RESOURCES.number(resource) - OLD_RESOURCES] += 1

    def next_new_world(self, island: str) -> None:
        """This island is on top of its stack."""
        self._to_top(self.s.new_world_stack, self.s.new_world_left, NEW_WORLD.number(island))

    @staticmethod
    def _to_top(stack: Any, left: int, island: int) -> None:
        place = next(place for place in range(left) if stack[place] == island)
        stack[place], stack[left - 1] = stack[left - 1], island

    # ------------------------------------------------------------------ read

    def can(self, *keys: str) -> bool:
        """Whether a chain of options can be taken; the position stays as it is."""
        before = bytes(self.s)
        moves = len(self.table.moves)
        possible = True
        for key in keys:
            possible = key in self.options
            if not possible:
                break
            self.table.play(key)
        self.s.load(before)
        del self.table.moves[moves:]
        return possible

    def district(self, p: int) -> dict[str, int]:
        """Cubes in a player's districts."""
        return {thing: n for thing, n in zip(POPULATION.ids, self.s.player[p].district, strict=True) if n}

    def exhausted(self, p: int) -> dict[str, int]:
        """Cubes in a player's exhausted area."""
        return {thing: n for thing, n in zip(POPULATION.ids, self.s.player[p].exhausted, strict=True) if n}

    def on(self, p: int, field: str) -> list[str]:
        """The cubes on a field."""
        me = self.s.player[p]
        standing = [me.workplace[FIELDS.number(field), slot] for slot in range(2)]
        return [POPULATION.ids[population] for population in standing if population >= 0]

    def shows(self, p: int, field: str) -> str:
        """What a field shows."""
        shown = self.s.player[p].shown[FIELDS.number(field)]
        return STRUCTURES.ids[shown] if shown >= 0 else ""

    def trade(self, p: int) -> tuple[int, int]:
        """Available and exhausted trade tokens on a player's ships."""
        return self.s.player[p].tokens[0], self.s.player[p].tokens_exhausted[0]

    def exploration(self, p: int) -> tuple[int, int]:
        """Available and exhausted exploration tokens on a player's ships."""
        return self.s.player[p].tokens[1], self.s.player[p].tokens_exhausted[1]

    def supply(self, token: str) -> int:
        """How many of a token are on the board."""
        return self.s.supply[TOKENS.number(token)]

    def cubes_left(self, thing: str) -> int:
        """How many cubes of a class are in the supply."""
        return self.s.cubes[POPULATION.number(thing)]

    def cards_in_hand(self, p: int) -> list[str]:
        """A player's hand."""
        me = self.s.player[p]
        return [CARDS.ids[me.hand[slot]] for slot in range(me.hand_size)]

    def face(self, card: str) -> str:
        """Whether a card is open or used in a tableau, or left in a hand."""
        names = {OPEN: "open", USED: "used", LEFT_IN_HAND: "left"}
        return names.get(self.s.card_face[CARDS.number(card)], "")

    def ledger(self, p: int) -> dict[str, int]:
        """Where a player's points come from."""
        return {category: entries[p] for category, entries in self.table.ledger().items()}

    def objective(self, p: int, objective: str) -> int:
        """The points of one objective card."""
        from spielwerk.games.anno_1800.scoring import objective_points

        return objective_points(self.s, p, OBJECTIVES.number(objective))
