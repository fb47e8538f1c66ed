import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { preferences } from "$lib/app/preferences.svelte";
import { http, PAUSES, Refusal } from "$lib/api/http";

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(answer(200, [])));
  vi.stubGlobal("fetch", fetched);
  preferences.lang = "de";
});

const lastCall = () => fetched.mock.calls.at(-1) as [string, RequestInit];
const reason = async (call: Promise<unknown>) => (await call.catch((error: unknown) => error)) as Refusal;

describe("calls", () => {
  test("name their language", async () => {
    await http.games();
    expect(lastCall()[0]).toBe("/api/games?lang=de");
    expect(lastCall()[1].headers).toEqual({ "Accept-Language": "de" });
  });
  test("send JSON", async () => {
    await http.join("tok/en", { name: "Anna" });
    const [address, request] = lastCall();
    expect(address).toBe("/api/join/tok%2Fen");
    expect(request).toMatchObject({ method: "POST", body: '{"name":"Anna"}' });
    expect(request.headers).toMatchObject({ "Content-Type": "application/json" });
  });
  test("send a journal as it is, for its seed has more digits than numbers here", async () => {
    const journal = '{"seed": 9007199254740993}';
    await http.importJournal(journal);
    expect(lastCall()[1].body).toBe(journal);
  });
  test("wait for the first one, which brings the cookie", async () => {
    vi.resetModules();
    const other = (await import("$lib/api/http")).http;
    let arrive: (response: Response) => void = () => undefined;
    fetched.mockImplementationOnce(() => new Promise((done) => (arrive = done)));
    const calls = [other.games(), other.bots()];
    await Promise.resolve();
    expect(fetched).toHaveBeenCalledTimes(1);
    arrive(answer(200, []));
    await Promise.all(calls);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe("what is refused", () => {
  test("comes with code and words", async () => {
    fetched.mockResolvedValueOnce(answer(409, { error: { code: "taken", text: "Schon vergeben." } }));
    expect(await reason(http.games())).toMatchObject({ status: 409, code: "taken", message: "Schon vergeben." });
  });
  test("by something else than our server is unknown", async () => {
    fetched.mockResolvedValueOnce(new Response("<html>Bad gateway</html>", { status: 502 }));
    expect(await reason(http.join("token", { name: "Anna" }))).toMatchObject({
      status: 502,
      code: "unknown",
      message: "",
    });
  });
  test("because nobody is there", async () => {
    fetched.mockRejectedValueOnce(new TypeError("network"));
    const error = await reason(http.join("token", { name: "Anna" }));
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ status: 0, code: "unreachable" });
  });
});

describe("a server that is just being started anew", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is asked again by who only reads", async () => {
    fetched.mockRejectedValueOnce(new TypeError("network")).mockResolvedValueOnce(answer(503, null));
    const games = http.games();
    await vi.runAllTimersAsync();
    expect(await games).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(3);
  });
  test("is not asked for ever", async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(503, null)));
    const games = reason(http.games());
    await vi.runAllTimersAsync();
    expect(await games).toMatchObject({ status: 503 });
    expect(fetched).toHaveBeenCalledTimes(PAUSES.length + 1);
  });
  test("is not told the same twice by who does something", async () => {
    fetched.mockResolvedValueOnce(answer(503, null));
    expect(await reason(http.join("token", { name: "Anna" }))).toMatchObject({ status: 503 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
