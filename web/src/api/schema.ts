/** Made from the server's description by `python -m spielwerk.server.typescript`; a test compares them. */

/** What can be done about a component: now, else the ways there, else what is lacking. */
export interface AboutShown {
  n: number;
  now: OptionOutcome[];
  ways: WayShown[];
  at_once: boolean;
  lacking: LackingShown | null;
}

/** Done, and stored as entry n. */
export interface Ack {
  type: "ack";
  id: string;
  n: number;
}

/** What players may use at a table. */
export interface AllowedShown {
  hints: boolean;
  undo: boolean;
  analysis: boolean;
  spectators_chat: boolean;
}

/** What is allowed: a bot's hints, taking back, own moves judged during the game, spectators who speak. */
export interface AllowedWish {
  hints?: boolean;
  undo?: boolean;
  analysis?: boolean;
  spectators_chat?: boolean;
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
  about: Record<string, string | number | null>;
}

/** What would have been better, played out: the moves in words, and the position after them. */
export interface BetterLine {
  steps: LineStep[];
  state: State;
}

/** A bot to choose. */
export interface BotShown {
  name: string;
  label: string;
  text: string;
  ratings: Record<string, number>;
}

/** What can be done with the turn. */
export interface CanState {
  undo: boolean;
  redo: boolean;
  restart: boolean;
  confirm: boolean;
}

/** What a browser needs to make or use a passkey, as WebAuthn writes it in JSON. */
export interface Ceremony {
  options: Record<string, unknown>;
}

/** What a seat's chances were with the best option before a move, and what the move gave away; both of 1. */
export interface Chance {
  move: number;
  seat: number;
  chance: number;
  loss: number;
}

/** An amount that changes: by how much and to what, null where nobody knows. */
export interface ChangeShown {
  name: string;
  label: string;
  ref: string | null;
  by: number | null;
  after: number | null;
}

/** Say something. */
export interface Chat {
  id: string;
  type: "chat";
  text: string;
  name?: string;
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
  points: string[];
  time: number;
}

/** Something to settle when a table is opened. */
export interface ChoiceShown {
  name: string;
  label: string;
  values: ChoiceValue[];
  default: string;
  section: string | null;
}

/** One way to settle a choice. */
export interface ChoiceValue {
  value: string;
  label: string;
}

/** What can be cited of the rules: titles by numbers, and the number of the section that describes something. */
export interface Citations {
  sections: Record<string, string>;
  about: Record<string, string>;
}

/** A name and the passkey made for it; `device` is what the browser is called in the list of devices. */
export interface Claim {
  name: string;
  credential: Record<string, unknown>;
  device?: string;
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
export interface ConsideredState {
  key: string;
  text: string;
  share: number;
  value: number | null;
}

/** A link that adds one device, once, as long as it is good. */
export interface DeviceLink {
  url: string;
  qr: QrCode;
  expires: number;
}

/** A browser of mine. */
export interface DeviceShown {
  device: string;
  name: string;
  added: number;
  this: boolean;
}

/** Something is wrong with the connection or with a frame. */
export interface ErrorMessage {
  type: "error";
  code: string;
  text: string;
}

/** What a field of a view is: its name, the noun of its values, the nouns by which they are listed. */
export interface FieldShown {
  label: string;
  of: string | null;
  axes: (string | null)[];
  bookkeeping: boolean;
}

/** From where, and who plays on (seats in the order of the table). */
export interface ForkWish {
  move: number;
  seats?: SeatWish[] | null;
}

/** A game on the front page. */
export interface GameShown {
  slug: string;
  name: string;
  tagline: string;
  seats: Range;
  minutes: Range;
  available: boolean;
  choices: ChoiceShown[];
  nouns: string[];
  rules: boolean;
  lessons: LessonTitle[];
  corrected: boolean;
}

/** All words of a game that a board needs. */
export interface GameTexts {
  name: string;
  tagline: string;
  aid: string;
  components: Record<string, Record<string, ComponentText>>;
  fields: Record<string, FieldShown>;
  labels: Record<string, string>;
  citations: Citations;
  corrected: boolean;
}

/** How the server is. */
export interface Health {
  ok: boolean;
  version: string;
  compiled: Record<string, Compiled | boolean>;
  troubles: string[];
}

/** Ask a bot what it would do. */
export interface Hint {
  id: string;
  type: "hint";
  seat: number;
}

/** What a bot would do, and why: what that brings and what it would do next, in words. */
export interface HintMessage {
  type: "hint";
  id: string;
  key: string;
  text: string;
  plan: string;
  considered: ConsideredState[];
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
  usable: boolean;
  game: string;
  game_name: string;
  name: string;
  seats: ListedSeat[];
  allowed: AllowedShown;
  marks: MarkShown[];
}

/** How somebody wants to sit. */
export interface JoinWish {
  name?: string;
  colour?: string | null;
}

/** What is lacking, after the steps that would lead to the question. */
export interface LackingShown {
  steps: StepShown[];
  reasons: ReasonShown[];
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
  considered: ConsideredState[];
}

/** Points of all seats in one category. */
export interface LedgerState {
  category: string;
  label: string;
  points: number[];
}

/** A step of a lesson. */
export interface LessonPlace {
  name: string;
  step: number;
}

/** A lesson with its words. */
export interface LessonShown {
  game: string;
  name: string;
  title: string;
  seats: number;
  choices: Record<string, string>;
  steps: LessonStep[];
  tips: Record<string, string>;
}

/** One step of a lesson: what is said, what glows, what is wanted or played. */
export interface LessonStep {
  id: string;
  kind: "say" | "do" | "ask" | "watch" | "free";
  text: string;
  other: string;
  hint: string;
  glow: string[];
  section: string;
  want: string[];
  moves: string[];
  decisions: number;
  scene: number;
}

/** A lesson to choose. */
export interface LessonTitle {
  name: string;
  title: string;
}

/** A move that might have been made. */
export interface LineStep {
  seat: number;
  text: string;
}

/** An invitation to a seat. */
export interface Link {
  seat: number;
  url: string;
}

/** `keep_tables` brings along what this device had as a visitor. */
export interface LinkUse {
  keep_tables?: boolean;
  device?: string;
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
  claimed: boolean;
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
  expires: number;
  public: boolean;
  host: boolean;
  allowed: AllowedShown;
  pace: PaceShown;
  options: string[];
  strength: "any" | "beginners" | "casual" | "strong";
}

/** Public tables, those with open seats first, and the games I wait for. */
export interface Lobby {
  tables: ListedTable[];
  wishes: string[];
}

/** Some lines of the log in a row, and the place to ask for those before them. */
export interface LogPage {
  lines: LogState[];
  before: string | null;
}

/** A line of the log. */
export interface LogState {
  move: number;
  seat: number | null;
  kind: "note" | "choice" | "forced" | "reason" | "chat" | "event";
  name: string;
  text: string;
  values: number[];
  points: string[];
  time: number;
}

/** Something that everybody should know before trusting in the secrets of a game. */
export interface MarkShown {
  kind: "imported" | "forked" | "brought" | "exported" | "copied" | "opened-late" | "passed";
  seat: number | null;
  move: number;
  text: string;
}

/** Who I am on this server; without name and devices just a visitor. */
export interface Me {
  name: string | null;
  devices: DeviceShown[];
  passkeys: PasskeyShown[];
  rated: boolean;
  tables: number;
  known_as: string;
}

/** Take an option. */
export interface Move {
  id: string;
  type: "move";
  seat: number;
  key: string;
  n: number;
}

/** Whether to hear them. */
export interface MuteWish {
  seat?: number | null;
  watcher?: number | null;
  muted: boolean;
}

/** Whom I do not hear at a table: seats, and those who watch by their numbers. */
export interface Muted {
  seats: number[];
  watchers: number[];
}

/** The name that somebody wants to claim. */
export interface NameWish {
  name: string;
}

/** `device` is what this browser is called in the list of devices, if it is the first one. */
export interface NewLink {
  device?: string;
}

/** Private notes. */
export interface Notes {
  text: string;
}

/** The whole notes. */
export interface NotesWish {
  text: string;
}

/** What a link would do: to whom it adds this device, and what this device has already. */
export interface OfferedLink {
  name: string | null;
  devices: number;
  mine: boolean;
  tables: number;
}

/** A new table. */
export interface Opened {
  table: string;
  links: Link[];
  spectator_url: string;
}

/** What comes of one option, and a line that warns before it is taken; empty where there is nothing to warn of. */
export interface OptionOutcome {
  changes: ChangeShown[];
  open: boolean;
  key: string;
  warning: string;
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

/** What comes of the options of the decision that waits after entry n. */
export interface Outcomes {
  n: number;
  options: OptionOutcome[];
}

/** How quickly people are to play; without seconds as they like. */
export interface PaceShown {
  kind: "live" | "days";
  seconds: number | null;
}

/** How quickly people are to play; without seconds: as they like (live), or three days a turn (days). */
export interface PaceWish {
  kind: "live" | "days";
  seconds_per_move?: number | null;
}

/** A key of mine. */
export interface PasskeyShown {
  passkey: string;
  name: string;
  added: number;
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

/** Which position, what was played since, and whether a bot is to make the next move. */
export interface PracticeWish {
  example?: string | null;
  lesson?: LessonPlace | null;
  moves?: string[];
  bot?: boolean;
}

/** A made-up position: the moves since it began, and the table as it is now. */
export interface Practised {
  moves: string[];
  state: State;
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

/** A subscription that ends. */
export interface PushEnd {
  endpoint: string;
}

/** What browsers know this server by. */
export interface PushKey {
  public_key: string;
}

/** The keys of a browser, as the Push API gives them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A subscription, as the Push API gives it. */
export interface PushWish {
  endpoint: string;
  keys: PushKeys;
}

/** A square picture of so many fields; `path` draws the dark ones. */
export interface QrCode {
  size: number;
  path: string;
}

/** From, to. */
export interface Range {
  min: number;
  max: number;
}

/** Whether finished games are kept for ratings; off deletes those that are. */
export interface RatingsWish {
  on: boolean;
}

/** Why something is not possible. */
export interface ReasonShown {
  key: string;
  text: string;
  section: string;
}

/** A number that nobody has printed. */
export interface ReconstructedNumber {
  path: string;
  thing: string;
  entry: string;
  value: string;
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

/** Something that can't be done now, in words, and why. */
export interface RefusedState {
  key: string;
  option: string;
  text: string;
  section: string;
  points: string[];
}

/** What somebody has done. */
export interface ReportWish {
  seat?: number | null;
  watcher?: number | null;
  reason: "words" | "name" | "play" | "other";
  text?: string;
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

/** The rules of a game. */
export interface Rules {
  title: string;
  game: string;
  sections: RulesSection[];
  reconstructed: ReconstructedNumber[];
}

/** A numbered section of the rules; `html` is made by the server from the game's own file. */
export interface RulesSection {
  number: string;
  title: string;
  level: number;
  html: string;
  about: string[];
}

/** What is to be different. */
export interface SeatChange {
  kind?: "bot" | "open" | "me" | null;
  bot?: string | null;
  name?: string | null;
  colour?: string | null;
  confirm?: boolean | null;
}

/** A seat as those at the table see it. */
export interface SeatState {
  seat: number;
  name: string;
  colour: string;
  shape: string;
  kind: "human" | "bot" | "open";
  bot: string | null;
  mine: boolean;
  connected: boolean;
  score: number | null;
  clock: Clock | null;
  confirm: boolean;
  to_act: boolean;
  style: string;
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
export interface SeenPosition {
  n: number;
  game: string;
  version: number;
  seat: number;
  state: string;
  options: string[];
}

export type ServerMessage = State | Ack | RefusedMessage | HintMessage | Thinking | ChatMessage | Presence | ErrorMessage | Compiling;

/** A passkey's answer; `keep_tables` brings along what this device had as a visitor. */
export interface SignIn {
  credential: Record<string, unknown>;
  keep_tables?: boolean;
  device?: string;
}

/** How I play a game; 1000 is as strong as the others at my tables were on average, with an interval of 95 %. */
export interface StandingShown {
  game: string;
  games: number;
  wins: number;
  rating: number;
  low: number;
  high: number;
}

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
  allowed: AllowedShown;
  marks: MarkShown[];
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
  log_before: string | null;
  last: LastState;
  result: ResultState | null;
  commitment: string;
  seed: string | null;
  salt: string | null;
  rematch: string | null;
}

/** An option on the way, with the line that warns of it. */
export interface StepShown {
  key: string;
  text: string;
  warning: string;
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
  allowed?: AllowedWish;
  strength?: "any" | "beginners" | "casual" | "strong";
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
  steps: number;
}

/** Take the last own decision back. */
export interface Undo {
  id: string;
  type: "undo";
  seat: number;
}

/** Own decisions one after the other, the last of them at the component, and what comes of all. */
export interface WayShown {
  changes: ChangeShown[];
  open: boolean;
  steps: StepShown[];
  ending: StepShown | null;
}
