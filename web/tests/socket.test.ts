import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveLine, RefusedMessage } from "$lib/api/socket";
import { fakeSockets, FakeSocket } from "./line";

const heard: unknown[] = [];
const connections: string[] = [];
let seen = 0;
let line: LiveLine;

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  heard.length = connections.length = 0;
  seen = 0;
  line = new LiveLine("t1", {
    hear: (message) => heard.push(message),
    connection: (now) => connections.push(now),
    seen: () => seen,
    lang: () => "de",
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("the line", () => {
  test("asks for the language, and after a break for what it missed", () => {
    expect(FakeSocket.last.url).toMatch(/^ws:\/\/.*\/api\/tables\/t1\/live\?lang=de$/);
    FakeSocket.last.opens();
    seen = 17;
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all.length).toBe(2);
    expect(FakeSocket.last.url).toContain("since=17");
    expect(connections).toEqual(["connecting", "open", "lost", "connecting"]);
  });
  test("waits longer from try to try, and not longer than ten seconds", () => {
    for (let attempt = 0; attempt < 8; attempt++) {
      FakeSocket.last.close();
      vi.advanceTimersByTime(10_500);
    }
    expect(FakeSocket.all.length).toBe(9);
    FakeSocket.last.close();
    vi.advanceTimersByTime(5_000); // 0.7 × 8 s at least
    expect(FakeSocket.all.length).toBe(9);
  });
  test("tries at once when the network is back", () => {
    FakeSocket.last.close();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(2);
  });
  test("that is closed stays closed", () => {
    line.close();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(1);
  });
  test("that is dead without saying so is found out by its silence", () => {
    FakeSocket.last.opens();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.sent).toMatchObject([{ type: "ping" }]);
    vi.advanceTimersByTime(12_500);
    expect(connections).toContain("lost");
  });
  test("that answers the ping lives on", () => {
    FakeSocket.last.opens();
    vi.advanceTimersByTime(20_000);
    vi.advanceTimersByTime(100);
    FakeSocket.last.brings({ type: "ack", id: FakeSocket.last.id, n: 0 });
    vi.advanceTimersByTime(12_500);
    expect(connections).not.toContain("lost");
  });
});

describe("messages", () => {
  test("are settled by their answers, which nobody else hears", async () => {
    FakeSocket.last.opens();
    const sent = line.send({ type: "undo", seat: 0 });
    FakeSocket.last.brings({ type: "ack", id: FakeSocket.last.id, n: 5 });
    expect(await sent).toBe(5);
    expect(heard).toEqual([]);
  });
  test("may be refused, with a reason", async () => {
    FakeSocket.last.opens();
    const sent = line.send({ type: "undo", seat: 0 }).catch((error: unknown) => error);
    FakeSocket.last.brings({ type: "refused", id: FakeSocket.last.id, code: "stale", text: "Too late." });
    const error = await sent;
    expect(error).toBeInstanceOf(RefusedMessage);
    expect(error).toMatchObject({ code: "stale", message: "Too late." });
  });
  test("that were not acknowledged are sent again with the same id, once", async () => {
    FakeSocket.last.opens();
    const sent = line.send({ type: "undo", seat: 0 });
    const first = FakeSocket.last.id;
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent).toMatchObject([{ type: "undo", id: first }]);
    FakeSocket.last.brings({ type: "ack", id: first, n: 6 });
    expect(await sent).toBe(6);
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent).toEqual([]);
  });
  test("that answer a question are heard as well", async () => {
    FakeSocket.last.opens();
    const sent = line.send({ type: "hint", seat: 0 });
    const hint = { type: "hint", id: FakeSocket.last.id, key: "pass", text: "Pass", considered: [] };
    FakeSocket.last.brings(hint);
    expect(await sent).toBe(0);
    expect(heard).toEqual([hint]);
  });
});
