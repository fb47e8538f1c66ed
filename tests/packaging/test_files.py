"""The files that hosts copy say the same as the pages that tell about them, and their readers understand them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spielwerk.server.settings.sources import gather
from tests.needs import missing
from tests.packaging.built import ROOT, done
from tests.packaging.composed import PACKAGING
from tests.packaging.install_page import CONTAINERS, INSTALL, PAGES, steps, tried_lines, typed_lines

PAGE = INSTALL.read_text("utf-8")
SYSTEMD = PACKAGING / "systemd"
UNITS = sorted(SYSTEMD.iterdir())
SERVICES = [unit for unit in UNITS if unit.suffix == ".service"]
SETTINGS, CADDYFILE = "/etc/spielwerk.toml", "/etc/caddy/Caddyfile"


@pytest.mark.parametrize("page", [*PAGES, CONTAINERS], ids=lambda page: page.name)
def test_every_command_line_was_typed(page: Path) -> None:
    """Whoever changes one types it: `try_install.py` and `try_containers.py` do, and write the lists."""
    tried = tried_lines(page)
    needed = [step.line for step in typed_lines(page)]
    assert needed and [line for line in needed if line not in tried] == []


def test_files_of_the_page_are_written_where_it_says(tmp_path: Path) -> None:
    written = [(step.file, step.text) for step in steps(INSTALL) if step.file]
    assert [file for file, _ in written] == [SETTINGS, CADDYFILE, SETTINGS]
    (proxy,) = (text for file, text in written if file == CADDYFILE)
    for number, kind in ((0, "postgresql:"), (2, "sqlite:")):
        file = tmp_path / "spielwerk.toml"
        file.write_text(written[number][1], "utf-8")
        found = gather({}, {}, file).settings
        assert found.database.startswith(kind) and (found.public_url or "nowhere") in f"https://{proxy}"


def test_the_page_has_the_caddyfile_of_the_compose_file() -> None:
    file = (PACKAGING / "compose" / "Caddyfile").read_text("utf-8").partition("\n")[2]
    here = re.sub(r"\{\$SERVERS:[^}]*\}", "127.0.0.1:8000 127.0.0.1:8001", file)
    assert here.replace("{$DOMAIN}", "games.example.org") in PAGE


def test_the_first_page_leads_a_stranger_to_all_others() -> None:
    first = (ROOT / "docs" / "hosts" / "index.md").read_text("utf-8").split("\n## ")[0]
    others = {page.name for page in (ROOT / "docs" / "hosts").glob("*.md")} - {"index.md"}
    assert {link.partition("#")[0] for link in re.findall(r"\]\(([^)]+)\)", first)} == others


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_the_units(unit: Path, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        missing("units are not checked: systemd-analyze is not installed (Debian: apt install systemd)")
    for each in UNITS:
        text = each.read_text("utf-8").replace("/opt/spielwerk/bin/spielwerk", shutil.which("true") or "")
        (tmp_path / each.name.replace("@", "@8000")).write_text(text, "utf-8")
    there = tmp_path / unit.name.replace("@", "@8000")
    checked = subprocess.run(["systemd-analyze", "verify", str(there)], capture_output=True, text=True)
    assert checked.returncode == 0 and not checked.stderr, checked.stderr


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_the_units_start_what_there_is(unit: Path) -> None:
    words = re.search(r"^ExecStart=.*/opt/spielwerk/bin/spielwerk (\w+)", unit.read_text("utf-8"), re.MULTILINE)
    assert words is not None
    assert "--database" in done(Path(sys.executable).parent / "spielwerk", words[1], "--help", env=os.environ)


def test_workers_make_way_for_servers_as_neighbours() -> None:
    """Units of one template are in a slice of their own, within which weights count for nobody else."""
    worker, server = (SYSTEMD / f"spielwerk{name}@.service" for name in ("-worker", ""))
    lines = worker.read_text("utf-8").splitlines()
    assert "Slice=system.slice" in lines and "CPUWeight=20" in lines
    assert "CPUWeight" not in server.read_text("utf-8"), "which is 100 then"
