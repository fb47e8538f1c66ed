/** Every player has a shape beside the colour, so that colour is never the only cue. Drawn on 20 × 20. */
const SHAPES: Record<string, string> = {
  circle: "M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14z",
  square: "M4 4h12v12H4z",
  triangle: "M10 2.6 18 16.6H2z",
  diamond: "M10 1.6 18.4 10 10 18.4 1.6 10z",
  star: "m10 1.6 2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.2l-5.3 2.9 1.1-6L1.4 7.9l6-.8z",
  hexagon: "M5.6 2.6h8.8L18.6 10l-4.2 7.4H5.6L1.4 10z",
  cross: "M7.2 2.2h5.6v5h5v5.6h-5v5H7.2v-5h-5V7.2h5z",
  heart: "M10 17.6 2.7 10.3a4.4 4.4 0 0 1 0-6.2 4.4 4.4 0 0 1 6.2 0L10 5.2l1.1-1.1a4.4 4.4 0 0 1 6.2 6.2z",
};

export function shapeOf(name: string): string {
  return SHAPES[name] ?? (SHAPES.circle as string);
}
