"""Compiled rules that come with the package: used where they fit, never where anything differs, equal to the byte."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spielwerk
from spielwerk.kernel import Game
from spielwerk.kernel.native import Native, build, shipped
from spielwerk.kernel.native.compiler.machine import machine_code
from tests.kernel.medals import game as medals

BEST, *_ = shipped.usable_processors() or [""]
HERE = {name: shipped.PROCESSORS[shipped.kind_of_machine()][name] for name in shipped.usable_processors()}

pytestmark = pytest.mark.skipif(not BEST, reason="no processor is compiled for that this one could stand in for")


def nothing(*_: object) -> None:
    """No progress is shown."""


@pytest.fixture(scope="module")
def code() -> bytes:
    return build.compiled(medals, nothing, BEST)


@pytest.fixture
def package(tmp_path: Path, code: bytes, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that carries the rules of a small game, and an empty cache."""
    folder = tmp_path / "compiled"
    folder.mkdir()
    shipped.write(medals, folder, BEST, code)
    monkeypatch.setattr(shipped, "FOLDER", folder)
    monkeypatch.setattr(build, "shipped_objects", lambda game: shipped.shipped_objects(game, folder))
    monkeypatch.setenv("SPIELWERK_CACHE", str(tmp_path / "cache"))
    return folder


def compiles(game: Game) -> bool:
    """Whether the rules have to be compiled before they are used."""
    parts: list[str] = []
    Native(game, lambda done, total, name: parts.append(name))
    return bool(parts)


def test_what_fits_is_used_at_once(package: Path) -> None:
    assert not compiles(medals)
    assert not build.is_built(medals)


def test_rules_for_this_very_machine_come_first(package: Path) -> None:
    build.build(medals, nothing)
    for file in package.iterdir():
        file.write_bytes(b"never read")
    assert not compiles(medals)


def test_other_sources_are_not_taken_for_these(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (package / "more.toml").write_text("rounds = 7", "utf-8")
    files = [*shipped.rule_files(medals.folder), package / "more.toml"]
    monkeypatch.setattr(shipped, "rule_files", lambda folder: files)
    assert compiles(medals)


def test_a_name_with_another_hash_is_not_taken(package: Path) -> None:
    (file,) = package.iterdir()
    slug, sources, processor = file.name.split("-", 2)
    file.rename(package / f"{slug}-{sources[::-1]}-{processor}")
    assert compiles(medals)


def test_another_format_is_not_taken(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "FORMAT", shipped.FORMAT + 1)
    assert compiles(medals)


def test_a_damaged_file_is_not_taken(package: Path) -> None:
    (file,) = package.iterdir()
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 1
    file.write_bytes(data)
    assert compiles(medals)


def test_what_llvm_can_not_link_is_compiled_anew(package: Path) -> None:
    other = machine_code("define i64 @other() {\n  ret i64 0\n}")
    shipped.write(medals, package, BEST, other)
    assert compiles(medals)
    shipped.write(medals, package, BEST, b"no object file at all")
    build.folder_of(medals).joinpath("rules.o").unlink()
    assert compiles(medals)


def test_a_processor_that_is_not_there_is_passed_over(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "PROCESSORS", {shipped.kind_of_machine(): {BEST: (*HERE[BEST], "wings")}})
    assert shipped.usable_processors() == []
    assert compiles(medals)


@pytest.mark.parametrize(
    ("lacking", "usable"),
    [((), ["x86-64-v3", "x86-64-v2"]), (("avx2",), ["x86-64-v2"]), (("avx2", "popcnt"), []), (("sse4.2",), [])],
)
def test_levels_are_what_a_processor_can_do(
    monkeypatch: pytest.MonkeyPatch, lacking: tuple[str, ...], usable: list[str]
) -> None:
    every = {name: name not in lacking for needed in shipped.PROCESSORS["x86_64"].values() for name in needed}
    monkeypatch.setattr(shipped.llvm, "get_host_cpu_features", lambda: every)
    monkeypatch.setattr(shipped.platform, "machine", lambda: "AMD64")
    assert shipped.usable_processors() == usable
    monkeypatch.setattr(shipped.platform, "machine", lambda: "riscv64")
    assert shipped.usable_processors() == []
    monkeypatch.setattr(shipped.platform, "machine", lambda: "aarch64")
    assert shipped.usable_processors() == ["generic"]


def test_bounds_and_other_data_are_compiled_for(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert build.shipped_rules(medals) is not None
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert build.shipped_rules(medals) is None
    monkeypatch.delenv("NUMBA_BOUNDSCHECK")
    monkeypatch.setenv("SPIELWERK_DATA_MEDALS", str(tmp_path / "other.toml"))
    assert build.shipped_rules(medals) is None


def test_the_process_that_compiles_is_done_at_once_and_the_exact_rules_follow(tmp_path: Path) -> None:
    """As the server calls it, with a package that carries the rules of the smallest game."""
    copied = tmp_path / "site"
    leave_out = shutil.ignore_patterns("static", "__pycache__", "compiled")
    shutil.copytree(Path(spielwerk.__file__).parent, copied / "spielwerk", ignore=leave_out)
    surroundings = os.environ | {"PYTHONPATH": str(copied), "SPIELWERK_CACHE": str(tmp_path / "cache")}

    def said(*words: str) -> list[dict[str, Any]]:
        done = subprocess.run([sys.executable, "-m", *words], env=surroundings, cwd=tmp_path, capture_output=True)
        assert done.returncode == 0, done.stderr
        return [json.loads(line) for line in done.stdout.splitlines()]

    (copied / "spielwerk" / "compiled").mkdir()
    said("spielwerk.kernel.native", "--ship", str(copied / "spielwerk" / "compiled"), "dudo")
    assert [part["name"] for part in said("spielwerk.kernel.native", "dudo")] == ["came with the package"]
    said("spielwerk.kernel.native", "dudo", "--exact")
    assert [part["name"] for part in said("spielwerk.kernel.native", "dudo")] == ["there already"]


@pytest.mark.native
@pytest.mark.parametrize("slug", ["airship_city", "anno_1800", "dudo"])
@pytest.mark.parametrize("processor", HERE)
def test_results_are_those_of_the_rules_for_this_very_machine(slug: str, processor: str, tmp_path: Path) -> None:
    game = spielwerk.game(slug)
    common = Native(game)
    code = build.compiled(game, nothing, processor)
    vars(common)["_entry_points"] = build._linked(game, f"{slug}-{processor}", code)
    assert everything(common) == everything(game.native)


def everything(native: Native) -> list[bytes]:
    """All states of random games, what is seen and imagined of them, and what they are worth, as bytes."""
    seats, found = native.game.seats[-1], list[bytes]()
    played = native.playouts(200, seats, seed=3)
    found += [played.scores.tobytes(), played.standings.tobytes(), played.lengths.tobytes()]
    batch = native.batch(4, seats, seed=11)
    batch.reset()
    for step in range(150):
        found += [batch.states.tobytes(), batch.observations.tobytes(), batch.masks.tobytes()]
        state = batch.states[step % 4].copy()
        seen = native.concealed(state, step % seats)
        found += [seen.tobytes(), native.imagined(seen, step % seats, step).tobytes()]
        values = [native.evaluate(state, seat, skill) for seat in range(seats) for skill in range(native.game.skills)]
        found.append(np.array(values).tobytes())
        legal = [np.flatnonzero(mask) for mask in batch.masks]
        batch.step(np.array([row[step % len(row)] for row in legal]))
    return found
