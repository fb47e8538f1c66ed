"""The compiler of rules: from the plain Python that a game is written in to machine code, by way of LLVM.

Rules are a small part of Python: integers, truth values and real numbers, records and their fields, constants, `if`,
`while`, `for` over ranges and arrays, and calls of other rules. So the compiler is small too, and quick: all rules of a
game become one module, which is optimised once.

- `types`: what a value may be, and how records lie in memory.
- `sources`: the syntax tree of a function.
- `expressions`, `statements`: a function becomes LLVM's language.
- `module`: all that the rules of a game reach, each function once for each kind of arguments.
- `machine`: machine code, and its addresses.
"""
