/** What the people on the cards wear. */

export const COATS = [
  "var(--roof)",
  "var(--leaf-dark)",
  "var(--steel-dark)",
  "var(--timber)",
  "var(--plum)",
  "var(--water)",
  "var(--brass-dark)",
];
export const HAIR = [
  "var(--timber-dark)",
  "var(--gold-token)",
  "light-dark(#4f4a48, #6d7580)",
  "var(--wood-token)",
  "var(--rock)",
];

const STRAW = "M5 11q10-4 20 0l-1 1.5q-9-3-18 0zM10 10q0-7 5-7t5 7q-5-2-10 0z";
const SCARF = "M8 13q0-10 7-10t7 10q-2-5-7-5t-7 5z";
const CAP = "M9 9q0-5 6-5t6 5zM9 9h14v2H9z";
const BOWLER = "M7 10h16v1.8H7zM10 10q0-7 5-7t5 7z";
const TOP_HAT = "M7 9.5h16v1.8H7zM10.5 9.5V1.5h9v8z";
const BONNET = "M7.5 14q-1-11 7.5-11t7.5 11q-1-6-7.5-6t-7.5 6z";
const SOMBRERO = "M3 10.5q12-5 24 0-1 2.5-12 1.5-11 1-12-1.5zM11 8.5q0-6 4-6t4 6z";
const FLOWER = "M9 8a2 2 0 1 1 3 1.5 2 2 0 1 1-3 1.5 2 2 0 1 1-1.5-2z";

/** By deck: country and town, society, the New World. */
export const HATS: Record<string, (string | null)[]> = {
  farmer_worker: [STRAW, CAP, SCARF, null, CAP],
  artisan_engineer_investor: [BOWLER, TOP_HAT, BONNET, null, TOP_HAT],
  new_world: [SOMBRERO, FLOWER, SCARF, SOMBRERO, null],
};
