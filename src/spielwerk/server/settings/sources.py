"""Where settings come from: flags before the environment, that before a file, that before what is usual."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from math import isfinite
from pathlib import Path
from types import UnionType
from typing import Any, cast, get_args, get_type_hints
from urllib.parse import urlsplit

from spielwerk.server.settings import Limits, Settings, is_network

PREFIX = "SPIELWERK_"
LIMITS = "limits"
FILE_VARIABLE = PREFIX + "CONFIG"
"""The environment may name the file."""
USUAL_FILE = Path("/etc/spielwerk.toml")
"""The file where nobody names one, if it is there."""
LOG_FORMATS = ("plain", "json")
LAST_PORT = 65535
SWITCHES = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}

LEAST: dict[str, float] = dict.fromkeys(
    ("port", "bot_workers", "bot_pause", "idle_seconds", "forgotten_seconds", "busy_seconds"), 0
)
"""Numbers that may be 0; all others are more than that."""


class BadSetting(Exception):
    """A setting that can't be used: where it stands, and a code for what is wrong with it."""

    def __init__(self, code: str, where: str, **arguments: Any) -> None:
        super().__init__(f"{where}: {code}")
        self.code = code
        self.arguments: dict[str, Any] = {"where": where} | arguments


@dataclass(frozen=True)
class Setting:
    """One thing to set."""

    name: str
    """As in the file; a limit is `limits.` and its name."""
    kind: type
    """What its value is: `str`, `int`, `float`, `bool`, `tuple` (of texts) or `Path`."""

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        named = "database_url" if self.name == "database" else self.name.replace(".", "_")
        return PREFIX + named.upper()


@dataclass(frozen=True)
class Given:
    """A value that somebody has given, and where."""

    where: str
    value: Any


@dataclass(frozen=True)
class Gathered:
    """The settings, and where those were given that are not as usual."""

    settings: Settings
    given: Mapping[str, Given]

    def where(self, name: str) -> str:
        """Where to look if a setting turns out to be wrong later."""
        return self.given[name].where if name in self.given else name


def all_settings() -> dict[str, Setting]:
    """All that can be set, by name."""
    found = [*_fields_of(Settings, ""), *_fields_of(Limits, f"{LIMITS}.")]
    return {setting.name: setting for setting in found if setting.name != LIMITS}


def _fields_of(of: type, prefix: str) -> Iterator[Setting]:
    hints = get_type_hints(of)
    for field in fields(of):
        yield Setting(prefix + field.name, _plain(hints[field.name]))


def _plain(hint: Any) -> type:
    """The type of a field without `None` and without what is inside."""
    if isinstance(hint, UnionType):
        hint = next(kind for kind in get_args(hint) if kind is not type(None))
    return getattr(hint, "__origin__", hint)


def gather(flags: Mapping[str, Given], environment: Mapping[str, str], file: Path | None) -> Gathered:
    """The settings from all sources."""
    named = file or (Path(environment[FILE_VARIABLE]) if environment.get(FILE_VARIABLE) else USUAL_FILE)
    given = _in_file(named) if named != USUAL_FILE or named.is_file() else {}
    given |= _in_environment(environment)
    given |= {_known(name, flag.where).name: flag for name, flag in flags.items()}
    values = {name: _value(all_settings()[name], found) for name, found in given.items()}
    limits = {name.removeprefix(f"{LIMITS}."): values.pop(name) for name in list(values) if name.startswith(LIMITS)}
    return Gathered(Settings(limits=Limits(**limits), **values), given)


def _in_environment(environment: Mapping[str, str]) -> dict[str, Given]:
    """A variable that is empty says nothing."""
    variables = {setting.variable: name for name, setting in all_settings().items()}
    wrong = [name for name in environment if name.startswith(f"{PREFIX}LIMITS_") and name not in variables]
    if wrong:
        raise _unknown(wrong[0], wrong[0], variables)
    return {name: Given(key, environment[key]) for key, name in variables.items() if environment.get(key)}


def _in_file(file: Path) -> dict[str, Given]:
    try:
        content = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeError) as error:
        raise BadSetting("file", str(file), reason=str(error)) from error
    limits: Any = content.pop(LIMITS, {})
    if not isinstance(limits, dict):
        raise BadSetting("limits", f"{file}: {LIMITS}")
    content |= {f"{LIMITS}.{name}": value for name, value in cast(dict[str, Any], limits).items()}
    return {_known(name, f"{file}: {name}").name: Given(f"{file}: {name}", value) for name, value in content.items()}


def _known(name: str, where: str) -> Setting:
    known = all_settings()
    if name not in known:
        raise _unknown(name, where, known)
    return known[name]


def _unknown(name: str, where: str, known: Mapping[str, Any]) -> BadSetting:
    similar = get_close_matches(name, known, 1)
    return BadSetting("similar", where, similar=similar[0]) if similar else BadSetting("unknown", where)


# ---------------------------------------------------------------- values


def _value(setting: Setting, given: Given) -> Any:
    """A value as it is used; what it says must make sense."""
    value = _READ[setting.kind](setting, given)
    check = _CHECKS.get(setting.name)
    if check is not None and not check(value):
        raise BadSetting(setting.name, given.where, value=str(given.value))
    return value


def _text(setting: Setting, given: Given) -> str:
    if not isinstance(given.value, str) or not given.value:
        raise BadSetting("text", given.where, value=str(given.value))
    return given.value


def _path(setting: Setting, given: Given) -> Path:
    return Path(_text(setting, given))


def _texts(setting: Setting, given: Given) -> tuple[str, ...]:
    value: Any = given.value.split(",") if isinstance(given.value, str) else given.value
    parts: list[Any] = cast(list[Any], value) if isinstance(value, list | tuple) else [value]
    if not all(isinstance(part, str) for part in parts):
        raise BadSetting("texts", given.where, value=str(given.value))
    return tuple(part.strip() for part in parts if part.strip())


def _switch(setting: Setting, given: Given) -> bool:
    value = SWITCHES.get(str(given.value).lower())
    if value is None:
        raise BadSetting("switch", given.where, value=str(given.value))
    return value


def _whole(setting: Setting, given: Given) -> int:
    least = int(LEAST.get(setting.name, 1))
    try:
        value = int(str(given.value))
    except ValueError:
        value = least - 1
    if value < least or isinstance(given.value, bool):
        raise BadSetting("whole", given.where, value=str(given.value), least=str(least))
    return value


def _number(setting: Setting, given: Given) -> float:
    try:
        value = float(str(given.value))
    except ValueError:
        value = -1.0
    may_be_zero = setting.name in LEAST
    if not isfinite(value) or value < 0 or (value == 0 and not may_be_zero) or isinstance(given.value, bool):
        raise BadSetting("zero" if may_be_zero else "number", given.where, value=str(given.value))
    return value


_READ: dict[type, Callable[[Setting, Given], Any]] = {
    str: _text,
    Path: _path,
    tuple: _texts,
    bool: _switch,
    int: _whole,
    float: _number,
}


def _is_address(url: str) -> bool:
    """Whether this is the whole address of a server, without a path."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.path in ("", "/")


_CHECKS: dict[str, Callable[[Any], bool]] = {
    "port": lambda port: port <= LAST_PORT,
    "public_url": _is_address,
    "origins": lambda origins: all(map(_is_address, origins)),
    "trusted_proxies": lambda proxies: all(map(is_network, proxies)),
    "log_format": lambda name: name in LOG_FORMATS,
}
"""What values of some settings must be; what is wrong is said by the setting's name."""
