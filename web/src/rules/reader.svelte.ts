/** The rules beside the table: which section is open, and what can be cited. */
import { getContext, setContext } from "svelte";
import type { GameTexts } from "../api/types";

type Citations = GameTexts["citations"];

export class Reader {
  /** The section that is open; empty: the beginning; null: the rules are closed. */
  at = $state<string | null>(null);
  /** Grows with every opening, so that the same section is found again after scrolling away. */
  opened = $state(0);

  constructor(private readonly citations: () => Citations | undefined) {}

  open(section: string): void {
    this.at = section;
    this.opened += 1;
  }
  close(): void {
    this.at = null;
  }
  toggle(): void {
    if (this.at === null) this.open("");
    else this.close();
  }

  /** The title of a section; undefined where there are no such rules to read. */
  title(section: string): string | undefined {
    return this.citations()?.sections[section];
  }
  /** The section that describes something, such as `decision:build`. */
  about(what: string): string | undefined {
    return this.citations()?.about[what];
  }
  get hasRules(): boolean {
    return Object.keys(this.citations()?.sections ?? {}).length > 0;
  }
}

const KEY = Symbol("reader");

export function provideReader(reader: Reader): void {
  setContext(KEY, reader);
}

/** The rules beside the table; undefined on pages without any. */
export function useReader(): Reader | undefined {
  return getContext<Reader | undefined>(KEY);
}
