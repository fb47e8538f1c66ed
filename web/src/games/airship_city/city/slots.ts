/** Where workers stand on a tile, by how many there are. */
import type { Place } from "./travel";

const FRONT = 79;
const BACK = 66;
const MIDDLE = 50;

export interface Slot extends Place {
  scale: number;
}

/** Up to five stand in one row; more stand in two, and a crowd moves closer together. */
export function slots(count: number): Slot[] {
  const rows = count <= 5 ? [count] : [Math.floor(count / 2), Math.ceil(count / 2)];
  const widest = Math.max(...rows);
  const gap = Math.min(17, 84 / Math.max(1, widest - 0.1));
  const scale = widest > 6 ? 0.82 : 1;
  return rows.flatMap((inRow, row) => {
    const y = rows.length === 1 || row === 1 ? FRONT : BACK;
    return Array.from({ length: inRow }, (_, index) => ({ x: MIDDLE + (index - (inRow - 1) / 2) * gap, y, scale }));
  });
}
