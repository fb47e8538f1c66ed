/** What a board may know, worked out from the table: which component has which options, and whose board it is. */
import type { GameTexts, Option, Refused, TableSeat, TableState } from "../api/types";
import { motionIsReduced, preferences, type Speed } from "../app/preferences.svelte";
import { screenSize } from "../app/screen.svelte";
import { t } from "../app/texts.svelte";
import type { BoardTable, GameModule, Spot } from "../board/contract";
import { NO_TEXTS, type Table } from "./table.svelte";

const TRAVEL: Record<Speed, number> = { slow: 900, normal: 480, fast: 230, instant: 0 };
const EMPTY: Spot = { options: [], refused: [], touched: false, hinted: false, glows: false };

export class BoardFacts implements BoardTable {
  constructor(
    private readonly table: Table,
    private readonly game: () => GameModule | null,
  ) {}

  get state(): TableState {
    if (!this.table.shown) throw new Error("a board is shown before its table is there");
    return this.table.shown;
  }
  get view() {
    return this.state.view;
  }
  get seats(): TableSeat[] {
    return this.table.seats;
  }
  get texts(): GameTexts {
    return this.table.texts ?? NO_TEXTS;
  }
  get me(): number {
    return this.state.viewer ?? this.state.mine[0] ?? this.state.asked?.seat ?? 0;
  }
  get narrow(): boolean {
    return screenSize.narrow;
  }
  get travelTime(): number {
    return motionIsReduced() ? 0 : TRAVEL[preferences.speed];
  }

  #spots = $derived.by((): Map<string, Spot> => {
    const spots = new Map<string, Spot>();
    const at = (ref: string): Spot => {
      const spot = spots.get(ref) ?? {
        options: [] as Option[],
        refused: [] as Refused[],
        touched: false,
        hinted: false,
        glows: false,
      };
      spots.set(ref, spot);
      return spot;
    };
    const hinted = this.table.hint?.key;
    for (const option of this.table.options) {
      for (const ref of option.points) {
        const spot = at(ref);
        if (!spot.options.includes(option)) spot.options.push(option);
        spot.hinted ||= option.key === hinted;
      }
    }
    if (this.table.options.length > 0) {
      for (const refused of this.table.shown?.refused ?? []) {
        for (const ref of refused.points) at(ref).refused.push(refused);
      }
    }
    for (const ref of this.table.shown?.last.points ?? []) at(ref).touched = true;
    for (const ref of this.table.glow) at(ref).glows = true;
    return spots;
  });

  spot(ref: string): Spot {
    return this.#spots.get(ref) ?? EMPTY;
  }

  get AmountSign() {
    return this.game()?.AmountSign;
  }

  drawsAmount(name: string): boolean {
    return this.game()?.drawsAmount?.(name) ?? false;
  }

  get pointsShort(): string {
    return this.game()?.pointsShort?.() ?? t("points-short");
  }

  componentAt(ref: string): string {
    return this.game()?.componentOf?.(ref, this.state) ?? ref;
  }

  /** The components that have options. */
  get legalRefs(): string[] {
    return [...this.#spots].filter(([, spot]) => spot.options.length > 0).map(([ref]) => ref);
  }

  name(noun: string, id: string): string {
    return this.texts.components[noun]?.[id]?.name ?? id;
  }

  async take(key: string): Promise<void> {
    await this.table.take(key);
  }
}
