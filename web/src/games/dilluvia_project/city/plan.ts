/** Where things lie in the drawing of the city, in the units of that drawing. */
import { cellOf, CITY_SIZE } from "../data";

export const CELL = 40;

export interface Place {
  x: number;
  y: number;
}
export interface Area extends Place {
  width: number;
  height: number;
}

/** The upper left corner of a square. */
export function placeOf(square: string): Place {
  const { column, row } = cellOf(square);
  return { x: column * CELL, y: row * CELL };
}

/** The rectangle that some squares cover together. */
export function areaOf(squares: string[]): Area {
  const cells = squares.map(cellOf);
  const columns = cells.map((cell) => cell.column);
  const rows = cells.map((cell) => cell.row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: left * CELL,
    y: top * CELL,
    width: (Math.max(...columns) - left + 1) * CELL,
    height: (Math.max(...rows) - top + 1) * CELL,
  };
}

// ---------------------------------------------------------------------- the point track

export const TRACK_LENGTH = 100;
const SIDE = TRACK_LENGTH / 4 + 1;
const CITY = CITY_SIZE * CELL;
/** The strip around the city in which its columns and rows are named. */
export const MARGIN = 16;
/** The track runs around the city and its margin, one cell of it after the other. */
export const TRACK_CELL = (CITY + 2 * MARGIN) / (SIDE - 2);
/** From its outer edge to the city. */
export const TRACK_EDGE = MARGIN + TRACK_CELL;
export const WITH_TRACK = CITY + 2 * TRACK_EDGE;

/** The middle of a cell of the track, from the upper left corner clockwise; the city begins at the origin. */
export function aroundCity(points: number): Place {
  const at = points % TRACK_LENGTH;
  const [side, along] = [Math.floor(at / (SIDE - 1)), at % (SIDE - 1)];
  const near = -MARGIN - TRACK_CELL / 2;
  const far = CITY + MARGIN + TRACK_CELL / 2;
  const step = near + along * TRACK_CELL;
  if (side === 0) return { x: step, y: near };
  if (side === 1) return { x: far, y: step };
  if (side === 2) return { x: far - along * TRACK_CELL, y: far };
  return { x: near, y: far - along * TRACK_CELL };
}

/** On a phone the track is a sheet with one line for each ten. */
export const SHEET = { columns: 10, width: 36, height: 21 };

export function onSheet(points: number): Place {
  const at = points % TRACK_LENGTH;
  return {
    x: ((at % SHEET.columns) + 0.5) * SHEET.width,
    y: (Math.floor(at / SHEET.columns) + 0.5) * SHEET.height,
  };
}
