# pyright: reportMissingImports=false
"""What came of decisions: rewards of all seats, and how much each decision gained its seat more than was expected."""

from __future__ import annotations

import argparse

import torch
from torch import Tensor


@torch.no_grad()
def judge(given: argparse.Namespace, kept: dict[str, Tensor]) -> None:
    """What the seat on turn gained more than was expected, and what was to be expected of each seat."""
    ended, stands, values = kept["ended"][:-1, :, None].bool(), standing(given, kept["points"]), kept["value"]
    change = torch.where(ended, standing(given, kept["final"][:-1]), stands[1:]) - stands[:-1]
    goes_on = 1.0 - ended.float()
    reward = kept["won"][:-1] + change
    gained = reward + given.discount * values[1:] * goes_on - values[:-1]
    for step in range(given.steps - 2, -1, -1):
        gained[step] += given.discount * given.trace * goes_on[step] * gained[step + 1]
    player = kept["player"][:-1].long()
    advantage = gained.gather(-1, player[..., None])[..., 0]
    kept["advantage"][:-1] = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    kept["target"][:-1] = turned(gained + values[:-1], player)


def turned(values: Tensor, by: Tensor) -> Tensor:
    """Values of seats, counted from another one: by -player from the viewer's to all's order, by player back."""
    seats = torch.arange(values.shape[-1], device=values.device)
    return values.gather(-1, (seats + by.long()[..., None]) % values.shape[-1])


def standing(given: argparse.Namespace, points: Tensor) -> Tensor:
    """How good it is to have points and to be ahead: its change is a reward beside the win."""
    return (given.lead * lead(points) + given.points * points) / given.scale


def lead(points: Tensor) -> Tensor:
    """How far each seat is ahead of the best other; alone at the table, the points."""
    if points.shape[-1] == 1:
        return points
    best, who = points.topk(2, dim=-1)
    seats = torch.arange(points.shape[-1], device=points.device)
    return points - torch.where(seats == who[..., :1], best[..., 1:], best[..., :1])
