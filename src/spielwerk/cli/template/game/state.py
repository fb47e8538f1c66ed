"""The record: every field once, with its range and who sees it."""

from __future__ import annotations

from pathlib import Path

from spielwerk import kernel
from spielwerk.kernel import OWNER, Game, Record, flag, number, records

from .catalogue import BEST_GIFT, DATA, ENOUGH, FACES, FEWEST_PLAYERS, ROUNDS, SEATS


class Player(Record):
    """What lies in front of one player."""

    points = number(0, ROUNDS * (ENOUGH + len(FACES)) + BEST_GIFT)
    gift = number(0, BEST_GIFT, seen_by=OWNER)
    """Points that come at the end; the others do not know how many."""


class State(kernel.State):
    """Everything on the table."""

    round_number = number(0, ROUNDS)
    gathered = number(0, ENOUGH + len(FACES))
    """What the player on turn has rolled and not yet kept."""
    player = records(Player, SEATS)

    ones_are_harmless = flag()


game = Game(Path(__file__).parent, State, SEATS, FEWEST_PLAYERS, version=DATA["meta.data_version"])
game.noun(FACES)
game.choice("ones_are_harmless", ("false", "true"), "false")
