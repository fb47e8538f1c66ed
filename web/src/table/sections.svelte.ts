/** The parts of the table that a phone shows one at a time; the one with something to choose comes forward by itself. */
import { untrack } from "svelte";
import type { GameModule, Section } from "../board/contract";
import type { BoardFacts } from "./boardTable.svelte";
import type { Table } from "./table.svelte";

export class Sections {
  #chosen = $state("");

  constructor(
    private readonly table: Table,
    private readonly facts: BoardFacts,
    private readonly game: () => GameModule | null,
  ) {}

  all = $derived.by((): Section[] => this.game()?.sections() ?? []);
  current = $derived.by(() => this.#chosen || (this.all[0]?.id ?? ""));
  isOfBoard = $derived.by(() => this.all.some((each) => each.id === this.current));

  /** Where something can be chosen now. */
  choosable = $derived.by((): Set<string> => this.#sectionsOf(this.facts.legalRefs));
  #glowing = $derived.by((): Set<string> => this.#sectionsOf([...this.table.glow]));

  choose(id: string): void {
    this.#chosen = id;
  }

  /** Follow the decision: what a lesson speaks of, else what can be chosen. */
  follow(): void {
    untrack(() => {
      const wanted = this.#glowing.size > 0 ? this.#glowing : this.choosable;
      const [first] = wanted;
      if (first && !wanted.has(this.current) && this.all.some((each) => each.id === first)) this.#chosen = first;
    });
  }

  #sectionsOf(refs: string[]): Set<string> {
    const sectionOf = this.game()?.sectionOf;
    if (!sectionOf || refs.length === 0) return new Set();
    return new Set(refs.map((ref) => sectionOf(ref, this.facts.state)).filter(Boolean));
  }
}
