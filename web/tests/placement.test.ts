import { describe, expect, test } from "vitest";
import { besides } from "$lib/table/placement";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const WINDOW = { width: 1000, height: 700 };
const CARD = { width: 200, height: 100 };

describe("a card beside a component", () => {
  test("stands below it where there is room", () => {
    expect(besides(box(400, 100, 50, 50), CARD, [], WINDOW)).toEqual({ left: 325, top: 158 });
  });
  test("stands above it at the foot of the window, inside it", () => {
    expect(besides(box(960, 640, 30, 50), CARD, [], WINDOW)).toEqual({ left: 792, top: 532 });
  });
  test("does not cover what can be chosen next", () => {
    const below = box(400, 170, 50, 50);
    expect(besides(box(400, 120, 50, 40), CARD, [below], WINDOW).top).toBe(12);
    const above = box(400, 60, 50, 40);
    expect(besides(box(400, 120, 50, 40), CARD, [below, above], WINDOW).left).toBe(458);
  });
  test("covers the fewest where it must cover some", () => {
    const all = [
      box(400, 170, 20, 20),
      box(430, 170, 20, 20),
      box(400, 60, 50, 40),
      box(460, 120, 50, 50),
      box(300, 120, 50, 50),
      box(300, 150, 50, 5),
    ];
    const { left, top } = besides(box(400, 120, 50, 40), CARD, all, WINDOW);
    expect([left, top]).toEqual([325, 12]);
  });
});
