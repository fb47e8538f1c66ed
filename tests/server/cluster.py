"""A PostgreSQL cluster of the tests' own, in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from spielwerk.server.serving import bind

MISSING = "PostgreSQL is not installed (initdb, pg_ctl): these tests start a cluster of their own with it"
UNPRIVILEGED = ("postgres", "nobody")


def binary(name: str) -> str | None:
    """A program of PostgreSQL, wherever it lies."""
    found = shutil.which(name)
    if found or not shutil.which("pg_config"):
        return found
    folder = subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True, check=True).stdout.strip()
    path = Path(folder) / name
    return str(path) if path.exists() else None


def is_installed() -> bool:
    return binary("initdb") is not None and binary("pg_ctl") is not None


def _as_somebody(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return command
    user = _somebody()
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups", *command]


def _somebody() -> pwd.struct_passwd:
    for name in UNPRIVILEGED:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("there is no user to run PostgreSQL as")


def _run(command: list[str]) -> None:
    done = subprocess.run(_as_somebody(command), capture_output=True, text=True, cwd="/")
    assert done.returncode == 0, done.stdout + done.stderr


class Cluster:
    """A running cluster; every test gets a database of its own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._databases = 0

    def url(self, database: str) -> str:
        return f"postgresql://spielwerk@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        import psycopg

        self._databases += 1
        name = f"test{self._databases}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


@contextmanager
def running() -> Iterator[Cluster]:
    """Make a cluster, and throw it away in the end."""
    with tempfile.TemporaryDirectory(prefix="spielwerk-pg-") as place:
        if os.getuid() == 0:
            os.chown(place, _somebody().pw_uid, _somebody().pw_gid)
        data = Path(place) / "data"
        initdb, pg_ctl = binary("initdb"), binary("pg_ctl")
        assert initdb is not None and pg_ctl is not None
        _run([initdb, "-D", str(data), "-U", "spielwerk", "--auth=trust", "--encoding=UTF8", "--no-sync"])
        listener = bind("127.0.0.1", 0)
        port = listener.getsockname()[1]
        listener.close()
        options = f"-p {port} -k {place} -c listen_addresses=127.0.0.1 -c max_connections=60"
        _run([pg_ctl, "-D", str(data), "-w", "-o", options, "-l", f"{place}/log", "start"])
        try:
            yield Cluster(port)
        finally:
            _run([pg_ctl, "-D", str(data), "-m", "immediate", "stop"])
            time.sleep(0.1)
