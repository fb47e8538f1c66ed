"""What `packaging/compose` starts, as processes of this machine: a database, two servers, two workers, Caddy with TLS.

Compose file, Caddyfile and Containerfile are read as they are. What containers would give them comes from here: names
lead to ports of 127.0.0.1, and Caddy signs its certificate itself, as it does for `localhost` anywhere.
"""

from __future__ import annotations

import json
import os
import re
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import yaml

from spielwerk.server.serving import bind
from tests.server import cluster

PACKAGING = Path(__file__).parents[2] / "packaging"
COMPOSE = PACKAGING / "compose" / "compose.yaml"
VARIABLE = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")
IMAGE = re.compile(r"^FROM \w+ AS (\w+)$.*?^HEALTHCHECK .*?^    CMD (\[.*?\])$.*?^ENTRYPOINT (\[.*?\])$", re.S | re.M)
PATIENCE = 180
METRICS_TOKEN = "a-token-of-the-tests"
ONLY_HERE = """{{
	admin off
	skip_install_trust
	default_bind 127.0.0.1
	http_port {http}
	https_port {https}
}}
import {caddyfile}
"""
"""What differs from a public server stands in front of the Caddyfile, which is taken as it is."""


def compose_file(environment: dict[str, str]) -> dict[str, Any]:
    """The compose file, with variables filled in as Compose does it."""

    def filled(found: re.Match[str]) -> str:
        name, kind, other = found.groups()
        value = environment.get(name, "")
        assert value or kind != "?", f"{name}: {other}"
        return value or (other if kind == "-" else "") or ""

    text = COMPOSE.read_text("utf-8")
    return yaml.safe_load(VARIABLE.sub(filled, text))


def services(environment: dict[str, str]) -> dict[str, Any]:
    """What the compose file starts."""
    return compose_file(environment)["services"]


def entrypoints() -> dict[str, list[str]]:
    """What each image starts."""
    return {image: json.loads(words) for image, _, words in _images()}


def health_checks() -> dict[str, list[str]]:
    """What says whether a container of each image is well."""
    return {image: json.loads(words) for image, words, _ in _images()}


def _images() -> list[tuple[str, str, str]]:
    return IMAGE.findall((PACKAGING / "container" / "Containerfile").read_text("utf-8"))


def env_example() -> dict[str, str]:
    """The file that a host copies and fills in."""
    lines = (PACKAGING / "compose" / "env.example").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def free_ports(count: int) -> list[int]:
    """Ports that nobody listens at now."""
    listeners = [bind("127.0.0.1", 0) for _ in range(count)]
    ports = [listener.getsockname()[1] for listener in listeners]
    for listener in listeners:
        listener.close()
    return ports


class Composed:
    """All processes; servers can be killed and started again."""

    def __init__(self, folder: Path, database_port: int) -> None:
        self.folder = folder
        http, https, *self.ports = free_ports(4)
        self.address, self.plain = f"https://localhost:{https}", f"http://localhost:{http}"
        given = env_example() | {"DOMAIN": f"localhost:{https}", "METRICS_TOKEN": METRICS_TOKEN}
        given["POSTGRES_PASSWORD"] = "secret"
        self._services = services(given)
        self._database = f"@127.0.0.1:{database_port}/"
        self._caddyfile = ONLY_HERE.format(http=http, https=https, caddyfile=PACKAGING / "compose" / "Caddyfile")
        self._processes: dict[str, subprocess.Popen[bytes]] = {}

    def start(self) -> None:
        """Everything in the order of Compose; both servers find the database empty."""
        for number in range(2):
            self.start_server(number)
        self._start_proxy()
        self.wait_until_ready()
        self._start_workers()
        self._wait(lambda: self.workers() == 2, "there are not two workers")
        self._wait(self._proxy_is_ready, "the proxy does not answer")

    def wait_until_ready(self) -> None:
        """Until both servers can write."""
        self._wait(lambda: all(map(self.is_ready, self.ports)), "the servers are not ready")

    def start_server(self, number: int) -> None:
        """One of the two, on its own port."""
        name = f"server-{number + 1}"
        words = entrypoints()["server"]
        words[words.index("--host") + 1] = "127.0.0.1"
        words[words.index("--port") + 1] = str(self.ports[number])
        quick = {"SPIELWERK_COMPILE_RULES": "false", "SPIELWERK_BOT_PAUSE": "0"}
        self._start(name, words, self._services[name]["environment"] | quick)

    def kill_server(self, number: int) -> None:
        """As if its machine had lost power."""
        process = self._processes.pop(f"server-{number + 1}")
        process.kill()
        process.wait()

    def stop(self) -> None:
        for process in self._processes.values():
            process.terminate()
        for process in self._processes.values():
            process.wait(PATIENCE)

    # ------------------------------------------------------------------ looking

    def trust(self) -> ssl.SSLContext:
        """Knows the proxy by the certificate of the authority that it has made itself."""
        return ssl.create_default_context(cafile=self.folder / "caddy/pki/authorities/local/root.crt")

    def is_ready(self, port: int) -> bool:
        """Whether a server can write."""
        try:
            return httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200
        except httpx.TransportError:
            return False

    def sockets(self, number: int) -> int:
        """How many people a server speaks to."""
        headers = {"Authorization": f"Bearer {METRICS_TOKEN}"}
        if not self.is_ready(self.ports[number]):
            return 0
        said = httpx.get(f"http://127.0.0.1:{self.ports[number]}/metrics", headers=headers).text
        found = re.search(r"^spielwerk_sockets (\S+)$", said, re.MULTILINE)
        assert found is not None, said
        return int(float(found[1]))

    def server_in_use(self) -> int:
        """The server to which the proxy has led the only person."""
        self._wait(lambda: any(self.sockets(number) for number in range(2)), "nobody is connected")
        return next(number for number in range(2) if self.sockets(number))

    def workers(self) -> int:
        """Workers that have said that they are there."""
        with psycopg.connect(f"postgresql://spielwerk{self._database}spielwerk") as connection:
            found = connection.execute("SELECT count(*) FROM processes WHERE kind = 'worker'").fetchone()
        return found[0] if found else 0

    # ------------------------------------------------------------------ processes

    def _start_workers(self) -> None:
        service = self._services["worker"]
        assert service["depends_on"]["server-1"]["condition"] == "service_healthy", "workers need a server's tables"
        for number in range(service["deploy"]["replicas"]):
            self._start(f"worker-{number + 1}", entrypoints()["worker"], service["environment"])

    def _start_proxy(self) -> None:
        file = self.folder / "Caddyfile"
        file.write_text(self._caddyfile, "utf-8")
        servers = " ".join(f"127.0.0.1:{port}" for port in self.ports)
        folders = {"XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}
        surroundings = self._services["proxy"]["environment"] | {"SERVERS": servers} | folders
        self._start("proxy", ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)], surroundings)

    def _start(self, name: str, words: list[str], surroundings: dict[str, str]) -> None:
        program = str(Path(sys.executable).parent / words[0]) if words[0] == "spielwerk" else words[0]
        own = {key: str(value).replace("@database/", self._database) for key, value in surroundings.items()}
        home = {"SPIELWERK_HOME": str(self.folder / name)}
        with (self.folder / f"{name}.log").open("ab") as log:
            self._processes[name] = subprocess.Popen(
                [program, *words[1:]], env=os.environ | home | own, stdout=log, stderr=log
            )

    def _proxy_is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.address}/readyz", verify=self.trust()).status_code == 200
        except (httpx.TransportError, OSError):
            return False

    def _wait(self, happens: Any, complaint: str) -> None:
        end = time.monotonic() + PATIENCE
        while not happens():
            assert time.monotonic() < end, f"{complaint}\n{self._said()}"
            time.sleep(0.1)

    def _said(self) -> str:
        return "\n".join(f"{file.name}:\n{file.read_text('utf-8')[-2000:]}" for file in self.folder.glob("*.log"))


@contextmanager
def composed_in(folder: Path) -> Iterator[Composed]:
    """Start all, and end it."""
    with cluster.running() as postgres, ExitStack() as stack:
        with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
            connection.execute("CREATE DATABASE spielwerk")
        processes = Composed(folder, postgres.port)
        stack.callback(processes.stop)
        processes.start()
        yield processes
