"""Games on a machine that has NumPy and Numba and nothing else: `import bare` before spielwerk.

Games bring drawings for the terminal, which need `rich`. Where it is not installed and nothing is drawn, empty modules
do.
"""

import importlib.util
import sys
from types import ModuleType

MODULES = ("rich", "rich.box", "rich.console", "rich.table", "rich.text", "rich.panel", "rich.columns", "rich.style")


class NotInstalled:
    """Stands for whatever a drawing would use."""

    def __init__(self, *_: object, **__: object) -> None:
        raise ModuleNotFoundError("nothing can be drawn without the package rich", name="rich")


class Empty(ModuleType):
    """A module in which every name is there, and nothing works."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.__path__ = []

    def __getattr__(self, name: str) -> type[NotInstalled]:
        if name.startswith("__"):
            raise AttributeError(name)
        return NotInstalled


if importlib.util.find_spec("rich") is None:
    sys.modules.update({name: Empty(name) for name in MODULES})
