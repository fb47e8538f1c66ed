"""A PostgreSQL cluster of the tests' own, in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
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

    def __init__(self, place: Path, port: int) -> None:
        self.port = port
        self._place = place
        self._databases = 0

    @property
    def _data(self) -> Path:
        return self._place / "data"

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

    def make(self) -> None:
        """The folder in which it keeps all."""
        _run(
            [
                _program("initdb"),
                "-D",
                str(self._data),
                "-U",
                "spielwerk",
                "--auth=trust",
                "--encoding=UTF8",
                "--no-sync",
            ]
        )

    def start(self) -> None:
        """Begin to answer, after a kill with what the log holds."""
        options = f"-p {self.port} -c unix_socket_directories='' -c listen_addresses=127.0.0.1 -c max_connections=60"
        _run([_program("pg_ctl"), "-D", str(self._data), "-w", "-o", options, "-l", f"{self._place}/log", "start"])

    def stop(self) -> None:
        """End at once."""
        _run([_program("pg_ctl"), "-D", str(self._data), "-m", "immediate", "stop"])

    def kill(self) -> None:
        """`kill -9` for the process that all others of it hang on, and wait until these have noticed."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        family = _children(first)
        os.kill(first, signal.SIGKILL)
        while any(_runs(process) for process in (first, *family)):
            time.sleep(0.02)
        (self._data / "postmaster.pid").unlink()  # as a dead process may keep its number until somebody collects it


def _program(name: str) -> str:
    found = binary(name)
    assert found is not None, MISSING
    return found


def _children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _runs(process: int) -> bool:
    """Whether it is there and more than an entry that nobody has collected."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@contextmanager
def running() -> Iterator[Cluster]:
    """Make a cluster, and throw it away in the end."""
    with tempfile.TemporaryDirectory(prefix="spielwerk-pg-") as place:
        if os.getuid() == 0:
            os.chown(place, _somebody().pw_uid, _somebody().pw_gid)
        listener = bind("127.0.0.1", 0)
        port = listener.getsockname()[1]
        listener.close()
        cluster = Cluster(Path(place), port)
        cluster.make()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
            time.sleep(0.1)
