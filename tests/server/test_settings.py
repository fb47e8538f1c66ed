"""Settings come from flags, the environment and a file, in this order; what is wrong is told in one line."""

from __future__ import annotations

import dataclasses
import re
import subprocess
import sys
from pathlib import Path

import pytest

from spielwerk.cli.helpers.hosting import FLAGS, gathered
from spielwerk.cli.helpers.problems import Problem
from spielwerk.cli.helpers.texts import Voice
from spielwerk.server.serving import configured
from spielwerk.server.settings import THIS_MACHINE, Limits, Settings
from spielwerk.server.settings.page import PAGE, page, sentences
from spielwerk.server.settings.sources import Given, all_settings, gather
from tests.server.people import PATIENCE


def test_every_field_can_be_set() -> None:
    names = {field.name for field in dataclasses.fields(Settings)} - {"limits"}
    assert set(all_settings()) == names | {f"limits.{field.name}" for field in dataclasses.fields(Limits)}
    assert set(FLAGS) <= names
    variables = [setting.variable for setting in all_settings().values()]
    assert len(set(variables)) == len(variables)
    assert {"SPIELWERK_DATABASE_URL", "SPIELWERK_PUBLIC_URL", "SPIELWERK_LIMITS_BODY"} <= set(variables)


def test_the_page_lists_every_setting_with_its_usual_value() -> None:
    written = PAGE.read_text("utf-8")
    assert written == page(written), "python -m spielwerk.server.settings.page writes it anew"
    for of in (Settings, Limits):
        assert set(sentences(of)) == {field.name for field in dataclasses.fields(of)}, "each has a sentence"


def test_a_flag_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "spielwerk.toml"
    file.write_text('bot_workers = 3\nover_days = 7\nlog_format = "json"\n[limits]\nbody = 5\nframe = 6\n', "utf-8")
    environment = {"SPIELWERK_BOT_WORKERS": "4", "SPIELWERK_LIMITS_FRAME": "7", "SPIELWERK_OVER_DAYS": ""}
    found = gather({"bot_workers": Given("--workers", "5")}, environment, file)
    settings = found.settings
    assert (settings.bot_workers, settings.limits.frame, settings.limits.body) == (5, 7, 5)
    assert (settings.over_days, settings.log_format, settings.waiting_days) == (7, "json", Settings().waiting_days)
    assert found.where("bot_workers") == "--workers" and found.where("limits.frame") == "SPIELWERK_LIMITS_FRAME"
    assert found.where("over_days") == f"{file}: over_days" and found.where("static") == "static"


def test_every_kind_of_value_comes_from_every_source(tmp_path: Path) -> None:
    file = tmp_path / "spielwerk.toml"
    file.write_text(
        'access_log = true\ntrusted_proxies = ["192.0.2.7"]\nport = 0\nstatic = "/srv/app"\nbot_pause = 0\n', "utf-8"
    )
    in_file = gather({}, {"SPIELWERK_CONFIG": str(file)}, None).settings
    environment = {
        "SPIELWERK_ACCESS_LOG": "yes",
        "SPIELWERK_TRUSTED_PROXIES": "192.0.2.7",
        "SPIELWERK_PORT": "0",
        "SPIELWERK_STATIC": "/srv/app",
        "SPIELWERK_BOT_PAUSE": "0",
    }
    in_environment = gather({}, environment, None).settings
    assert in_file == in_environment
    assert in_file.access_log and in_file.static == Path("/srv/app") and in_file.port == 0
    assert gather({}, {}, None).settings == Settings()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("bot_workers = -1", "bot_workers must be a whole number of at least 0, not -1"),
        ("snapshot_every = 0", "snapshot_every must be a whole number of at least 1, not 0"),
        ('bot_workers = "many"', "bot_workers must be a whole number"),
        ("bot_workers = true", "bot_workers must be a whole number"),
        ("bot_pause = -1", "bot_pause must be a number, zero or more"),
        ("bot_seconds = nan", "bot_seconds must be a number above zero"),
        ("bot_seconds = 0", "bot_seconds must be a number above zero"),
        ('access_log = "perhaps"', "access_log must be true or false, not perhaps"),
        ("log_format = 'xml'", "log_format must be plain or json, not xml"),
        ("port = 70000", "port must be a whole number from 0 to 65535"),
        ("public_url = 'games.example'", "public_url must be a whole address"),
        ("public_url = 'https://games.example/tables'", "public_url must be a whole address"),
        ("public_url = 7", "public_url must be a text"),
        ("trusted_proxies = ['*']", "trusted_proxies must be addresses or networks"),
        ("trusted_proxies = [7]", "trusted_proxies must be a list of texts"),
        ("trusted_proxies = 7", "trusted_proxies must be a list of texts"),
        ("bot_worker = 2", "did you mean bot_workers?"),
        ("colour = 'red'", "colour is no setting"),
        ("limits = 7", "limits is a section"),
        ("[limits]\ncalls_per_sec = 7", "did you mean limits.calls_per_second?"),
        ("nonsense", "is no TOML"),
    ],
)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_value_that_can_not_be_used_is_told_in_one_line(tmp_path: Path, content: str, said: str, lang: str) -> None:
    file = tmp_path / "spielwerk.toml"
    file.write_text(content, "utf-8")
    with pytest.raises(Problem) as problem:
        gathered(str(file))
    line = problem.value.line(Voice(lang))
    assert str(file) in line and "\n" not in line
    assert said in line or lang == "de", line


def test_the_environment_is_checked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELWERK_LIMITS_CALLS", "7")
    with pytest.raises(Problem, match="setting-similar"):
        gathered(None)
    monkeypatch.setenv("SPIELWERK_LIMITS_CALLS", "")
    monkeypatch.delenv("SPIELWERK_LIMITS_CALLS")
    monkeypatch.setenv("SPIELWERK_BOT_WORKERS", "none")
    with pytest.raises(Problem) as problem:
        gathered(None)
    assert problem.value.line(Voice("en")).startswith("SPIELWERK_BOT_WORKERS must be")


def test_flags_for_all_the_rest() -> None:
    assert gathered(None, ["limits.body=7", "busy_seconds=0"]).settings.limits.body == 7
    with pytest.raises(Problem, match="setting-form"):
        gathered(None, ["limits.body"])
    with pytest.raises(Problem, match="file-unreadable"):
        gathered("/nowhere/spielwerk.toml")


def test_serve_says_in_one_line_which_setting_is_wrong() -> None:
    command = [sys.executable, "-c", "from spielwerk.cli import main; main()", "serve", "--lang", "de"]
    done = subprocess.run([*command, "--set", "limits.frame=-1"], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert done.stderr == "--set limits.frame muss eine ganze Zahl ab 1 sein, nicht -1.\n"


def test_proxies_are_addresses_and_networks() -> None:
    settings = Settings(trusted_proxies=("192.0.2.7", "10.0.0.0/8", "2001:db8::/32"))
    assert all(map(settings.is_proxy, ("192.0.2.7", "10.1.2.3", "2001:db8::9")))
    assert not any(map(settings.is_proxy, ("192.0.2.8", "127.0.0.1", "2001:db9::1", "", "somewhere")))
    assert dataclasses.replace(settings, public_url="https://games.example.org").is_proxy("127.0.0.1")


def test_only_named_proxies_are_believed_about_whom_they_speak_for() -> None:
    believed = configured(Settings(trusted_proxies=("192.0.2.7",))).forwarded_allow_ips
    assert "192.0.2.7" in believed and "*" not in believed and set(believed) == {*THIS_MACHINE, "192.0.2.7"}


def test_packages_and_pages_name_variables_that_exist() -> None:
    root = PAGE.parents[2]
    others = {"SPIELWERK_HOME", "SPIELWERK_CACHE", "SPIELWERK_CONFIG", "SPIELWERK_WHEEL_OBJECTS"}
    known = {setting.variable for setting in all_settings().values()} | others
    files = [file for folder in ("packaging", "docs/hosts") for file in (root / folder).rglob("*") if file.is_file()]
    named = {name for file in files for name in re.findall(r"SPIELWERK_[A-Z_]*[A-Z]", file.read_text("utf-8"))}
    assert len(named) > 10 and named <= known, named - known
