import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Foresight } from "$lib/table/foresight.svelte";
import { Table } from "$lib/table/table.svelte";
import { preferences } from "$lib/app/preferences.svelte";
import type { OptionOutcome } from "$lib/api/types";
import { FakeSocket, fakeSockets } from "./line";
import { anOption, aState } from "./positions";

const WARNINGS: Record<string, string> = { scrap: "You lose this machine." };
let table: Table;
let foresight: Foresight;
/** The keys of each call for outcomes, and what lets the next one be answered. */
let calls: string[][];
let answer: ((known: string[]) => void)[];

const outcome = (key: string): OptionOutcome => ({ key, changes: [], open: false, warning: WARNINGS[key] ?? "" });
const sent = () => FakeSocket.last.sent.filter((message) => message.type === "move").map((message) => message.key);
const offers = (n: number, ...keys: string[]) => {
  FakeSocket.last.brings(aState(n, { options: keys.map((key) => anOption(key)) }));
  flushSync();
};
const ack = () => FakeSocket.last.brings({ type: "ack", id: FakeSocket.last.id, n: 1 });

beforeEach(async () => {
  fakeSockets();
  preferences.speed = "instant";
  calls = [];
  answer = [];
  vi.stubGlobal("fetch", (address: string) => {
    if (!address.includes("/outcomes")) return Promise.resolve(new Response("{}"));
    calls.push(new URL(address, "http://table").searchParams.getAll("key"));
    return new Promise<Response>((done) =>
      answer.push((known) => done(new Response(JSON.stringify({ n: 1, options: known.map(outcome) })))),
    );
  });
  table = new Table("t1", () => undefined);
  foresight = new Foresight(table);
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(1));
  FakeSocket.last.opens();
  offers(1, "keep", "scrap");
});
afterEach(() => table.close());

/** What is asked for is answered, with what comes of these options. */
async function known(...keys: string[]): Promise<void> {
  await vi.waitFor(() => expect(answer.length).toBeGreaterThan(0));
  answer.shift()?.(keys);
}
const warned = () => vi.waitFor(() => expect(foresight.warning?.outcome.warning).toBe("You lose this machine."));

test("a press before it is known what comes of it waits for that, and asks where that warns", async () => {
  const taken = table.take("scrap");
  await known("keep", "scrap");
  await warned();
  expect(sent()).toEqual([]);
  foresight.warning?.answer(false);
  expect([await taken, sent()]).toEqual([false, []]);
});

test("what is known not to warn is taken at once", async () => {
  const loaded = foresight.load();
  await known("keep", "scrap");
  await loaded;
  const taken = table.take("keep");
  expect(sent()).toEqual(["keep"]);
  ack();
  expect(await taken).toBe(true);
});

test("an option that is not among those told at once is asked about when it is pressed", async () => {
  const taken = table.take("scrap");
  await known("keep");
  await known("scrap");
  await warned();
  expect(calls).toEqual([[], ["scrap"]]);
  foresight.warning?.answer(true);
  await vi.waitFor(() => expect(sent()).toEqual(["scrap"]));
  ack();
  expect(await taken).toBe(true);
});

test("two presses before it is known what comes of them take one option", async () => {
  const taken = [table.take("keep"), table.take("keep")];
  await known("keep", "scrap");
  await vi.waitFor(() => expect(sent()).toEqual(["keep"]));
  ack();
  expect((await Promise.all(taken)).filter(Boolean)).toEqual([true]);
});

test("each step of a way asks where it warns; who does not go on has stopped", async () => {
  const gone = foresight.go(["keep", "scrap", "keep"]);
  await known("keep", "scrap");
  await vi.waitFor(() => expect(sent()).toEqual(["keep"]));
  offers(2, "keep", "scrap");
  ack();
  await known("keep", "scrap");
  await warned();
  foresight.warning?.answer(false);
  await gone;
  expect(sent()).toEqual(["keep"]);
});
