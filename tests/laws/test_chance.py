"""Law: seeds reproduce games across processes and machines."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import spielwerk
from spielwerk.kernel.journal import from_journal, to_journal
from tests.laws.listed import CASES, Case, every_case, every_plain_case
from tests.laws.walks import recorded, walk

MARKS = {"choice": ">", "forced": "=", "reason": "=", "note": " "}
AGAIN = 11
"""The seed of the games that are played again."""
GOLDEN = Path(__file__).parents[1] / "golden"
SOURCE = Path(spielwerk.__file__).parents[1]


def fingerprint(slug: str, seats: int, seed: int) -> str:
    """A hash over all states of a random game."""
    return hashlib.sha256(b"".join(recorded(Case(slug, seats), seed).states)).hexdigest()


@cache
def elsewhere(slug: str) -> dict[int, str]:
    """The same fingerprints by their numbers of seats, as another process with another order of hashes finds them."""
    seats = [case.seats for case in CASES if case.slug == slug and not case.choices]
    script = (
        "from tests.laws.test_chance import fingerprint\n"
        f"for seats in {seats}:\n"
        f"    print(fingerprint({slug!r}, seats, {AGAIN}))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2],
        env={"PYTHONHASHSEED": "123", "PYTHONPATH": str(SOURCE), "PATH": "", "HOME": str(Path.home())},
    )  # fmt: skip
    return dict(zip(seats, done.stdout.split(), strict=True))


@every_plain_case
def test_another_process_plays_the_same_game(case: Case) -> None:
    assert elsewhere(case.slug)[case.seats] == fingerprint(case.slug, case.seats, AGAIN)


@every_case
def test_a_journal_brings_back_every_byte(case: Case) -> None:
    table = recorded(case, 3).table
    again = from_journal(to_journal(table), spielwerk.game)
    assert bytes(again.state) == bytes(table.state)
    assert [move.before for move in again.moves] == [move.before for move in table.moves]
    assert again.log("en") == table.log("en")


@every_plain_case
def test_golden_playthrough(case: Case, request: pytest.FixtureRequest) -> None:
    """A whole game as text that a person can read; a diff shows what a change of the rules did to it."""
    text = playthrough(case)
    if request.config.getoption("--write-golden"):
        golden_file(GOLDEN, case).write_text(text, "utf-8")
    assert golden(GOLDEN, case) == text


def golden_file(folder: Path, case: Case) -> Path:
    return folder / f"{case.slug}-{case.seats}.txt"


def golden(folder: Path, case: Case) -> str:
    path = golden_file(folder, case)
    if not path.exists():
        pytest.fail(f"{path.name} is missing: --write-golden writes it, to be read once and kept")
    return path.read_text("utf-8")


def test_a_missing_playthrough_is_no_pass(tmp_path: Path) -> None:
    with pytest.raises(pytest.fail.Exception, match="--write-golden"):
        golden(tmp_path, CASES[0])


def playthrough(case: Case) -> str:
    """A random game: what was asked, what was chosen (>) or forced (=), what came of it, the points."""
    lines: list[str] = []
    table = None
    for table in walk(case, 2026):
        if table.over:
            break
        kind = table.kind
        assert kind is not None
        lines.append(f"{len(table.moves) + 1}. seat {table.seat} · {kind.name} · {len(table.options())} options")
    assert table is not None
    told = {number: [] for number in range(len(table.moves) + 1)}  # type: dict[int, list[str]]
    for line in table.log_lines("en"):
        told[line.move].append(f"    {MARKS[line.kind]} {line.text}")
    body = [*told[0]]
    for number, head in enumerate(lines, 1):
        body += [head, *told[number]]
    ledger = [f"{category}: {points}" for category, points in table.ledger().items()]
    return "\n".join([*body, f"scores: {table.scores()}", f"winners: {table.winners()}", *ledger]) + "\n"
