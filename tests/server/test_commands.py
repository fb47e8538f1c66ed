"""The commands `serve` and `bot-client`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE

import pytest

from spielwerk.cli.commands.serve import _shown_address
from tests.server.people import PATIENCE, Person

SPIELWERK = [sys.executable, "-c", "from spielwerk.cli import main; main()"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*SPIELWERK, *arguments], capture_output=True, text=True, timeout=PATIENCE)


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    environment = os.environ | {"SPIELWERK_HOME": str(folder)}
    command = [*SPIELWERK, "serve", "--port", "0", "--lang", "en"]
    with subprocess.Popen(
        command, stdout=PIPE, stderr=PIPE, text=True, env=environment, start_new_session=True
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[4], process
        finally:
            process.kill()


def test_serve_keeps_its_tables_at_home_and_stops_when_asked(tmp_path: Path) -> None:
    with served(tmp_path) as (url, process):
        assert url.startswith("http://127.0.0.1:")
        assert Person(url).call("GET", "/health")["ok"]
        assert (tmp_path / "tables.sqlite").exists()
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) in (0, 130, -2)


def test_ctrl_c_ends_all_without_a_word(tmp_path: Path) -> None:
    """A terminal sends it to every process of the group, so also to those that think and compile."""
    with served(tmp_path) as (url, process):
        person = Person(url)
        table = person.open({"kind": "bot", "bot": "easy"}, "me", {"kind": "bot", "bot": "easy"})["table"]
        with person.at(table) as line:
            line.greet()
            line.hear_until_mine()
        while not person.call("GET", "/health")["compiled"]:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        assert process.communicate(timeout=PATIENCE)[1] == ""


def test_an_outside_program_plays_a_whole_game(url: str) -> None:
    host = Person(url)
    opened = host.open("open", {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    done = run("bot-client", url, "--join", opened["links"][0]["url"], "--bot", "random", "--name", "Robbi")
    assert done.returncode == 0, done.stderr
    assert "win" in done.stdout.splitlines()[-1]
    position = host.call("GET", f"/tables/{opened['table']}/position")
    assert position["status"] == "over" and position["seats"][0]["name"] == "Robbi"
    token = done.stdout.split("--token ")[1].split()[0]
    again = run("bot-client", url, "--table", opened["table"], "--token", token)
    assert again.returncode == 0 and again.stdout.strip() == done.stdout.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["serve", "--database", "mysql://x/y"], "--database must be"),
        (["serve", "--database", "nonsense"], "--database must be"),
        (["serve", "--database", "sqlite:////dev/null/x.db"], "/dev/null can't be written: part of the path"),
        (["serve", "--database", "sqlite:////proc/x.db"], "/proc/x.db-server can't be written: there is no such"),
        (["serve", "--public-url", "games.example"], "whole address"),
        (["serve", "--port", "99999"], "--port"),
        (["serve", "--host", "256.1.1.1", "--port", "8001"], "can't be listened on"),
        (["bot-client", "http://127.0.0.1:9", "--join", "http://x/join/abc"], "can't be reached"),
        (["bot-client", "http://127.0.0.1:9"], "Say where to play"),
        (["bot-client", "http://127.0.0.1:9", "--table", "x", "--bot", "nobody"], "nobody"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: list[str], said: str) -> None:
    done = run(*arguments, "--lang", "en")
    assert done.returncode == 2 and said in done.stderr and done.stderr.count("\n") == 1, done.stderr


def test_help_explains_deployment_backup_and_restore() -> None:
    text = run("serve", "--help").stdout
    for word in ("proxy_pass", "--public-url", "postgresql://", "BACKUP", "RESTORE", "pg_dump", "SPIELWERK_HOME"):
        assert word in text


def test_addresses_as_people_type_them() -> None:
    assert _shown_address("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert _shown_address("::", 80) == "http://[::1]:80"
    assert _shown_address("games.local", 8000) == "http://games.local:8000"
