import { expect, test } from "vitest";
import { keysOf, restOf, waysByBeginning } from "$lib/table/ways";
import type { Way } from "$lib/api/types";

const way = (...keys: string[]): Way => ({
  steps: keys.map((key) => ({ key, text: key.toUpperCase(), warning: "" })),
  ending: null,
  changes: [],
  open: false,
});

test("ways that begin alike stand together, in the order of their first", () => {
  const ways = [way("rob", "a"), way("load", "a"), way("rob", "b")];
  const told = waysByBeginning(ways).map(({ first, ways: few }) => [first.text, few.map(restOf)]);
  expect(told).toEqual([
    ["ROB", ["A", "B"]],
    ["LOAD", ["A"]],
  ]);
});

test("a way can be gone up to any of its steps", () => {
  expect(keysOf(way("expand", "bakery", "pay"))).toEqual(["expand", "bakery", "pay"]);
  expect(keysOf(way("expand", "bakery", "pay"), 2)).toEqual(["expand", "bakery"]);
});

test("the rest of a way is told in a line", () => {
  expect(restOf(way("supply", "joker", "card"))).toBe("JOKER → CARD");
});
