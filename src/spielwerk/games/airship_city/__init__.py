"""Airship City, for 3 or 4 players."""

from spielwerk.games.airship_city import drawing, evaluation, scoring, secrets, table
from spielwerk.games.airship_city.rules import turn
from spielwerk.games.airship_city.state import game

__all__ = ["drawing", "evaluation", "game", "scoring", "secrets", "table", "turn"]
