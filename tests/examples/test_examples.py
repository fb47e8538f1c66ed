"""Every program in examples/ runs and says what it should."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.needs import needs

EXAMPLES = Path(__file__).parents[2] / "examples"
CALLS: dict[str, tuple[list[str], list[str]]] = {
    "play.py": (["--moves", "12", "--lang", "de"], ["Spieler", "after one move was taken back"]),
    "own_bot.py": (["--games", "2", "--workers", "2"], ["of 2 games"]),
    "batch.py": (["--size", "8", "--steps", "700"], ["steps per second", "mean reward by seat"]),
}
OTHERS = ("variant.py", "visitor.py", "watch.py")
"""Those that have a test of their own below."""
COMPILED = ("batch.py",)


def example(name: str, *words: str) -> str:
    """Run a program and return what it says."""
    done = subprocess.run([sys.executable, EXAMPLES / name, *words], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_every_example_is_tried_and_listed() -> None:
    files = {file.name for file in EXAMPLES.glob("*.py")}
    assert files == {*CALLS, *OTHERS}
    listed = (EXAMPLES / "README.md").read_text("utf-8")
    assert [name for name in files if f"`{name}`" not in listed] == []


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.native] if name in COMPILED else []) for name in CALLS]
)
def test_it_runs(name: str) -> None:
    words, said = CALLS[name]
    out = example(name, *words)
    assert [part for part in said if part not in out] == []


def test_a_change_of_data_changes_the_game() -> None:
    cheaper = ["hire_cost_gold", "3", "--games", "3", "--bots", "random", "--speed", "python"]
    printed, changed = example("variant.py", *cheaper).splitlines()
    assert printed.startswith("as printed") and changed.startswith("hire_cost_gold = 3")
    assert printed.partition("points")[2] != changed.partition("points")[2]


def test_an_unknown_number_is_one_clear_line() -> None:
    done = subprocess.run([sys.executable, EXAMPLES / "variant.py", "nonsense", "1"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1 and "nonsense" in done.stderr


def test_a_program_plays_and_another_watches(url: str) -> None:
    played = example("visitor.py", url, "--moves", "3").splitlines()
    assert len(played) == 4 and played[1].startswith("  1. ")
    watching = [sys.executable, str(EXAMPLES / "watch.py"), played[0], "--lang", "de"]
    with subprocess.Popen(watching, stdout=subprocess.PIPE, text=True) as watcher:
        assert watcher.stdout is not None
        first = watcher.stdout.readline()
        watcher.kill()
    table = played[0].rpartition("/")[2]
    log = httpx.get(f"{url}/api/tables/{table}/log", params={"lang": "de"}).json()["lines"]
    assert first.strip() in [line["text"] for line in log]


# ---------------------------------------------------------------- programs that learn

LEARNERS = (
    "network.py",
    "tables.py",
    "credit.py",
    "ppo.py",
    "graphs.py",
    "curve.py",
    "clone.py",
    "export.py",
    "evaluate.py",
)
TINY = ["--game", "dudo", "--seats", "3", "--width", "16", "--minibatch", "256"]


def test_every_learner_is_listed() -> None:
    files = {file.name for file in (EXAMPLES / "learn").glob("*.py")}
    assert files == set(LEARNERS)
    listed = (EXAMPLES / "README.md").read_text("utf-8")
    assert [name for name in files if f"`learn/{name}`" not in listed] == []
    assert len((EXAMPLES / "learn" / "ppo.py").read_text("utf-8").splitlines()) <= 300


@pytest.mark.slow
def test_a_bot_is_imitated_learns_on_and_plays_in_the_arena(tmp_path: Path) -> None:
    needs("torch", "torch")
    cloned, learned, network = (tmp_path / name for name in ("clone.pt", "ppo.pt", "dudo.onnx"))
    said = example("learn/clone.py", *TINY, "--decisions", "4096", "--checkpoint", str(cloned))
    assert "decisions of greedy" in said and "both agree" in said
    log = tmp_path / "ppo.csv"
    short = ["--envs", "32", "--steps", "8", "--seconds", "0.1", "--games", "4", "--start", str(cloned)]
    said = example("learn/ppo.py", *TINY, *short, "--log", str(log), "--checkpoint", str(learned))
    assert (
        "against greedy" in said
        and "against random" in said
        and log.read_text("utf-8").startswith("seconds,decisions,")
    )
    assert log.with_suffix(".svg").read_text("utf-8").startswith("<svg")
    example("learn/export.py", str(learned), str(network))
    said = example("learn/evaluate.py", "dudo", f"onnx:{network}", "--against", "random", "--games", "6")
    assert "95 % interval" in said
