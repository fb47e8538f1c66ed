"""`data.toml` as constants with names."""

from pathlib import Path

from spielwerk.kernel import Catalogue, Seats, numbers_noun

DATA = Catalogue(Path(__file__).parent)
SEATS = Seats(DATA["meta.max_players"])
FEWEST_PLAYERS: int = DATA["meta.min_players"]
DICE: int = DATA["rules.dice_per_player"]
ROUNDS_WITH_GAINS: int = DATA["rules.rounds_with_gains"]

FACES = numbers_noun("face", range(1, DATA["rules.faces"] + 1))
ONE = FACES.number("1")
COUNTS = numbers_noun("count", range(1, len(SEATS) * DICE + 1))
"""How many dice a bid promises; its number is one less."""
