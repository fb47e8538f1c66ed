"""The way from one decision to the next, from frame to frame: written as jumps, for these are what processors wait for.

Every kind has up to three parts, generated as rules (`dispatch`): `ask` lists the options, `take` does what was chosen,
`run` does what nobody is asked about. Each `take` and each `run` has a jump of its own to the frame that comes next:
what follows a certain rule is easier to guess than what follows any rule. Where only one option is possible, its
decision has just been asked, so the way on to its `take` is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from spielwerk.kernel.decision import Decision
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import FrameLayout, frame_layout
from spielwerk.kernel.native.compiler.module import ATTRIBUTES, Module
from spielwerk.kernel.native.compiler.sources import Source
from spielwerk.kernel.native.compiler.types import field_tag
from spielwerk.kernel.schema import offset_of

_ADVANCE = """
define i64 @advance(ptr noalias %s, i64 %option, ptr noalias %out) {attributes}{traced} {{
  %deep = getelementptr inbounds i8, ptr %s, i64 {depth}
  %end = getelementptr inbounds i8, ptr %s, i64 {over}
  %first = getelementptr inbounds i8, ptr %out, i64 4
  %is_chosen = icmp sge i64 %option, 0
  br i1 %is_chosen, label %chosen, label %on.begin
chosen:
{kind_chosen}
  switch i16 %kind_chosen, label %on.begin [{takes}]
{on_begin}
over:
  store i32 0, ptr %out, align 4{count_tag}
  ret i64 1
broken:
  ret i64 -1
{blocks}
}}
"""
_ON = """on.{which}:
  %is_over.{which} = load i8, ptr %end, align 1{over_tag}
  %goes_on.{which} = icmp eq i8 %is_over.{which}, 0
  br i1 %goes_on.{which}, label %next.{which}, label %over
next.{which}:
  %few.{which} = load i8, ptr %deep, align 1{depth_tag}
  %is_empty.{which} = icmp eq i8 %few.{which}, 0
  br i1 %is_empty.{which}, label %broken, label %waiting.{which}
waiting.{which}:
{kind_waiting}
  store i32 0, ptr %out, align 4{count_tag}
  switch i16 %kind_{which}, label %broken [{cases}]"""
"""What follows a rule: the end of the game, or the frame that is on top now."""
_KIND = """  %frames_{which} = load i8, ptr %deep, align 1{depth_tag}
  %number_{which} = zext i8 %frames_{which} to i64
  %far_{which} = mul nuw nsw i64 %number_{which}, {size}
  %top_{which} = getelementptr i8, ptr %s, i64 %far_{which}
  %place_{which} = getelementptr i8, ptr %top_{which}, i64 {kind}
  %kind_{which} = load i16, ptr %place_{which}, align 2{frame_tag}"""
_RUN = """run.{number}:
  call void @"{run}"(ptr %s){place}
  br label %on.{which}
{on}"""
_ASK = """ask.{number}:
  call void @"{ask}"(ptr %s, ptr %out){place}
  %count.{number} = load i32, ptr %out, align 4{count_tag}
  switch i32 %count.{number}, label %some.{number} [i32 0, label %broken{alone}]
some.{number}:
  %long.{number} = zext i32 %count.{number} to i64
  %more.{number} = add nuw nsw i64 %long.{number}, 1
  ret i64 %more.{number}"""
_ONLY = """only.{number}:
  %one.{number} = load i32, ptr %first, align 4{options_tag}
  %picked.{number} = zext i32 %one.{number} to i64
  br label %take.{number}"""
_TAKE = """take.{number}:
  %taken.{number} = phi i64 [%option, %chosen]{otherwise}
  call void @"{take}"(ptr %s, i64 %taken.{number}){place}
  br label %on.{which}
{on}"""


def write_advance(module: Module, game: Game, parts: dict[str, Source]) -> None:
    """Add the entry point `advance(s, option, out)` to the module of a game: the number of options and one more.

    It is 1 at the end of the game, and -1 where the rules broke.
    """
    frame = frame_layout(game.state_class)
    words = _tags(module) | {"attributes": ATTRIBUTES} | _traced(module)
    decisions = [kind.number for kind in game.kinds if isinstance(kind, Decision)]
    parted = [(kind.number, "ask" if kind.number in decisions else "run") for kind in game.kinds]
    words["cases"] = " ".join(f"i16 {number}, label %{part}.{number}" for number, part in parted)

    def on(which: str) -> str:
        return _ON.format(which=which, kind_waiting=_kind(which, frame, words), **words)

    module.add(
        _ADVANCE.format(
            depth=frame.depth,
            over=offset_of(game.state_class, "over"),
            kind_chosen=_kind("chosen", frame, words),
            on_begin=on("begin"),
            takes=" ".join(f"i16 {number}, label %take.{number}" for number in decisions),
            blocks="\n".join(_blocks(module, game, parts, words, on)),
            **words,
        )
    )


def _tags(module: Module) -> dict[str, str]:
    """What LLVM is told about the memory that is read here."""
    state = module.state.record
    known = {"depth": field_tag(state, "depth"), "over": field_tag(state, "over"), "frame": "Frame"}
    known |= {"count": "options.count", "options": "options"}
    return {f"{name}_tag": module.tagged(tag) for name, tag in known.items()}


def _traced(module: Module) -> dict[str, str]:
    """Where profilers look for the source of these jumps."""
    if not module.lines:
        return {"traced": "", "place": ""}
    function = module.lines.function("advance", "generated", 1)
    return {"traced": f" !dbg !{function}", "place": f", !dbg !{module.lines.place(function, 1)}"}


def _kind(which: str, frame: FrameLayout, words: dict[str, str]) -> str:
    """Look which kind of frame is on top."""
    return _KIND.format(which=which, size=frame.size, kind=frame.stack - frame.size + frame.kind, **words)


def _blocks(
    module: Module, game: Game, parts: dict[str, Source], words: dict[str, str], on: Callable[[str], str]
) -> Iterator[str]:
    """What is done for each kind."""
    for kind in game.kinds:
        number = kind.number
        known = words | {
            part: module.function(parts[f"{part}_{number}"], [module.state]).symbol
            for part in ("ask", "take", "run")
            if f"{part}_{number}" in parts
        }
        if not isinstance(kind, Decision):
            yield _RUN.format(number=number, which=f"run{number}", on=on(f"run{number}"), **known)
            continue
        alone = "" if kind.insists else f" i32 1, label %only.{number}"
        otherwise = "" if kind.insists else f", [%picked.{number}, %only.{number}]"
        yield _ASK.format(number=number, alone=alone, **known)
        if not kind.insists:
            yield _ONLY.format(number=number, **known)
        yield _TAKE.format(number=number, otherwise=otherwise, which=f"take{number}", on=on(f"take{number}"), **known)
