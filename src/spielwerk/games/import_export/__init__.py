"""Import / Export, for 2 to 6 players."""

from . import beyond_question, consequences, drawing, evaluation, laying, scoring, secrets, table
from .rules import (
    agriculture_lasting,
    agriculture_once,
    consumer,
    extra_sets,
    illegal,
    luxury,
    setup,
    technology,
    weapons,
)
from .state import game

__all__ = [
    "agriculture_lasting",
    "agriculture_once",
    "beyond_question",
    "consequences",
    "consumer",
    "drawing",
    "evaluation",
    "extra_sets",
    "game",
    "illegal",
    "laying",
    "luxury",
    "scoring",
    "secrets",
    "setup",
    "table",
    "technology",
    "weapons",
]
