/**
 * The live line to a table. It comes back by itself after a break, asks for what it missed, and sends again what was
 * not acknowledged: the server does each message once, however often it arrives.
 */
import type { ClientMessage, ServerMessage } from "./types";

export type Connection = "connecting" | "open" | "lost";

export interface Listener {
  hear(message: ServerMessage): void;
  connection(now: Connection): void;
  /** The number of the last entry this client has seen. */
  seen(): number;
  lang(): string;
}

/** What a table speaks through: the socket of a served table, or a position that only this reader has. */
export interface Line {
  send(message: ClientMessage): Promise<number>;
  close(): void;
}

export class RefusedMessage extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

interface Waiting {
  text: string;
  done: (n: number) => void;
  failed: (reason: RefusedMessage) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 20000;
const PATIENCE = 12000;

/** `crypto.randomUUID` is missing on plain http addresses of a home network, so the id is made by hand. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

export class LiveLine implements Line {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Send a message; the promise is settled by the server's answer, even if that takes a reconnect. */
  send(message: ClientMessage): Promise<number> {
    const id = freshId();
    const text = JSON.stringify({ ...message, id });
    return new Promise((done, failed) => {
      this.#waiting.set(id, { text, done, failed });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ lang: this.listener.lang() });
    if (this.listener.seen() > 0) query.set("since", String(this.listener.seen()));
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${query}`);
    this.#socket = socket;
    this.listener.connection("connecting");
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#heard(String(event.data));
    socket.onclose = () => this.#lost(socket);
  }

  #opened(socket: WebSocket): void {
    this.#pause = FIRST_PAUSE;
    this.#lastHeard = Date.now();
    this.listener.connection("open");
    for (const { text } of this.#waiting.values()) socket.send(text);
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#beat(socket), HEARTBEAT);
  }

  #heard(data: string): void {
    this.#lastHeard = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    if ("id" in message) this.#answered(message);
    if (message.type !== "ack" && message.type !== "refused") this.listener.hear(message);
  }

  #answered(message: Extract<ServerMessage, { id: string }>): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    if (message.type === "refused") waiting.failed(new RefusedMessage(message.code, message.text));
    else waiting.done(message.type === "ack" ? message.n : 0);
  }

  /** A line that is dead without saying so (a laptop that slept) is found out by its silence. */
  #beat(socket: WebSocket): void {
    void this.send({ type: "ping" });
    setTimeout(() => {
      if (Date.now() - this.#lastHeard > PATIENCE && socket === this.#socket) socket.close();
    }, PATIENCE);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    clearInterval(this.#heartbeat);
    this.listener.connection("lost");
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #hurry = (): void => {
    const dead = !this.#socket || this.#socket.readyState === WebSocket.CLOSED;
    if (this.#closed || document.hidden || !dead) return;
    clearTimeout(this.#retry);
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };
}
