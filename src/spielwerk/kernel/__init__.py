"""The kernel: what games are written with and run on. It knows no game."""

from spielwerk.kernel.bits import lowest, without_lowest
from spielwerk.kernel.catalogue import Catalogue, Constants, constants
from spielwerk.kernel.chance import reveal, roll, shuffle
from spielwerk.kernel.choices import Choice, WrongChoices
from spielwerk.kernel.decision import Options, offer, offer_all
from spielwerk.kernel.effects import Effects
from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import Joined, Noun, Seats, numbers_noun
from spielwerk.kernel.schema import (
    EVERYONE,
    NOBODY,
    OWNER,
    Frame,
    Record,
    State,
    Vector,
    flag,
    number,
    numbers,
    records,
)
from spielwerk.kernel.stack import game_over
from spielwerk.kernel.standing import LOST
from spielwerk.kernel.table import IllegalMove, Table

__all__ = [
    "EVERYONE",
    "LOST",
    "NOBODY",
    "OWNER",
    "Catalogue",
    "Choice",
    "Constants",
    "Effects",
    "Frame",
    "Game",
    "IllegalMove",
    "Joined",
    "Noun",
    "Options",
    "Record",
    "Seats",
    "State",
    "Table",
    "Vector",
    "WrongChoices",
    "constants",
    "flag",
    "game_over",
    "lowest",
    "number",
    "numbers",
    "numbers_noun",
    "offer",
    "offer_all",
    "records",
    "reveal",
    "roll",
    "shuffle",
    "without_lowest",
]
