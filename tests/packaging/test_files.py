"""The files that hosts copy say the same as the page that tells about them, and their readers understand them."""

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
from tests.packaging.composed import PACKAGING, compose_file, entrypoints, env_example
from tests.packaging.install_page import CONTAINERS, ONE_FILE, PAGES, steps, tried_lines, typed_lines

PAGE = (ROOT / "docs" / "hosts" / "install.md").read_text("utf-8")
FILLED = env_example() | {"POSTGRES_PASSWORD": "secret"}
UNITS = sorted((PACKAGING / "systemd").glob("*.service"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_line_was_typed_on_a_bare_machine(page: Path) -> None:
    """Whoever changes one types it: `try_install.py` does, and writes the list."""
    tried = tried_lines()
    needed = [step.line for step in typed_lines(page) if step.section not in (CONTAINERS, ONE_FILE)]
    assert needed and [line for line in needed if line not in tried] == []


def test_files_of_the_page_are_written_where_it_says() -> None:
    written = {step.file: step.text for step in steps(PAGES[0]) if step.file}
    assert list(written) == ["/etc/spielwerk.env", "/etc/caddy/Caddyfile"]
    variables = dict(line.split("=", 1) for line in written["/etc/spielwerk.env"].splitlines())
    found = gather({}, variables, None).settings
    assert (
        found.database.startswith("postgresql:")
        and (found.public_url or "nowhere") in f"https://{written['/etc/caddy/Caddyfile']}"
    )


def test_the_page_has_the_caddyfile_of_the_compose_file() -> None:
    file = (PACKAGING / "compose" / "Caddyfile").read_text("utf-8").partition("\n")[2]
    here = re.sub(r"\{\$SERVERS:[^}]*\}", "127.0.0.1:8000 127.0.0.1:8001", file)
    assert here.replace("{$DOMAIN}", "games.example.org") in PAGE


def test_the_example_of_surroundings_names_all_that_the_compose_file_asks_for() -> None:
    text = (PACKAGING / "compose" / "compose.yaml").read_text("utf-8")
    assert set(re.findall(r"\$\{(\w+)", text)) == set(env_example())
    with pytest.raises(AssertionError, match=r"POSTGRES_PASSWORD: set it in \.env"):
        compose_file(env_example())


def test_the_services_depend_on_services_and_build_images_that_there_are() -> None:
    services = compose_file(FILLED)
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        assert "build" not in service or service["build"]["target"] in entrypoints(), name
    assert {services[name]["image"] for name in ("server-1", "server-2")} == {"spielwerk-server"}


def test_the_surroundings_of_a_server_are_settings() -> None:
    surroundings = compose_file(FILLED)["server-1"]["environment"]
    found = gather({}, {name: str(value) for name, value in surroundings.items()}, None).settings
    assert found.public_url == "https://games.example.org" and found.log_format == "json"
    assert found.database == "postgresql://spielwerk:secret@database/spielwerk" and len(found.trusted_proxies) == 3


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_the_units(unit: Path, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        missing("units are not checked: systemd-analyze is not installed (Debian: apt install systemd)")
    there = tmp_path / unit.name.replace("@", "@8000")
    there.write_text(
        unit.read_text("utf-8").replace("/opt/spielwerk/bin/spielwerk", shutil.which("true") or ""), "utf-8"
    )
    checked = subprocess.run(["systemd-analyze", "verify", str(there)], capture_output=True, text=True)
    assert checked.returncode == 0 and not checked.stderr, checked.stderr


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_the_units_start_what_there_is(unit: Path) -> None:
    words = re.search(r"^ExecStart=\S+/spielwerk (\w+)", unit.read_text("utf-8"), re.MULTILINE)
    assert words is not None
    assert "--database" in done(Path(sys.executable).parent / "spielwerk", words[1], "--help", env=os.environ)
