"""Anno 1800 - the board game, for 2 to 4 players."""

from spielwerk.games.anno_1800 import evaluation, scoring, secrets, table
from spielwerk.games.anno_1800.rules import setup
from spielwerk.games.anno_1800.state import game

__all__ = ["evaluation", "game", "scoring", "secrets", "setup", "table"]
