/** A socket that does nothing by itself: the tests say when it opens, what arrives, and when it breaks. */
import { vi } from "vitest";

export class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("nothing was connected");
    return socket;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose();
  }
  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  brings(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  /** The id of the last message sent. */
  get id(): string {
    return String(this.sent.at(-1)?.id);
  }
}

export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}
