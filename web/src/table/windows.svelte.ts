/** What is open beside the board: a window, what can be done with a seat, or the past. */
import type { TurningPoint } from "../api/types";
import type { Reader } from "../rules/reader.svelte";
import type { Study } from "./analysis.svelte";
import type { Table } from "./table.svelte";

type WindowName = "settings" | "help" | "overview" | "share" | "end" | "analysis";

export class Windows {
  open = $state<WindowName | null>(null);
  /** The seat that somebody asks about. */
  seat = $state<number | null>(null);
  /** Whether the bar for stepping through the game stands in place of the options. */
  history = $state(false);

  constructor(
    private readonly table: Table,
    private readonly reader: Reader,
    private readonly study: Study,
  ) {}

  close(): void {
    this.open = null;
    this.seat = null;
  }

  /** What the menu offers. */
  choose(what: WindowName | "history" | "rules"): void {
    if (what === "history") this.#toggleHistory();
    else if (what === "rules") this.readRules();
    else this.open = what;
  }

  readRules(): void {
    this.open = null;
    this.reader.open("");
  }

  /** A position that only this reader has belongs to nobody's seat. */
  askSeat(seat: number): void {
    this.seat = this.table.practice ? null : seat;
  }

  /** Step through the past. */
  lookFrom(step: number): void {
    if (this.table.practice) return;
    this.history = true;
    void this.table.look((this.table.shown?.moves ?? 0) + step);
  }

  lookAt(move: number): void {
    this.history = true;
    void this.table.look(move);
  }

  /** The position before a move that gave something away. */
  showTurningPoint(point: TurningPoint): void {
    this.open = null;
    this.study.show(point);
    this.lookAt(point.move - 1);
  }

  #toggleHistory(): void {
    this.history = !this.history && !this.table.past;
    if (!this.history) void this.table.look(null);
  }
}
