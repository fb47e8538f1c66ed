"""The record: who has which dice, and what was bid."""

from pathlib import Path

from spielwerk import kernel
from spielwerk.kernel import OWNER, Game, Record, flag, number, numbers, records

from .catalogue import COUNTS, DATA, DICE, FACES, FEWEST_PLAYERS, ROUNDS_WITH_GAINS, SEATS


class Player(Record):
    """What stands in front of one player."""

    dice = number(0, DICE)
    cup = numbers(DICE, of=FACES, seen_by=OWNER)
    shown = numbers(DICE, of=FACES)
    """The dice as they lay when the last bid was settled."""
    outlived = number(0, len(SEATS) - 1)
    """How many were out before this player."""


class State(kernel.State):
    """Everything on the table."""

    round_number = number(0, ROUNDS_WITH_GAINS + len(COUNTS))
    starter = number(of=SEATS)
    bid_count = number(0, len(COUNTS))
    bid_face = number(of=FACES)
    bidder = number(of=SEATS)
    player = records(Player, SEATS)

    ones_are_wild = flag()
    exact_allowed = flag()


game = Game(Path(__file__).parent, State, SEATS, FEWEST_PLAYERS, version=DATA["meta.data_version"])
game.noun(FACES)
game.noun(COUNTS)
game.choice("ones_are_wild", ("false", "true"), "true")
game.choice("exact_allowed", ("false", "true"), "true")
