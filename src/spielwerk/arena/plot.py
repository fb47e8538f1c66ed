"""Plots of a match as text and as SVG: where each contestant stands, with its interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH, ROW, LEFT, MARGIN = 720, 34, 220, 40
SMALL = 'text-anchor="middle" font-size="12"'
FONT = 'font-family="sans-serif"'


@dataclass(frozen=True)
class Bar:
    """One line of a plot: a number with an interval."""

    label: str
    value: float
    low: float
    high: float


def text_plot(bars: Sequence[Bar], width: int = 50) -> list[str]:
    """The intervals as lines of text; the number itself is a dot."""
    low, high = _span(bars)
    step = (high - low) / (width - 1)
    return [_line(bar, low, step, width) for bar in bars]


def _line(bar: Bar, low: float, step: float, width: int) -> str:
    first, dot, last = (round((value - low) / step) for value in (bar.low, bar.value, bar.high))
    signs = [" "] * first + ["─"] * (last - first + 1) + [" "] * (width - last - 1)
    signs[dot] = "●"
    return "".join(signs)


def svg_plot(title: str, bars: Sequence[Bar], marks: Sequence[tuple[float, str]] = (), digits: int = 0) -> str:
    """The intervals as a drawing; marks are upright lines with a name."""
    low, high = _span([*bars, *(Bar(name, value, value, value) for value, name in marks)])
    height = 2 * MARGIN + ROW * len(bars)

    def across(value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - MARGIN) * (value - low) / (high - low), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {FONT} font-size="14">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="10" y="24" font-weight="bold">{escape(title)}</text>',
        *(_mark(across(value), name, height) for value, name in marks),
        *(_bar(bar, MARGIN + ROW * number + ROW // 2, across, digits) for number, bar in enumerate(bars)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _mark(x: float, name: str, height: int) -> str:
    return (
        f'<line x1="{x}" y1="{MARGIN}" x2="{x}" y2="{height - MARGIN}" stroke="#999" stroke-dasharray="4 4"/>'
        f'<text x="{x}" y="{height - MARGIN + 16}" fill="#666" {SMALL}>{escape(name)}</text>'
    )


def _bar(bar: Bar, y: int, across: Callable[[float], float], digits: int) -> str:
    return (
        f'<text x="10" y="{y + 5}">{escape(bar.label)}</text>'
        f'<line x1="{across(bar.low)}" y1="{y}" x2="{across(bar.high)}" y2="{y}" stroke="#2a6f97" stroke-width="3"/>'
        f'<circle cx="{across(bar.value)}" cy="{y}" r="5" fill="#2a6f97"/>'
        f'<text x="{across(bar.value)}" y="{y - 9}" {SMALL}>{bar.value:.{digits}f}</text>'
    )


def _span(bars: Sequence[Bar]) -> tuple[float, float]:
    """From the lowest to the highest number, and at least one wide."""
    low, high = min(bar.low for bar in bars), max(bar.high for bar in bars)
    return (low, high) if high - low > 1e-9 else (low - 0.5, high + 0.5)
