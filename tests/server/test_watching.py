"""What those see who watch the server: health, readiness, metrics, logs."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from spielwerk.server.logs import FIELDS, REQUEST, JsonLines, PlainLines, request_id, without_tokens
from spielwerk.server.metrics import Metrics
from tests.server.cluster import Cluster
from tests.server.conftest import serving, settings_in
from tests.server.people import Person, eventually
from tests.server.test_workers import WorkerProcess, started

DASHBOARD = Path(__file__).parents[2] / "packaging" / "grafana" / "spielwerk.json"
PAGE = Path(__file__).parents[2] / "docs" / "hosts" / "watching.md"


def samples(text: str) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """Every value by name and labels."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def value(url: str, name: str, **labels: str) -> float:
    return _scraped(url).get((f"spielwerk_{name}", frozenset(labels.items())), 0.0)


def thoughts_when_done(url: str) -> float:
    """How often bots have thought as soon as they are done for now; each of their questions has waited once."""
    names = ("bot_queue", "bot_wait_seconds_count", "bot_think_seconds_count")

    def counted() -> list[float]:
        found = _scraped(url)
        return [found.get((f"spielwerk_{name}", frozenset()), 0.0) for name in names]

    return eventually(counted, lambda counts: counts[0] == 0 and counts[1] == counts[2])[2]


def _scraped(url: str) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    return samples(httpx.get(f"{url}/metrics").raise_for_status().text)


def test_the_process_is_there_whatever_name_it_is_called_by(url: str) -> None:
    for path in ("/healthz", "/readyz"):
        answer = httpx.get(url + path, headers={"Host": "server-1:8000"})
        assert answer.status_code == 200 and answer.json() == {"ok": True}
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(("trouble", "code"), [("locked", "storage_busy"), ("read only", "storage")])
def test_it_is_not_ready_while_the_database_can_not_be_written(tmp_path: Path, trouble: str, code: str) -> None:
    with serving(settings_in(tmp_path, busy_seconds=0.1, clock_seconds=60.0)) as url:
        assert httpx.get(f"{url}/readyz").status_code == 200
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        if trouble == "locked":
            other.execute("BEGIN IMMEDIATE")
        else:
            other.execute("CREATE TRIGGER no BEFORE UPDATE ON about BEGIN SELECT raise(ABORT, 'read only'); END")
        answer = eventually(lambda: httpx.get(f"{url}/readyz?lang=de"), lambda answer: answer.status_code != 200)
        assert answer.status_code == 503 and answer.json()["error"]["code"] == code
        assert answer.json()["error"]["text"] and httpx.get(f"{url}/healthz").status_code == 200
        other.execute("ROLLBACK" if trouble == "locked" else "DROP TRIGGER no")
        other.close()
        eventually(lambda: httpx.get(f"{url}/readyz"), lambda answer: answer.status_code == 200)


# ---------------------------------------------------------------- metrics


def test_what_happens_is_counted(tmp_path: Path) -> None:
    limits = replace(settings_in(tmp_path).limits, chats_at_once=1, chats_per_second=0.001)
    with serving(settings_in(tmp_path, limits=limits)) as url:
        anna = Person(url)
        table = anna.open("me", "guest", {"kind": "bot", "bot": "random"})["table"]
        with anna.at(table) as line:
            line.greet()
            assert value(url, "sockets") == 1 and value(url, "tables_awake") == 1
            for which in range(6):
                if line.state["asked"] and not line.state["can"]["confirm"] and not line.state["asked"]["mine"]:
                    line.hear_until(lambda _: line.state["can"]["confirm"] or line.state["asked"]["mine"])
                line.step(which)
            line.ask(type="chat", text="hello")
            assert line.refused(type="chat", text="hello again") == "too_fast"
        anna.refused("GET", "/tables/aaaaaaaaaaaaaaaa/position")
        assert value(url, "entries_total", kind="move", by="person") >= 3
        assert value(url, "acknowledge_seconds_count", type="move") >= 3
        assert value(url, "store_seconds_count") >= 6
        assert value(url, "refused_total", code="too_fast", where="socket") == 1
        assert value(url, "refused_total", code="not_found", where="http") == 1
        route = "/api/tables/{table}/position"
        assert value(url, "http_calls_total", method="GET", route=route, status="404") == 1
        assert value(url, "http_calls_total", method="POST", route="/api/tables", status="201") == 1
        assert value(url, "entries_total", kind="move", by="bot") <= thoughts_when_done(url)
        eventually(lambda: value(url, "loop_lag_seconds_count"), bool)


def test_what_workers_elsewhere_think_is_counted_by_the_server_that_has_asked(postgres: Cluster) -> None:
    database = postgres.new_database()
    with ExitStack() as stack:
        server = started(database, "--bot-workers", "0")
        stack.callback(server.kill)
        anna = Person(server.url)
        bot = {"kind": "bot", "bot": "greedy"}
        with anna.at(anna.open(bot, "me", bot)["table"]) as line:
            line.greet()
            line.hear_type("error")  # nobody is there to think
            assert value(server.url, "bot_queue") == 1 and value(server.url, "bot_think_seconds_count") == 0
            stack.callback(WorkerProcess(database).end)
            eventually(lambda: value(server.url, "bot_think_seconds_count"), bool)
            assert thoughts_when_done(server.url) > 0
        assert value(server.url, "bot_think_seconds_sum") > 0


def test_every_app_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    one.refused.labels("too_fast", "http").inc()
    assert b'code="too_fast"' in one.text() and b'code="too_fast"' not in other.text()


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "203.0.113.9"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"Forwarded": "for=203.0.113.9"},
        {"Via": "1.1 caddy"},
        {"Host": "games.example.org"},
    ],
)
def test_strangers_do_not_read_metrics_through_a_proxy(
    tmp_path_factory: pytest.TempPathFactory, public: str, headers: dict[str, str]
) -> None:
    assert httpx.get(f"{public}/metrics").status_code == 200
    answer = httpx.get(f"{public}/metrics", headers=headers)
    assert answer.status_code == 404 and "spielwerk_" not in answer.text


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_in(tmp_path_factory.mktemp("public"), public_url="https://games.example.org")) as url:
        yield url


def test_with_a_token_metrics_are_read_from_anywhere_and_never_without(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, metrics_token="open sesame", public_url="https://games.example.org")) as url:
        through = {"X-Forwarded-For": "203.0.113.9", "Host": "games.example.org"}
        assert httpx.get(f"{url}/metrics").status_code == 404
        assert httpx.get(f"{url}/metrics", headers=through | {"Authorization": "Bearer sesame"}).status_code == 404
        answer = httpx.get(f"{url}/metrics", headers=through | {"Authorization": "Bearer open sesame"})
        assert answer.status_code == 200 and "spielwerk_sockets" in answer.text


LABELS = re.compile(r"\bby \(([^)]*)\)|\{([^}]*)\}")


def test_every_panel_of_the_dashboard_asks_for_metrics_and_labels_that_exist() -> None:
    known: dict[str, set[str]] = {}
    for name, metric in vars(Metrics()).items():
        if name != "registry":
            labels = {*metric._labelnames, "instance"}
            ends = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_count", "_sum"]}[metric._type]
            known |= {metric._name + end: labels | ({"le"} if end == "_bucket" else set()) for end in ends}
    own = {family.name for family in Metrics().registry.collect() if family.name.startswith("process_")}
    panels = [panel for panel in json.loads(DASHBOARD.read_text("utf-8"))["panels"] if panel["type"] != "row"]
    assert len(panels) > 10
    seen: set[str] = set()
    for panel in panels:
        for query in [target["expr"] for target in panel["targets"]]:
            (asked,) = re.findall(r"\b(?:spielwerk|process)_\w+", query)
            assert asked in known or asked in own, (panel["title"], asked)
            named = ",".join(first or second for first, second in LABELS.findall(query)).split(",")
            labels = {label.split("=")[0].strip() for label in named if label}
            assert labels <= known.get(asked, {"instance"}), (panel["title"], labels)
            seen.add(asked.removesuffix("_bucket"))
    assert {name.removesuffix("_bucket") for name in known if not name.endswith(("_count", "_sum"))} <= seen


def test_the_page_names_every_metric() -> None:
    page = PAGE.read_text("utf-8")
    own = [family.name for family in Metrics().registry.collect() if family.name.startswith("spielwerk_")]
    assert len(own) > 10 and [name for name in own if f"`{name}" not in page] == []


# ---------------------------------------------------------------- logs


def test_every_answer_has_an_id_that_the_log_names(url: str) -> None:
    answer = httpx.get(f"{url}/api/health")
    assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])
    assert httpx.get(f"{url}/api/health", headers={"X-Request-ID": "of-the-proxy"}).headers["x-request-id"] == (
        "of-the-proxy"
    )
    assert request_id("short") != "short" and request_id("with\nline breaks") != "with\nline breaks"


def test_lines_for_people_and_for_programs() -> None:
    record = logging.LogRecord("spielwerk.server", logging.WARNING, "", 0, "table %s waits", ("x",), None)
    before = REQUEST.set("abcd1234")
    setattr(record, FIELDS, {"status": 200})
    told = json.loads(JsonLines().format(record))
    assert told | {"time": ""} == {
        "time": "",
        "level": "warning",
        "logger": "spielwerk.server",
        "message": "table x waits",
        "request": "abcd1234",
        "status": 200,
    }
    plain = PlainLines().format(record)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z WARNING spielwerk\.server \[abcd1234\] table x waits", plain)
    REQUEST.reset(before)


def test_what_strangers_send_is_never_a_line_of_its_own() -> None:
    """A path may have line breaks in it, and what moves the cursor of the terminal that shows the log."""
    path = "GET /\n2026-01-01T00:00:00Z CRITICAL forged\x1b[2K\u2028\x85 äö"
    line = PlainLines().format(logging.LogRecord("spielwerk.access", logging.INFO, "", 0, path, (), None))
    assert line.endswith(r"GET /\n2026-01-01T00:00:00Z CRITICAL forged\x1b[2K\u2028\x85 äö")


@pytest.mark.parametrize("before", ["/api/join/", "/join/", "/api/links/", "/device/"])
def test_a_path_that_carries_a_token_ends_before_it(before: str) -> None:
    assert without_tokens(before + "SECRET") == without_tokens(f"{before}/SECRET/x") == before + "…"


@pytest.mark.parametrize("path", ["/table/x", "/api/me/links", "/api/me/devices/0123456789abcdef"])
def test_other_paths_stand_there_whole(path: str) -> None:
    assert without_tokens(path) == path


def test_the_access_log_has_no_tokens(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from spielwerk.cli import main; main()", "serve", "--port", "0", "--lang", "en"]
    command += ["--log-format", "json", "--access-log", "--config", str(tmp_path / "spielwerk.toml")]
    settings = (
        f'database = "sqlite:///{tmp_path}/tables.sqlite"',
        "compile_rules = false",
        "[limits]",
        "address_cpu = 1e6",
    )
    (tmp_path / "spielwerk.toml").write_text("\n".join([*settings, "visitor_cpu = 1e6"]), "utf-8")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            anna, invitation, link = _invites(server)
        finally:
            server.terminate()
        assert server.stderr is not None
        lines = server.stderr.read()
    told = [json.loads(line) for line in lines.splitlines()]
    calls = [line for line in told if line["logger"] == "spielwerk.access"]
    (joined,) = [line for line in calls if line["path"] == "/api/join/…"]
    assert joined["status"] == 200 and joined["address"] == "127.0.0.1" and len(joined["visitor"]) == 12
    assert joined["request"] and not [token for token in (invitation, link, anna.token) if token in lines]
    assert [line["path"] for line in calls if "…" in line["path"]] == ["/api/join/…", "/device/…", "/api/links/…"]


def _invites(server: subprocess.Popen[str]) -> tuple[Person, str, str]:
    """Somebody opens a table and looks at the invitation to it, and at a link for another device."""
    assert server.stdout is not None
    anna = Person(server.stdout.readline().split()[4])
    eventually(lambda: _answer(anna), lambda answer: answer is not None)
    token = anna.open("me", "open", "guest")["links"][0]["url"].rpartition("/")[2]
    anna.call("GET", f"/join/{token}")
    link = anna.call("POST", "/me/links", {}, 201)["url"].rpartition("/")[2]
    httpx.get(f"{anna.url}/device/{link}")
    anna.call("GET", f"/links/{link}")
    anna.http.close()
    return anna, token, link


def _answer(person: Person) -> httpx.Response | None:
    try:
        return person.http.get("/health")
    except httpx.TransportError:
        return None
