/** Things that come from somewhere else on the table travel to their place; what was there from the start does not. */

export interface Origin {
  /** Where it comes from: the first of these that can be seen. */
  from: string[];
  /** In milliseconds; 0: it is simply there. */
  time: number;
}

export function arrive(element: HTMLElement | SVGElement, { from, time }: Origin): void {
  if (time === 0) return;
  const start = from.map((selector) => document.querySelector(selector)).find((found) => found !== null);
  const [a, b] = [start?.getBoundingClientRect(), element.getBoundingClientRect()];
  const step = a
    ? `${a.x + a.width / 2 - b.x - b.width / 2}px ${a.y + a.height / 2 - b.y - b.height / 2}px`
    : "0 -14px";
  element.animate(
    [
      { translate: step, opacity: a ? 1 : 0 },
      { translate: "0 0", opacity: 1 },
    ],
    { duration: time, easing: "cubic-bezier(0.45, 0.05, 0.3, 1)" },
  );
}

/** Travelling time for a part of the board that has just been opened: none at first. */
export function settled(born: number, time: number): number {
  return performance.now() - born < 700 ? 0 : time;
}
