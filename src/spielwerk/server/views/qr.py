"""A link as a picture for the camera of a phone."""

from __future__ import annotations

from typing import Any

import segno

QUIET = 3
"""Light fields around it."""


def qr_code(text: str) -> dict[str, Any]:
    """The dark fields as one path, a rectangle for each row of neighbours."""
    rows = [[bool(field) for field in row] for row in segno.make_qr(text, error="m").matrix]
    return {"size": len(rows) + 2 * QUIET, "path": "".join(_row(number, row) for number, row in enumerate(rows))}


def _row(number: int, row: list[bool]) -> str:
    drawn, start = "", None
    for place, dark in enumerate([*row, False]):
        if dark and start is None:
            start = place
        elif not dark and start is not None:
            drawn += f"M{start + QUIET} {number + QUIET}h{place - start}v1h-{place - start}z"
            start = None
    return drawn
