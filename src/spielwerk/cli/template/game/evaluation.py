"""What a position is worth to a bot: points, and what the rest promises (weights in `evaluation.toml`)."""

from __future__ import annotations

from pathlib import Path

from spielwerk.kernel import Constants, Noun
from spielwerk.kernel.weights import read_weights

from .catalogue import ROUNDS
from .scoring import score
from .state import State, game

FEATURES = Noun("feature", ("gathered", "gift"))
GATHERED, GIFT = FEATURES
WEIGHTS = read_weights(Path(__file__).parent, FEATURES, range(ROUNDS + 1))


@game.evaluation
def evaluate(s: State, p: int) -> float:
    """Points that are safe, and those that may come."""
    return score(s, p) if s.over else score(s, p) + promise(s, p, WEIGHTS, turns_left(s, p))


def turns_left(s: State, p: int) -> int:
    """How many turns a player still has after this round."""
    return ROUNDS - s.round_number


def promise(s: State, p: int, weights: Constants, left: int) -> float:
    """What the player on turn has gathered may still be lost; the own gift is safe."""
    gathered = s.gathered if s.stack[s.depth - 1].player == p else 0
    return weights[left, GATHERED] * gathered + weights[left, GIFT] * s.player[p].gift
