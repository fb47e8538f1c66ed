"""Where the time of compiled random play goes, by rule: `python benchmarks/hot_rules.py anno_1800`.

It needs gcc, binutils and either perf (samples of processor time) or valgrind: `--count` counts instructions, which are
the same in every run, `--guesses` branches that were guessed wrong, as valgrind estimates them. The rules are compiled
with the lines they come from, linked into a program of their own (`playouts.c`) and watched. A rule that was inlined
counts for itself: "own" is what it does without those it calls, "with calls" what was inlined into it as well.
"""

import argparse
import re
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

import spielwerk
from spielwerk.kernel.engine import fill_in
from spielwerk.kernel.native.build import module_of
from spielwerk.kernel.native.compiler.lines import Lines
from spielwerk.kernel.native.compiler.machine import machine_code

SEATS = 4
GAMES = {"perf": 4000, "valgrind": 60}
VALGRIND_KNOWS = "x86-64-v3"
INSTRUCTIONS, WRONG_GUESSES = (0,), (2, 4)
"""Where valgrind's numbers of a line stand: wrong guesses of branches, and of jumps to many places."""
Chain = list[str]


def output_of(command: list[str], given: str = "") -> str:
    """What a program prints."""
    return subprocess.run(command, input=given, capture_output=True, text=True, check=True).stdout


def program_for(slug: str, folder: Path, processor: str) -> list[str]:
    """A program that plays a game at random, and the state it begins with."""
    game = spielwerk.game(slug)
    start = game.state_class()
    fill_in(game, start, min(SEATS, game.seats[-1]), None)
    (folder / "template").write_bytes(bytes(start))
    text = module_of(game, lambda done, total, name: None, lines=Lines()).text()
    (folder / "rules.o").write_bytes(machine_code(text, processor))
    source = str(Path(__file__).with_name("playouts.c"))
    subprocess.run(["gcc", "-O2", "-o", str(folder / "play"), source, str(folder / "rules.o")], check=True)
    return [str(folder / "play"), str(folder / "template")]


def sampled(program: list[str], folder: Path) -> Counter[int]:
    """How often each address was met, by perf."""
    data = str(folder / "perf.data")
    watched = ["perf", "record", "-q", "-e", "cpu-clock", "-F", "5000", "-o", data, *program, str(GAMES["perf"])]
    output_of(watched)
    begins = {}
    for line in output_of(["nm", program[0]]).splitlines():
        *place, _, symbol = line.split()
        begins[symbol] = int(place[0], 16) if place else 0
    met: Counter[int] = Counter()
    for line in output_of(["perf", "script", "-i", data, "-F", "ip,sym,symoff"]).splitlines():
        found = re.match(r"\s*[0-9a-f]+ (.+)\+0x([0-9a-f]+)\s*$", line)
        met[begins.get(found[1], 0) + int(found[2], 16) if found and found[1] in begins else 0] += 1
    return met


def chains_of(program: str, addresses: list[int]) -> dict[int, Chain]:
    """For each address the rule it belongs to and those that it was inlined into, the innermost first."""
    chains: dict[int, Chain] = {0: ["the system"]}
    lines = output_of(["addr2line", "-f", "-i", "-a", "-e", program], "\n".join(map(hex, addresses))).splitlines()
    at = 0
    for number, line in enumerate(lines):
        if line.startswith("0x"):
            at = int(line, 16)
            chains[at] = []
        elif lines[number - 1].startswith("0x") or (len(chains[at]) and not _is_place(line)):
            chains[at].append(re.sub(r"^spielwerk\.(games\.\w+\.)?|\.\d+$", "", line))
    return chains


def _is_place(line: str) -> bool:
    """Whether a line says where in a file, and not in which rule."""
    return bool(re.search(r":(\d+|\?)( \(discriminator \d+\))?$", line))


def show(met: Counter[int], chains: dict[int, Chain], most: int) -> None:
    """Print the rules that take the most."""
    own: Counter[str] = Counter()
    with_calls: Counter[str] = Counter()
    for address, count in met.items():
        chain = chains.get(address) or ["the system"]
        own[chain[0]] += count
        with_calls.update(dict.fromkeys(chain, count))
    total = sum(met.values())
    print("   own  with calls")
    for rule, count in own.most_common(most):
        print(f"{100 * count / total:5.1f}%   {100 * with_calls[rule] / total:5.1f}%   {rule}")


def counted(program: list[str], folder: Path, events: tuple[int, ...]) -> Counter[int]:
    """Events at each address, by valgrind; prints instructions and wrong guesses of a decision."""
    file = folder / "callgrind.out"
    manner = ["--dump-instr=yes", "--compress-pos=no", "--compress-strings=no", f"--callgrind-out-file={file}"]
    command = ["valgrind", "--tool=callgrind", "--branch-sim=yes", *manner, *program, str(GAMES["valgrind"])]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    decisions = int(done.stdout)
    instructions, _, wrong, _, wrong_jumps = map(int, re.findall(r"Collected : ([\d ]+)", done.stderr)[0].split())
    print(
        f"{instructions / decisions:.0f} instructions, {(wrong + wrong_jumps) / decisions:.1f} wrong guesses a decision"
    )
    return _counts_in(file.read_text("utf-8"), program[0], events)


def _counts_in(report: str, program: str, events: tuple[int, ...]) -> Counter[int]:
    """What valgrind wrote down of the program itself; of a call, the line behind it counts what was called."""
    met: Counter[int] = Counter()
    is_own = after_call = False
    for line in report.splitlines():
        if line.startswith("ob="):
            is_own = line.endswith(program)
        elif line.startswith("0x") and not after_call:
            at, _, *counts = line.split()  # zeros at the end are left out
            met[int(at, 16) if is_own else 0] += sum(int(counts[event]) for event in events if event < len(counts))
        after_call = line.startswith("calls=")
    return met


def main() -> None:
    """Compile, watch, tell."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--count", action="store_true", help="count instructions with valgrind instead")
    parser.add_argument("--guesses", action="store_true", help="count wrongly guessed branches with valgrind instead")
    parser.add_argument("--most", type=int, default=25, help="how many rules are shown")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        simulated = chosen.count or chosen.guesses
        program = program_for(chosen.game, folder, VALGRIND_KNOWS if simulated else "")
        events = WRONG_GUESSES if chosen.guesses else INSTRUCTIONS
        met = counted(program, folder, events) if simulated else sampled(program, folder)
        show(met, chains_of(program[0], [address for address in met if address]), chosen.most)


if __name__ == "__main__":
    main()
