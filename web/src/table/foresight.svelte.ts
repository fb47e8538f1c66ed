/** What comes of the options on the screen, before one is taken, and which of them somebody rests on. */
import { http } from "../api/http";
import { canRest } from "../app/screen.svelte";
import type { About, OptionOutcome } from "../api/types";
import type { Table } from "./table.svelte";

export class Foresight {
  /** The option that is pointed at. */
  resting = $state<string | null>(null);
  /** Whether a way is being gone. */
  going = $state(false);
  /** An option that warns before it is taken, and how the person's answer is told. */
  warning = $state.raw<{ outcome: OptionOutcome; answer: (goOn: boolean) => void } | null>(null);
  #outcomes = $state.raw<Map<string, OptionOutcome>>(new Map());
  /** The decisions whose outcomes are known, and are being asked for. */
  #of = $state("");
  #asked = "";
  #loaded: Promise<void> = Promise.resolve();
  /** What was found out about components, by the place that was pointed at. */
  readonly #known = new Map<string, About>();
  #knownOf = "";

  constructor(private readonly table: Table) {
    table.mayTake = (key) => this.#agreed(key);
  }

  /** The decision on the screen; another one has other outcomes. */
  get decision(): string {
    const live = this.table.live;
    if (!live?.asked?.mine || this.table.practice) return "";
    return `${live.moves} ${live.asked.seat} ${live.asked.decision} ${live.lang}`;
  }

  /** Whether what comes of the options is being asked for. */
  get loading(): boolean {
    return this.decision !== this.#of;
  }

  of(key: string | null): OptionOutcome | undefined {
    return key !== null && !this.loading ? this.#outcomes.get(key) : undefined;
  }

  /** What would change for me if I took the option that is pointed at. */
  get preview(): OptionOutcome | undefined {
    return this.of(this.resting);
  }

  rest(key: string | null): void {
    this.resting = key;
  }

  /** Ask what comes of the options of the decision on the screen, once. */
  load(): Promise<void> {
    if (this.#asked !== this.decision) {
      this.#asked = this.decision;
      this.resting = null;
      this.#loaded = this.#load(this.decision);
    }
    return this.#loaded;
  }

  async #load(decision: string): Promise<void> {
    const outcomes = await this.#outcomesOf([]);
    if (decision !== this.decision) return;
    this.#outcomes = new Map(outcomes.map((outcome) => [outcome.key, outcome]));
    this.#of = decision;
  }

  /** What comes of these options, or of as many as can be told at once. What can't be found out is simply not shown. */
  async #outcomesOf(keys: string[]): Promise<OptionOutcome[]> {
    const seat = this.table.live?.asked?.seat;
    if (!this.decision || seat === undefined) return [];
    return (await http.outcomes(this.table.id, seat, keys).catch(() => ({ options: [] }))).options;
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

  /** Go a way step by step, as if each option had been pressed; stops where the table or the person wants otherwise. */
  async go(keys: string[]): Promise<void> {
    this.going = true;
    for (const key of keys) {
      if (!this.table.options.some((option) => option.key === key)) break;
      if (!(await this.table.take(key))) break;
      await this.table.settled();
    }
    this.going = false;
  }

  #agreed(key: string): true | Promise<boolean> {
    return this.of(key)?.warning === "" || this.#asks(key);
  }

  /** Nothing is taken before it is known what comes of it; ask whether it is meant where that warns. */
  async #asks(key: string): Promise<boolean> {
    await this.load();
    const outcome = this.of(key) ?? (await this.#outcomesOf([key]))[0];
    if (!outcome?.warning) return true;
    return new Promise((answer) => {
      this.warning = {
        outcome,
        answer: (goOn) => {
          this.warning = null;
          answer(goOn);
        },
      };
    });
  }
}
