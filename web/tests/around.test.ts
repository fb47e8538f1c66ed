import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadLanguage } from "$lib/app/texts.svelte";
import { loadGame } from "$lib/games/registry";
import { Study } from "$lib/table/analysis.svelte";
import { announce, tabTitle } from "$lib/table/attention.svelte";
import { keepLinks, keptLinks } from "$lib/table/invitations";
import { play } from "$lib/table/sounds";
import { printedData } from "../build/printed-data";
import { asked, aState } from "./positions";

vi.mock("$lib/table/sounds", () => ({ play: vi.fn() }));

describe("links to open seats", () => {
  test("are kept by table", () => {
    keepLinks({ table: "t1", links: [{ seat: 2, url: "http://x/join/a" }], spectator_url: "http://x/table/t1" });
    expect(keptLinks("t1")).toEqual({ 2: "http://x/join/a" });
    expect(keptLinks("t2")).toEqual({});
  });
});

describe("a person is told", () => {
  const others = aState(1, { asked: asked(1, false) });
  const mine = aState(2, { asked: asked(0, true) });
  beforeEach(() => vi.mocked(play).mockClear());

  test.each([
    ["that it is their turn", mine, others, "turn"],
    ["that another seat of theirs is asked", aState(3, { asked: asked(1, true) }), mine, "turn"],
    ["that somebody moved", aState(3, { asked: asked(1, false) }), others, "move"],
    ["that it is over", aState(3, { status: "over", asked: null }), mine, "end"],
  ])("%s", (_, now, before, sound) => {
    announce(now, before);
    expect(vi.mocked(play).mock.calls).toEqual([[sound]]);
  });
  test("nothing of a game that was over when the page opened", () => {
    announce(aState(3, { status: "over", asked: null }), null);
    expect(play).not.toHaveBeenCalled();
  });
  test("by the title of the tab", async () => {
    await loadLanguage("en");
    expect(tabTitle(mine, "Thursday")).toMatch(/^● .* · Thursday · Spielwerk$/);
    expect(tabTitle(others, "Thursday")).toBe("Thursday · Spielwerk");
  });
});

describe("a game looked at again", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is asked for until it is ready", async () => {
    const answers = [{ status: "working" }, null, { status: "ready" }, { status: "never" }];
    vi.stubGlobal("fetch", () => {
      const body = answers.shift();
      return body ? Promise.resolve(new Response(JSON.stringify(body))) : Promise.reject(new TypeError("network"));
    });
    const study = new Study("t1");
    await study.follow();
    expect(study.found?.status).toBe("working");
    await vi.advanceTimersByTimeAsync(1000);
    expect(study.found?.status).toBe("working"); // a call that failed is tried again
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(study.found?.status).toBe("ready");
    study.forget();
    expect(study.found).toBeNull();
    study.pause();
  });
});

test("a game without a crafted board gets the generic one", async () => {
  expect(await loadGame("no_such_game", false)).toBe(await loadGame("airship_city", true));
});

test("what is printed on components comes from the data of the rules", () => {
  const plugin = printedData("../src/spielwerk/games");
  const { resolveId, load } = plugin as unknown as {
    resolveId: (id: string) => string | null;
    load: (this: { addWatchFile: () => void }, id: string) => string | null;
  };
  const here = { addWatchFile: () => undefined };
  expect(resolveId("printed:airship_city")).toBe("\0printed:airship_city");
  expect(resolveId("./data")).toBeNull();
  expect(load.call(here, "\0printed:airship_city")).toMatch(/^export const \w+ = /);
  expect(load.call(here, "./data")).toBeNull();
});
