/** What comes of the options on the screen, before one is taken, and which of them somebody rests on. */
import { http } from "../api/http";
import type { About, OptionOutcome, Outcome } from "../api/types";
import type { Table } from "./table.svelte";

export class Foresight {
  /** The option that is pointed at. */
  resting = $state<string | null>(null);
  /** Whether a way is being gone. */
  going = $state(false);
  /** An option that warns before it is taken, and how the person's answer is told. */
  warning = $state.raw<{ key: string; text: string; answer: (goOn: boolean) => void } | null>(null);
  #outcomes = $state.raw<Map<string, OptionOutcome>>(new Map());
  #of = "";
  /** What was found out about components, by the place that was pointed at. */
  readonly #known = new Map<string, About>();
  #knownOf = "";

  constructor(private readonly table: Table) {
    table.mayTake = (key) => this.#agreed(key);
  }

  /** The decision on the screen; another one has other outcomes. */
  get decision(): string {
    const live = this.table.live;
    return live?.asked?.mine ? `${live.moves} ${live.asked.seat} ${live.asked.decision} ${live.lang}` : "";
  }

  of(key: string | null): Outcome | undefined {
    return key !== null && this.#of === this.decision ? this.#outcomes.get(key) : undefined;
  }

  /** What would change for me if I took the option that is pointed at. */
  get preview(): Outcome | undefined {
    return this.of(this.resting);
  }

  rest(key: string | null): void {
    this.resting = key;
  }

  /** Ask what comes of the options of the decision on the screen. What can't be found out is simply not shown. */
  async load(): Promise<void> {
    const { decision, table } = this;
    const seat = table.live?.asked?.seat;
    this.resting = null;
    if (!decision || seat === undefined || this.#of === decision) return;
    const { options } = await http.outcomes(table.id, seat).catch(() => ({ options: [] }));
    if (decision !== this.decision) return;
    this.#outcomes = new Map(options.map((option) => [option.key, option]));
    this.#of = decision;
  }

  /** What can be done about a component, known by one or several names, of which the first is its place. */
  async about(refs: [string, ...string[]]): Promise<About | null> {
    const { decision, table } = this;
    const seat = table.live?.asked?.seat;
    if (!decision || seat === undefined) return null;
    const known = this.#about(refs[0]);
    if (known) return known;
    const found = await http.about(table.id, seat, refs).catch(() => null);
    if (decision !== this.decision) return null;
    if (found) this.#remember(refs[0], found);
    return found;
  }

  /** The steps to a component of which the person has been told that they are the only way. */
  onlyWay(ref: string): string[] | null {
    const ways = this.#about(ref)?.ways ?? [];
    return ways.length === 1 && ways[0] ? ways[0].steps.map((step) => step.key) : null;
  }

  #about(ref: string): About | undefined {
    return this.#knownOf === this.decision ? this.#known.get(ref) : undefined;
  }

  #remember(ref: string, about: About): void {
    if (this.#knownOf !== this.decision) this.#known.clear();
    this.#knownOf = this.decision;
    this.#known.set(ref, about);
  }

  /** Go a way step by step, as if each option had been pressed; stops where the table asks something else. */
  async go(keys: string[]): Promise<void> {
    this.going = true;
    for (const key of keys) {
      if (!this.table.options.some((option) => option.key === key)) break;
      await this.table.take(key);
      await this.table.settled();
    }
    this.going = false;
  }

  #agreed(key: string): true | Promise<boolean> {
    const text = this.of(key)?.warning;
    if (!text) return true;
    return new Promise((answer) => {
      this.warning = {
        key,
        text,
        answer: (goOn) => {
          this.warning = null;
          answer(goOn);
        },
      };
    });
  }
}
