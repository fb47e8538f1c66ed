"""Airship City, for 3 or 4 players."""

from spielwerk.games.airship_city import evaluation, scoring, secrets
from spielwerk.games.airship_city.rules import turn
from spielwerk.games.airship_city.state import game

__all__ = ["evaluation", "game", "scoring", "secrets", "turn"]
