/** Calls of the HTTP interface. */
import { preferences } from "../app/preferences.svelte";
import type {
  About,
  BotInfo,
  GameAnalysis,
  GameInfo,
  GameRules,
  GameTexts,
  Invitation,
  Lesson,
  LogPage,
  NewTable,
  OpenedTable,
  Outcomes,
  Practised,
  PracticeWish,
  SeatChange,
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

async function send<T>(method: string, path: string, body?: string): Promise<T> {
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
  outcomes: (table: string, seat: number) =>
    call<Outcomes>("GET", `tables/${enc(table)}/seats/${seat}/outcomes?${lang()}`),
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
  rematch: (table: string) => call<{ table: string }>("POST", `tables/${enc(table)}/rematch`, {}),
  fork: (table: string, move: number) => call<{ table: string }>("POST", `tables/${enc(table)}/fork`, { move }),
  exportAddress: (table: string) => `/api/tables/${enc(table)}/export`,
  /** The text of a file as it is: JavaScript would round the seed, which has 63 bits. */
  importJournal: (journal: string) => callWithText<{ table: string }>("POST", "import", journal),

  notes: (table: string) => call<{ text: string }>("GET", `tables/${enc(table)}/notes`),
  keepNotes: (table: string, text: string) => call<unknown>("PUT", `tables/${enc(table)}/notes`, { text }),
};
