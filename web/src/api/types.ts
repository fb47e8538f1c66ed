/** What the server says and takes; docs/protocol.md says what it means. */

export interface ChoiceValue {
  value: string;
  label: string;
}
export interface Choice {
  name: string;
  label: string;
  values: ChoiceValue[];
  default: string;
}
export interface GameInfo {
  slug: string;
  name: string;
  tagline: string;
  seats: { min: number; max: number };
  minutes: { min: number; max: number };
  available: boolean;
  choices: Choice[];
  nouns: string[];
}
export interface ComponentText {
  name: string;
  text: string | null;
}
export interface GameTexts {
  name: string;
  tagline: string;
  aid: string;
  components: Record<string, Record<string, ComponentText>>;
  labels: Record<string, string>;
}
export interface BotInfo {
  name: string;
  label: string;
  text: string;
}

export type SeatWish = {
  kind: "me" | "open" | "bot" | "guest";
  name?: string;
  bot?: string;
  colour?: string;
};
export interface NewTable {
  game: string;
  seats: SeatWish[];
  choices?: Record<string, string>;
  name?: string;
  public?: boolean;
  fixed_seats?: boolean;
  pace?: { kind: "live" | "days"; seconds_per_move?: number };
}
export interface OpenedTable {
  table: string;
  links: { seat: number; url: string }[];
  spectator_url: string;
}
export type Status = "waiting" | "playing" | "over" | "archived";

export interface TableSeat {
  seat: number;
  name: string;
  colour: string;
  shape: string;
  kind: "human" | "bot" | "open";
  bot: string | null;
  connected: boolean;
  mine: boolean;
  score: number | null;
  clock: { left: number; running: boolean } | null;
  confirm: boolean;
  to_act: boolean;
}
export type ListedSeat = Pick<TableSeat, "seat" | "name" | "colour" | "shape" | "kind" | "bot" | "mine">;
export interface TableSummary {
  table: string;
  game: string;
  name: string;
  status: Status;
  seats: ListedSeat[];
  my_turn: boolean;
  waiting_for: number | null;
  moves: number;
  /** Seconds since 1970. */
  updated: number;
  public: boolean;
  host: boolean;
}
export interface Invitation {
  table: string;
  seat: number;
  mine: boolean;
  game: string;
  game_name: string;
  name: string;
  seats: ListedSeat[];
}

export interface Asked {
  decision: string;
  seat: number;
  prompt: string;
  mine: boolean;
}
export interface Option {
  key: string;
  text: string;
  points: string[];
  verb: string;
}
export interface Refused {
  key: string;
  text: string;
  section: string;
  points: string[];
}
export interface LogLine {
  move: number;
  seat: number | null;
  kind: "note" | "choice" | "forced" | "chat" | "event";
  name: string;
  text: string;
  values: number[];
  /** Seconds since 1970. */
  time: number;
}
export interface LedgerRow {
  category: string;
  label: string;
  points: number[];
}
export interface Result {
  scores: number[];
  winners: number[];
  ledger: LedgerRow[];
  seed: number;
  salt: string;
  text: string;
}
export type View = Record<string, unknown>;

export interface TableState {
  type: "state";
  n: number;
  table: string;
  game: string;
  lang: string;
  name: string;
  status: Status;
  archived_text: string | null;
  public: boolean;
  host: boolean;
  choices: Record<string, string>;
  seats: TableSeat[];
  mine: number[];
  viewer: number | null;
  cover: boolean;
  asked: Asked | null;
  options: Option[];
  refused: Refused[];
  pending: { seat: number; mine: boolean } | null;
  can: { undo: boolean; redo: boolean; restart: boolean; confirm: boolean };
  view: View;
  moves: number;
  turn_started: number;
  log: LogLine[];
  log_from: number;
  last: { seat: number | null; points: string[] };
  result: Result | null;
  commitment: string;
  seed: number | null;
  salt: string | null;
  rematch: string | null;
}

export interface Hint {
  type: "hint";
  id: string;
  key: string;
  text: string;
  considered: { key: string; text: string; share: number; value: number | null }[];
}
export interface ChatMessage extends LogLine {
  type: "chat";
  n: number;
}
export type ServerMessage =
  | TableState
  | Hint
  | ChatMessage
  | { type: "ack"; id: string; n: number }
  | { type: "refused"; id: string; code: string; text: string }
  | { type: "thinking"; seat: number; seconds: number }
  | { type: "presence"; seats: { seat: number; connected: boolean }[] }
  | { type: "error"; code: string; text: string }
  | { type: "compiling"; done: number; total: number };

export type ClientMessage =
  | { type: "move"; seat: number; key: string; n: number }
  | { type: "undo" | "redo" | "restart" | "confirm" | "resign" | "hint"; seat: number }
  | { type: "chat"; text: string }
  | { type: "language"; lang: string }
  | { type: "ping" };
