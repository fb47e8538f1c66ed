/** Shows positions one after the other at a pace at which others' moves can be followed. */
import type { TableState } from "../api/types";
import { preferences, type Speed } from "../app/preferences.svelte";

const DWELL: Record<Speed, number> = { slow: 1200, normal: 650, fast: 300, instant: 0 };
const LONG_QUEUE = 10;
const SHORTEST = 110;
const FRAME = 16;

/** Whether nobody wants to see the way there: then only the newest position counts. */
function isUnseen(): boolean {
  return document.hidden || DWELL[preferences.speed] === 0;
}

export class Parade {
  shown = $state.raw<TableState | null>(null);
  /** How many positions are still to come. */
  waiting = $state(0);
  #queue: TableState[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A new position: own moves show at once, others' in their turn. */
  follow(state: TableState, before: TableState | null): void {
    const own = !before || before.asked?.mine === true || before.pending?.mine === true;
    const reworded = before?.n === state.n;
    if (reworded || (own && this.#queue.length === 0)) {
      this.#showAtOnce(state);
      return;
    }
    if (isUnseen()) this.#queue = [];
    this.#queue.push(state);
    if (this.#timer === undefined) this.#next();
    else this.#count();
  }

  /** Jump to the newest position. */
  skip(): void {
    const newest = this.#queue.at(-1);
    if (newest) this.#showAtOnce(newest);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.waiting = 0;
  }

  #count(): void {
    this.waiting = isUnseen() ? 0 : this.#queue.length;
  }

  #showAtOnce(state: TableState): void {
    this.clear();
    this.shown = state;
    this.#rest();
  }

  #next(): void {
    this.#timer = undefined;
    const state = this.#queue.shift();
    this.#count();
    if (!state) return;
    this.shown = state;
    this.#rest();
  }

  /** A long queue is shown faster, so that nobody waits for bots longer than it is interesting. */
  #rest(): void {
    if (isUnseen()) {
      this.#timer = setTimeout(() => this.#next(), FRAME);
      return;
    }
    const dwell = DWELL[preferences.speed] * Math.min(1, LONG_QUEUE / Math.max(1, this.#queue.length));
    this.#timer = setTimeout(() => this.#next(), Math.max(SHORTEST, dwell));
  }
}
