"""The way from one decision to the next, from frame to frame: written as jumps, for these are what processors wait for.

Every kind has up to three parts, generated as rules (`dispatch`): `ask` lists the options, `take` does what was chosen,
`run` does what nobody is asked about. Here each becomes a function of its own that ends in a jump to the next: to the
part of the frame that is on top now. So there are as many jumps as rules, and what follows a certain rule is easier to
guess than what follows any rule. Where only one option is possible, its decision has just been asked, and the way on
to its `take` is known. Nothing waits for the end of a part, so none saves registers for another (`preserve_nonecc`).
"""

from __future__ import annotations

from collections.abc import Iterator

from spielwerk.kernel.chance import WORD_MASK, random_word
from spielwerk.kernel.decision import Decision
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import frame_layout
from spielwerk.kernel.native.compiler.module import ATTRIBUTES, Module
from spielwerk.kernel.native.compiler.sources import Source
from spielwerk.kernel.native.compiler.types import ArrayType, field_tag
from spielwerk.kernel.schema import offset_of

_GENERATOR = ArrayType("ptr", "i8", (4,), "generator", None, 8, (0, WORD_MASK))
"""Of who plays at random: four words in numbers of 64 bits, as loops have them (`bundles.GameMemory`)."""
_ADVANCE = """
@taking = internal unnamed_addr constant [{count} x ptr] [{taking}]
@going_on = internal unnamed_addr constant [{count} x ptr] [{going_on}]

define i64 @advance({state}, i64 %option, ptr noalias %out) {attributes}{traced} {{
  %deep = getelementptr inbounds i8, ptr %s, i64 {depth}
  %is_chosen = icmp sge i64 %option, 0
  br i1 %is_chosen, label %chosen, label %begins
chosen:
{kind}
  %place = getelementptr inbounds [{count} x ptr], ptr @taking, i64 0, i64 %number
  %part = load ptr, ptr %place
  %found = call preserve_nonecc i64 %part(ptr %s, i64 %option, ptr %out, ptr null){place}
  ret i64 %found
begins:
  %first = call preserve_nonecc i64 @go_on(ptr %s, i64 %option, ptr %out, ptr null){place}
  ret i64 %first
}}
"""
_RANDOM_PLAY = """
define i64 @random_play({state}, ptr noalias %rng, ptr noalias %out) {attributes}{traced} {{
  %found = call preserve_nonecc i64 @go_on(ptr %s, i64 0, ptr %out, ptr %rng){place}
  ret i64 %found
}}
"""
_PART = """
define internal preserve_nonecc i64 @{name}({state}, i64 %option, ptr noalias %out, ptr noalias %rng)
    {attributes}{traced} {{
"""
_NEXT = """
  %end = getelementptr inbounds i8, ptr %s, i64 {over}
  %is_over = load i8, ptr %end, align 1{over_tag}
  %goes_on = icmp eq i8 %is_over, 0
  br i1 %goes_on, label %next, label %over
over:
  store i32 0, ptr %out, align 4{count_tag}
  ret i64 1
next:
  %deep = getelementptr inbounds i8, ptr %s, i64 {depth}
  %few = load i8, ptr %deep, align 1{depth_tag}
  %is_empty = icmp eq i8 %few, 0
  br i1 %is_empty, label %broken, label %waiting
broken:
  ret i64 -1
waiting:
{kind}
  %place = getelementptr inbounds [{count} x ptr], ptr @going_on, i64 0, i64 %number
  %part = load ptr, ptr %place
  %found = musttail call preserve_nonecc i64 %part(ptr %s, i64 %option, ptr %out, ptr %rng){place}
  ret i64 %found
}}
"""
_KIND = """  %frames = load i8, ptr %deep, align 1{depth_tag}
  %many = zext i8 %frames to i64
  %far = mul nuw nsw i64 %many, {size}
  %top = getelementptr i8, ptr %s, i64 %far
  %held = getelementptr i8, ptr %top, i64 {kind_at}
  %kind = load i16, ptr %held, align 2{frame_tag}
  %number = zext i16 %kind to i64"""
_NOTHING_OFFERED = "  store i32 0, ptr %out, align 4{count_tag}\n"
_RULE = """  call void @"{rule}"(ptr %s{more}){place}"""
_ASKED = """
  %count = load i32, ptr %out, align 4{count_tag}
  switch i32 %count, label %some [i32 0, label %none{alone}]
none:
  ret i64 -1
some:
  %long = zext i32 %count to i64
  %is_for_others = icmp eq ptr %rng, null
  br i1 %is_for_others, label %others, label %chance
others:
  %more = add nuw nsw i64 %long, 1
  ret i64 %more
chance:
  %word = call i64 @"{random_word}"(ptr %rng){place}
  %share = mul nuw i64 %word, %long
  %at = lshr i64 %share, 32
  %options = getelementptr inbounds i8, ptr %out, i64 4
  %drawn = getelementptr inbounds i32, ptr %options, i64 %at
  %short = load i32, ptr %drawn, align 4{options_tag}
  %picked = zext i32 %short to i64
  %found = musttail call preserve_nonecc i64 @take.{number}(ptr %s, i64 %picked, ptr %out, ptr %rng){place}
  ret i64 %found{only}
}}
"""
_ONLY = """
only:
  %first = getelementptr inbounds i8, ptr %out, i64 4
  %alone = load i32, ptr %first, align 4{options_tag}
  %one = zext i32 %alone to i64
  %going = musttail call preserve_nonecc i64 @take.{number}(ptr %s, i64 %one, ptr %out, ptr %rng){place}
  ret i64 %going"""


def write_advance(module: Module, game: Game, parts: dict[str, Source]) -> None:
    """Add the entry point `advance(s, option, out)` to the module of a game: the number of options and one more.

    It is 1 at the end of the game, and -1 where the rules broke.
    """
    _Jumps(module, game, parts).write()


class _Jumps:
    """Writes the parts of all kinds, and the jumps between them."""

    def __init__(self, module: Module, game: Game, parts: dict[str, Source]) -> None:
        self._module, self._game, self._parts = module, game, parts
        frame = frame_layout(game.state_class)
        offsets = {
            "count": len(game.kinds),
            "depth": frame.depth,
            "state": f"ptr noalias dereferenceable({game.state_class.DTYPE.itemsize}) %s",
            "over": offset_of(game.state_class, "over"),
            "size": frame.size,
            "kind_at": frame.stack - frame.size + frame.kind,
        }
        self._words: dict[str, object] = {"attributes": ATTRIBUTES, **offsets, **_tags(module)}
        self._words["kind"] = _KIND.format(**self._words)
        self._words["random_word"] = module.function(random_word, [_GENERATOR]).symbol

    def write(self) -> None:
        """All of it."""
        for kind in self._game.kinds:
            number = kind.number
            if isinstance(kind, Decision):
                self._part(
                    f"ask.{number}", [_NOTHING_OFFERED, *self._rule("ask", number, ", ptr %out"), *self._asked(kind)]
                )
                self._part(f"take.{number}", [*self._rule("take", number, ", i64 %option"), _NEXT])
            else:
                self._part(f"run.{number}", [*self._rule("run", number), _NEXT])
        self._part("go_on", [_NEXT])
        takes = [f"take.{kind.number}" if isinstance(kind, Decision) else "go_on" for kind in self._game.kinds]
        goes = [f"{'ask' if isinstance(kind, Decision) else 'run'}.{kind.number}" for kind in self._game.kinds]
        lists = {
            name: ", ".join(f"ptr @{one}" for one in some) for name, some in (("taking", takes), ("going_on", goes))
        }
        self._add([_ADVANCE], **lists)
        self._add([_RANDOM_PLAY])

    def _rule(self, part: str, number: int, more: str = "") -> Iterator[str]:
        """Call what was generated for a kind; it has no other caller, so it becomes a part of this one."""
        symbol = self._module.function(self._parts[f"{part}_{number}"], [self._module.state]).symbol
        yield _RULE.replace("{rule}", symbol).replace("{more}", more)

    def _asked(self, decision: Decision) -> Iterator[str]:
        """Go on by itself where only one option is possible, unless the decision insists."""
        alone, only = ("", "") if decision.insists else (" i32 1, label %only", _ONLY)
        asked = _ASKED.replace("{alone}", alone).replace("{only}", only)
        yield asked.replace("{number}", str(decision.number))

    def _part(self, name: str, texts: list[str]) -> None:
        self._add([_PART, *texts], name=name)

    def _add(self, texts: list[str], **more: str) -> None:
        self._module.add("".join(texts).format(**{**self._words, **_traced(self._module), **more}))


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
