"""Who has won: the highest standing, unless it is that of a game which nobody has won."""

from __future__ import annotations

from collections.abc import Sequence

LOST = -(2**40)
"""The standing of who has lost, even without rivals: it never wins."""


def winning_seats(standings: Sequence[int]) -> list[int]:
    """The seats with the highest standing; none where everybody has lost."""
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best > LOST]
