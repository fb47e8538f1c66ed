/** A finished game looked at again: asks the server until it has thought about every move. */
import { http } from "../api/http";
import type { GameAnalysis, TurningPoint } from "../api/types";

const PAUSE = 1000;

export class Study {
  found = $state.raw<GameAnalysis | null>(null);
  trouble = $state("");
  /** The turning point on the board. */
  at = $state.raw<TurningPoint | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  /** Begin, or go on, until everything is known. */
  async follow(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.found?.status === "ready") return;
    try {
      this.found = await http.analysis(this.table);
      this.trouble = "";
    } catch (reason) {
      this.trouble = reason instanceof Error ? reason.message : "";
    }
    this.#timer = setTimeout(() => void this.follow(), PAUSE);
  }

  /** In another language: ask anew. */
  forget(): void {
    this.found = null;
    this.at = null;
  }

  pause(): void {
    clearTimeout(this.#timer);
  }
}
