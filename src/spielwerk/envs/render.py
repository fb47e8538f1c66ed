"""Positions as text and as pictures of pixels, for interfaces that ask for them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import numpy as np
from rich.color import Color
from rich.console import RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

from spielwerk.envs.single import SingleGame
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.picture import as_text, picture_console, state_picture
from spielwerk.kernel.schema import State

MODES = ("ansi", "rgb_array")
LOOKED_AT, SPARE = 0.05, 1.1
"""How many of the positions of a game are looked at to know how high they are, and how much room is left beside."""
CELL_WIDTH, CELL_HEIGHT, FONT_SIZE = 8, 17, 13
LINES = {"─": "lr", "━": "lr", "│": "ud", "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu", "┌": "rd", "┐": "ld", "└": "ru",
         "┘": "lu", "├": "udr", "┤": "udl", "┬": "lrd", "┴": "lru", "┼": "lrud", "╶": "r", "╴": "l"}  # fmt: skip
"""Signs that frames are made of, by the directions of their lines: fonts seldom have them."""
STAND_INS = str.maketrans("→←↑↓▸▲◆✣✿★○①✓", "><^v>^#*%*o1x")
"""Letters for signs that Pillow's own font lacks."""


def render(game: Game, s: State, seat: int | None, mode: str | None) -> str | Array | None:
    """What a seat (or a spectator) sees, as a mode wants it; pictures of a game with so many seats have one size."""
    if mode is None:
        return None
    picture = state_picture(game, s, seat, "en")
    return as_text(picture) if mode == "ansi" else as_pixels(picture, usual_height(game, s.seats))


@cache
def usual_height(game: Game, seats: int) -> int:
    """How many lines are enough for the positions of a game, as far as a random one shows: films want one size."""
    play, dice = SingleGame(game, seats), Random(1)
    play.begin(1)
    heights = [_height(play)]
    while not play.over:
        play.step(dice.choice(play.legal))
        if play.over or dice.random() < LOOKED_AT:
            heights.append(_height(play))
    return int(max(heights) * SPARE)


def _height(play: SingleGame) -> int:
    picture = state_picture(play.game, play.record(), max(play.player, 0), "en")
    return len(picture_console().render_lines(picture, pad=False))


def checked_mode(mode: str | None) -> str | None:
    """A mode that there is, or None."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode


def as_pixels(picture: RenderableType, lines: int) -> Array:
    """A picture as an array of pixels (height, width, 3), drawn letter by letter; needs Pillow.

    It is as high as so many lines: what has fewer leaves room, what has more is drawn smaller.
    """
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as error:
        raise ImportError("render_mode rgb_array needs Pillow: pip install 'spielwerk[gymnasium]'") from error
    console = picture_console()
    rows = console.render_lines(picture, pad=False)
    size = (console.width * CELL_WIDTH, lines * CELL_HEIGHT)
    whole = (size[0], max(lines, len(rows)) * CELL_HEIGHT)
    image = Image.new("RGB", whole, tuple(THEME.background_color))
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(FONT_SIZE)
    for line, row in enumerate(rows):
        _draw_line(pen, font, row, line * CELL_HEIGHT)
    return np.asarray(image if whole == size else image.resize(size))


def _draw_line(pen: Any, font: Any, row: list[Segment], y: int) -> None:
    x = 0
    for segment in row:
        colour = _colour(segment.style)
        for sign in segment.text.translate(STAND_INS):
            if sign in LINES:
                _draw_frame(pen, LINES[sign], x, y, colour)
            elif not sign.isspace():
                pen.text((x + CELL_WIDTH / 2, y), sign, fill=colour, font=font, anchor="ma")
            x += CELL_WIDTH * Segment(sign).cell_length


def _draw_frame(pen: Any, directions: str, x: int, y: int, colour: tuple[int, ...]) -> None:
    middle = (x + CELL_WIDTH // 2, y + CELL_HEIGHT // 2)
    ends = {
        "l": (x, middle[1]),
        "r": (x + CELL_WIDTH, middle[1]),
        "u": (middle[0], y),
        "d": (middle[0], y + CELL_HEIGHT),
    }
    for direction in directions:
        pen.line([middle, ends[direction]], fill=colour)


def _colour(style: Style | None) -> tuple[int, ...]:
    colour = style.color if style is not None and style.color is not None else Color.default()
    return tuple(colour.get_truecolor(THEME))
