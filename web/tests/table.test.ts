import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { preferences } from "$lib/app/preferences.svelte";
import type { TableState } from "$lib/api/types";
import { Table } from "$lib/table/table.svelte";
import { FakeSocket, fakeSockets } from "./line";
import { aLine, anOption, asked, aState } from "./positions";

const GAME = { name: "Airship City", tagline: "", aid: "", components: {}, fields: {}, labels: {}, citations: {} };
let table: Table;
let states: number[];

/** Calls of the HTTP interface answer with what is given for a part of their address. */
function answering(answers: Record<string, [number, unknown]>): void {
  vi.stubGlobal("fetch", (address: string) => {
    const found = Object.entries(answers).find(([part]) => address.includes(part));
    const [status, body] = found?.[1] ?? [200, {}];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}

async function openTable(): Promise<void> {
  states = [];
  table = new Table("t1", (now) => states.push(now.n));
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(1));
  FakeSocket.last.opens();
}

const hear = (message: object) => {
  FakeSocket.last.brings(message);
  flushSync();
};
const ack = () => FakeSocket.last.brings({ type: "ack", id: FakeSocket.last.id, n: 1 });

beforeEach(() => {
  fakeSockets();
  preferences.speed = "instant";
  preferences.lang = "en";
  answering({ "/texts": [200, GAME] });
});
afterEach(() => table.close());

describe("opening", () => {
  test("a table that does not exist says so, without a socket", async () => {
    answering({ "/tables/t1": [404, { error: { code: "unknown", text: "There is no such table." } }] });
    table = new Table("t1", () => undefined);
    await vi.waitFor(() => expect(table.closed).toBe("There is no such table."));
    expect(FakeSocket.all).toEqual([]);
  });
  test("is called like the game until it has a name", async () => {
    await openTable();
    expect(table.name).toBe("Spielwerk");
    hear(aState(1));
    await vi.waitFor(() => expect(table.name).toBe("Airship City"));
    hear(aState(2, { name: "Thursday" }));
    expect(table.name).toBe("Thursday");
  });
  test("without the texts of the game is still playable", async () => {
    answering({ "/texts": [500, { error: { code: "x", text: "Broken." } }] });
    await openTable();
    hear(aState(1));
    await vi.waitFor(() => expect(table.trouble).toBe("Broken."));
    expect(table.texts?.components).toEqual({});
  });
});

describe("positions", () => {
  beforeEach(openTable);

  test("that are older than what is known are not shown", () => {
    hear(aState(5));
    hear(aState(4));
    expect(table.live?.n).toBe(5);
    expect(states).toEqual([5]);
  });
  test("bring only what is new of the log; an undone move takes its lines along", () => {
    hear(aState(2, { log: [aLine(1), aLine(2)] }));
    hear(aState(3, { log: [aLine(3)], log_from: 2 }));
    expect(table.log.map((line) => line.move)).toEqual([1, 2, 3]);
    hear(aState(4, { moves: 1, log: [], log_from: 1 }));
    expect(table.log.map((line) => line.move)).toEqual([1]);
  });
  test("of the past show no later lines and no options", async () => {
    hear(aState(3, { log: [aLine(1), aLine(2), aLine(3)], options: [anOption("pass")] }));
    expect(table.options.length).toBe(1);
    answering({ "/position": [200, aState(3, { moves: 1, options: [anOption("pass")] })] });
    await table.look(1);
    flushSync();
    expect(table.shown?.moves).toBe(1);
    expect(table.log.map((line) => line.move)).toEqual([1]);
    expect([table.options, table.mayAct]).toEqual([[], false]);
    await table.look(3);
    expect([table.past, table.mayAct]).toEqual([null, true]);
  });
  test("say who is there, and presence says who has come and gone since", () => {
    hear(aState(1));
    expect(table.seats.map((seat) => seat.connected)).toEqual([true, true]);
    hear({ type: "presence", seats: [{ seat: 1, connected: false }] });
    expect(table.seats.map((seat) => seat.connected)).toEqual([true, false]);
  });
});

describe("what passes", () => {
  beforeEach(openTable);

  test("a bot thinks until the next position", () => {
    hear(aState(1));
    hear({ type: "thinking", seat: 1, seconds: 2 });
    expect(table.thinking?.seat).toBe(1);
    hear(aState(2));
    expect(table.thinking).toBeNull();
  });
  test("rules are compiled until they are all there, or the line breaks", () => {
    hear({ type: "compiling", done: 3, total: 9 });
    expect(table.compiling?.done).toBe(3);
    hear({ type: "compiling", done: 9, total: 9 });
    expect(table.compiling).toBeNull();
    hear({ type: "compiling", done: 3, total: 9 });
    FakeSocket.last.close();
    expect(table.compiling).toBeNull();
  });
  test("chat stands in the log whatever move is shown", () => {
    hear(aState(1, { log: [aLine(1)] }));
    hear({ ...aLine(9, { kind: "chat", text: "Hello" }), type: "chat", n: 2 });
    expect(table.chat.map((line) => line.text)).toEqual(["Hello"]);
    expect(table.log.length).toBe(2);
  });
  test("an error closes a table that was never seen, and is only told at one that was", () => {
    hear({ type: "error", code: "x", text: "Too many." });
    expect(table.closed).toBe("Too many.");
    hear(aState(1));
    hear({ type: "error", code: "x", text: "Slowly." });
    expect([table.closed, table.trouble]).toEqual(["", "Slowly."]);
  });
});

describe("acting", () => {
  beforeEach(openTable);
  const sent = () => FakeSocket.last.sent.at(-1);

  test("an option is taken for the seat that is asked, at the position that is known", async () => {
    hear(aState(7, { asked: asked(0, true) }));
    const taken = table.take("move:harbour");
    expect(sent()).toMatchObject({ type: "move", seat: 0, key: "move:harbour", n: 7 });
    expect(table.mayAct).toBe(false);
    ack();
    await taken;
    expect(table.mayAct).toBe(true);
  });
  test("nothing is taken for others, nor without a line", async () => {
    hear(aState(7, { asked: asked(1, false) }));
    await table.take("move:harbour");
    hear(aState(8));
    FakeSocket.last.close();
    await table.take("move:harbour");
    expect(FakeSocket.all.flatMap((socket) => socket.sent)).toEqual([]);
  });
  test("undo goes only where it may, to the seat whose turn waits", async () => {
    hear(aState(7));
    await table.step("undo");
    expect(sent()).toBeUndefined();
    const can: TableState["can"] = { undo: true, redo: false, restart: false, confirm: false };
    hear(aState(8, { asked: asked(1, false), pending: { seat: 0, mine: true }, can }));
    const done = table.step("undo");
    expect(sent()).toMatchObject({ type: "undo", seat: 0 });
    ack();
    await done;
  });
  test("what is refused is told, except that it came too late", async () => {
    hear(aState(7));
    for (const [code, told] of [
      ["stale", ""],
      ["illegal", "No."],
    ]) {
      const taken = table.take("pass");
      FakeSocket.last.brings({ type: "refused", id: FakeSocket.last.id, code, text: "No." });
      await taken;
      expect(table.trouble).toBe(told);
    }
  });
  test("a hint stays until something is done", async () => {
    hear(aState(7));
    const asking = table.ask("hint", 0);
    expect(table.asking).toBe(true);
    hear({ type: "hint", id: FakeSocket.last.id, key: "pass", text: "Pass", considered: [] });
    await asking;
    expect([table.asking, table.hint?.key]).toEqual([false, "pass"]);
    const taken = table.take("pass");
    ack();
    await taken;
    expect(table.hint).toBeNull();
  });
});
