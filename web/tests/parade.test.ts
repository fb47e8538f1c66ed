import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { preferences } from "$lib/app/preferences.svelte";
import { Parade } from "$lib/table/parade.svelte";
import { asked, aState } from "./positions";

const bots = (n: number) => aState(n, { asked: asked(1, false) });
let parade: Parade;

beforeEach(() => {
  vi.useFakeTimers();
  preferences.speed = "normal";
  parade = new Parade();
});
afterEach(() => {
  parade.clear();
  vi.useRealTimers();
});

/** Let positions arrive one after the other. */
function arrive(...states: ReturnType<typeof aState>[]): void {
  states.forEach((state, index) => parade.follow(state, states[index - 1] ?? null));
}

describe("positions", () => {
  test("after an own move show at once", () => {
    arrive(aState(1), bots(2));
    expect(parade.shown?.n).toBe(2);
    expect(parade.waiting).toBe(0);
  });
  test("of others follow one another at a pace", () => {
    arrive(aState(1), bots(2), bots(3), bots(4));
    expect([parade.shown?.n, parade.waiting]).toEqual([2, 2]);
    vi.advanceTimersByTime(650);
    expect([parade.shown?.n, parade.waiting]).toEqual([3, 1]);
    vi.advanceTimersByTime(650);
    expect([parade.shown?.n, parade.waiting]).toEqual([4, 0]);
  });
  test("in a long row go faster", () => {
    arrive(aState(1), ...Array.from({ length: 60 }, (_, i) => bots(i + 2)));
    vi.advanceTimersByTime(650 * 30);
    expect(parade.shown?.n).toBe(61);
  });
  test("can be skipped to the newest", () => {
    arrive(aState(1), bots(2), bots(3), bots(4));
    parade.skip();
    expect([parade.shown?.n, parade.waiting]).toEqual([4, 0]);
  });
  test("in other words replace what is shown at once", () => {
    arrive(aState(1), bots(2), bots(3));
    parade.follow({ ...bots(3), lang: "de" }, bots(3));
    expect(parade.shown).toMatchObject({ n: 3, lang: "de" });
  });
  test("that nobody wants to follow are left out", () => {
    preferences.speed = "instant";
    arrive(aState(1), bots(2), bots(3), bots(4), bots(5));
    expect(parade.waiting).toBe(0);
    vi.advanceTimersByTime(16);
    expect(parade.shown?.n).toBe(5);
  });
});
