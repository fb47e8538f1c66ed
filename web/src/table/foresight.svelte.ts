/** What comes of the options on the screen, before one is taken, and which of them somebody rests on. */
import { http } from "../api/http";
import { canRest } from "../app/screen.svelte";
import type { About, OptionOutcome, Outcome } from "../api/types";
import type { Table } from "./table.svelte";

export class Foresight {
  /** The option that is pointed at. */
  resting = $state<string | null>(null);
  /** Whether a way is being gone. */
  going = $state(false);
  /** An option that warns before it is taken, and how the person's answer is told. */
  warning = $state.raw<{ key: string; text: string; answer: (goOn: boolean) => void } | null>(null);
  /** Whether what comes of the options is being asked for. */
  loading = $state(false);
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
    this.loading = false;
    if (!decision || seat === undefined || this.#of === decision) return;
    this.loading = true;
    const { options } = await http.outcomes(table.id, seat).catch(() => ({ options: [] }));
    if (decision !== this.decision) return;
    this.loading = false;
    this.#outcomes = new Map(options.map((option) => [option.key, option]));
    this.#of = decision;
  }

  /** What can be done about a component, known by its place and by what lies there. */
  async about(ref: string, component: string): Promise<About | null> {
    const { decision, table } = this;
    const seat = table.live?.asked?.seat;
    if (!decision || seat === undefined) return null;
    const known = this.#about(ref);
    if (known) return known;
    const refs = [...new Set([ref, component])];
    const found = await http.about(table.id, seat, refs).catch(() => null);
    if (decision !== this.decision) return null;
    if (found) this.#remember(ref, found);
    return found;
  }

  /**
   * The steps that a press on a component takes without asking: the only way there, of which the person has been told,
   * or all of which can be taken back. Who can't rest on a thing to read about it is always told first.
   */
  async atOnce(ref: string, component: string, shown: boolean): Promise<string[] | null> {
    const told = shown && this.#about(ref) !== undefined;
    const about = await this.about(ref, component);
    if (!about || !(told || (about.at_once && this.#takesBack && canRest()))) return null;
    const [way, other] = about.ways;
    return way && !other ? way.steps.map((step) => step.key) : null;
  }

  /** Whether what is done can be taken back: also a turn that is done with it. */
  get #takesBack(): boolean {
    const live = this.table.live;
    const own = live?.seats.find((seat) => seat.seat === live.asked?.seat);
    return live?.allowed.undo === true && own?.confirm === true;
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
