import { expect, test } from "vitest";
import { restOf, waysByBeginning } from "$lib/table/ways";
import type { Way } from "$lib/api/types";

const way = (...keys: string[]): Way => ({
  steps: keys.map((key) => ({ key, text: key.toUpperCase(), warning: "" })),
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

test("the rest of a way is told in a line", () => {
  expect(restOf(way("supply", "joker", "card"))).toBe("JOKER → CARD");
});
