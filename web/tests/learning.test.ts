import { beforeEach, describe, expect, test } from "vitest";
import type { LessonStep, RulesSection } from "$lib/api/types";
import { counts } from "$lib/learn/course.svelte";
import { bestPlace } from "$lib/learn/placing";
import { search } from "$lib/rules/search";

const section = (number: string, title: string, html: string): RulesSection => ({
  number,
  title,
  html,
  level: 2,
  about: [],
});

describe("searching the rules", () => {
  const sections = [
    section("1.1", "Set-up", "<p>Everybody takes <b>five dice</b>.</p>"),
    section("2.1", "Dice", "<p>A bid is a promise.</p>"),
  ];
  test("titles count before text", () => {
    expect(search(sections, "dice").map((hit) => hit.number)).toEqual(["2.1", "1.1"]);
  });
  test("all words must be there, in any order, through marks of the text", () => {
    expect(search(sections, "dice everybody").map((hit) => hit.number)).toEqual(["1.1"]);
    expect(search(sections, "five dice")[0]).toMatchObject({ before: "Everybody takes ", match: "five" });
  });
  test("a number finds its section, nothing finds nothing", () => {
    expect(search(sections, "2.1").map((hit) => hit.number)).toEqual(["2.1"]);
    expect(search(sections, "zeppelin")).toEqual([]);
    expect(search(sections, "  ")).toEqual([]);
  });
});

describe("what counts as right", () => {
  const step = { want: ["bid:5:*", "doubt"] } as LessonStep;
  test.each([
    ["bid:5:6", true],
    ["doubt", true],
    ["bid:15:6", false],
    ["doubts", false],
  ])("%s: %s", (key, right) => expect(counts(step, key)).toBe(right));
});

describe("where a remark stands", () => {
  const size = { width: 300, height: 100 };
  beforeEach(() => Object.assign(window, { innerWidth: 1000, innerHeight: 800 }));
  test("beside what glows", () => {
    const glowing = { left: 100, top: 300, width: 80, height: 80 };
    expect(bestPlace(size, [glowing], [])).toMatchObject({ left: 192, top: 290 });
  });
  test("on the other side where there is no room", () => {
    const glowing = { left: 800, top: 300, width: 180, height: 80 };
    expect(bestPlace(size, [glowing], [])).toMatchObject({ left: 488 });
  });
  test("not over what can be pressed", () => {
    const glowing = { left: 100, top: 300, width: 80, height: 80 };
    const button = { left: 200, top: 300, width: 80, height: 80 };
    const place = bestPlace(size, [glowing], [button]);
    expect(place.left >= 280 || place.top >= 380 || place.top + size.height <= 300).toBe(true);
  });
  test("in the corner where nothing glows", () => {
    expect(bestPlace(size, [], [])).toMatchObject({ left: 692, top: 692 });
  });
});
