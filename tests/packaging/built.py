"""One sdist and one wheel for all tests, made from what git has of this repository, and each of them installed alone.

A plugin, so that tests of the server and of the browser share them (`tests/conftest.py`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.needs import missing

ROOT = Path(__file__).parents[2]
SPIELWERK = "spielwerk-*"


def outside() -> dict[str, str]:
    """Surroundings that know nothing of this repository."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def run(*command: object, **settings: object) -> subprocess.CompletedProcess[str]:
    """A command with all that it says."""
    asked = {"capture_output": True, "text": True, "env": outside()} | settings
    return subprocess.run([str(word) for word in command], **asked)  # pyright: ignore[reportArgumentType, reportCallIssue]


def done(*command: object, **settings: object) -> str:
    """The same, where it has to succeed; returns what it says."""
    ended = run(*command, **settings)
    assert ended.returncode == 0, f"{command}: {ended.stdout}{ended.stderr}"
    return ended.stdout


def empty_environment(folder: Path) -> Path:
    """A virtual environment with pip and nothing else; returns its Python."""
    venv.create(folder, with_pip=True)
    return folder / "bin" / "python"


def build(builder: Path, *words: object, path: str | None = None) -> subprocess.CompletedProcess[str]:
    """Build a package with what is installed; programs are found on `path`."""
    options = ("--no-isolation", "--skip-dependency-check")
    return run(builder, "-m", "build", *options, *words, env=os.environ | ({"PATH": path} if path else {}))


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the repository as they are now, without anything that git leaves out."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        missing("no package is built: this is no git checkout")
    folder = tmp_path_factory.mktemp("checkout") / "spielwerk"
    for name in done("git", "ls-files", "-z", "-co", "--exclude-standard", cwd=ROOT).split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="session")
def builder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that can build packages."""
    python = empty_environment(tmp_path_factory.mktemp("builder"))
    done(python, "-m", "pip", "install", "-q", "--no-compile", "build", "hatchling")
    return python


@pytest.fixture(scope="session")
def sdist(checkout: Path, builder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist from the clean checkout."""
    if shutil.which("npm") is None:
        missing("no package is built: the machine has no Node and npm")
    target = tmp_path_factory.mktemp("sdist")
    built = build(builder, "--sdist", "-o", target, checkout)
    assert built.returncode == 0, built.stdout + built.stderr
    return next(target.glob(f"{SPIELWERK}.tar.gz"))


@pytest.fixture(scope="session")
def wheel(sdist: Path, builder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel from the sdist, made where there is no Node."""
    folder, target = tmp_path_factory.mktemp("unpacked"), tmp_path_factory.mktemp("wheel")
    shutil.unpack_archive(sdist, folder, filter="data")
    built = build(builder, "--wheel", "-o", target, next(folder.glob(SPIELWERK)), path=str(builder.parent))
    assert built.returncode == 0, built.stdout + built.stderr
    return next(target.glob(f"{SPIELWERK}.whl"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment in which the wheel was installed, and nothing before it."""
    python = empty_environment(tmp_path_factory.mktemp("installed"))
    done(python, "-m", "pip", "install", "-q", "--no-compile", wheel)
    return python


@pytest.fixture(scope="session")
def installed_from_sdist(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with the sdist, where there is no Node."""
    python = empty_environment(tmp_path_factory.mktemp("from_sdist"))
    done(python, "-m", "pip", "install", "-q", "--no-compile", sdist, env=outside() | {"PATH": str(python.parent)})
    return python


@pytest.fixture(scope="session")
def installed_server(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of `spielwerk serve` as the wheel has installed it."""
    with _served(installed, tmp_path_factory.mktemp("home")) as address:
        yield address


@pytest.fixture(scope="session")
def server_from_sdist(installed_from_sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The same from the sdist."""
    with _served(installed_from_sdist, tmp_path_factory.mktemp("home")) as address:
        yield address


@contextmanager
def _served(python: Path, home: Path) -> Iterator[str]:
    """`spielwerk serve` far from the repository; rules that have been compiled on this machine serve it too."""
    surroundings = {"SPIELWERK_HOME": str(home)}
    command = [str(python.parent / "spielwerk"), "serve", "--port", "0", "--lang", "en"]
    with subprocess.Popen(
        command, cwd=home, env=outside() | surroundings, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[4]
        finally:
            process.terminate()
