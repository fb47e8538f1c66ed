"""What is built from a clean checkout can be installed alone, and people can play there."""

from __future__ import annotations

import os
import shutil
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

import spielwerk
from spielwerk.games import GAMES
from tests.packaging.built import ROOT, build, done, empty_environment
from tests.server.people import Person

pytestmark = pytest.mark.xdist_group("packages")  # which are built once

PACKAGE = ROOT / "src" / "spielwerk"
APP = "server/static/index.html"
NO_FILES_OF_TESTS = ("tests/", "conftest.py", "hatch_build.py", "node_modules", "web/")


def files_of(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_wheel_has_all_of_the_package_and_no_tests(wheel: Path) -> None:
    tracked = done("git", "ls-files", "-co", "--exclude-standard", cwd=PACKAGE).splitlines()
    files = files_of(wheel)
    assert {f"spielwerk/{name}" for name in tracked} <= files
    template = "spielwerk/cli/template/tests/"  # what `spielwerk new` writes for a new game
    others = {name for name in files if not name.startswith((template, "spielwerk/server/static/"))}
    assert not [name for name in others if any(part in name for part in NO_FILES_OF_TESTS)]


def test_the_wheel_and_the_sdist_have_the_browser_app(wheel: Path, sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        carried = {name.partition("/")[2] for name in archive.getnames()}
    in_wheel = {name.removeprefix("spielwerk/") for name in files_of(wheel)}
    app = {name.removeprefix("src/spielwerk/") for name in carried if "/server/static/" in name}
    assert APP in app and app <= in_wheel
    for game in GAMES:
        assert {f"games/{game}/{name}" for name in ("data.toml", "card.toml", "de.ftl", "en.ftl")} <= in_wheel


def test_an_sdist_without_the_app_is_refused_in_one_line(sdist: Path, builder: Path, tmp_path: Path) -> None:
    shutil.unpack_archive(sdist, tmp_path, filter="data")
    unpacked = next(tmp_path.iterdir())
    shutil.rmtree((unpacked / "src" / "spielwerk" / APP).parent)
    assert _complaints(builder, unpacked, os.environ["PATH"]) == [f"the browser app is not there (src/spielwerk/{APP})"]


def test_a_checkout_without_node_is_refused_in_one_line(checkout: Path, builder: Path, tmp_path: Path) -> None:
    said = _complaints(builder, checkout, str(tmp_path))
    assert len(said) == 1 and "Node 20.19 or newer" in said[0] and "install Node" in said[0]


def _complaints(builder: Path, source: Path, path: str) -> list[str]:
    ended = build(builder, "--wheel", source, path=path)
    assert ended.returncode != 0
    said = [line for line in (ended.stdout + ended.stderr).splitlines() if "can't be packed" in line]
    return [line.partition("can't be packed: ")[2].partition("; take")[0] for line in said]


def test_an_editable_install_needs_no_node(checkout: Path, tmp_path: Path) -> None:
    python = empty_environment(tmp_path / "editable")
    surroundings = {**os.environ, "PATH": str(tmp_path)}
    done(python, "-m", "pip", "install", "-q", "--no-deps", "-e", checkout, env=surroundings)
    found = done(python, "-c", "import spielwerk; print(spielwerk.__file__)", cwd=tmp_path)
    assert Path(found.strip()) == checkout / "src" / "spielwerk" / "__init__.py"


def test_the_installed_package_is_not_the_repository(installed: Path, tmp_path: Path) -> None:
    found = done(installed, "-c", "import spielwerk; print(spielwerk.__file__)", cwd=tmp_path)
    assert installed.parent.parent in Path(found.strip()).parents


def test_the_front_page_and_its_files_come_up(installed_server: str) -> None:
    page = httpx.get(installed_server)
    assert page.status_code == 200 and "<title>Spielwerk" in page.text
    scripts = [part.partition('"')[0] for part in page.text.split('src="')[1:]]
    assert scripts and all(httpx.get(installed_server + script).status_code == 200 for script in scripts)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_made_at_a_table_of_every_game(installed_server: str, game: str) -> None:
    person = Person(installed_server)
    bots = [{"kind": "bot", "bot": "random"}] * (spielwerk.game(game).seats[0] - 1)
    opened = person.open("me", *bots, game=game)
    with person.at(opened["table"]) as line:
        line.greet()
        if not line.state["options"]:
            line.hear_until(lambda message: message["type"] == "state" and message["options"])
        before = line.state["n"]
        assert line.move()["n"] > before
