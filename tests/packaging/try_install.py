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
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tests.packaging.bare_machine import CERTIFICATES, BareMachine, booted, lacking, make
from tests.packaging.install_page import ONE_FILE, PAGES, TRIED, Step, steps
from tests.packaging.typist import announce, copy_source, examples, make_next_version, note, somebody, with_examples
from tests.server.players import Player, acknowledges, under_way

SOURCE = "/srv/spielwerk"
NAME = "games.example.org"
CERTIFICATE = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
SIGNS_ITSELF = "{\n\tlocal_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n}\n"
SERVERS = ("http://127.0.0.1:8000", "http://127.0.0.1:8001")
LATER = "A later edition of Spielwerk has brought the database up to date"


def main() -> None:
    folder = Path(sys.argv[1])
    if lacks := lacking():
        sys.exit(f"this machine lacks {', '.join(lacks)}")
    root = folder / "machine"
    shutil.rmtree(root, ignore_errors=True)
    make(folder / "base", root)
    (root / "etc/hosts").write_text(f"127.0.0.1 localhost {NAME}\n", "utf-8")
    copy_source(root / SOURCE.lstrip("/"))
    with booted(root) as machine:
        tried = _type_all(machine)
    note(TRIED, "on a bare Debian 12 with systemd, in this order, by tests/packaging/try_install.py.", tried)


def _type_all(machine: BareMachine) -> list[str]:
    """Everything with PostgreSQL and two servers, then with one process and one file; returns what was typed."""
    shared, alone = ([_of_page(page, is_one_file) for page in PAGES] for is_one_file in (False, True))
    tried = _with_postgres(machine, *shared)
    machine.run("systemctl disable --now spielwerk@8000 spielwerk@8001 spielwerk-worker@1 spielwerk-worker@2")
    install, _, upgrade = alone
    tried += _do(machine, install)
    player = somebody(SERVERS[:1])
    tried += _do(machine, upgrade)
    player.play(1)
    return tried


def _of_page(page: Path, is_one_file: bool) -> list[Step]:
    return [step for step in steps(page) if (step.section == ONE_FILE) == is_one_file]


def _with_postgres(machine: BareMachine, install: list[Step], house: list[Step], upgrade: list[Step]) -> list[str]:
    backup = next(number for number, step in enumerate(install) if " backup " in step.line)
    tried = _do(machine, install[:backup])
    player = somebody(SERVERS)
    tried += _do(machine, install[backup:])
    player.play(1)
    _all_is_there(machine, player)
    weight = machine.run("systemctl show --property ControlGroup,CPUWeight spielwerk-worker@1")
    assert "CPUWeight=20" in weight and "/system.slice/spielwerk-worker@1.service\n" in weight, weight
    tried += _do(machine, house, examples(SERVERS[0]))
    make_next_version(machine.root / SOURCE.lstrip("/"))
    with under_way(player):
        acknowledges(player, 1)
        tried += _do(machine, upgrade)
        acknowledges(player, 3)
    _all_is_there(machine, player)
    assert LATER in machine.run("journalctl --unit spielwerk@8001"), "the other server has made way"
    return tried


def _do(machine: BareMachine, todo: list[Step], known: Mapping[str, str] = MappingProxyType({})) -> list[str]:
    """Type and write what stands there; returns what was typed."""
    for step in todo:
        announce(step.line or step.file)
        if step.file:
            is_proxy = step.file.endswith("Caddyfile")
            machine.write(step.file, (SIGNS_ITSELF if is_proxy else "") + step.text)
            continue
        if step.line.startswith("curl") and NAME in step.line:
            _believe_proxy(machine)
        said = machine.run(with_examples(step.line, known), SOURCE)
        if step.line.startswith("curl"):
            assert '"ok":true' in said.replace(" ", ""), said
    return [step.line for step in todo if step.line]


def _believe_proxy(machine: BareMachine) -> None:
    machine.run(
        f"for i in $(seq 60); do test -s {CERTIFICATE} && break; sleep 0.5; done; cat {CERTIFICATE} >> /{CERTIFICATES}"
    )


def _all_is_there(machine: BareMachine, player: Player) -> None:
    asked = "SELECT ref FROM entries WHERE ref IS NOT NULL"
    refs: Any = machine.run(f'sudo -u postgres psql --no-align --tuples-only --command "{asked}" spielwerk').split()
    missing = player.acknowledged - {ref.rpartition(":")[2] for ref in refs}
    assert not missing, f"acknowledged and not there: {missing}"


if __name__ == "__main__":
    main()
