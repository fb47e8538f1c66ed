/** A table as this browser knows it: the live line, what is shown at the moment, and what the person can do. */
import { http, Refusal, type Somebody } from "../api/http";
import { LiveLine, RefusedMessage, type Connection, type Line } from "../api/socket";
import type {
  ClientMessage,
  GameTexts,
  Hint,
  LogLine,
  Muted,
  Option,
  ServerMessage,
  TableSeat,
  TableState,
} from "../api/types";
import { preferences, type Language } from "../app/preferences.svelte";
import { t } from "../app/texts.svelte";
import type { Practice } from "../learn/practice";
import { Parade } from "./parade.svelte";

/** What a game says as long as its texts are not there. */
export const NO_TEXTS: GameTexts = {
  name: "",
  tagline: "",
  aid: "",
  components: {},
  fields: {},
  labels: {},
  citations: { sections: {}, about: {} },
  corrected: false,
};

/** Refusals that are no trouble: the table shows or says by itself what has become of them. */
const QUIET = ["stale", "not_now"];

export interface Thinking {
  seat: number;
  since: number;
}

export class Table {
  connection = $state<Connection>("connecting");
  /** A line the person should read: something was refused or went wrong. */
  trouble = $state("");
  /** The table can't be opened at all. */
  closed = $state("");
  texts = $state.raw<GameTexts | null>(null);
  past = $state.raw<TableState | null>(null);
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);
  thinking = $state.raw<Thinking | null>(null);
  compiling = $state.raw<{ done: number; total: number } | null>(null);
  /** What is being typed for the chat; it outlives a look at the log. */
  draft = $state("");
  readonly parade = new Parade();
  /** What a lesson speaks of at the moment: components, options by their keys, and parts of the page. */
  glow = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether an option may be taken: somebody may want to be warned first. */
  mayTake: (key: string) => true | Promise<boolean> = () => true;

  #live = $state.raw<TableState | null>(null);
  #log = $state.raw<LogLine[]>([]);
  /** The place before which lines are still to be fetched; null: all are here. */
  #logBefore = $state<string | null>(null);
  #connected = $state.raw<Map<number, boolean>>(new Map());
  #sending = $state(false);
  #line: Line | null = null;
  #left = false;
  #textsOf = "";

  constructor(
    readonly id: string,
    private readonly onState: (now: TableState, before: TableState | null) => void,
    /** A made-up position instead of a table of the server. */
    readonly practice: Practice | null = null,
  ) {
    void this.#open();
  }

  /** Ask first whether there is such a table: a socket could not say why it does not open. */
  async #open(): Promise<void> {
    const listener = {
      hear: (message: ServerMessage) => this.#hear(message),
      connection: (now: Connection) => this.#connect(now),
      seen: () => this.#live?.n ?? 0,
      lang: () => preferences.lang,
    };
    if (this.practice) {
      this.#line = this.practice.connect(listener);
      return;
    }
    try {
      await http.table(this.id);
    } catch (reason) {
      if (reason instanceof Refusal && reason.status >= 400 && reason.status < 500) {
        this.closed = reason.message;
        return;
      }
    }
    if (this.#left) return;
    this.#line = new LiveLine(this.id, listener);
  }

  close(): void {
    this.#left = true;
    this.parade.clear();
    this.#line?.close();
  }

  // ------------------------------------------------------------------ what is seen

  /** What the table is called: a name of its own, or the game's. */
  get name(): string {
    return this.#live?.name || this.texts?.name || "Spielwerk";
  }

  /** The newest position. */
  get live(): TableState | null {
    return this.#live;
  }

  /** The position on the screen: a past one, one that is being animated, or the newest. */
  get shown(): TableState | null {
    return this.past ?? this.parade.shown;
  }

  /** The position that is shown when nothing is on its way any more. */
  get newest(): TableState | null {
    return this.past ?? this.#live;
  }

  seats = $derived.by((): TableSeat[] =>
    (this.shown?.seats ?? []).map((seat) => ({ ...seat, connected: this.#connected.get(seat.seat) ?? seat.connected })),
  );

  /** The log up to what is on the screen. */
  log = $derived.by((): LogLine[] => {
    const moves = this.shown?.moves ?? 0;
    if (this.past && this.#logBefore !== null) return this.past.log;
    return this.#log.filter((line) => (line.kind === "chat" ? !this.#isMuted(line) : line.move <= moves));
  });

  /** What was said, but for those whom this person does not want to hear. */
  chat = $derived(this.#log.filter((line) => line.kind === "chat" && !this.#isMuted(line)));
  muted = $state.raw<Muted>({ seats: [], watchers: [] });
  /** Seats whose person has claimed the name that stands there. */
  claimed = $state.raw<number[]>([]);

  #isMuted(line: LogLine): boolean {
    if (line.seat !== null) return this.muted.seats.includes(line.seat);
    return this.muted.watchers.includes(line.values[0] ?? 0);
  }

  async mute(who: Somebody, muted: boolean): Promise<void> {
    this.muted = await http.mute(this.id, who, muted);
  }

  /** Who is muted at other tables is so here; asked anew when somebody has sat down or spoken first. */
  async #loadMuted(): Promise<void> {
    if (this.practice) return;
    try {
      this.muted = await http.mutes(this.id);
    } catch {
      // Then everybody is heard until the next try.
    }
  }

  async #loadClaimed(): Promise<void> {
    if (this.practice) return;
    try {
      const { seats } = await http.table(this.id);
      this.claimed = seats.filter((seat) => seat.claimed).map((seat) => seat.seat);
    } catch {
      // Then no name is marked until the next try.
    }
  }

  get hasEarlierLines(): boolean {
    return this.#logBefore !== null;
  }

  /** Fetch the page of the log before the lines that are here. */
  async readEarlier(): Promise<void> {
    const before = this.#logBefore;
    if (before === null) return;
    try {
      const page = await http.log(this.id, before);
      if (this.#logBefore !== before) return;
      this.#log = [...page.lines, ...this.#log];
      this.#logBefore = page.before;
    } catch (reason) {
      this.fail(reason);
    }
  }

  /** Whether the person can act on what is on the screen. */
  get mayAct(): boolean {
    const shown = this.parade.shown;
    return !this.past && shown === this.#live && !this.#sending && !!shown && this.connection === "open";
  }

  options = $derived.by((): Option[] =>
    this.past || this.parade.shown !== this.#live ? [] : (this.shown?.options ?? []),
  );

  get actingSeat(): number | null {
    return this.#live?.asked?.mine ? this.#live.asked.seat : (this.#live?.mine[0] ?? null);
  }

  // ------------------------------------------------------------------ what is done

  /** Take an option of the decision on the screen; returns whether it was taken. */
  async take(key: string): Promise<boolean> {
    const pressed = this.#live;
    if (!pressed?.asked?.mine || !this.mayAct) return false;
    const agreed = this.mayTake(key);
    if (agreed !== true && !(await agreed)) return false;
    const live = this.#live;
    if (live?.moves !== pressed.moves || !live.asked?.mine || !this.mayAct) return false;
    this.hint = null;
    return this.#send({ type: "move", seat: live.asked.seat, key, n: live.n });
  }

  /** Wait until what was done is on the screen; a state may come a little after its answer. */
  async settled(): Promise<void> {
    this.parade.skip();
    for (let tries = 0; tries < 40 && !(this.mayAct && this.options.length > 0); tries++) {
      await new Promise((done) => setTimeout(done, 25));
    }
  }

  async step(type: "undo" | "redo" | "restart" | "confirm"): Promise<void> {
    const live = this.#live;
    if (!live || !this.mayAct || !live.can[type]) return;
    const seat = live.pending?.mine ? live.pending.seat : this.actingSeat;
    this.hint = null;
    if (seat !== null) await this.#send({ type, seat });
  }

  /** Ask a bot what it would do; a strong one takes a while. */
  async ask(type: "hint", seat: number): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    await this.#send({ type, seat });
    this.asking = false;
  }

  async say(text: string): Promise<void> {
    const seated = (this.#live?.mine.length ?? 0) > 0;
    await this.#send(seated ? { type: "chat", text } : { type: "chat", text, name: preferences.name });
  }

  async changeLanguage(lang: Language): Promise<void> {
    this.past = null;
    await this.#send({ type: "language", lang });
  }

  /** Show the position after a move of the past; null: back to now. */
  async look(move: number | null): Promise<void> {
    if (move === null || move >= (this.#live?.moves ?? Infinity)) {
      this.past = null;
      return;
    }
    try {
      this.past = await (this.practice ? this.practice.position(move) : http.position(this.id, move));
    } catch (reason) {
      this.fail(reason);
    }
  }

  /** Put the reason of a failure into the line that people read. */
  fail(reason: unknown): void {
    this.trouble = (reason instanceof Error && reason.message) || t("trouble-unknown");
  }

  /** Say something to the table; returns whether it was accepted. */
  async #send(message: ClientMessage): Promise<boolean> {
    const changesGame = message.type !== "chat" && message.type !== "language" && message.type !== "hint";
    this.trouble = "";
    if (changesGame) this.#sending = true;
    try {
      await this.#line?.send(message);
      return true;
    } catch (reason) {
      if (!(reason instanceof RefusedMessage && QUIET.includes(reason.code))) this.fail(reason);
      return false;
    } finally {
      if (changesGame) this.#sending = false;
    }
  }

  // ------------------------------------------------------------------ what is heard

  /** What was told of passing things may be over when the line is back; what is not is told again. */
  #connect(now: Connection): void {
    this.connection = now;
    this.compiling = null;
  }

  #hear(message: ServerMessage): void {
    if (message.type === "state") this.#hearState(message);
    else if (message.type === "hint") this.hint = message;
    else if (message.type === "thinking") this.thinking = { seat: message.seat, since: Date.now() };
    else if (message.type === "presence")
      this.#connected = new Map(message.seats.map(({ seat, connected }) => [seat, connected]));
    else if (message.type === "compiling") this.compiling = message.done < message.total ? message : null;
    else if (message.type === "chat") {
      const isNew = message.seat === null && !this.#log.some((line) => line.values[0] === message.values[0]);
      if (isNew) void this.#loadMuted();
      this.#log = [...this.#log, message];
    } else if (message.type === "error") this.#hearError(message);
  }

  #hearError(message: { code: string; text: string }): void {
    if (message.code === "closed") this.#line?.close();
    if (this.#live && message.code !== "closed") this.trouble = message.text;
    else this.closed = message.text;
  }

  #hearState(state: TableState): void {
    const before = this.#live;
    if (before && state.n < before.n) return;
    this.#log = mergedLog(this.#log, state);
    if (state.log_from === 0) this.#logBefore = state.log_before;
    this.#live = state;
    if (whoSits(state) !== whoSits(before)) {
      void this.#loadMuted();
      void this.#loadClaimed();
    }
    this.thinking = null;
    this.closed = "";
    this.parade.follow(state, before);
    this.onState(state, before);
    void this.#loadTexts(state);
  }

  async #loadTexts(state: TableState): Promise<void> {
    const wanted = `${state.game} ${preferences.lang}`;
    if (this.#textsOf === wanted) return;
    this.#textsOf = wanted;
    try {
      this.texts = await http.texts(state.game);
    } catch (reason) {
      // Without its texts a game is still playable: things are called by their ids until the next try.
      this.#textsOf = "";
      this.texts ??= { ...NO_TEXTS, name: state.name };
      this.fail(reason);
    }
  }
}

/** Who sits where, to see whether that has changed. */
const whoSits = (state: TableState | null) => state?.seats.map((seat) => `${seat.kind} ${seat.name}`).join("\n");

/** New lines replace those of the moves they speak of; an undone move takes its lines along. */
function mergedLog(old: LogLine[], state: TableState): LogLine[] {
  if (state.log_from === 0) return state.log;
  return [...old.filter((line) => line.move <= state.log_from), ...state.log];
}
