"""Weights moved by games: what is better is found, whoever goes on after a break comes to the same."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import spielwerk
from spielwerk.arena.evolution import (
    Judgement,
    NotOpen,
    Plan,
    Table,
    bot_of,
    evolve,
    judged_by,
    open_native,
    proved,
    read,
    rewarded,
    shaken,
    slope,
    told,
    weights_of,
)
from spielwerk.arena.executors.local import Threads
from spielwerk.arena.expertise import centred, file_text
from spielwerk.arena.learning import Lesson, Watching, kept_beside, learn
from spielwerk.arena.ledger import Ledger
from spielwerk.bots import UnknownBot, position_of
from spielwerk.bots.native import NativeGreedyBot
from spielwerk.bots.search import SearchBot
from spielwerk.kernel.native.loops import evaluate
from tests.kernel.medals import game as medals

AIRSHIP = spielwerk.game("airship_city")
PLAN = Plan(AIRSHIP, games=4, generations=2, seed=3)


def test_numbers_move_weights_throughout_and_towards_the_beginning() -> None:
    judgement = Judgement(np.array([[1.0, 0.0], [3.0, 0.0]]))
    assert judgement.moved(np.array([0.5, 9.0, 0.0, 9.0])).tolist() == [[1.75, 0.0], [4.25, 0.0]]
    assert judgement.moved(np.array([0.0, 0.0, 1.0, 0.0])).tolist() == [[1.0, 0.0], [5.5, 0.0]]


def test_shaken_numbers_follow_from_the_seed_and_add_up_to_nothing_at_a_table() -> None:
    judgement = Judgement.of(AIRSHIP)
    one, again = (shaken(PLAN, judgement, Table(1, 2)) for _ in range(2))
    assert (one == again).all()
    assert one.shape == (4, judgement.size)
    assert np.abs(one.sum(axis=0)).max() < 1e-9
    assert (one != shaken(PLAN, judgement, Table(1, 3))).any()
    many = np.concatenate([shaken(PLAN, judgement, Table(0, number)) for number in range(200)])
    assert many.std() == pytest.approx(1.0, abs=0.02)


def test_the_mean_goes_where_the_praise_was() -> None:
    judgement = Judgement(np.ones((2, 3)))
    tables = [Table(0, number) for number in range(500)]
    praised = [(table, tuple(shaken(PLAN, judgement, table)[:, 4].tolist())) for table in tables]
    along = slope(PLAN, judgement, praised)
    assert along[4] == pytest.approx(1.0, abs=0.05)
    assert np.abs(np.delete(along, 4)).max() < 0.1


def test_open_weights_judge_as_the_game_does_until_they_are_changed() -> None:
    native, usual = open_native(AIRSHIP), AIRSHIP.native
    rows = Judgement.of(AIRSHIP).rows
    state = np.frombuffer(bytes(AIRSHIP.table(4, 5).state), np.uint8).copy()
    for slot in range(native.slots):
        native.weights(slot)[:] = rows
        assert evaluate(native.rules_for(slot), state, 1) == evaluate(usual.rules_for(99), state, 1)
    native.weights(1)[:] = 2 * rows
    changed = evaluate(native.rules_for(1), state, 1) - usual.game.functions["score"](AIRSHIP.table(4, 5).state, 1)
    before = evaluate(native.rules_for(0), state, 1) - usual.game.functions["score"](AIRSHIP.table(4, 5).state, 1)
    assert changed == pytest.approx(2 * before)
    assert evaluate(usual.rules_for(99), state, 1) == evaluate(native.rules_for(0), state, 1)


def test_a_slot_plays_as_the_greedy_bot_with_its_weights() -> None:
    native = open_native(AIRSHIP)
    native.weights(2)[:] = np.asarray(weights_of(AIRSHIP)).reshape(-1, *Judgement.of(AIRSHIP).rows.shape)[0]
    table = AIRSHIP.table(4, 7)
    for number in range(30):
        position = position_of(table)
        with judged_by(native):
            choice = bot_of("greedy", 2, number).choose(position)
        assert choice == NativeGreedyBot(number).choose(position)
        table.play(AIRSHIP.key(choice))


def test_a_search_thinks_with_the_weights_of_its_slot() -> None:
    native, position = open_native(AIRSHIP), position_of(AIRSHIP.table(4, 9))
    rows = Judgement.of(AIRSHIP).rows
    native.weights(0)[:], native.weights(1)[:] = rows, -rows
    with judged_by(native):
        bots = [bot_of("easy:iterations=64:seconds=1e9", slot, 1) for slot in (0, 1)]
        one, other = (bot.judge(position) for bot in bots if isinstance(bot, SearchBot))
    assert vars(AIRSHIP).get("native") is not native
    assert [each.value for each in one] != [each.value for each in other]


def test_who_goes_on_after_a_break_comes_to_the_same(tmp_path: Path) -> None:
    whole = evolve(PLAN, Threads())
    file = tmp_path / "games.jsonl"
    ledger = Ledger(file, PLAN.conditions, False, told, read)
    ledger.add(Table(0, 1), rewarded(PLAN, np.zeros(Judgement.of(AIRSHIP).size), Table(0, 1)))
    assert (evolve(PLAN, Threads(), Ledger(file, PLAN.conditions, True, told, read)) == whole).all()
    kept = file.read_text("utf-8").splitlines()
    assert len(kept) == 1 + PLAN.games * PLAN.generations
    assert np.abs(whole).max() > 0


def test_a_proof_is_zero_sum_between_equal_weights() -> None:
    """Four seats with the same weights, each in turn the one that is tried, lead by nothing together."""
    rows = Judgement.of(AIRSHIP).rows
    found = [proved(PLAN, [rows.copy()], Table(-1, number)) for number in range(4)]
    assert sum(lead for lead, _ in found) == pytest.approx(0)
    assert sum(win for _, win in found) == pytest.approx(1)


def test_centred_weights_promise_as_much_as_before_and_the_file_reads_back() -> None:
    rows = Judgement.of(AIRSHIP).rows
    lifted = rows.copy()
    lifted[:, 0] += 7.0  # `turn`, which is 1 in every position
    assert centred(AIRSHIP, lifted, 4, 60, 1) == pytest.approx(rows, abs=1e-6)
    file = tomllib.loads(file_text(AIRSHIP, rows, ["made by a test"]))
    assert file["weights"]["turn"] == pytest.approx(rows[[0, 1, 3, 7, 12, 20], 0], abs=0.0006)


def test_a_game_without_weights_for_temperaments_can_not_be_moved() -> None:
    with pytest.raises(NotOpen):
        weights_of(spielwerk.game("dudo"))
    assert medals.styles == ()


def test_a_lesson_ends_in_a_file_and_goes_on_where_it_broke_off(tmp_path: Path) -> None:
    lesson = Lesson(Plan(AIRSHIP, games=4, generations=1, seed=5), "easy:iterations=8", proof=4)
    keep, told_of = kept_beside(tmp_path / "lesson"), list[int]()
    watching = Watching(generation=lambda number, way: told_of.append(number))
    found = learn(lesson, Threads(), keep, "a test", watching)
    assert told_of == [0]
    assert [proof.share for proof in found.proofs] == [1 / 3, 2 / 3, 1.0]
    assert all(proof.games == 4 and 0 <= proof.wins <= 1 for proof in found.proofs)
    assert "#     a test" in found.text and tomllib.loads(found.text)["turns_left"] == [0, 1, 3, 7, 12, 20]
    files = sorted(tmp_path.iterdir())
    kept = [file.read_text("utf-8") for file in files]
    again = learn(replace(lesson, plan=replace(lesson.plan, generations=1)), Threads(), keep, "a test")
    assert again == found
    assert [file.read_text("utf-8") for file in files] == kept
    assert found.file == AIRSHIP.folder / "expertise.toml"


def test_whoever_does_not_judge_can_not_play() -> None:
    with pytest.raises(UnknownBot, match="random"):
        Lesson(Plan(AIRSHIP, player="random")).check()
    Lesson(Plan(AIRSHIP), "expert:seconds=1").check()
