"""The log of a learner as CSV, and its curves as SVG: shares of wins over decisions, a line for each opponent."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path

COLOURS = ("#2a6f97", "#c1666b", "#4f772d", "#7b2d8b")
LEFT, RIGHT, TOP, BOTTOM = 60, 660, 40, 340
MARKS = (0, 0.25, 0.5, 0.75, 1)


class Log:
    """What is written down of each update; what an earlier run has written of its first seconds may stay."""

    def __init__(self, file: Path, columns: Sequence[str], stays: float) -> None:
        self.lines: list[list[float]] = []
        if stays > 0 and file.exists():
            with file.open(encoding="utf-8", newline="") as old:
                lines = [[_number(word) for word in line] for line in list(csv.reader(old))[1:]]
            self.lines = [line for line in lines if line[0] <= round(stays, 2)]
        self._file = file.open("w", encoding="utf-8", newline="")
        self._writer = csv.writer(self._file)
        self._writer.writerow(columns)
        for line in self.lines:
            self._writer.writerow(line)

    def add(self, line: Sequence[float]) -> None:
        """Write down an update."""
        self.lines.append([round(value, 4) for value in line])
        self._writer.writerow(self.lines[-1])
        self._file.flush()


def _number(word: str) -> float:
    return float(word) if "." in word else int(word)


def draw(curves: Mapping[str, Sequence[tuple[float, float]]], title: str, equal: float, file: Path) -> None:
    """Draw points of decisions and share; `equal` is the share of somebody as strong as the opponents."""
    longest = max((at for points in curves.values() for at, _ in points), default=0) or 1.0
    parts = [f'<text x="{LEFT}" y="24" font-weight="bold">{title}</text>']
    parts += [_level(share, f"{share:.0%}", "#ddd") for share in MARKS]
    parts.append(_level(equal, "", "#999", "4 4"))
    for number, (name, points) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{LEFT + (RIGHT - LEFT) * at / longest:.1f},{_height(share):.1f}" for at, share in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(f'<text x="{LEFT + 110 * number}" y="{BOTTOM + 46}" fill="{colour}">{name}</text>')
    parts.append(f'<text x="{RIGHT}" y="{BOTTOM + 22}" text-anchor="end">{longest:,.0f} decisions</text>')
    body = "\n".join(parts)
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 400" font-family="sans-serif" font-size="13">\n'
        f'<rect width="720" height="400" fill="#fff"/>\n{body}\n</svg>\n',
        "utf-8",
    )


def _height(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share


def _level(share: float, name: str, colour: str, dashes: str = "none") -> str:
    line = f'<line x1="{LEFT}" x2="{RIGHT}" y1="{_height(share)}" y2="{_height(share)}"'
    text = f'<text x="{LEFT - 8}" y="{_height(share) + 5}" text-anchor="end">{name}</text>' if name else ""
    return f'{line} stroke="{colour}" stroke-dasharray="{dashes}"/>{text}'
