import { describe, expect, test } from "vitest";
import type { TableSummary } from "$lib/api/types";
import { deviceName } from "$lib/people/device";
import { freeSeat } from "$lib/people/lobby.svelte";

const seat = (kind: "human" | "open" | "bot", mine = false) => ({ kind, mine, seat: 0 });
const table = (isPublic: boolean, ...seats: ReturnType<typeof seat>[]) =>
  ({ public: isPublic, seats }) as unknown as TableSummary;

describe("the name of a device", () => {
  test("says browser and system", () => {
    expect(deviceName("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36")).toBe(
      "Chrome, Android",
    );
    expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1")).toBe(
      "Safari, iOS",
    );
    expect(deviceName("a program")).toBe("");
  });
});

describe("a seat to take", () => {
  test("is open, at a public table where one does not sit yet", () => {
    expect(freeSeat(table(true, seat("human"), seat("open")))?.kind).toBe("open");
    expect(freeSeat(table(true, seat("human", true), seat("open")))).toBeUndefined();
    expect(freeSeat(table(false, seat("human"), seat("open")))).toBeUndefined();
    expect(freeSeat(table(true, seat("human"), seat("bot")))).toBeUndefined();
  });
});
