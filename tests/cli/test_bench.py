"""`spielwerk bench`: the reports; the speeds themselves are not for tests."""

from __future__ import annotations

import time

import numpy as np
import pytest

from spielwerk.cli.helpers.measures import MEASURES, Subject, rate
from spielwerk.kernel.native.batch_loops import any_legal
from tests.cli.conftest import GAME, Run
from tests.kernel.medals import game as medals


@pytest.fixture
def no_cold_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Subject, "start_times", (12.5, 0.25))


def test_cold_compile_and_warm_load_are_measured(run: Run) -> None:
    content = run("bench", GAME, "--seconds", "0.01", "--json").content
    (report,) = content["games"]
    assert content["machine"]["cores"] >= 1
    assert set(report) == {"game", "seats", *MEASURES}
    assert all(report[name] > 0 for name in MEASURES)
    assert report["cold_compile_seconds"] > report["warm_load_seconds"]


@pytest.mark.usefixtures("no_cold_start")
@pytest.mark.parametrize(("lang", "words"), [("en", "players  "), ("de", "Personen  ")])
def test_report_for_people(run: Run, lang: str, words: str) -> None:
    outcome = run("bench", GAME, "--seconds", "0.01", "--lang", lang)
    assert outcome.code == 0
    assert words in outcome.out
    assert ("12.50" if lang == "en" else "12,50") in outcome.out
    assert max(map(len, outcome.out.splitlines())) <= 100


def test_rate_counts_what_was_done_after_a_warm_up() -> None:
    portions: list[int] = []

    def work(portion: int) -> int:
        portions.append(portion)
        time.sleep(0.002 * portion)
        return 10 * portion

    assert 500 < rate(work, 0.04) <= 5000
    assert portions[:2] == [1, 1]
    assert portions[-1] == max(portions)


def test_actions_of_a_batch_are_legal() -> None:
    batch = medals.native.batch(64, 2, 1)
    batch.reset()
    rng, actions = np.arange(4), np.zeros(64, np.int64)
    for _ in range(30):
        any_legal(batch.masks, rng, actions)
        assert batch.masks[np.arange(64), actions].all()
        batch.step(actions)
