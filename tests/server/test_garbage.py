"""What nobody needs any more is found when nobody minds, and where somebody always plays once a day."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from spielwerk.server.rooms import garbage


class Knot:
    """Something that goes only when it is looked for."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def thresholds() -> Iterator[None]:
    """Python looks for garbage as before when the test is over."""
    before, callbacks = gc.get_threshold(), list(gc.callbacks)
    yield
    gc.set_threshold(*before)
    gc.callbacks[:] = callbacks
    gc.unfreeze()


def old_knot() -> weakref.ref[Knot]:
    """One that has been looked through twice while it was needed."""
    knot = Knot()
    gc.collect(0)
    gc.collect(1)
    return weakref.ref(knot)


class Clock:
    """What those moments know of the time; that of others, as of a server that the tests share, goes on as ever."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def monotonic(self) -> float:
        return time.monotonic() + self.ahead


@pytest.mark.usefixtures("thresholds")
def test_what_is_new_is_looked_through_between_steps_and_not_in_the_middle_of_one() -> None:
    garbage.leave_old_alone()
    looks: list[int] = []
    gc.callbacks.append(lambda phase, about: looks.append(about["generation"]) if phase == "start" else None)
    step = [Knot() for _ in range(3 * garbage.NEW)]
    assert looks == []
    knot = weakref.ref(step[0])
    step.clear()
    garbage.look_if_due()
    assert looks == [0] and knot() is None
    garbage.look_if_due()
    assert looks == [0], "there is nothing new"


@pytest.mark.usefixtures("thresholds")
def test_what_was_needed_twice_is_old() -> None:
    garbage.leave_old_alone()
    kept: list[Knot] = []
    frozen = gc.get_freeze_count()
    for _ in range(garbage.ROUNDS + 1):
        assert gc.get_freeze_count() < frozen + garbage.NEW
        kept += [Knot() for _ in range(2 * garbage.NEW)]
        garbage.look_if_due()
    assert gc.get_freeze_count() >= frozen + 2 * garbage.NEW


@pytest.mark.parametrize(
    ("is_idle", "seconds", "is_found"),
    [
        (True, garbage.PAUSE + 1, True),
        (True, garbage.PAUSE - 1, False),
        (False, garbage.PAUSE + 1, False),
        (False, garbage.LONGEST - 1, False),
        (False, garbage.LONGEST + 1, True),
    ],
)
@pytest.mark.usefixtures("thresholds")
def test_what_is_old_is_looked_through_when_nobody_minds(
    monkeypatch: pytest.MonkeyPatch, is_idle: bool, seconds: float, is_found: bool
) -> None:
    clock = Clock()
    monkeypatch.setattr(garbage, "time", clock)
    garbage.leave_old_alone()
    moments, knot = garbage.IdleMoments(), old_knot()
    gc.collect(1)
    assert knot() is not None, "what is old is left alone"
    clock.ahead = seconds
    assert moments.use(is_idle) is is_found
    assert (knot() is None) is is_found
