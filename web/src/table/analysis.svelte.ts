/** A finished game looked at again: asks the server until it has thought about every move. */
import { http } from "../api/http";
import type { GameAnalysis, LineStep, TableState, TurningPoint } from "../api/types";

const PAUSE = 1000;

export class Study {
  found = $state.raw<GameAnalysis | null>(null);
  trouble = $state("");
  /** The turning point on the board. */
  at = $state.raw<TurningPoint | null>(null);
  /** The better way, as far as it is played out on the board. */
  line = $state.raw<LineStep[]>([]);
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

  /** Go to a turning point: the position before the move that gave something away. */
  show(point: TurningPoint): void {
    this.at = point;
    this.line = [];
  }

  /** One move further along the better way; the position after it, or none where it ends. */
  async playOn(): Promise<TableState | null> {
    if (!this.at) return null;
    const steps = this.line.length + 1;
    const found = await http.betterLine(this.table, this.at.move, steps);
    const further = found.steps.length === steps;
    if (!further) this.at = { ...this.at, steps: found.steps.length };
    this.line = found.steps;
    return further ? found.state : null;
  }

  /** In another language: ask anew. */
  forget(): void {
    this.found = null;
    this.at = null;
    this.line = [];
  }

  pause(): void {
    clearTimeout(this.#timer);
  }
}
