"""Types every command of the page about containers, in its order, with Docker, while somebody plays there.

    python -m tests.packaging.try_containers FOLDER

Needs Docker with Compose and Buildx, root, debootstrap, and the ports 80, 443, 8001 and 8002; Docker's daemon has to
find FOLDER under the same name. Differs from what a host does in this: base images are made of Debian's packages
(`base_images`), since no registry is asked; images carry no compiled rules, which takes minutes for each version and is
tried by `try_install.py`; Caddy signs its certificate itself; the new version is this one with one migration more. The
page about keeping house is typed too, in the way that it names for containers. What was typed is noted in
`tried_containers.txt`.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from tests.packaging.bare_machine import CERTIFICATES
from tests.packaging.built import done, outside
from tests.packaging.composed import COMPOSE, PACKAGING, services
from tests.packaging.docker_lines import FILLED
from tests.packaging.install_page import CONTAINERS, CONTAINERS_TRIED, HOUSE, typed_lines
from tests.packaging.typist import (
    announce,
    copy_source,
    examples,
    is_ready,
    make_next_version,
    note,
    somebody,
    with_examples,
)
from tests.server.players import Player, acknowledges, under_way

RELEASE, MIRROR = "trixie", "http://deb.debian.org/debian"
DEBIAN = "spielwerk-tests-debian"
STANDS_IN = {"python": "python:3.13-slim-bookworm", "postgres": "postgres:17-bookworm", "caddy": "caddy:2"}
"""Which target of `base_images` is called like which image."""
NAME = "games.example.org"
SIGNS_ITSELF = "{\n\tlocal_certs\n\tskip_install_trust\n}\n"
CERTIFICATE, BESIDE = "/data/caddy/pki/authorities/local/root.crt", "../root.crt"
SERVERS = ("http://127.0.0.1:8001", "http://127.0.0.1:8002")
TOKEN, EXAMPLE_TOKEN = "a-token-of-the-tests", "THE-TOKEN"
LATER = "A later edition of Spielwerk has brought the database up to date"
ON_THE_MACHINE, IN_A_CONTAINER = "sudo -u spielwerk spielwerk", "exec server-1 spielwerk"
ENDLESS = "timeout --preserve-status 5 "
DOCKER_COMPOSE = f"docker compose -f {COMPOSE.relative_to(PACKAGING.parent)}"
PATIENCE = 300
UPGRADE = "/var/lib/spielwerk/before.backup"


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    make_base_images(folder)
    source = folder / "source"
    shutil.rmtree(source, ignore_errors=True)
    copy_source(source)
    _replace(source / "packaging/compose/Caddyfile", "{$DOMAIN}", f"{SIGNS_ITSELF}{{$DOMAIN}}")
    _replace(source / "packaging/container/Containerfile", "ARG OBJECTS=1", "ARG OBJECTS=0")
    try:
        tried = _type_all(source)
    finally:
        _run(f"{DOCKER_COMPOSE} down --volumes", source)
    versions = done("docker", "version", "--format", "Docker {{.Server.Version}}").strip()
    note(CONTAINERS_TRIED, f"with {versions}, in this order, by tests/packaging/try_containers.py.", tried)


def _replace(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text, file
    file.write_text(text.replace(old, new, 1), "utf-8")


def make_base_images(folder: Path) -> None:
    """Images with the names of those that packaging begins with, where they are not there yet."""
    if all(done("docker", "images", "--quiet", name) for name in STANDS_IN.values()):
        return
    base = folder / "base"
    if not (base / "etc").exists():
        command = ["debootstrap", "--variant=minbase", "--include=ca-certificates", RELEASE, base, MIRROR]
        subprocess.run(command, check=True)
    shutil.copyfile(f"/{CERTIFICATES}", base / CERTIFICATES)
    archive = subprocess.Popen(["tar", "--directory", base, "--create", "."], stdout=subprocess.PIPE)
    subprocess.run(["docker", "import", "-", DEBIAN], stdin=archive.stdout, check=True)
    images = Path(__file__).parent / "base_images"
    for target, name in STANDS_IN.items():
        words = ["--build-arg", f"DEBIAN={DEBIAN}", "--target", target, "--tag", name, images]
        done("docker", "build", "--file", images / "Containerfile", *words)


def _type_all(source: Path) -> list[str]:
    lines = [step.line for step in typed_lines(CONTAINERS)]
    upgrade = next(number for number, line in enumerate(lines) if UPGRADE in line)
    first = next(number for number, line in enumerate(lines) if " backup " in line)
    tried = _do(source, lines[:first])
    _until(lambda: _are_well(source), "all containers are well")
    _proxy_is_well(source)
    player = somebody(SERVERS)
    tried += _do(source, lines[first:upgrade])
    player.play(1)
    _do(source, [_in_a_container(step.line) for step in typed_lines(HOUSE)], examples(SERVERS[0]))
    make_next_version(source)
    with under_way(player):
        acknowledges(player, 1)
        tried += _do(source, lines[upgrade:-1])
        _until(lambda: LATER in _run(f"{DOCKER_COMPOSE} logs server-2", source), "the other server has made way")
        tried += _do(source, lines[-1:])
        acknowledges(player, 3)
    _until(lambda: _are_well(source), "all containers are well")
    _all_is_there(source, player)
    _proxy_is_well(source)
    return tried


def _in_a_container(line: str) -> str:
    assert line.startswith(ON_THE_MACHINE), line
    return line.replace(ON_THE_MACHINE, f"{DOCKER_COMPOSE} {IN_A_CONTAINER}", 1)


def _do(source: Path, lines: list[str], known: Mapping[str, str] = MappingProxyType({})) -> list[str]:
    """Type lines one after the other; returns them."""
    for line in lines:
        announce(line)
        is_endless = " --follow" in line
        said = _run((ENDLESS if is_endless else "") + with_examples(line, {**known, EXAMPLE_TOKEN: TOKEN}), source)
        if line.startswith("openssl"):
            _fill_in(source, said.strip())
        if "/readyz" in line:
            assert '"ok":true' in said.replace(" ", ""), said
        if "/metrics" in line:
            assert "spielwerk_sockets" in said, said
        if "--detach" in line:
            _until(lambda: is_ready(SERVERS[0]), "a server is ready")
    return lines


def _run(line: str, source: Path) -> str:
    """A command line in the folder of the source; returns what it says."""
    ended = subprocess.run(
        ["/bin/bash", "-c", line],
        cwd=source,
        env=outside(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert ended.returncode in ((0, 130, 143) if line.startswith(ENDLESS) else (0,)), (
        f"{line}\nended with {ended.returncode}:\n{ended.stdout[-4000:]}"
    )
    return ended.stdout


def _fill_in(source: Path, password: str) -> None:
    """What a host writes into `.env`."""
    file = source / "packaging/compose/.env"
    _replace(file, "POSTGRES_PASSWORD=", f"POSTGRES_PASSWORD={password}")
    _replace(file, "METRICS_TOKEN=", f"METRICS_TOKEN={TOKEN}")


def _are_well(source: Path) -> bool:
    """Whether every container runs and, where it says so at all, says that it is well."""
    said = _run(f"{DOCKER_COMPOSE} ps --all --format '{{{{.Service}}}} {{{{.State}}}} {{{{.Health}}}}'", source)
    states = [line.split() for line in said.splitlines()]
    return {service for service, *_ in states} == set(services(FILLED)) and all(
        state == "running" and health in ([], ["healthy"]) for _, state, *health in states
    )


def _until(happens: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end, f"in vain: {what}"
        time.sleep(1)


def _proxy_is_well(source: Path) -> None:
    """Under its name and with its certificate; what is for the host alone is closed."""
    _run(f"{DOCKER_COMPOSE} cp proxy:{CERTIFICATE} {BESIDE}", source)
    asked = (
        f"curl --silent --retry 30 --retry-delay 1 --retry-all-errors --cacert {BESIDE} --resolve {NAME}:443:127.0.0.1"
    )
    assert '"ok":true' in _run(f"{asked} --fail https://{NAME}/readyz", source).replace(" ", "")
    assert _run(f"{asked} --output /dev/null --write-out '%{{http_code}}' https://{NAME}/metrics", source) == "404"


def _all_is_there(source: Path, player: Player) -> None:
    asked = "SELECT ref FROM entries WHERE ref IS NOT NULL"
    psql = f'psql --username spielwerk --no-align --tuples-only --command "{asked}" spielwerk'
    refs = set(re.findall(r"\S+:(\S+)", _run(f"{DOCKER_COMPOSE} exec -T database {psql}", source)))
    assert player.acknowledged <= refs, f"acknowledged and not there: {player.acknowledged - refs}"


if __name__ == "__main__":
    main()
