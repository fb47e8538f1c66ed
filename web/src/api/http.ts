/** Calls of the HTTP interface. */
import { preferences } from "../app/preferences.svelte";
import type {
  About,
  BetterLine,
  BotInfo,
  GameAnalysis,
  GameInfo,
  GameRules,
  DeviceLink,
  GameTexts,
  Invitation,
  Lesson,
  Lobby,
  LogPage,
  Me,
  Muted,
  NewTable,
  OfferedLink,
  OpenedTable,
  Outcomes,
  Practised,
  PracticeWish,
  SeatChange,
  Standing,
  TableState,
  TableSummary,
} from "./types";

/** What the server did not do, with its reason in words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

let firstCall: Promise<unknown> | null = null;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return callWithText<T>(method, path, text);
}

/** The first call of a new browser brings its cookie, so all others wait for it: two would make two visitors. */
async function callWithText<T>(method: string, path: string, text?: string): Promise<T> {
  if (firstCall) {
    await firstCall;
    return send<T>(method, path, text);
  }
  const sent = send<T>(method, path, text);
  firstCall = sent.catch(() => null);
  return sent;
}

/** What a proxy or a server says that is just being started anew: who only reads asks again. */
const PASSING = [0, 502, 503, 504];
export const PAUSES = [400, 1200, 3000];

async function send<T>(method: string, path: string, body?: string): Promise<T> {
  for (const pause of method === "GET" ? PAUSES : []) {
    try {
      return await sendOnce<T>(method, path, body);
    } catch (reason) {
      if (!(reason instanceof Refusal && PASSING.includes(reason.status))) throw reason;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return sendOnce<T>(method, path, body);
}

async function sendOnce<T>(method: string, path: string, body?: string): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": preferences.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { method, headers, body });
  } catch {
    throw new Refusal(0, "unreachable", "");
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const error = (said as { error?: { code: string; text: string } } | null)?.error;
    throw new Refusal(answer.status, error?.code ?? "unknown", error?.text ?? "");
  }
  return said as T;
}

/** An answer that is asked for again and again: null as long as it is the one that is known. */
async function callIfNew<T>(path: string, known: string): Promise<{ said: T; tag: string } | null> {
  if (firstCall) await firstCall;
  let answer: Response;
  try {
    const headers = { "Accept-Language": preferences.lang, ...(known && { "If-None-Match": known }) };
    answer = await fetch(`/api/${path}`, { headers, cache: "no-store" });
  } catch {
    throw new Refusal(0, "unreachable", "");
  }
  if (answer.status === 304) return null;
  if (!answer.ok) throw new Refusal(answer.status, "unknown", "");
  return { said: (await answer.json()) as T, tag: answer.headers.get("ETag") ?? "" };
}

/** Somebody at a table: in a seat, or one of those who have spoken while watching. */
export type Somebody = { seat: number } | { watcher: number };
interface Ceremony {
  options: Record<string, unknown>;
}

const enc = encodeURIComponent;
const lang = () => `lang=${preferences.lang}`;

export const http = {
  games: () => call<GameInfo[]>("GET", `games?${lang()}`),
  texts: (game: string) => call<GameTexts>("GET", `games/${enc(game)}/texts?${lang()}`),
  rules: (game: string) => call<GameRules>("GET", `games/${enc(game)}/rules?${lang()}`),
  lesson: (game: string, name: string) => call<Lesson>("GET", `games/${enc(game)}/lessons/${enc(name)}?${lang()}`),
  practice: (game: string, wish: PracticeWish) =>
    call<Practised>("POST", `games/${enc(game)}/practice?${lang()}`, wish),
  bots: () => call<BotInfo[]>("GET", `bots?${lang()}`),

  myTables: () => call<TableSummary[]>("GET", `tables?${lang()}`),
  publicTables: () => call<TableSummary[]>("GET", `tables/public?${lang()}`),
  open: (wish: NewTable) => call<OpenedTable>("POST", "tables", wish),
  table: (table: string) => call<TableSummary>("GET", `tables/${enc(table)}?${lang()}`),
  position: (table: string, move: number) =>
    call<TableState>("GET", `tables/${enc(table)}/position?move=${move}&${lang()}`),

  log: (table: string, before: string) =>
    call<LogPage>("GET", `tables/${enc(table)}/log?before=${enc(before)}&${lang()}`),
  outcomes: (table: string, seat: number, keys: string[] = []) =>
    call<Outcomes>(
      "GET",
      `tables/${enc(table)}/seats/${seat}/outcomes?${keys.map((key) => `key=${enc(key)}&`).join("")}${lang()}`,
    ),
  about: (table: string, seat: number, refs: string[]) =>
    call<About>(
      "GET",
      `tables/${enc(table)}/seats/${seat}/about?${refs.map((ref) => `ref=${enc(ref)}`).join("&")}&${lang()}`,
    ),

  invitation: (token: string) => call<Invitation>("GET", `join/${enc(token)}?${lang()}`),
  join: (token: string, who: { name: string; colour?: string }) =>
    call<{ table: string; seat: number }>("POST", `join/${enc(token)}`, who),
  invite: (table: string, seat: number) =>
    call<{ seat: number; url: string }>("POST", `tables/${enc(table)}/invitations`, { seat }),
  revoke: (table: string, seat: number) => call<null>("DELETE", `tables/${enc(table)}/invitations/${seat}`),
  changeSeat: (table: string, seat: number, change: SeatChange) =>
    call<unknown>("PUT", `tables/${enc(table)}/seats/${seat}`, change),

  analysis: (table: string) => call<GameAnalysis>("GET", `tables/${enc(table)}/analysis?${lang()}`),
  betterLine: (table: string, move: number, steps: number) =>
    call<BetterLine>("GET", `tables/${enc(table)}/analysis/${move}/line?steps=${steps}&${lang()}`),
  rematch: (table: string) => call<{ table: string }>("POST", `tables/${enc(table)}/rematch`, {}),
  fork: (table: string, move: number) => call<{ table: string }>("POST", `tables/${enc(table)}/fork`, { move }),
  exportAddress: (table: string) => `/api/tables/${enc(table)}/export`,
  /** The text of a file as it is: JavaScript would round the seed, which has 63 bits. */
  importJournal: (journal: string) => callWithText<{ table: string }>("POST", "import", journal),

  notes: (table: string) => call<{ text: string }>("GET", `tables/${enc(table)}/notes`),
  keepNotes: (table: string, text: string) => call<unknown>("PUT", `tables/${enc(table)}/notes`, { text }),

  me: () => call<Me>("GET", "me"),
  forgetMe: () => call<Me>("DELETE", "me"),
  signOut: () => call<Me>("POST", "sign-out"),
  wantRatings: (on: boolean) => call<Me>("PUT", "me/ratings", { on }),
  standings: () => call<Standing[]>("GET", "me/standings"),
  beginClaim: (name: string) => call<Ceremony>("POST", "me/passkeys/options", { name }),
  claim: (name: string, credential: unknown, device: string) =>
    call<Me>("POST", "me/passkeys", { name, credential, device }),
  removePasskey: (passkey: string) => call<Me>("DELETE", `me/passkeys/${enc(passkey)}`),
  beginSignIn: () => call<Ceremony>("POST", "sign-in/options"),
  signIn: (credential: unknown, keep_tables: boolean, device: string) =>
    call<Me>("POST", "sign-in", { credential, keep_tables, device }),
  makeLink: (device: string) => call<DeviceLink>("POST", "me/links", { device }),
  voidLinks: () => call<null>("DELETE", "me/links"),
  offeredLink: (token: string) => call<OfferedLink>("GET", `links/${enc(token)}`),
  useLink: (token: string, keep_tables: boolean, device: string) =>
    call<Me>("POST", `links/${enc(token)}`, { keep_tables, device }),
  removeDevice: (device: string) => call<Me>("DELETE", `me/devices/${enc(device)}`),

  pushKey: () => call<{ public_key: string }>("GET", "push"),
  subscribe: (subscription: unknown) => call<null>("PUT", `push?${lang()}`, subscription),
  unsubscribe: (endpoint: string) => call<null>("DELETE", "push", { endpoint }),

  lobby: (known: string) => callIfNew<Lobby>(`lobby?${lang()}`, known),
  wish: (game: string, on: boolean) => call<null>(on ? "PUT" : "DELETE", `lobby/wishes/${enc(game)}`),

  kick: (table: string, seat: number) => call<unknown>("POST", `tables/${enc(table)}/seats/${seat}/kick`),
  closeTable: (table: string) => call<null>("DELETE", `tables/${enc(table)}`),
  mutes: (table: string) => call<Muted>("GET", `tables/${enc(table)}/mutes`),
  mute: (table: string, who: Somebody, muted: boolean) =>
    call<Muted>("PUT", `tables/${enc(table)}/mutes`, { ...who, muted }),
  report: (table: string, who: Somebody, reason: string, text: string) =>
    call<null>("POST", `tables/${enc(table)}/reports`, { ...who, reason, text }),
};
