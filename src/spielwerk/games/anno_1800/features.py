"""What the evaluation looks at: its features by name and number, and their weights for each skill and number of turns
left."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from spielwerk.kernel import Constants, Noun
from spielwerk.kernel.weights import EXPERT_FILE, WEIGHTS_FILE, interpolated, real_constants, styled, styles_of

from .catalogue import DECKS, EFFECTS, NAVAL, POPULATION
from .guesses import EXPERIENCE, SHARES

Array = np.ndarray[Any, Any]

FEATURES = Noun(
    "feature",
    (
        "turn",
        "action",
        *(f"cube_{population}" for population in POPULATION.ids),
        *(f"few_{population}" for population in POPULATION.ids),
        *(f"ready_{population}" for population in POPULATION.ids),
        *(f"token_{naval}" for naval in NAVAL.ids),
        *(f"ready_{naval}" for naval in NAVAL.ids),
        "gold",
        "first_gold",
        *(f"industry_{population}" for population in POPULATION.ids),
        *(f"works_{population}" for population in POPULATION.ids),
        *(f"demand_{deck}" for deck in DECKS.ids),
        "shipyard",
        "old_world",
        "new_world",
        "expedition",
        *(f"open_{effect}" for effect in EFFECTS.ids),
        "majority_points",
        *(f"hand_{deck}" for deck in DECKS.ids),
        *(f"near_{deck}" for deck in DECKS.ids),
        *(f"effort_{deck}" for deck in DECKS.ids),
        "effort_squared",
        "hand_squared",
        "hand_in_lead",
        *(f"prepared_{deck}" for deck in DECKS.ids),
        "best_payable",
        "points_coming",
        "items_to_pay",
        "play_menu",
        "swap_menu",
        "recruit_menu",
        "upgrade_menu",
        "expand_menu",
        "expand_gain",
    ),
)


def _first(name: str, of: Noun | None = None) -> int:
    """The number of a feature, or of the first of a group of features."""
    return FEATURES.number(f"{name}_{of.ids[0]}" if of else name)


TURN, ACTION, GOLD, FIRST_GOLD = _first("turn"), _first("action"), _first("gold"), _first("first_gold")
CUBE, FEW, READY = _first("cube", POPULATION), _first("few", POPULATION), _first("ready", POPULATION)
TOKEN, TOKEN_READY = _first("token", NAVAL), _first("ready", NAVAL)
INDUSTRY, DEMAND = _first("industry", POPULATION), _first("demand", DECKS)
WORKS = _first("works", POPULATION)
OLD_WORLD, NEW_WORLD = _first("old_world"), _first("new_world")
EXPEDITION, SHIPYARD = _first("expedition"), _first("shipyard")
OPEN_EFFECT, MAJORITY_POINTS = _first("open", EFFECTS), _first("majority_points")
HAND, NEAR, EFFORT, PREPARED = (_first(name, DECKS) for name in ("hand", "near", "effort", "prepared"))
EFFORT_SQUARED, HAND_SQUARED, HAND_IN_LEAD = map(_first, ("effort_squared", "hand_squared", "hand_in_lead"))
BEST_PAYABLE, POINTS_COMING, ITEMS_TO_PAY = _first("best_payable"), _first("points_coming"), _first("items_to_pay")
IN_PLAY_MENU, IN_SWAP_MENU, IN_RECRUIT_MENU = _first("play_menu"), _first("swap_menu"), _first("recruit_menu")
IN_UPGRADE_MENU, IN_EXPAND_MENU, EXPAND_GAIN = _first("upgrade_menu"), _first("expand_menu"), _first("expand_gain")

MOST_LEFT = 26
LEFTS = MOST_LEFT + 1
"""More turns left than these make no difference."""


def _table(file: dict[str, Any], weights: dict[str, list[float]]) -> Array:
    """A row of weights for each number of turns left, between the columns of a weights file."""
    return interpolated(file["turns_left"], weights, FEATURES, range(LEFTS))


def _weights() -> Constants:
    """Such rows for each style and skill: between what a beginner and an expert of the ladders thinks, and above
    them what experts of now think."""
    file = tomllib.loads((Path(__file__).parent / WEIGHTS_FILE).read_text("utf-8"))
    beginner = _table(file, file["weights"])
    tables = [beginner]
    for share, turn in zip(SHARES[1:], EXPERIENCE["turn"], strict=True):
        expert = _table(EXPERIENCE, EXPERIENCE["weights"] | {"turn": turn})
        mixed = beginner + share * (expert - beginner)
        mixed[:, TURN] = expert[:, TURN]
        tables.append(mixed)
    best = Path(__file__).parent / EXPERT_FILE
    expertise = tomllib.loads(best.read_text("utf-8")) if best.exists() else None
    tables.append(_table(expertise, expertise["weights"]) if expertise else tables[-1])
    return real_constants(styled(tables, FEATURES, styles_of(Path(__file__).parent)))


WEIGHTS = _weights()
