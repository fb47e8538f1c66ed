"""Shapes that both HTTP and the socket carry."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class AllowedShown(BaseModel):
    """What players may use at a table."""

    hints: bool
    undo: bool
    analysis: bool
    spectators_chat: bool


class MarkShown(BaseModel):
    """Something that everybody should know before trusting in the secrets of a game."""

    kind: Literal["imported", "forked", "brought", "exported", "copied", "opened-late", "passed"]
    seat: int | None
    move: int
    text: str


class ShownSeat(BaseModel):
    """A seat as everybody sees it."""

    seat: int
    name: str
    colour: str
    shape: str
    kind: Literal["human", "bot", "open"]
    bot: str | None
    mine: bool
