/** Many ways to a component, put in order for the eye. */
import type { Step, Way } from "../api/types";

export interface Beginning {
  /** The step that the ways have in common. */
  first: Step;
  ways: Way[];
}

/** Ways that begin alike stand together, in the order in which they were told first. */
export function waysByBeginning(ways: Way[]): Beginning[] {
  const found = new Map<string, Beginning>();
  for (const way of ways) {
    const step = way.steps[0];
    if (!step) continue;
    const beginning = found.get(step.key) ?? { first: step, ways: [] };
    beginning.ways.push(way);
    found.set(step.key, beginning);
  }
  return [...found.values()];
}

/** What is taken by whoever goes a way, or the first steps of it. */
export const keysOf = (way: Way, steps = way.steps.length): string[] =>
  way.steps.slice(0, steps).map((step) => step.key);

/** The steps after the first one in a line. */
export const restOf = (way: Way): string =>
  way.steps
    .slice(1)
    .map((step) => step.text)
    .join(" → ");
