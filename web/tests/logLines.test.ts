import { describe, expect, test } from "vitest";
import { concernsMe, isHeading, lastOwnMove, pieces, readableLines } from "$lib/table/logLines";
import { aLine, aSeat } from "./positions";

const choice = aLine(1, { kind: "choice" });
const forced = aLine(2, { kind: "forced" });
const note = aLine(3);
const chat = aLine(3, { kind: "chat" });

describe("which lines are shown", () => {
  test("choices are left out where the rules note what comes of them", () => {
    expect(readableLines([choice, forced, note, chat])).toEqual([note, chat]);
  });
  test("without any note the choices are all there is to read", () => {
    expect(readableLines([choice, forced, chat])).toEqual([choice, forced, chat]);
  });
  test("headings are notes of something that begins", () => {
    expect(isHeading(aLine(1, { name: "round_begins" }))).toBe(true);
    expect(isHeading(aLine(1, { name: "begins_again" }))).toBe(false);
  });
});

describe("what happened since my last turn", () => {
  const log = [
    aLine(1, { kind: "choice", seat: 0 }),
    aLine(2, { kind: "choice", seat: 1 }),
    aLine(3, { kind: "choice", seat: 0 }),
  ];
  test("before the present turn, if it is mine", () => expect(lastOwnMove(log, [0], 2, true)).toBe(1));
  test("at all, if somebody else is to play", () => expect(lastOwnMove(log, [0], 2, false)).toBe(3));
  test("nothing of mine, no move", () => expect(lastOwnMove(log, [2], 9, false)).toBe(0));
});

describe("what concerns me", () => {
  const seats = [aSeat(0, "Anna", true), aSeat(1, "Ben")];
  test("somebody else's line that names me", () => {
    expect(concernsMe(aLine(1, { seat: 1, text: "Ben robs Anna." }), seats)).toBe(true);
  });
  test.each([
    ["my own line", aLine(1, { seat: 0, text: "Anna gains 2." })],
    ["a line that names nobody of mine", aLine(1, { seat: 1, text: "Ben gains 2." })],
    ["chat", aLine(1, { seat: 1, kind: "chat", text: "Hello Anna" })],
    ["a heading", aLine(1, { seat: 1, name: "turn_begins", text: "Anna's turn" })],
    ["a line of nobody", aLine(1, { seat: null, text: "Anna begins." })],
  ])("not %s", (_, line) => expect(concernsMe(line, seats)).toBe(false));
});

describe("names in a text", () => {
  test("are cut out, longer names first", () => {
    const [ann, anna] = [aSeat(0, "Ann"), aSeat(1, "Anna")];
    expect(pieces("Anna pays Ann 2.", [ann, anna])).toEqual([
      { text: "Anna", seat: anna },
      { text: " pays ", seat: null },
      { text: "Ann", seat: ann },
      { text: " 2.", seat: null },
    ]);
  });
  test("may hold signs that mean something to regular expressions", () => {
    const odd = aSeat(0, "A.*(b)+");
    expect(pieces("A.*(b)+ passes", [odd]).map((piece) => piece.seat)).toEqual([odd, null]);
    expect(pieces("AxxB passes", [odd])).toEqual([{ text: "AxxB passes", seat: null }]);
  });
  test("empty ones cut nothing", () => {
    expect(pieces("hello", [aSeat(0, "")])).toEqual([{ text: "hello", seat: null }]);
  });
});
