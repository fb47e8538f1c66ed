import { describe, expect, test } from "vitest";
import { commonWords, foldLabel, groupsOf, ownWords } from "$lib/table/optionGroups";
import { anOption } from "./positions";

const many = (verb: string, count: number) => Array.from({ length: count }, (_, i) => anOption(`${verb}:${i}`));

describe("groups of options", () => {
  test("stand in the order in which their verbs come first", () => {
    const groups = groupsOf([anOption("build:a"), anOption("pass"), anOption("build:b")]);
    expect(groups.map((group) => [group.verb, group.options.map((option) => option.key)])).toEqual([
      ["build", ["build:a", "build:b"]],
      ["pass", ["pass"]],
    ]);
  });
  test("are folded from six on", () => {
    expect(groupsOf([...many("build", 5), anOption("pass")])[0]?.folded).toBe(false);
    expect(groupsOf([...many("build", 6), anOption("pass")])[0]?.folded).toBe(true);
  });
  test("are not folded where there is nothing else", () => {
    expect(groupsOf(many("build", 30))[0]?.folded).toBe(false);
    expect(groupsOf(many("build", 30), { alone: true })[0]?.folded).toBe(true);
  });
  test("may fold early, from two on", () => {
    const fold = (count: number) =>
      groupsOf([...many("shift", count), anOption("pass")], { early: ["shift"] })[0]?.folded;
    expect([fold(1), fold(2)]).toEqual([false, true]);
  });
});

describe("the common words of a group", () => {
  test("are those that all begin with, without a last sign", () => {
    const options = [anOption("a", "Shift row: 1"), anOption("b", "Shift row: 2")];
    expect(commonWords(options)).toBe("Shift row");
  });
  test("are the first word where nothing is common", () => {
    expect(commonWords([anOption("a", "Build it"), anOption("b", "Sell them")])).toBe("Build");
  });
  test("are those that all end with where the verb comes last", () => {
    const options = [anOption("a", "1 × 3 bieten"), anOption("b", "2 × 4 bieten")];
    expect(commonWords(options)).toBe("Bieten");
    expect(options.map((option) => ownWords(option.text, options))).toEqual(["1 × 3", "2 × 4"]);
  });
  test("leave each option its own", () => {
    const options = [anOption("a", "Shift row: 1"), anOption("b", "Shift row: 2")];
    expect(options.map((option) => ownWords(option.text, options))).toEqual(["1", "2"]);
    expect(ownWords("Pass", [anOption("a", "Pass")])).toBe("Pass");
  });
  test("of nothing are nothing", () => expect(commonWords([])).toBe(""));
});

describe("the label of a folded group", () => {
  const rows = [anOption("row:1", "Zeppelin to row 1"), anOption("row:2", "Zeppelin to row 2")];
  test("is what the game calls it", () => {
    expect(foldLabel(rows, { "board-fold-row": "Zeppelin to a row" })).toBe("Zeppelin to a row");
  });
  test("is what stands before a colon in all of them", () => {
    const options = [anOption("build:a", "Build: Sawmill (Coal)"), anOption("build:b", "Build: Brewery (Hops)")];
    expect(foldLabel(options, {})).toBe("Build");
  });
  test("is never a fragment", () => {
    const options = [anOption("w:1", "The special worker and 1"), anOption("w:2", "The special worker and 2")];
    expect([foldLabel(options, {}), foldLabel(rows, {}), foldLabel([], {})]).toEqual(["", "", ""]);
  });
});
