"""Ratings from rankings: the model of Plackett and Luce, on Elo's scale. Pure arithmetic.

A player of strength s takes the first place with chance exp(s) / sum of exp; the second place goes in the same way
among the others, and so on; those who share a place are all drawn from the same rivals (Breslow). 400 points of
rating are ten times the strength.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

ELO = 400 / math.log(10)
Z95 = 1.959964
PRIOR = 0.05
"""Weight of the belief that all are equally strong, in games: it keeps who never loses from being infinitely strong."""


@dataclass(frozen=True)
class Rating:
    """A contestant's rating with its 95 % interval; the mean of all is 0."""

    name: str
    rating: float
    low: float
    high: float


def ratings(names: Sequence[str], rankings: Sequence[Sequence[Sequence[str]]]) -> list[Rating]:
    """The ratings, the strongest first; a ranking is a list of places, each with the names that share it."""
    strengths, spread = plackett_luce(len(names), [_numbered(names, ranking) for ranking in rankings])
    found = [
        Rating(name, ELO * strength, ELO * (strength - Z95 * error), ELO * (strength + Z95 * error))
        for name, strength, error in zip(names, strengths, spread, strict=True)
    ]
    return sorted(found, key=lambda one: -one.rating)


def _numbered(names: Sequence[str], ranking: Sequence[Sequence[str]]) -> list[list[int]]:
    return [[names.index(name) for name in place] for place in ranking]


def plackett_luce(count: int, rankings: Sequence[Sequence[Sequence[int]]], rounds: int = 50) -> tuple[Array, Array]:
    """The likeliest strengths and their standard errors, by Newton's method."""
    strengths = np.zeros(count)
    information = np.eye(count)
    for _ in range(rounds):
        slope, information = _slope(strengths, rankings)
        step = np.linalg.lstsq(information, slope, rcond=None)[0]
        strengths += step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < 1e-9:
            break
    strengths -= strengths.mean()
    centred = np.eye(count) - 1 / count
    return strengths, np.sqrt(np.diag(centred @ np.linalg.inv(information) @ centred))


def _slope(strengths: Array, rankings: Sequence[Sequence[Sequence[int]]]) -> tuple[Array, Array]:
    """First derivatives of the log-likelihood, and the negative second ones."""
    slope = -PRIOR * strengths
    information = PRIOR * np.eye(len(strengths))
    for ranking in rankings:
        left = [player for place in ranking for player in place]
        for place in ranking:
            chances = _chances(strengths, left)
            for winner in place:
                slope[winner] += 1.0
            slope -= len(place) * chances
            information += len(place) * (np.diag(chances) - np.outer(chances, chances))
            left = left[len(place) :]
    return slope, information


def _chances(strengths: Array, rivals: Sequence[int]) -> Array:
    """Each player's chance to take the next place; who sits on several seats has several chances."""
    weights = np.zeros(len(strengths))
    top = max(strengths[player] for player in rivals)
    for player in rivals:
        weights[player] += math.exp(strengths[player] - top)
    return weights / weights.sum()


# ---------------------------------------------------------------- shares of wins


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    square = Z95 * Z95 / games
    centre = (share + square / 2) / (1 + square)
    half = Z95 / (1 + square) * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))


# ---------------------------------------------------------------- sequential test


@dataclass(frozen=True)
class Verdict:
    """What a sequential test says: `stronger`, `not stronger` or `open`."""

    answer: str
    evidence: float
    """Logarithm of the likelihood ratio."""
    low: float
    high: float


def sprt(wins: float, games: int, parity: float, wanted: float, error: float = 0.05) -> Verdict:
    """Wald's test: is the share of wins `wanted` rather than `parity`? Both kinds of error are as rare as `error`."""
    low, high = math.log(error / (1 - error)), math.log((1 - error) / error)
    evidence = wins * math.log(wanted / parity) + (games - wins) * math.log((1 - wanted) / (1 - parity))
    answer = "stronger" if evidence >= high else "not stronger" if evidence <= low else "open"
    return Verdict(answer, evidence, low, high)
