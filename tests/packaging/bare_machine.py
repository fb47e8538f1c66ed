"""A Debian on which nothing is installed, booted with systemd in a container of its own (debootstrap, systemd-nspawn).

It shares the network of this machine, and the certificates that this machine believes, which may be more than Debian's.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MIRROR = "http://deb.debian.org/debian"
RELEASE = "bookworm"
PACKAGES = "ca-certificates,dbus,systemd,systemd-sysv"
"""What every installed Debian has, beside the smallest there is."""
CERTIFICATES = "etc/ssl/certs/ca-certificates.crt"
PASSED_ON = ("PIP_CERT", "SSL_CERT_FILE", "CURL_CA_BUNDLE", "NODE_EXTRA_CA_CERTS")
NEEDED = ("debootstrap", "systemd-nspawn", "nsenter")
PATIENCE = 180


def lacking() -> list[str]:
    """What this machine lacks for it."""
    return [name for name in NEEDED if shutil.which(name) is None] + ([] if os.getuid() == 0 else ["root"])


def make(base: Path, root: Path) -> None:
    """A fresh root folder; the bare system is fetched once and kept in `base`."""
    if not (base / "etc").exists():
        subprocess.run(["debootstrap", "--variant=minbase", f"--include={PACKAGES}", RELEASE, base, MIRROR], check=True)
    subprocess.run(["cp", "-a", base, root], check=True)
    shutil.copyfile(f"/{CERTIFICATES}", root / CERTIFICATES)
    (root / "etc/apt/apt.conf.d/90without-questions").write_text('APT::Get::Assume-Yes "true";\n')


class BareMachine:
    """A booted one."""

    def __init__(self, root: Path, process: subprocess.Popen[bytes]) -> None:
        self.root = root
        self._process = process
        self._first = self._wait_for_first()

    def run(self, line: str, folder: str = "/root") -> str:
        """A command line, typed by root; returns what it says."""
        done = subprocess.run(
            ["nsenter", "--target", str(self._first), "--all", "--wd=/", "/bin/bash", "-c", f"cd {folder}; {line}"],
            env=_surroundings(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, f"{line}\nended with {done.returncode}:\n{done.stdout[-4000:]}"
        return done.stdout

    def write(self, path: str, text: str) -> None:
        """Put a text into a file."""
        (self.root / path.lstrip("/")).write_text(text, "utf-8")

    def wait_until_booted(self) -> None:
        """Until systemd has started all that it starts by itself; some of it may not be possible in a container."""
        self.run("systemctl is-system-running --wait || true")

    def _wait_for_first(self) -> int:
        """The process that is number 1 in there."""
        process, end = self._process.pid, time.monotonic() + PATIENCE
        children = Path(f"/proc/{process}/task/{process}/children")
        while not (found := children.read_text().split()):
            assert time.monotonic() < end and self._process.poll() is None, "it does not boot"
            time.sleep(0.1)
        time.sleep(2)  # before that systemd listens to nobody
        return int(found[0])


def _surroundings() -> dict[str, str]:
    path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    own = {"PATH": path, "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    return own | {name: f"/{CERTIFICATES}" for name in PASSED_ON if name in os.environ}


@contextmanager
def booted(root: Path) -> Iterator[BareMachine]:
    """Boot a root folder, and end it."""
    command = ["systemd-nspawn", "--directory", str(root), "--register=no", "--keep-unit", "--quiet", "--boot"]
    with (root.parent / "boot.log").open("wb") as log:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    try:
        machine = BareMachine(root, process)
        machine.wait_until_booted()
        yield machine
    finally:
        process.terminate()
        process.wait(PATIENCE)
