/** Where things stand in the city, and how they get from place to place. */

export const CELL = 108;
export const TILE = 100;

export interface Place {
  x: number;
  y: number;
}

export function gutterFor(narrow: boolean): number {
  return narrow ? 58 : 42;
}

export function cellAt(position: number, gutter: number): Place {
  return { x: gutter + (position % 4) * CELL + 4, y: gutter + Math.floor(position / 4) * CELL + 4 };
}

export function css({ x, y }: Place): string {
  return `translate(${x}px, ${y}px)`;
}

const FURTHEST = 3;

/** The step by which a shift pushed something out of the city, so that it came back on the other side. */
export function pushedOut(from: number, to: number): Place | null {
  const across = (to % 4) - (from % 4);
  const down = Math.floor(to / 4) - Math.floor(from / 4);
  if (down === 0 && Math.abs(across) === FURTHEST) return { x: -Math.sign(across) * CELL, y: 0 };
  if (across === 0 && Math.abs(down) === FURTHEST) return { x: 0, y: -Math.sign(down) * CELL };
  return null;
}

const plus = (place: Place, step: Place, sign: number): Place => ({
  x: place.x + sign * step.x,
  y: place.y + sign * step.y,
});

/** Let an element travel; with `step` it leaves on one side and comes back on the other. */
export function travel(element: Element, from: Place, to: Place, time: number, step: Place | null = null): void {
  if (time === 0) return;
  const frames: Keyframe[] = step
    ? [
        { transform: css(from), opacity: 1 },
        { transform: css(plus(from, step, 1)), opacity: 0, offset: 0.5, easing: "step-start" },
        { transform: css(plus(to, step, -1)), opacity: 0, offset: 0.5 },
        { transform: css(to), opacity: 1 },
      ]
    : [{ transform: css(from) }, { transform: css(to) }];
  element.animate(frames, { duration: time, easing: "cubic-bezier(0.45, 0.05, 0.3, 1)" });
}
