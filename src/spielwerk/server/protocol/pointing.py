"""What people are told of options before they choose, and of what they point at."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query
from pydantic import BaseModel, Field

ComponentRef = Annotated[str, Field(min_length=1, max_length=100)]
Refs = Annotated[list[ComponentRef], Query(min_length=1, max_length=4)]
"""A component by its names on the board: the place that was pressed, and what lies there."""


class ChangeShown(BaseModel):
    """An amount that changes: by how much and to what, null where nobody knows."""

    name: str
    label: str
    ref: str | None
    by: int | None
    after: int | None


class OutcomeShown(BaseModel):
    """What comes of something: `open` where chance or secrets decide the rest."""

    changes: list[ChangeShown]
    open: bool


class OptionOutcome(OutcomeShown):
    """What comes of one option, and a line that warns before it is taken; empty where there is nothing to warn of."""

    key: str
    warning: str


class Outcomes(BaseModel):
    """What comes of the options of the decision that waits after entry n."""

    n: int
    options: list[OptionOutcome]


class StepShown(BaseModel):
    """An option on the way, with the line that warns of it."""

    key: str
    text: str
    warning: str


class WayShown(OutcomeShown):
    """Own decisions one after the other, the last of them at the component, and what comes of all.

    `ending`: what ends the turn then, where that gives nothing away.
    """

    steps: list[StepShown]
    ending: StepShown | None


class ReasonShown(BaseModel):
    """Why something is not possible."""

    key: str
    text: str
    section: str


class LackingShown(BaseModel):
    """What is lacking, after the steps that would lead to the question."""

    steps: list[StepShown]
    reasons: list[ReasonShown]


class AboutShown(BaseModel):
    """What can be done about a component: now, else the ways there, else what is lacking.

    `at_once`: one way alone leads there, all of it can be taken back and none of its steps warns, so that a press may
    go it without asking.
    """

    n: int
    now: list[OptionOutcome]
    ways: list[WayShown]
    at_once: bool
    lacking: LackingShown | None
