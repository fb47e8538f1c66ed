"""The plot of `peers.py`: decisions per second of every system and game, as an SVG for light and dark pages."""

import math
from collections.abc import Sequence
from html import escape
from pathlib import Path

from samples import Sample

WIDTH, LABELS, ROW, TOP = 860, 250, 22, 52
DECADES = (3, 8)
"""From a thousand to a hundred million decisions a second."""
STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #4a3b2a }
    .title { font-size: 16px; font-weight: 600 }
    .scale { font-size: 11px; fill: #7d6b55 }
    line { stroke: #7d6b55; stroke-opacity: .3 }
    .own { fill: #b5651d } .peer { fill: #7f9183 }
    @media (prefers-color-scheme: dark) {
      text { fill: #eadfce } .scale { fill: #b8a78f } line { stroke: #b8a78f }
      .own { fill: #e0913f } .peer { fill: #8fa597 }
    }
"""


def across(rate: float) -> float:
    """Where a rate stands on the scale, which counts in powers of ten."""
    low, high = DECADES
    return LABELS + (WIDTH - LABELS - 90) * (math.log10(max(rate, 10**low)) - low) / (high - low)


def spoken(rate: float) -> str:
    """A rate in few digits."""
    if rate >= 999_500:
        return f"{rate / 1e6:.1f} million"
    return f"{rate:,.0f}"


def bar(number: int, sample: Sample, is_own: bool) -> str:
    """One row: name, bar, rate."""
    y = TOP + number * ROW
    name, end = escape(f"{sample.name}, {sample.game.replace('_', ' ')}"), across(sample.rate)
    return (
        f'<text x="{LABELS - 8}" y="{y + 13}" text-anchor="end">{name}</text>'
        f'<rect class="{"own" if is_own else "peer"}" x="{LABELS}" y="{y + 2}" width="{end - LABELS:.1f}" '
        f'height="15" rx="3"/>'
        f'<text x="{end + 6:.1f}" y="{y + 13}">{spoken(sample.rate)}</text>'
    )


def plot(samples: Sequence[Sample], own_name: str) -> str:
    """The whole drawing, the fastest at the top."""
    rows = sorted(samples, key=lambda sample: -sample.rate)
    bottom = TOP + len(rows) * ROW
    title = "Random play on one core: decisions per second"
    parts = [f'<text class="title" x="12" y="22">{title}</text>']
    for power in range(DECADES[0], DECADES[1] + 1):
        x = across(10.0**power)
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{bottom}"/>')
        parts.append(f'<text class="scale" x="{x:.1f}" y="{TOP - 6}" text-anchor="middle">{10**power:,}</text>')
    parts += [bar(number, sample, sample.name.startswith(own_name)) for number, sample in enumerate(rows)]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 12}" role="img" aria-label="{title}">'
    )
    return "\n".join([head, f"<style>{STYLE}</style>", *parts, "</svg>\n"])


def write_plot(samples: Sequence[Sample], own_name: str, file: Path) -> None:
    """Draw into a file."""
    file.write_text(plot(samples, own_name), encoding="utf-8")
