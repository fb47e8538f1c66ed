"""Rounds of Dudo with dice that a test chooses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import spielwerk
from spielwerk.kernel import Table
from spielwerk.kernel.examples import stage

GAME = spielwerk.game("dudo")


def cups(*dice: str, bid: str = "", bidder: int = -1, choices: Mapping[str, str] | None = None) -> Table:
    """A table where every player has these dice ("1355"), and a bid ("3x5") waits for the player after the bidder."""
    fields: dict[str, object] = {}
    for p, faces in enumerate(dice):
        fields[f"player.{p}.dice"] = len(faces)
        fields |= {f"player.{p}.cup.{die}": faces[die] if die < len(faces) else "" for die in range(5)}
    if bid:
        count, _, face = bid.partition("x")
        fields |= {"bid_count": int(count), "bid_face": face, "bidder": bidder}
    table = stage(GAME, {"seats": len(dice), "seed": 3, "choices": choices, "set": fields})
    table.state.stack[table.state.depth - 1].player = (bidder + 1) % len(dice)
    return table


def bids(table: Table) -> list[str]:
    """The bids that are possible, as "3x5"."""
    return [key.removeprefix("bid:").replace(":", "x") for key in table.options() if key.startswith("bid:")]


def lowest_bids(table: Table) -> dict[str, int]:
    """For each face, the fewest dice that may be bid."""
    lowest: dict[str, int] = {}
    for bid in bids(table):
        count, _, face = bid.partition("x")
        lowest[face] = min(int(count), lowest.get(face, 99))
    return lowest


def dice_of(table: Table) -> Sequence[int]:
    return [table.state.player[p].dice for p in range(table.seats)]


def reasons(table: Table) -> dict[str, str]:
    """Why options are refused, by their keys."""
    return {refused.key: refused.name for refused in table.refused("en")}
