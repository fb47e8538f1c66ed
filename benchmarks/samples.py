"""What every peer is measured with: whole games at random, decisions counted, seconds of processor time spent."""

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import TypeVar

SEED = 1
Played = TypeVar("Played")


@dataclass(frozen=True)
class Sample:
    """Random play of one game in one system: so many decisions in so many seconds of processor time."""

    name: str
    game: str
    decisions: int
    seconds: float

    @property
    def rate(self) -> float:
        """Return decisions per second."""
        return self.decisions / self.seconds


def play_for(seconds: float, play: Callable[[], Played], decisions_in: Callable[[Played], int]) -> tuple[int, float]:
    """Play whole games until the clock has run for `seconds`; counting happens while it stands still."""
    decisions, spent = 0, 0.0
    while spent < seconds or not decisions:
        started = process_time()
        played = play()
        spent += process_time() - started
        decisions += decisions_in(played)
    return decisions, spent
