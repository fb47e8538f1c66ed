"""Types every command of the pages for hosts, in their order, on a bare Debian with systemd, while somebody plays.

    python -m tests.packaging.try_install FOLDER

Needs root, debootstrap, systemd-nspawn and the ports 80, 443, 8000 and 8001; FOLDER keeps the bare system for the next
time. Differs from what a host does in this: the name leads to this machine alone, Caddy signs its certificate itself,
the new version is this one with one migration more, and what pages name as examples (a table, a visitor) is replaced by
what is there. First come all pages with PostgreSQL, then what they say of one process and one file. What was typed is
noted in `tried.txt`.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from spielwerk.server.security.tokens import hashed
from tests.docs.pages import ROOT
from tests.packaging.bare_machine import CERTIFICATES, BareMachine, booted, lacking, make
from tests.packaging.built import done
from tests.packaging.install_page import ONE_FILE, PAGES, TRIED, Step, steps
from tests.server.later import MIGRATION, NEXT
from tests.server.people import Person
from tests.server.players import Player, acknowledges, under_way

SOURCE = "/srv/spielwerk"
NAME = "games.example.org"
CERTIFICATE = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
SIGNS_ITSELF = "{\n\tlocal_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n}\n"
SERVERS = ("http://127.0.0.1:8000", "http://127.0.0.1:8001")
EXAMPLES = ("abcdefghijklmnop", "3f9a1c0b77d2")
"""A table and a visitor on the page about keeping house, which also names reports as if there were five."""
REPORTS = 5
LATER = "A later edition of Spielwerk has brought the database up to date"


class Address(NamedTuple):
    """One of the two servers."""

    url: str


def main() -> None:
    folder = Path(sys.argv[1])
    if lacks := lacking():
        sys.exit(f"this machine lacks {', '.join(lacks)}")
    root = folder / "machine"
    shutil.rmtree(root, ignore_errors=True)
    make(folder / "base", root)
    (root / "etc/hosts").write_text(f"127.0.0.1 localhost {NAME}\n", "utf-8")
    _copy_source(root / SOURCE.lstrip("/"))
    with booted(root) as machine:
        tried = _type_all(machine)
    today = datetime.now(UTC).date()
    head = f"# Typed on {today} on a bare Debian 12 with systemd, in this order, by tests/packaging/try_install.py.\n"
    TRIED.write_text(head + "".join(f"{line}\n" for line in tried), "utf-8")


def _copy_source(target: Path) -> None:
    """The files of the repository as they are now, without anything that git leaves out."""
    for name in done("git", "ls-files", "-z", "-co", "--exclude-standard", cwd=ROOT).split("\0"):
        if name and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)


def _type_all(machine: BareMachine) -> list[str]:
    """Everything with PostgreSQL and two servers, then with one process and one file; returns what was typed."""
    shared, alone = ([_of_page(page, is_one_file) for page in PAGES] for is_one_file in (False, True))
    tried = _with_postgres(machine, *shared)
    machine.run("systemctl disable --now spielwerk@8000 spielwerk@8001 spielwerk-worker@1 spielwerk-worker@2")
    install, _, upgrade = alone
    tried += _do(machine, install)
    player = _player(SERVERS[:1])
    tried += _do(machine, upgrade)
    player.play(1)
    return tried


def _of_page(page: Path, is_one_file: bool) -> list[Step]:
    return [step for step in steps(page) if (step.section == ONE_FILE) == is_one_file]


def _with_postgres(machine: BareMachine, install: list[Step], house: list[Step], upgrade: list[Step]) -> list[str]:
    backup = next(number for number, step in enumerate(install) if " backup " in step.line)
    tried = _do(machine, install[:backup])
    player = _player(SERVERS)
    tried += _do(machine, install[backup:])
    player.play(1)
    _all_is_there(machine, player)
    weight = machine.run("systemctl show --property ControlGroup,CPUWeight spielwerk-worker@1")
    assert "CPUWeight=20" in weight and "/system.slice/spielwerk-worker@1.service\n" in weight, weight
    tried += _do(machine, house, _examples())
    _prepare_next_version(machine)
    with under_way(player):
        acknowledges(player, 1)
        tried += _do(machine, upgrade)
        acknowledges(player, 3)
    _all_is_there(machine, player)
    assert LATER in machine.run("journalctl --unit spielwerk@8001"), "the other server has made way"
    return tried


def _player(urls: Sequence[str]) -> Player:
    """Somebody who has played a turn."""
    player = Player([Address(url) for url in urls])  # pyright: ignore[reportArgumentType]
    player.play(1)
    return player


def _examples() -> dict[str, str]:
    """What the examples of the page are on this machine: a table, and somebody there whom many have complained of."""
    anna, ben = Person(SERVERS[0]), Person(SERVERS[0])
    opened = anna.open("me", "open", "guest")
    ben.join(opened["links"][0]["url"])
    for _ in range(REPORTS):
        anna.call("POST", f"/tables/{opened['table']}/reports", {"seat": 1, "reason": "words"}, 204)
    return dict(zip(EXAMPLES, (opened["table"], hashed(ben.token)[:12]), strict=True))


def _do(machine: BareMachine, todo: list[Step], examples: Mapping[str, str] = MappingProxyType({})) -> list[str]:
    """Type and write what stands there; returns what was typed."""
    for step in todo:
        print(f"{datetime.now(UTC):%H:%M:%S}  {step.line or step.file}", flush=True)
        if step.file:
            is_proxy = step.file.endswith("Caddyfile")
            machine.write(step.file, (SIGNS_ITSELF if is_proxy else "") + step.text)
            continue
        if step.line.startswith("curl") and NAME in step.line:
            _believe_proxy(machine)
        said = machine.run(_with(step.line, examples), SOURCE)
        if step.line.startswith("curl"):
            assert '"ok":true' in said.replace(" ", ""), said
    return [step.line for step in todo if step.line]


def _with(line: str, examples: Mapping[str, str]) -> str:
    for example, there in examples.items():
        line = line.replace(example, there)
    return line


def _believe_proxy(machine: BareMachine) -> None:
    machine.run(
        f"for i in $(seq 60); do test -s {CERTIFICATE} && break; sleep 0.5; done; cat {CERTIFICATE} >> /{CERTIFICATES}"
    )


def _prepare_next_version(machine: BareMachine) -> None:
    """A source with one migration more."""
    machine.write(f"{SOURCE}/src/spielwerk/server/storage/migrations/versions/{NEXT}.py", MIGRATION)


def _all_is_there(machine: BareMachine, player: Player) -> None:
    asked = f"SELECT ref FROM entries WHERE table_id = '{player.table}' AND ref IS NOT NULL"
    refs: Any = machine.run(f'sudo -u postgres psql --no-align --tuples-only --command "{asked}" spielwerk').split()
    missing = player.acknowledged - {ref.rpartition(":")[2] for ref in refs}
    assert not missing, f"acknowledged and not there: {missing}"


if __name__ == "__main__":
    main()
