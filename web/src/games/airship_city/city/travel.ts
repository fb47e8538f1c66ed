/** Where things stand in the city, and how they get from place to place. */
import type { Shift } from "../generated";

export const CELL = 108;
export const TILE = 100;
export const MARGIN = (CELL - TILE) / 2;

export interface Place {
  x: number;
  y: number;
}

export function gutterFor(narrow: boolean): number {
  return narrow ? 62 : 42;
}

/** Draws positions of a city that has so many columns, with a gutter around it. */
export type Cells = (position: number) => Place;

export function cellsOf(columns: number, gutter: number): Cells {
  return (position) => ({
    x: gutter + (position % columns) * CELL + MARGIN,
    y: gutter + Math.floor(position / columns) * CELL + MARGIN,
  });
}

export function css({ x, y }: Place): string {
  return `translate(${x}px, ${y}px)`;
}

/** The step of a tile in a direction. */
const STEP: Record<Shift["direction"], Place> = {
  left: { x: -CELL, y: 0 },
  right: { x: CELL, y: 0 },
  up: { x: 0, y: -CELL },
  down: { x: 0, y: CELL },
};

/** The step by which a shift pushed something out of the city, so that it came back at the other end of its line. */
export function pushedOut(shifts: Shift[], from: number, to: number): Place | null {
  const shift = shifts.find(({ positions }) => positions.at(-1) === from && positions[0] === to);
  return shift ? STEP[shift.direction] : null;
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
