"""The compose file and the Containerfile name what there is, and their page says the same; no engine is needed."""

from __future__ import annotations

import http.server
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest

from spielwerk.server.settings.sources import all_settings, gather
from tests.docs.pages import ROOT, blocks
from tests.docs.test_commands import understood
from tests.needs import missing
from tests.packaging.built import run
from tests.packaging.composed import COMPOSE, PACKAGING, compose_file, entrypoints, env_example, health_checks, services
from tests.packaging.docker_lines import FILLED
from tests.server import cluster

PAGE = ROOT / "docs" / "hosts" / "containers.md"
OURS = [name for name, service in services(FILLED).items() if "build" in service]
APP = "src/spielwerk/server/static/index.html"
WELL, ILL = 0, 1


def test_the_example_of_surroundings_names_all_that_the_compose_file_asks_for() -> None:
    text = COMPOSE.read_text("utf-8")
    assert set(re.findall(r"\$\{(\w+)", text)) == set(env_example())
    with pytest.raises(AssertionError, match=r"POSTGRES_PASSWORD: set it in \.env"):
        compose_file(env_example())


def test_services_depend_on_services_that_say_when_they_are_well() -> None:
    for name, service in services(FILLED).items():
        needs: Any = service.get("depends_on", {})
        assert set(needs) <= set(services(FILLED)), name
        for other, what in needs.items() if isinstance(needs, dict) else ():
            needed = services(FILLED)[other]
            assert what["condition"] == "service_healthy"
            assert "healthcheck" in needed or needed["build"]["target"] in health_checks(), other


def test_services_keep_what_they_keep_in_volumes_that_there_are() -> None:
    kept = [volume.split(":")[0] for service in services(FILLED).values() for volume in service["volumes"]]
    assert {name for name in kept if not name.startswith(".")} == set(compose_file(FILLED)["volumes"])
    for file in (name for name in kept if name.startswith(".")):
        assert (COMPOSE.parent / file).is_file()


@pytest.mark.parametrize("name", OURS)
def test_our_images_start_what_the_command_line_knows_with_settings_that_there_are(name: str) -> None:
    service = services(FILLED)[name]
    program, *words = entrypoints()[service["build"]["target"]]
    assert program == "spielwerk" and "command" not in service and "entrypoint" not in service
    understood(words)
    surroundings = {key: str(value) for key, value in service["environment"].items()}
    assert set(surroundings) <= {setting.variable for setting in all_settings().values()}
    found = gather({}, surroundings, None).settings
    assert found.database == "postgresql://spielwerk:secret@database/spielwerk" and found.log_format == "json"
    assert found.public_url == (None if name == "worker" else "https://games.example.org")


def _is_left_out(name: str) -> bool:
    """Whether images are built without a file, or without one of the folders that it is in."""
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    anywhere = {pattern.removeprefix("**/") for pattern in patterns if pattern.startswith("**/")}
    places = [PurePosixPath(name), *PurePosixPath(name).parents]
    return any(str(place) in patterns or any(place.match(each) for each in anywhere) for place in places)


def test_images_are_built_from_all_that_a_package_needs_also_where_an_sdist_was_unpacked() -> None:
    needed = ("LICENSE", "README.md", "hatch_build.py", "pyproject.toml", "web/package-lock.json", APP)
    assert [name for name in needed if _is_left_out(name)] == []


@pytest.mark.parametrize("name", ["packaging/compose/.env", "tables.backup", "before.backup"])
def test_passwords_and_backups_beside_the_source_go_nowhere(name: str) -> None:
    assert _is_left_out(name)
    if (ROOT / ".git").exists():
        assert run("git", "check-ignore", "--quiet", name, cwd=ROOT).returncode == 0, "packages leave out what git does"


def test_all_speak_to_a_server_at_the_port_that_it_listens_at() -> None:
    server = entrypoints()["server"]
    port = server[server.index("--port") + 1]
    containerfile = (PACKAGING / "container" / "Containerfile").read_text("utf-8")
    caddyfile = (PACKAGING / "compose" / "Caddyfile").read_text("utf-8")
    assert f"EXPOSE {port}\n" in containerfile and f"127.0.0.1:{port}/" in health_checks()["server"][-1]
    assert f"{{$SERVERS:server-1:{port} server-2:{port}}}" in caddyfile


def test_servers_can_be_watched_from_this_machine_where_the_page_says() -> None:
    (scraped,) = blocks(PAGE, "yaml")
    ports = [services(FILLED)[name]["ports"] for name in ("server-1", "server-2")]
    assert ports == [[f"{target}:8000"] for target in re.findall(r"127\.0\.0\.1:\d+", scraped.body)]


def test_the_proxy_is_believed_under_each_of_its_addresses() -> None:
    network = compose_file(FILLED)["networks"]["default"]
    assert network["enable_ipv6"]
    subnet = ip_network(network["ipam"]["config"][0]["subnet"])
    surroundings = {key: str(value) for key, value in services(FILLED)["server-1"]["environment"].items()}
    settings = gather({}, surroundings, None).settings
    assert subnet.is_private and settings.is_proxy(str(subnet[9])) and settings.is_proxy("172.18.0.4")
    assert not settings.is_proxy("2001:db8::1") and not settings.is_proxy(str(ip_address("203.0.113.9")))


def test_workers_have_a_fifth_of_the_weight_of_others() -> None:
    weights = {name: service.get("cpu_shares", 1024) for name, service in services(FILLED).items()}
    assert weights.pop("worker") == 200 and set(weights.values()) == {1024}


def test_the_health_check_of_a_server_asks_whether_it_can_write() -> None:
    class Server(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path == "/readyz" else 404)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server) as server:
        threading.Thread(target=server.serve_forever).start()
        try:
            assert _checked("server", {}, server.server_port) == WELL
        finally:
            server.shutdown()
    assert _checked("server", {}, server.server_port) == ILL


@pytest.fixture
def database() -> Iterator[str]:
    if not cluster.is_installed():
        missing(cluster.MISSING)
    with cluster.running() as running:
        yield running.new_database()


def test_the_health_check_of_a_worker_looks_for_workers(database: str) -> None:
    surroundings = {"SPIELWERK_DATABASE_URL": database}
    assert _checked("worker", surroundings) == ILL
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE TABLE processes (kind text, seen timestamptz)")
        connection.execute("INSERT INTO processes VALUES ('server', now()), ('worker', now() - interval '1 minute')")
        assert _checked("worker", surroundings) == ILL
        connection.execute("INSERT INTO processes VALUES ('worker', now())")
    assert _checked("worker", surroundings) == WELL
    gone = urlsplit(database)._replace(netloc="127.0.0.1:1").geturl()
    assert _checked("worker", {"SPIELWERK_DATABASE_URL": gone}) == ILL


def _checked(image: str, surroundings: dict[str, str], port: int = 8000) -> int:
    program, *words = health_checks()[image]
    assert program == "python"
    words = [word.replace("127.0.0.1:8000", f"127.0.0.1:{port}") for word in words]
    return subprocess.run([sys.executable, *words], env=surroundings, capture_output=True).returncode
