import { expect, test } from "vitest";
import { gridOf } from "$lib/games/generic/grid";
import { anOption } from "./positions";

const order = (noun: string) => (noun === "face" ? ["1", "2", "3"] : ["1", "2", "3", "4", "5"]);
const bid = (count: number, face: number) =>
  anOption(`bid:${count}:${face}`, `Bid ${count} × ${face}`, [`count:${count}`, `face:${face}`]);

test("options of two nouns make a grid with few columns", () => {
  const grid = gridOf([bid(3, 2), bid(2, 3), bid(3, 3), bid(4, 2)], order);
  expect(grid).toMatchObject({ rowNoun: "count", columnNoun: "face", rows: ["2", "3", "4"], columns: ["2", "3"] });
  expect(grid?.at("2", "3")?.key).toBe("bid:2:3");
  expect(grid?.at("2", "2")).toBeUndefined();
});

test("the noun with fewer things gives the columns", () => {
  const swapped = [bid(1, 1), bid(1, 2), bid(1, 3), bid(2, 1)];
  const grid = gridOf(swapped, order);
  expect(grid).toMatchObject({ rowNoun: "face", columnNoun: "count" });
  expect(grid?.at("3", "1")?.key).toBe("bid:1:3");
});

test("other options make none", () => {
  expect(gridOf([], order)).toBeNull();
  expect(gridOf([anOption("pass")], order)).toBeNull();
  expect(gridOf([bid(1, 1), bid(2, 1), bid(3, 1)], order)).toBeNull();
  expect(gridOf([bid(1, 1), anOption("x", "x", ["tile:a"])], order)).toBeNull();
});
