"""Lessons: what a file may say, and that the rehearsal finds what would fail a learner."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from spielwerk.kernel.lesson import BadLesson, Lesson, Step, read_lesson
from spielwerk.kernel.rehearsal import wrong

GAME = spielwerk.game("dudo")
HEAD = "seats = 3\nseed = 1\n"
BID = '[[step]]\nid = "bid"\nkind = "do"\nwant = ["bid:3:5"]\n'


def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: str, head: str = HEAD) -> Lesson:
    (tmp_path / "lesson.toml").write_text(head + steps, "utf-8")
    monkeypatch.setattr("spielwerk.kernel.lesson.lesson_folder", lambda folder, name: tmp_path)
    return read_lesson(GAME, "first")


def found(lesson: Lesson) -> list[str]:
    return wrong(lesson, lambda table: table.options()[0])


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ("", "at least one"),
        ('[[step]]\nid = "x"\nkind = "sing"\n', "a step is one of say, do, ask, watch, free"),
        ('[[step]]\nid = "x"\nkind = "do"\n', "want"),
        ('[[step]]\nid = "x"\nkind = "say"\nmoves = []\n', "say has"),
        (BID + BID, "an id of its own"),
        ('[[step]]\nid = "x"\nkind = "say"\nposition = { play = [] }\n', "a position has"),
        ("[[step]\n", "can't be read"),
    ],
)
def test_what_a_file_can_not_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: str, words: str) -> None:
    with pytest.raises(BadLesson, match=words):
        written(tmp_path, monkeypatch, steps)


def test_a_star_stands_for_anything() -> None:
    step = Step("x", "do", want=("bid:3:*", "doubt"))
    assert step.wanted(["bid:3:5", "bid:4:5", "doubt", "exact"]) == ["bid:3:5", "doubt"]


def test_a_right_lesson_has_nothing_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = '[[step]]\nid = "w"\nkind = "watch"\nmoves = ["bid:4:4"]\nglow = ["face:4", "log"]\n'
    assert found(written(tmp_path, monkeypatch, BID + watch)) == []


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ('[[step]]\nid = "x"\nkind = "do"\nwant = ["doubt"]\n', "step x: none of doubt is offered"),
        (BID + '[[step]]\nid = "x"\nkind = "watch"\nmoves = ["bid:2:4"]\n', "step x: bid:2:4 is not possible"),
        (BID + '[[step]]\nid = "x"\nkind = "do"\nwant = ["bid:*"]\n', "step x: none of"),
        ('[[step]]\nid = "x"\nkind = "say"\nglow = ["face:9"]\n', "step x: there is no face:9"),
        ('[[step]]\nid = "x"\nkind = "say"\nglow = ["roof"]\n', "step x: there is no roof"),
        ('[[step]]\nid = "f"\nkind = "free"\ndecisions = 1\n' + BID, "step bid: after free play"),
    ],
)
def test_what_would_fail_a_learner_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: str, words: str
) -> None:
    assert any(each.startswith(words) for each in found(written(tmp_path, monkeypatch, steps)))


def test_every_right_answer_must_lead_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After three fives four fours are higher; after five fives they are not."""
    steps = BID.replace('"bid:3:5"', '"bid:3:5", "bid:5:5"')
    steps += '[[step]]\nid = "w"\nkind = "watch"\nmoves = ["bid:4:4"]\n'
    assert any(each.startswith("step w: bid:4:4") for each in found(written(tmp_path, monkeypatch, steps)))


def test_a_scene_begins_at_its_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = '[[step]]\nid = "s"\nkind = "do"\nwant = ["doubt"]\n'
    scene += 'position = { set = { bid_count = 7, bid_face = "5", bidder = 2 } }\n'
    lesson = written(tmp_path, monkeypatch, BID + scene)
    assert [lesson.scene(step) for step in range(2)] == [0, 1]
    assert found(lesson) == []
