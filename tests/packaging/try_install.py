"""Types every command of the pages for hosts, in their order, on a bare Debian with systemd, while somebody plays.

    python -m tests.packaging.try_install FOLDER

Needs root, debootstrap, systemd-nspawn and the ports 80, 443, 8000 and 8001; FOLDER keeps the bare system for the next
time. Differs from what a host does in this: the name leads to this machine, Caddy signs its certificate itself, and the
new version is this one with one migration more. What was typed is noted in `tried.txt`.
"""

from __future__ import annotations

import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from tests.docs.pages import ROOT
from tests.packaging.bare_machine import CERTIFICATES, BareMachine, booted, lacking, make
from tests.packaging.built import done
from tests.packaging.install_page import CONTAINERS, ONE_FILE, PAGES, TRIED, Step, steps
from tests.server.later import MIGRATION, NEXT
from tests.server.players import Player, acknowledges, under_way

SOURCE = "/srv/spielwerk"
NAME = "games.example.org"
CERTIFICATE = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
SIGNS_ITSELF = "{\n\tlocal_certs\n\tskip_install_trust\n}\n"
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
        tried = _install_and_upgrade(machine)
    today = datetime.now(UTC).date()
    head = f"# Typed on {today} on a bare Debian 12 with systemd, in this order, by tests/packaging/try_install.py.\n"
    TRIED.write_text(head + "".join(f"{line}\n" for line in tried), "utf-8")


def _copy_source(target: Path) -> None:
    """The files of the repository as they are now, without anything that git leaves out."""
    for name in done("git", "ls-files", "-z", "-co", "--exclude-standard", cwd=ROOT).split("\0"):
        if name and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)


def _install_and_upgrade(machine: BareMachine) -> list[str]:
    install, upgrade = ([step for step in steps(page) if step.section not in (CONTAINERS, ONE_FILE)] for page in PAGES)
    backup = next(number for number, step in enumerate(install) if " backup " in step.line)
    tried = _do(machine, install[:backup])
    player = Player([Address("http://127.0.0.1:8000"), Address("http://127.0.0.1:8001")])  # pyright: ignore[reportArgumentType]
    player.play(1)
    tried += _do(machine, install[backup:])
    player.play(1)
    _all_is_there(machine, player)
    _next_version(machine)
    with under_way(player):
        acknowledges(player, 1)
        tried += _do(machine, upgrade)
        acknowledges(player, 3)
    _all_is_there(machine, player)
    assert LATER in machine.run("journalctl --unit spielwerk@8001"), "the other server has made way"
    return tried


def _do(machine: BareMachine, todo: list[Step]) -> list[str]:
    """Type and write what stands there; returns what was typed."""
    for step in todo:
        print(f"{datetime.now(UTC):%H:%M:%S}  {step.line or step.file}", flush=True)
        if step.file:
            is_proxy = step.file.endswith("Caddyfile")
            machine.write(step.file, (SIGNS_ITSELF if is_proxy else "") + step.text)
            continue
        if step.line.startswith("curl") and NAME in step.line:
            _believe_proxy(machine)
        said = machine.run(step.line, SOURCE)
        if step.line.startswith("curl"):
            assert '"ok":true' in said.replace(" ", ""), said
    return [step.line for step in todo if step.line]


def _believe_proxy(machine: BareMachine) -> None:
    machine.run(
        f"for i in $(seq 60); do test -s {CERTIFICATE} && break; sleep 0.5; done; cat {CERTIFICATE} >> /{CERTIFICATES}"
    )


def _next_version(machine: BareMachine) -> None:
    """A source with one migration more, and its package, as the page about upgrades takes for granted."""
    machine.write(f"{SOURCE}/src/spielwerk/server/storage/migrations/versions/{NEXT}.py", MIGRATION)
    machine.run("rm -r dist && build-environment/bin/python -m build", SOURCE)


def _all_is_there(machine: BareMachine, player: Player) -> None:
    asked = f"SELECT ref FROM entries WHERE table_id = '{player.table}' AND ref IS NOT NULL"
    refs: Any = machine.run(f'sudo -u postgres psql --no-align --tuples-only --command "{asked}" spielwerk').split()
    missing = player.acknowledged - {ref.rpartition(":")[2] for ref in refs}
    assert not missing, f"acknowledged and not there: {missing}"


if __name__ == "__main__":
    main()
