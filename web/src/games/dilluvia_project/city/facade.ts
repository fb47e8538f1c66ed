/** Towers of a building, from left to right, in a rectangle of a given size. */
export interface Tower {
  x: number;
  width: number;
  top: number;
  bottom: number;
  roof: "gable" | "dome" | "flat";
  windows: { x: number; y: number }[];
}

const HEIGHTS = [0.62, 0.88, 0.7, 0.95, 0.58];
const ROOFS: Tower["roof"][] = ["gable", "dome", "flat"];
const WINDOW_STEP = 6.5;

/** Higher numbers stand taller; the two versions of a number differ in their roofs. */
export function towers(width: number, height: number, number: number, version: string): Tower[] {
  const margin = 5;
  const count = Math.max(1, Math.round((width - 2 * margin) / 13));
  const each = (width - 2 * margin) / count;
  const bottom = height - 13;
  const room = bottom - 9;
  return Array.from({ length: count }, (_, index) => {
    const share = HEIGHTS[(index + number) % HEIGHTS.length] ?? 0.7;
    const top = bottom - room * share;
    const x = margin + index * each;
    const roof = ROOFS[(index * 2 + number + (version === "B" ? 1 : 0)) % ROOFS.length] ?? "gable";
    return { x, width: each - 1, top, bottom, roof, windows: windowsOf(x, each - 1, top, bottom) };
  });
}

function windowsOf(x: number, width: number, top: number, bottom: number): { x: number; y: number }[] {
  const rows = Math.max(0, Math.floor((bottom - top - 3) / WINDOW_STEP));
  const columns = Math.max(1, Math.floor((width - 2) / 5));
  const gap = width / columns;
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: x + gap * ((index % columns) + 0.5) - 1.1,
    y: top + 3.5 + Math.floor(index / columns) * WINDOW_STEP,
  }));
}

export function roofPath({ x, width, top, roof }: Tower): string {
  const right = x + width;
  if (roof === "gable") return `M${x - 0.8} ${top}L${x + width / 2} ${top - 6.5}L${right + 0.8} ${top}z`;
  if (roof === "dome") return `M${x} ${top}Q${x} ${top - 7} ${x + width / 2} ${top - 7}T${right} ${top}z`;
  return `M${x - 0.8} ${top}V${top - 2.5}H${right + 0.8}V${top}z`;
}
