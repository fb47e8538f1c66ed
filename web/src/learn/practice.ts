/**
 * A made-up position of the real engine, for one reader: an example of the rules, or a scene of a lesson. The server
 * keeps nothing of it: every call brings all moves along, so that anything can be taken back.
 */
import { http } from "../api/http";
import { RefusedMessage, type Line, type Listener } from "../api/socket";
import type { ClientMessage, PracticeWish, TableState } from "../api/types";

export type Place = Pick<PracticeWish, "example" | "lesson">;

/** What somebody who leads through a position has to say about its moves. */
export interface Leader {
  /** Why a move is not made now, in kind words; empty: it is made. */
  keepsBack(key: string): string;
  taken(): void;
  canUndo(): boolean;
  undo(): Promise<void>;
}

export class Practice implements Line {
  moves: string[] = [];
  leader: Leader | null = null;
  #listener: Listener | null = null;
  #n = 0;
  #before: Promise<unknown> = Promise.resolve();

  constructor(
    readonly game: string,
    public place: Place,
  ) {}

  connect(listener: Listener): Line {
    this.#listener = listener;
    listener.connection("open");
    void this.show();
    return this;
  }

  close(): void {
    this.#listener = null;
  }

  async send(message: ClientMessage): Promise<number> {
    if (message.type === "move") await this.#take(message.key);
    else if (message.type === "undo") await this.#undo();
    else if (message.type === "language") await this.show();
    return this.#n;
  }

  /** Show the position as it is. */
  async show(): Promise<TableState> {
    return this.#ask(() => this.moves);
  }

  /** Make a move, whoever is to move. */
  async play(key: string): Promise<TableState> {
    return this.#ask(() => [...this.moves, key]);
  }

  /** Let a bot make the next move of another player. */
  async letBotPlay(): Promise<TableState> {
    return this.#ask(() => this.moves, true);
  }

  /** The position after some of the moves. */
  async position(moves: number): Promise<TableState> {
    return (await http.practice(this.game, { ...this.place, moves: this.moves.slice(0, moves) })).state;
  }

  async #take(key: string): Promise<void> {
    const words = this.leader?.keepsBack(key);
    if (words) throw new RefusedMessage("not_now", words);
    await this.play(key);
    this.leader?.taken();
  }

  async #undo(): Promise<void> {
    if (this.leader) await this.leader.undo();
    else await this.#ask(() => this.moves.slice(0, -1));
  }

  /** One call after the other: each begins with what the one before has led to. */
  #ask(moves: () => string[], bot = false): Promise<TableState> {
    const asked = this.#before.then(() => this.#call(moves(), bot));
    this.#before = asked.catch(() => null);
    return asked;
  }

  async #call(moves: string[], bot: boolean): Promise<TableState> {
    const answer = await http.practice(this.game, { ...this.place, moves, bot });
    this.moves = answer.moves;
    this.#n += 1;
    const undo = this.leader ? this.leader.canUndo() : this.moves.length > 0;
    const state = { ...answer.state, n: this.#n, can: { ...answer.state.can, undo } };
    this.#listener?.hear(state);
    return state;
  }
}
