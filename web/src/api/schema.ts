/** Made from the server's description by `python -m spielwerk.server.typescript`; a test compares them. */

/** Done, and stored as entry n. */
export interface Ack {
  type: "ack";
  id: string;
  n: number;
}

/** A finished game looked at again; more of it while the work goes on. */
export interface Analysis {
  status: "waiting" | "working" | "ready";
  done: number;
  total: number;
  points: TurningPoint[];
  chances: Chance[];
}

/** The decision that waits. */
export interface AskedState {
  decision: string;
  seat: number;
  prompt: string;
  mine: boolean;
}

/** A bot to choose. */
export interface BotShown {
  name: string;
  label: string;
  text: string;
}

/** What can be done with the turn. */
export interface CanState {
  undo: boolean;
  redo: boolean;
  restart: boolean;
  confirm: boolean;
}

/** What a seat's chances were with the best option before a move, and what the move gave away; both of 1. */
export interface Chance {
  move: number;
  seat: number;
  chance: number;
  loss: number;
}

/** Say something. */
export interface Chat {
  id: string;
  type: "chat";
  text: string;
}

/** Somebody has said something. */
export interface ChatMessage {
  type: "chat";
  n: number;
  move: number;
  seat: number | null;
  kind: "chat";
  name: string;
  text: string;
  values: number[];
  time: number;
}

/** Something to settle when a table is opened. */
export interface ChoiceShown {
  name: string;
  label: string;
  values: ChoiceValue[];
  default: string;
}

/** One way to settle a choice. */
export interface ChoiceValue {
  value: string;
  label: string;
}

export type ClientMessage = Move | Undo | Redo | Restart | Confirm | Chat | Resign | Hint | Language | Ping;

/** How long a seat may still think. */
export interface Clock {
  left: number;
  running: boolean;
}

/** How far the compilation of a game is. */
export interface Compiled {
  done: number;
  total: number;
}

/** The rules are being compiled; bots play simply meanwhile. */
export interface Compiling {
  type: "compiling";
  done: number;
  total: number;
}

/** A component in words. */
export interface ComponentText {
  name: string;
  text: string | null;
}

/** The own turn is done. */
export interface Confirm {
  id: string;
  type: "confirm";
  seat: number;
}

/** An option a bot has thought about. */
export interface Considered {
  key: string;
  text: string;
  share: number;
  value: number | null;
}

/** Something is wrong with the connection or with a frame. */
export interface ErrorMessage {
  type: "error";
  code: string;
  text: string;
}

/** From where, and who plays on (seats in the order of the table). */
export interface ForkWish {
  move: number;
  seats?: SeatWish[] | null;
}

/** A game on the shelf. */
export interface GameShown {
  slug: string;
  name: string;
  tagline: string;
  seats: Range;
  minutes: Range;
  available: boolean;
  choices: ChoiceShown[];
  nouns: string[];
}

/** All words of a game that a board needs. */
export interface GameTexts {
  name: string;
  tagline: string;
  aid: string;
  components: Record<string, Record<string, ComponentText>>;
  labels: Record<string, string>;
}

/** How the server is. */
export interface Health {
  ok: boolean;
  version: string;
  compiled: Record<string, Compiled | boolean>;
}

/** Ask a bot what it would do. */
export interface Hint {
  id: string;
  type: "hint";
  seat: number;
}

/** What a bot would do. */
export interface HintMessage {
  type: "hint";
  id: string;
  key: string;
  text: string;
  considered: Considered[];
}

/** Which seat. */
export interface InvitationWish {
  seat: number;
}

/** What an invitation is for. */
export interface Invited {
  table: string;
  seat: number;
  mine: boolean;
  game: string;
  game_name: string;
  name: string;
  seats: ListedSeat[];
}

/** How somebody wants to sit. */
export interface JoinWish {
  name?: string;
  colour?: string | null;
}

/** Go on in another language. */
export interface Language {
  id: string;
  type: "language";
  lang: "de" | "en";
}

/** What the last move touched, and what a bot had thought of before it. */
export interface LastState {
  seat: number | null;
  points: string[];
  considered: Considered[];
}

/** Points of all seats in one category. */
export interface LedgerState {
  category: string;
  label: string;
  points: number[];
}

/** An invitation to a seat. */
export interface Link {
  seat: number;
  url: string;
}

/** A seat in a list of tables. */
export interface ListedSeat {
  seat: number;
  name: string;
  colour: string;
  shape: string;
  kind: "human" | "bot" | "open";
  bot: string | null;
  mine: boolean;
}

/** A table in a list. */
export interface ListedTable {
  table: string;
  game: string;
  name: string;
  status: "waiting" | "playing" | "over" | "archived";
  seats: ListedSeat[];
  my_turn: boolean;
  waiting_for: number | null;
  moves: number;
  updated: number;
  public: boolean;
  host: boolean;
}

/** A line of the log. */
export interface LogState {
  move: number;
  seat: number | null;
  kind: "note" | "choice" | "forced" | "chat" | "event";
  name: string;
  text: string;
  values: number[];
  time: number;
}

/** Take an option. */
export interface Move {
  id: string;
  type: "move";
  seat: number;
  key: string;
  n: number;
}

/** Private notes. */
export interface Notes {
  text: string;
}

/** The whole notes. */
export interface NotesWish {
  text: string;
}

/** A new table. */
export interface Opened {
  table: string;
  links: Link[];
  spectator_url: string;
}

/** An option in words. */
export interface OptionShown {
  key: string;
  text: string;
}

/** Something that can be done now. */
export interface OptionState {
  key: string;
  text: string;
  points: string[];
  verb: string;
}

/** How quickly people are to play; without seconds: as they like (live), or three days a turn (days). */
export interface PaceWish {
  kind: "live" | "days";
  seconds_per_move?: number | null;
}

/** A turn that waits for its player's confirmation. */
export interface PendingState {
  seat: number;
  mine: boolean;
}

/** Is somebody there? */
export interface Ping {
  id: string;
  type: "ping";
}

/** Who is there. */
export interface Presence {
  type: "presence";
  seats: PresentSeat[];
}

/** Whether the person of a seat is there. */
export interface PresentSeat {
  seat: number;
  connected: boolean;
}

/** What every call answers that is refused. */
export interface Problem {
  error: ProblemText;
}

/** A code for programs and a line for people. */
export interface ProblemText {
  code: string;
  text: string;
}

/** The messages of the socket `/api/tables/{id}/live` as JSON schemas. */
export interface Protocol {
  client: Record<string, unknown>;
  server: Record<string, unknown>;
}

/** From, to. */
export interface Range {
  min: number;
  max: number;
}

/** Take a decision again that was taken back. */
export interface Redo {
  id: string;
  type: "redo";
  seat: number;
}

/** Not done; nothing has changed. */
export interface RefusedMessage {
  type: "refused";
  id: string;
  code: string;
  text: string;
}

/** Something that can't be done now, and why. */
export interface RefusedState {
  key: string;
  text: string;
  section: string;
  points: string[];
}

/** Let a bot play on. */
export interface Resign {
  id: string;
  type: "resign";
  seat: number;
}

/** Back to the start of the own turn. */
export interface Restart {
  id: string;
  type: "restart";
  seat: number;
}

/** How the game ended. */
export interface ResultState {
  scores: number[];
  winners: number[];
  ledger: LedgerState[];
  seed: string;
  salt: string;
  text: string;
}

/** What is to be different. */
export interface SeatChange {
  kind?: "bot" | "open" | "me" | null;
  bot?: string | null;
  name?: string | null;
  colour?: string | null;
  confirm?: boolean | null;
}

/** A seat as everybody sees it. */
export interface SeatState {
  seat: number;
  name: string;
  colour: string;
  shape: string;
  kind: "human" | "bot" | "open";
  bot: string | null;
  connected: boolean;
  mine: boolean;
  score: number | null;
  clock: Clock | null;
  confirm: boolean;
  to_act: boolean;
}

/** The seat that is mine now. */
export interface SeatTaken {
  table: string;
  seat: number;
}

/** Who is to sit somewhere: me, a guest at my device, a bot, or whoever gets the link. */
export interface SeatWish {
  kind: "me" | "guest" | "bot" | "open";
  name?: string | null;
  bot?: string | null;
  colour?: string | null;
}

/** A decision as bots get it: the state without what the seat can't see, in hex, and the options. */
export interface Seen {
  n: number;
  game: string;
  version: number;
  seat: number;
  state: string;
  options: string[];
}

export type ServerMessage = State | Ack | RefusedMessage | HintMessage | Thinking | ChatMessage | Presence | ErrorMessage | Compiling;

/** Everything a client needs to show a table. */
export interface State {
  type: "state";
  n: number;
  table: string;
  game: string;
  lang: "de" | "en";
  name: string;
  status: "waiting" | "playing" | "over" | "archived";
  archived_text: string | null;
  public: boolean;
  host: boolean;
  choices: Record<string, string>;
  seats: SeatState[];
  mine: number[];
  viewer: number | null;
  cover: boolean;
  asked: AskedState | null;
  options: OptionState[];
  refused: RefusedState[];
  pending: PendingState | null;
  can: CanState;
  view: Record<string, unknown>;
  moves: number;
  turn_started: number;
  log: LogState[];
  log_from: number;
  last: LastState;
  result: ResultState | null;
  commitment: string;
  seed: string | null;
  salt: string | null;
  rematch: string | null;
}

/** Where to go. */
export interface TableName {
  table: string;
}

/** A table as somebody wants it. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  choices?: Record<string, string>;
  name?: string | null;
  pace?: PaceWish;
  public?: boolean;
  fixed_seats?: boolean;
}

/** A bot is thinking. */
export interface Thinking {
  type: "thinking";
  seat: number;
  seconds: number;
}

/** A move that gave something away, and what would have been better. */
export interface TurningPoint {
  move: number;
  seat: number;
  chance: number;
  loss: number;
  played: OptionShown;
  better: OptionShown;
}

/** Take the last own decision back. */
export interface Undo {
  id: string;
  type: "undo";
  seat: number;
}
