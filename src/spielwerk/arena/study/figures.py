"""The plots of a report as SVG: numbers with intervals, and distributions. Each variant has a shape and a colour."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from spielwerk.arena.study.numbers import Estimate

WIDTH, MARGIN, GAP, LINE, SPACE, AXIS = 720, 8, 20, 15, 9, 22
HEIGHT = 190
TICK, LETTER = 64, 6.6
"""So wide are the number under a scale, with the space around it, and a letter of a label."""

SHAPES = (
    "M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z",
    "M0-6.5L6.5 0L0 6.5L-6.5 0Z",
    "M-4.7-4.7H4.7V4.7H-4.7Z",
    "M0-6L6 5H-6Z",
    "M-6-4H6L0 6Z",
    "M-6-2H-2V-6H2V-2H6V2H2V6H-2V2H-6Z",
)
"""Circle, diamond, square, two triangles, cross."""

Format = Callable[[float], str]


@dataclass(frozen=True)
class Panel:
    """One column of a chart: for each row a number with interval of each variant, None where there is none."""

    title: str
    rows: Sequence[Sequence[Estimate | None]]
    write: Format
    mark: float | None = None
    """Where an upright line stands, such as what everybody would win by chance."""


@dataclass(frozen=True)
class Scale:
    """Numbers from left to right."""

    low: float
    high: float
    left: float
    right: float
    step: float = 1.0
    """From one number that is written under the scale to the next."""

    @classmethod
    def around(cls, values: Sequence[float], left: float, right: float) -> Scale:
        """A scale on which all these numbers have a place, with round ends."""
        low, high = min(values), max(values)
        step = _step(high - low or abs(high) or 1.0, right - left)
        first = math.floor(low / step + 1e-9)
        last = max(math.ceil(high / step - 1e-9), first + 1)
        return cls(first * step, last * step, left, right, step)

    def __call__(self, value: float) -> float:
        return round(self.left + (self.right - self.left) * (value - self.low) / (self.high - self.low), 1)

    @property
    def ticks(self) -> list[float]:
        """Round numbers on the scale."""
        return [self.low + number * self.step for number in range(round((self.high - self.low) / self.step) + 1)]


def _step(span: float, width: float) -> float:
    """A round number, some of which fill a span; as many as can be written side by side."""
    most = max(2, int(width / TICK))
    size = 10.0 ** math.floor(math.log10(span / most))
    return next(factor * size for factor in (1, 2, 5, 10, 20) if factor * size * most >= span * 0.999)


def interval_chart(title: str, labels: Sequence[str], panels: Sequence[Panel]) -> str:
    """Rows of numbers with intervals; panels stand side by side, to the right of the labels of the rows."""
    row_height = LINE * len(panels[0].rows[0]) + SPACE
    top = 24
    bottom = top + row_height * len(labels)
    first = MARGIN + LETTER * max(map(len, labels))
    width = (WIDTH - MARGIN - first - GAP * (len(panels) - 1)) / len(panels)
    drawn: list[str] = []
    for number, label in enumerate(labels):
        y = top + row_height * number
        drawn.append(f'<text class="row" x="{MARGIN}" y="{y + row_height / 2 + 4}">{escape(label)}</text>')
        drawn.append(f'<line class="grid" x1="{MARGIN}" y1="{y}" x2="{WIDTH - MARGIN}" y2="{y}"/>')
    for number, panel in enumerate(panels):
        left = first + number * (width + GAP)
        drawn.append(_panel(panel, left, left + width, top, row_height, bottom))
    return _svg(title, bottom + AXIS + 4, drawn)


def _panel(panel: Panel, left: float, right: float, top: int, row_height: int, bottom: int) -> str:
    found = [one for row in panel.rows for one in row if one is not None]
    marks = [panel.mark] if panel.mark is not None else []
    scale = Scale.around(
        [*marks, *(end for one in found for end in (one.low, one.high))], left + TICK / 3, right - TICK / 3
    )
    drawn = [
        f'<text class="head" x="{scale.left:.1f}" y="14">{escape(panel.title)}</text>',
        _axis(scale, panel, top, bottom),
    ]
    if panel.mark is not None:
        drawn.append(_upright(scale(panel.mark), top, bottom, "parity"))
    for number, row in enumerate(panel.rows):
        for variant, one in enumerate(row):
            y = top + row_height * number + (SPACE + LINE) / 2 + LINE * variant
            drawn.append(_interval(scale, one, y, variant, panel.write) if one is not None else "")
    return "".join(drawn)


def _axis(scale: Scale, panel: Panel, top: int, bottom: int) -> str:
    lines = [_upright(scale(tick), top, bottom, "grid") for tick in scale.ticks]
    texts = [_tick(scale(tick), bottom + 15, panel.write(tick)) for tick in scale.ticks]
    return "".join([*lines, *texts])


def _tick(x: float, y: float, text: str) -> str:
    return f'<text class="tick" x="{x}" y="{y}" text-anchor="middle">{escape(text)}</text>'


def _upright(x: float, top: float, bottom: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x}" y1="{top}" x2="{x}" y2="{bottom}"/>'


def _interval(scale: Scale, one: Estimate, y: float, variant: int, write: Format) -> str:
    said = f"{write(one.value)} ({write(one.low)} – {write(one.high)})"
    return (
        f'<g class="v{variant % len(SHAPES)}"><title>{escape(said)}</title>'
        f'<line x1="{scale(one.low)}" y1="{y}" x2="{scale(one.high)}" y2="{y}"/>'
        f'<path d="{SHAPES[variant % len(SHAPES)]}" transform="translate({scale(one.value)} {y})"/></g>'
    )


def distribution_chart(title: str, edges: Sequence[float], shares: Sequence[Sequence[float]], write: Format) -> str:
    """How often each range of numbers came, for each variant a stepped line with its shapes on it."""
    scale = Scale(edges[0], edges[-1], MARGIN + TICK / 3, WIDTH - MARGIN - TICK / 3)
    top, bottom = 12, HEIGHT
    highest = max(share for line in shares for share in line) or 1.0
    ticks = Scale.around(edges, scale.left, scale.right).ticks
    inside = [tick for tick in ticks if edges[0] <= tick <= edges[-1]]
    drawn = [
        _upright(scale(tick), top, bottom, "grid") + _tick(scale(tick), bottom + 15, write(tick)) for tick in inside
    ]
    for variant, line in enumerate(shares):
        heights = [round(bottom - (bottom - top - 8) * share / highest, 1) for share in line]
        drawn.append(_steps(scale, edges, heights, variant))
    return _svg(title, bottom + AXIS, drawn)


def _steps(scale: Scale, edges: Sequence[float], heights: Sequence[float], variant: int) -> str:
    kind = variant % len(SHAPES)
    path = "".join(
        f"{'L' if number else 'M'}{scale(edges[number])} {height}H{scale(edges[number + 1])}"
        for number, height in enumerate(heights)
    )
    middles = [(scale((edges[n] + edges[n + 1]) / 2), height) for n, height in enumerate(heights)]
    dots = "".join(f'<path d="{SHAPES[kind]}" transform="translate({x} {y})"/>' for x, y in middles[variant::3])
    return f'<g class="v{kind}"><path class="steps" d="{path}"/>{dots}</g>'


def sample(variant: int) -> str:
    """The shape of a variant, for a legend."""
    kind = variant % len(SHAPES)
    return (
        f'<svg class="sample" viewBox="-14 -9 28 18" aria-hidden="true"><g class="v{kind}">'
        f'<line x1="-13" y1="0" x2="13" y2="0"/><path d="{SHAPES[kind]}"/></g></svg>'
    )


def _svg(title: str, height: float, drawn: Sequence[str]) -> str:
    return (
        f'<svg class="plot" role="img" viewBox="0 0 {WIDTH} {height}"><title>{escape(title)}</title>'
        f"{''.join(drawn)}</svg>"
    )
