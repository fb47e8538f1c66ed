"""Plots as text and as SVG."""

from __future__ import annotations

from xml.etree import ElementTree

from spielwerk.arena.plot import Bar, svg_plot, text_plot

BARS = [Bar("hard & co", 100, 50, 150), Bar("easy", -100, -200, 0)]


def test_text_shows_the_interval_and_the_number() -> None:
    upper, lower = text_plot(BARS, 8)
    assert lower.index("●") == 2 and lower.startswith("──●")
    assert upper.rstrip().endswith("─") and len(upper) == 8


def test_svg_is_well_formed_and_names_everybody() -> None:
    root = ElementTree.fromstring(svg_plot("Ladder", BARS, [(0.0, "parity")]))
    texts = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert {"Ladder", "hard & co", "easy", "parity"} <= set(texts)


def test_one_number_alone_can_be_drawn() -> None:
    assert "●" in text_plot([Bar("a", 1, 1, 1)], 10)[0]
