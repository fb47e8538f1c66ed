/** A lesson on its way: at which step the learner is, what is said, and what counts as right. */
import type { Lesson, LessonStep, Option, TableState } from "../api/types";
import { t } from "../app/texts.svelte";
import { Practice, type Leader } from "./practice";
import { progress, type Place } from "./progress.svelte";

/** After so many other answers the wanted ones glow also where they were to be found. */
const TRIES = 2;

/** Whether an option is one of the wanted ones; `*` stands for anything. */
export function counts(step: LessonStep, key: string): boolean {
  return step.want.some((wish) => {
    const parts = wish.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".*")}$`).test(key);
  });
}

const waits = (step: LessonStep | undefined): boolean => step?.kind === "do" || step?.kind === "ask";

export class Course implements Leader {
  at = $state(0);
  /** A kind word about the last thing pressed. */
  word = $state("");
  left = $state(0);
  busy = $state(false);
  finished = $state(false);
  tries = $state(0);
  readonly practice: Practice;
  /** What was played when each step began, and the own decisions in their order: for going back. */
  #starts: Record<number, string[]> = {};
  #decisions: { at: number; moves: string[] }[] = [];
  #lesson: Lesson;

  constructor(lesson: Lesson) {
    this.#lesson = $state.raw(lesson);
    const kept = progress.of(lesson.game, lesson.name);
    this.practice = new Practice(lesson.game, { lesson: { name: lesson.name, step: 0 } });
    this.practice.leader = this;
    const at = kept && kept.at < lesson.steps.length ? kept.at : 0;
    this.#starts = at > 0 && kept ? { ...kept.starts } : {};
    this.#place(at, this.#starts[at] ?? []);
    void this.#enter(at, this.practice.moves, false);
  }

  get lesson(): Lesson {
    return this.#lesson;
  }

  /** The same lesson in other words. */
  reword(lesson: Lesson): void {
    this.#lesson = lesson;
    this.word = "";
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at] as LessonStep;
  }

  /** What glows: the wanted options, and what the step names, else where they are pressed. */
  glow(options: Option[], pointsOf: (option: Option) => string[]): Set<string> {
    const { step } = this;
    if (this.finished) return new Set();
    const shown = step.kind === "do" || this.tries >= TRIES;
    const wanted = shown ? options.filter((option) => counts(step, option.key)) : [];
    const named = step.glow.length > 0 && this.tries < TRIES ? step.glow : wanted.flatMap(pointsOf);
    return new Set([...wanted.map((option) => option.key), ...(named.length > 0 ? named : step.glow)]);
  }

  // ------------------------------------------------------------------ from step to step

  async next(): Promise<void> {
    if (this.busy) return;
    if (waits(this.step) && (await this.#answer())) return;
    await this.#advance();
  }

  async back(): Promise<void> {
    if (this.busy || this.at === 0) return;
    this.finished = false;
    await this.#enter(this.at - 1, this.#starts[this.at - 1] ?? []);
  }

  /** The step from its beginning. */
  async repeat(): Promise<void> {
    if (!this.busy) await this.#enter(this.at, this.#starts[this.at] ?? []);
  }

  async again(): Promise<void> {
    this.#starts = {};
    this.#decisions = [];
    this.finished = false;
    await this.#enter(0, []);
  }

  async #advance(): Promise<void> {
    if (this.at + 1 >= this.lesson.steps.length) {
      this.finished = true;
      this.word = "";
      progress.finish(this.lesson.game, this.lesson.name);
      return;
    }
    const following = this.at + 1;
    const scene = this.lesson.steps[following]?.scene === following;
    await this.#enter(following, scene ? [] : this.practice.moves);
  }

  /** A step that is skipped is answered in the learner's place. */
  async #answer(): Promise<boolean> {
    const state = await this.practice.show();
    const right = state.options.find((option) => counts(this.step, option.key));
    if (!right) return false;
    await this.practice.play(right.key);
    this.taken();
    return true;
  }

  #place(at: number, moves: string[]): void {
    this.at = at;
    this.word = "";
    this.tries = 0;
    this.left = this.step.decisions;
    this.#starts[at] = moves;
    this.practice.place = { lesson: { name: this.lesson.name, step: at } };
    this.practice.moves = moves;
  }

  async #enter(at: number, moves: string[], show = true): Promise<void> {
    const same = moves === this.practice.moves && this.lesson.steps[at]?.scene !== at;
    this.#place(at, moves);
    progress.keep(this.lesson.game, this.lesson.name, this.#kept());
    this.busy = true;
    try {
      if (show && !same) await this.practice.show();
      if (this.step.kind === "watch") await this.#watch(this.step.moves);
      else if (this.step.kind === "free") await this.#letOthersPlay();
    } finally {
      this.busy = false;
    }
  }

  #kept(): Place {
    return { at: this.at, starts: this.#starts };
  }

  async #watch(moves: string[]): Promise<void> {
    for (const key of moves) await this.practice.play(key);
  }

  async #letOthersPlay(): Promise<void> {
    let state: TableState = await this.practice.show();
    while (state.status === "playing" && !state.asked?.mine) state = await this.practice.letBotPlay();
    if (state.status === "over") await this.#advance();
  }

  // ------------------------------------------------------------------ what the learner does

  /** A step that is still to come counts too, if only words stand between. */
  #reaches(key: string): number | null {
    for (let at = this.at; at < this.lesson.steps.length; at += 1) {
      const step = this.lesson.steps[at];
      if (!step || (at > this.at && step.scene === at)) return null;
      if (waits(step)) return counts(step, key) ? at : null;
      if (step.kind === "free") return at === this.at ? at : null;
      if (step.kind === "watch" && at > this.at) return null;
    }
    return null;
  }

  keepsBack(key: string): string {
    if (this.busy || this.finished) return t("lesson-one-moment");
    const reached = this.#reaches(key);
    if (reached === null) {
      this.tries += 1;
      this.word = this.step.other || t(waits(this.step) ? "lesson-not-now" : "lesson-read-on");
      return this.word;
    }
    if (reached !== this.at) this.#place(reached, this.practice.moves);
    this.#decisions.push({ at: this.at, moves: this.practice.moves });
    return "";
  }

  taken(): void {
    this.word = "";
    if (this.step.kind !== "free") void this.#advance();
    else void this.#played();
  }

  async #played(): Promise<void> {
    this.left -= 1;
    if (this.left <= 0) {
      await this.#advance();
      return;
    }
    this.busy = true;
    try {
      await this.#letOthersPlay();
    } finally {
      this.busy = false;
    }
  }

  canUndo(): boolean {
    return this.#decisions.length > 0;
  }

  async undo(): Promise<void> {
    const before = this.#decisions.pop();
    if (!before) return;
    this.finished = false;
    this.#place(before.at, before.moves);
    await this.practice.show();
  }
}
