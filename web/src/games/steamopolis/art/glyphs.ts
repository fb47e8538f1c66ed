/** Small pictures on 16 × 16, each a few strokes: `fill` names a colour, no `fill` is a line. */
export interface Stroke {
  d: string;
  fill?: string;
}

const BRASS = "var(--gear-token)";
const PALE = "var(--stripe-pale)";
const ICE = "light-dark(#86c9dc, #6fb6cd)";
const ICE_LIGHT = "light-dark(#d5f0f5, #b9e4ee)";
const STEEL = "var(--steel)";
const LEAF = "var(--leaf)";
const RED = "var(--stripe)";
const PLUM = "var(--plum)";
const DARK = "light-dark(#4a3b2e, #9c8d7c)";

const COG =
  "M6.8 1.4h2.4l.4 1.8 1.5.6 1.6-1 1.6 1.7-1 1.6.6 1.5 1.8.4v2.3l-1.8.5-.6 1.4 1 1.7-1.6 1.6-1.6-1-1.5.6-.4 1.7H6.8l-.4-1.7-1.5-.6-1.6 1L1.7 12l1-1.7-.6-1.4-1.8-.5V6.1l1.8-.4.6-1.5-1-1.6 1.6-1.7 1.6 1 1.5-.6z";
const DIAL = "M8 1.6a6.4 6.4 0 1 1 0 12.8A6.4 6.4 0 0 1 8 1.6z";
const STONE = "M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2z";
const BEETLE = "M8 4.2c3 0 4.6 2.2 4.6 5.2S10.8 14.4 8 14.4 3.4 12.4 3.4 9.4 5 4.2 8 4.2z";
const BEETLE_LINES =
  "M8 4.6v9.6M3.6 7.2 1.4 5.8M3.4 9.6H1M3.8 12l-2 1.6M12.4 7.2l2.2-1.4M12.6 9.6H15M12.2 12l2 1.6M6.4 4.4 5.2 2M9.6 4.4 10.8 2";
const HAT = "M4.4 11V3.6q3.6-1.4 7.2 0V11zM1.6 11.4q6.4 3.4 12.8 0l-.6 1.8q-5.8 2.6-11.6 0z";

export const GLYPHS = {
  cog: [
    { d: COG, fill: BRASS },
    { d: "M8 5a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 0 1 8 5z", fill: PALE },
  ],
  crystal: [
    { d: "M8 .8 12.6 5 8 15.2 3.4 5z", fill: ICE },
    { d: "M8 .8 9.6 5 8 15.2 6.4 5z", fill: ICE_LIGHT },
    { d: "M3.4 5h9.2" },
  ],
  resource: [
    {
      d: "M5 3.4h1.6l.3 1.1 1 .5 1-.5 1 1.1-.6 1 .4 1 1.1.2v1.6l-1.1.3-.4.9.6 1.1-1 1-1-.6-1 .5-.3 1H5l-.3-1-1-.5-1 .6-1-1 .6-1.1-.4-.9-1.1-.3V7.8l1.1-.2.4-1-.6-1 1-1.1 1 .5 1-.5z",
      fill: BRASS,
    },
    { d: "M11.4 3 14.6 6l-3.2 7.6L8.2 6z", fill: ICE },
    { d: "M8.2 6h6.4" },
  ],
  plenty: [
    { d: "M2 6.4h12l-1.2 7.4H3.2z", fill: "var(--timber)" },
    { d: "M4.4 6.4a2 2 0 1 1 4 0zM8.6 6.4 10.4 2l1.8 4.4z", fill: BRASS },
    { d: "M5.6 9h4.8M5.6 11.4h4.8" },
  ],
  stone: [
    { d: STONE, fill: STEEL },
    { d: "M8 4.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8z", fill: "var(--steel-light)" },
  ],
  arrow_stone: [
    { d: STONE, fill: STEEL },
    { d: "M4.2 6.8h3.6V4.4L12 8l-4.2 3.6V9.2H4.2z", fill: PALE },
  ],
  pressure: [
    { d: DIAL, fill: PALE },
    { d: "M8 9 11 5.4M3.6 9.6l1.2-.2M4.8 5.4l.9.8M8 3.4v1.2M12.4 9.6l-1.2-.2" },
    { d: "M8 8a1.1 1.1 0 1 1 0 2.2A1.1 1.1 0 0 1 8 8z", fill: RED },
  ],
  boost: [{ d: "M5.2 14.2V7.6H2.4L8 1.6l5.6 6h-2.8v6.6z", fill: RED }, { d: "M5.2 11.6h5.6" }],
  base: [
    { d: "M1.4 12.6h13.2v2H1.4z", fill: BRASS },
    { d: "M4.4 11.4 8 3.4l3.6 8z", fill: RED },
    { d: "M12 4.2h3M13.4 2.6 15 4.2l-1.6 1.6" },
  ],
  eight: [
    { d: DIAL, fill: PALE },
    { d: "M8 7.8a1.9 1.9 0 1 1 0-3.8 1.9 1.9 0 0 1 0 3.8zm0 0a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z" },
  ],
  parasite: [{ d: BEETLE, fill: PLUM }, { d: BEETLE_LINES }],
  eye: [
    { d: "M1 8q7-8.4 14 0-7 8.4-14 0z", fill: PALE },
    { d: "M8 5.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z", fill: "var(--water)" },
  ],
  sponsor: [
    { d: HAT, fill: DARK },
    { d: "M4.4 9.4q3.6 1.4 7.2 0", fill: "none" },
    { d: "M4.4 8.2q3.6 1.4 7.2 0v1.8q-3.6 1.4-7.2 0z", fill: RED },
  ],
  gala: [
    { d: "M4.2 1.6h7.6q0 6.4-3 6.8v4.4h2.4v1.6H4.8v-1.6h2.4V8.4q-3-.4-3-6.8z", fill: "light-dark(#f4dfa0, #e9c96a)" },
    { d: "M4.4 4.4h7.2" },
  ],
  capacity: [
    { d: "M1.6 2h12.8v12H1.6z", fill: "var(--wall-shade)" },
    { d: "M6 4.6a3 3 0 1 1 0 6 3 3 0 0 1 0-6z", fill: STEEL },
    { d: "M10.2 8.6h3v3h-3z", fill: PALE },
  ],
  boiler: [{ d: "M4 4.8q4-4 8 0v8.4H4z", fill: STEEL }, { d: "M4 8.2h8M6.4 13.2v1.6M9.6 13.2v1.6M8 2.6V.8" }],
  machines: [
    { d: "M1.2 6.8q2.8-3 5.6 0v6H1.2zM9.2 6.8q2.8-3 5.6 0v6H9.2z", fill: STEEL },
    { d: "M6.8 10h2.4M4 4.8V2.6h8v2.2" },
  ],
  bag: [{ d: "M3 6h10l1 8.4H2z", fill: "var(--timber)" }, { d: "M5.4 8V4.6a2.6 2.6 0 0 1 5.2 0V8" }],
  district: [
    { d: "M2.4 14.4V7.6L8 2.2l5.6 5.4v6.8z", fill: "var(--wall)" },
    { d: "M2.4 7.6 8 2.2l5.6 5.4z", fill: "var(--roof)" },
    { d: "M6.6 14.4v-4h2.8v4z", fill: "var(--window)" },
  ],
  storage: [{ d: "M2.4 2.4h11.2v11.2H2.4z", fill: PALE }, { d: "M2.4 2.4l11.2 11.2M13.6 2.4 2.4 13.6" }],
  statue: [
    { d: "M3.6 14.8v-2.4h8.8v2.4z", fill: "var(--rock)" },
    {
      d: "M5.4 12.4q-.6-5 1-6.6h3.2q1.6 1.6 1 6.6zM8 1.2a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2z",
      fill: "var(--steel-light)",
    },
    { d: "M9.8 6.4 13 3.4" },
  ],
  scrap: [
    { d: "M1.6 12.4 8.6 5.6l1.8 1.8-6.8 7z", fill: "var(--timber)" },
    { d: "M7 3.6 10 .8l5.2 5-2.8 3z", fill: STEEL },
  ],
  ticket: [
    { d: "M1.2 4.4h13.6v2.2a1.5 1.5 0 0 0 0 2.8v2.2H1.2V9.4a1.5 1.5 0 0 0 0-2.8z", fill: "var(--plate-rich)" },
    { d: "M5 4.4v7.2" },
  ],
  flight: [
    { d: "M1 7q0-3.6 6.6-3.6T14.6 7q-.4 3.4-7 3.4T1 7z", fill: RED },
    { d: "M5 12.2h5l-.8 2H5.8z", fill: "var(--timber)" },
    { d: "M5.6 10.4v1.8M9.4 10.4v1.8M14.2 6l1.4-2.4M14.2 8l1.4 2.4" },
  ],
  target: [
    { d: "M8 15.2Q2.8 9.6 2.8 6.2a5.2 5.2 0 0 1 10.4 0q0 3.4-5.2 9z", fill: RED },
    { d: "M8 4a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 8 4z", fill: PALE },
  ],
  steam: [
    { d: "M4 9.4h8v5.2H4z", fill: STEEL },
    { d: "M6 9.4V6.8h4v2.6z", fill: BRASS },
    { d: "M5 4.8q1.4-1.2 0-2.4M8 4.8q1.4-1.6 0-3.4M11 4.8q1.4-1.2 0-2.4" },
  ],
  bolt: [{ d: "M9.6.8 2.8 9.2h4L5.6 15.2l7.6-9.4H8.8z", fill: "var(--gold-token)" }],
  hourglass: [
    { d: "M3.6 1.6h8.8q0 4.4-3 6.4 3 2 3 6.4H3.6q0-4.4 3-6.4-3-2-3-6.4z", fill: PALE },
    { d: "M5.4 13.2q.6-2.6 2.6-3.4 2 .8 2.6 3.4z", fill: BRASS },
  ],
  leaf: [{ d: "M2.4 13.6Q2 4 13.6 2.4 13.8 13 4.4 12.2M2.4 13.6l5.2-5.4", fill: LEAF }],
} as const satisfies Record<string, readonly Stroke[]>;

export type GlyphName = keyof typeof GLYPHS;

/** The signs of amounts that options change, by their names in the rules. */
export const AMOUNT_GLYPHS: Record<string, GlyphName> = { "resource:cog": "cog", "resource:crystal": "crystal" };
