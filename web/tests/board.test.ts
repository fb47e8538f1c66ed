import { describe, expect, test } from "vitest";
import type { GameModule } from "$lib/board/contract";
import { PLAYER_COLOURS } from "$lib/board/colours";
import { pick, spoken } from "$lib/board/pick";
import { shapeOf } from "$lib/board/shapes";
import { loadLanguage } from "$lib/app/texts.svelte";
import { BoardFacts } from "$lib/table/boardTable.svelte";
import type { Table } from "$lib/table/table.svelte";
import { anOption, aRefused, asked, aState } from "./positions";

const build = anOption("build:zeppelin", "Build the zeppelin", ["airship:zeppelin", "tile:yard"]);
const pass = anOption("pass", "Pass");
const refused = aRefused("build:blimp", ["airship:blimp"]);

function facts(given: Partial<Table> = {}, game: Partial<GameModule> | null = null): BoardFacts {
  const shown = aState(1, {
    options: [build, pass],
    refused: [refused],
    last: { seat: 1, points: ["tile:yard"], considered: [] },
  });
  const texts = {
    name: "",
    tagline: "",
    aid: "",
    fields: {},
    labels: {},
    citations: { sections: {}, about: {} },
    corrected: false,
    components: { airship: { zeppelin: { name: "Zeppelin", text: null } } },
  };
  const table = {
    shown,
    options: shown.options,
    seats: shown.seats,
    texts,
    hint: null,
    glow: new Set(),
    ...given,
  } as Table;
  return new BoardFacts(table, () => game as GameModule | null);
}

describe("what stands at a component", () => {
  test("options lie at everything they speak of", () => {
    expect(facts().spot("airship:zeppelin").options).toEqual([build]);
    expect(facts().legalRefs).toEqual(["airship:zeppelin", "tile:yard"]);
  });
  test("reasons lie there too, but only while somebody is asked here", () => {
    expect(facts().spot("airship:blimp").refused).toEqual([refused]);
    expect(facts({ options: [] }).spot("airship:blimp").refused).toEqual([]);
  });
  test("the last move and the hint leave marks", () => {
    expect(facts().spot("tile:yard")).toMatchObject({ touched: true, hinted: false });
    const hint = { type: "hint" as const, id: "1", key: build.key, text: "", plan: "", considered: [] };
    expect(facts({ hint }).spot("tile:yard").hinted).toBe(true);
  });
  test("anything else is empty", () => {
    expect(facts().spot("tile:nowhere")).toEqual({
      options: [],
      refused: [],
      touched: false,
      hinted: false,
      glows: false,
    });
  });
  test("what a lesson speaks of glows", () => {
    expect(facts({ glow: new Set(["tile:yard"]) }).spot("tile:yard").glows).toBe(true);
  });
});

describe("whose board it is", () => {
  test.each([
    [{ viewer: 1 }, 1],
    [{ viewer: null, mine: [1] }, 1],
    [{ viewer: null, mine: [], asked: asked(1, false) }, 1],
    [{ viewer: null, mine: [], asked: null }, 0],
  ])("%j", (given, seat) => expect(facts({ shown: aState(1, given) }).me).toBe(seat));
});

describe("a component to press", () => {
  test("says whether it can be", () => {
    const state = (id: string) => pick(facts(), "airship", id)["data-pick"];
    expect(["zeppelin", "blimp", "balloon"].map(state)).toEqual(["legal", "refused", "none"]);
  });
  test("is a tab stop only where it can be pressed", () => {
    expect(pick(facts(), "airship", "zeppelin").tabindex).toBe(0);
    expect(pick(facts(), "airship", "blimp").tabindex).toBe(-1);
  });
  test("is read out with its name, its state and what can be done", async () => {
    await loadLanguage("en");
    const words = spoken(facts(), "airship", "zeppelin", "finished");
    expect(words).toMatch(/^Zeppelin\. finished\. .*Build the zeppelin/);
    expect(spoken(facts(), "airship", "unnamed")).toBe("unnamed");
  });
});

test("every colour has a shape of its own", () => {
  const shapes = PLAYER_COLOURS.map(({ shape }) => shapeOf(shape));
  expect(new Set(shapes).size).toBe(PLAYER_COLOURS.length);
  expect(shapeOf("no such shape")).toBe(shapeOf("circle"));
});
