"""`data.toml` as constants with names."""

from __future__ import annotations

from pathlib import Path

from spielwerk.kernel import Catalogue, Seats, numbers_noun

DATA = Catalogue(Path(__file__).parent)
SEATS = Seats(DATA["meta.max_players"])
FEWEST_PLAYERS: int = DATA["meta.min_players"]
ROUNDS: int = DATA["rules.rounds"]
ENOUGH: int = DATA["rules.enough"]
BEST_GIFT: int = DATA["rules.best_gift"]

FACES = numbers_noun("face", range(1, DATA["rules.sides"] + 1))
ONE = FACES.number("1")
