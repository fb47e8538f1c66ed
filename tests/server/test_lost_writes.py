"""A power cut: what was acknowledged is on the disk, not only on its way there.

`kill -9` leaves what the kernel has in memory; a power cut does not. The server runs on a disk that forgets whatever
was not synced (`lossy.c`), and is started again from what is left.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import threading
from pathlib import Path

import pytest

from tests.needs import missing
from tests.server.people import ServerProcess
from tests.server.test_kill import check, new_burst, promises, wait_for_moves

CUTS = int(os.environ.get("SPIELWERK_KILLS", "3"))
MOVES = 12


@pytest.fixture(scope="module")
def lossy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The disk that forgets, compiled."""
    compiler = shutil.which("cc")
    if compiler is None:
        missing("a C compiler (cc) is not installed: it makes the disk that forgets what was not synced")
    library = tmp_path_factory.mktemp("lossy") / "lossy.so"
    source = Path(__file__).with_name("lossy.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    return library


def become(folder: Path, other: Path) -> None:
    """Let a folder hold what another one holds."""
    for file in folder.iterdir():
        file.unlink()
    for file in other.glob("tables*"):
        shutil.copy(file, folder)


def test_what_was_acknowledged_survives_a_power_cut(
    lossy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = random.Random(1)
    folder, survivors = tmp_path / "disk", tmp_path / "survivors"
    folder.mkdir()
    survivors.mkdir()
    for name, value in (("LD_PRELOAD", lossy), ("LOSSY_FOLDER", folder), ("LOSSY_SURVIVORS", survivors)):
        monkeypatch.setenv(name, str(value))
    server = ServerProcess(f"sqlite:///{folder / 'tables.sqlite'}")
    try:
        bursts = [new_burst(server.url, dice) for _ in range(2)]
        for cut in range(CUTS):
            threads = [threading.Thread(target=burst.play) for burst in bursts]
            for thread in threads:
                thread.start()
            while promises(bursts) < (cut + 1) * MOVES and any(thread.is_alive() for thread in threads):
                wait_for_moves(bursts)
            server.kill()
            for thread in threads:
                thread.join()
            become(folder, survivors)
            monkeypatch.delenv("LD_PRELOAD")
            check(bursts, server.database)
            become(survivors, folder)  # looking has tidied up, and this is on the disk too
            monkeypatch.setenv("LD_PRELOAD", str(lossy))
            server.start_again()
        assert promises(bursts) >= CUTS * MOVES
    finally:
        server.kill()
