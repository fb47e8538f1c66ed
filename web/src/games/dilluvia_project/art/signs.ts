/** Signs of the game as outlines on 16 × 16; each is told apart by its shape alone. */
export const SIGNS = {
  aero: "M8 1.6a6.4 6.4 0 1 1 0 12.8A6.4 6.4 0 0 1 8 1.6zM5.2 11.2 8 4.4l2.8 6.8M6.2 9h3.6",
  population:
    "M5.4 2.6a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM10.9 3.4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM1.2 13.6q.2-5.6 4.2-5.6t4.2 5.6zM10.8 13.6h4q-.2-5-3.9-5-1 0-1.7.5",
  prestige: "m8 1.2 2 4.3 4.8.6-3.5 3.2.9 4.7L8 11.7 3.8 14l.9-4.7L1.2 6.1 6 5.5z",
  house: "M2 8.2 8 2.4l6 5.8M3.8 7.2v6.4h8.4V7.2M6.6 13.6v-3.8h2.8v3.8",
  worker: "M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2z",
  special:
    "M8 1.4a6.6 6.6 0 1 1 0 13.2A6.6 6.6 0 0 1 8 1.4zm0 2.8 1.2 2.6 2.8.3-2.1 1.9.6 2.8L8 10.4l-2.5 1.4.6-2.8L4 7.1l2.8-.3z",
  propeller: "M8 8Q2.5 7.5 2.6 3.4 6.6 3 8 8zm0 0q5.5-.5 5.4-4.6Q9.4 3 8 8zm0 0q-3.6 4.2 0 6.6 3.6-2.4 0-6.6z",
  garden: "M8 14.4V9.6M8 10q-4.6.6-4.6-3.4 0-4.6 4.6-5 4.6.4 4.6 5 0 4-4.6 3.4M3.6 14.4h8.8",
  land: "M2.4 2.4h11.2v11.2H2.4zM2.4 8h3M13.6 8h-3M8 2.4v3M8 13.6v-3",
  small: "M5.2 13V8.4L8 5.8l2.8 2.6V13z",
  medium: "M2.2 13V7.6L5 5l3 2.6L11 5l2.8 2.6V13zM8 7.6V13",
  large: "M2 13.6V6.4h3.4V2.6h5.2v3.8H14v7.2zM5.4 6.4v7.2M10.6 6.4v7.2",
  tile: "M2.8 2.8h10.4v10.4H2.8zM5.6 8h4.8M8 5.6v4.8",
  switch: "M2.4 5.4h9.2M9 2.6l2.8 2.8L9 8.2M13.6 10.6H4.4M7 7.8l-2.8 2.8L7 13.4",
  order: "M2.2 13.4V9.6h3.6V6.4h4.4v2h3.6v5zM5.8 9.6v3.8M10.2 8.4v5M8 2.2v2.4",
  sectors: "M2.2 2.2h11.6v11.6H2.2zM6 2.2v11.6M10 2.2v11.6M2.2 6h11.6M2.2 10h11.6",
  punctual: "M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM8 4.6V8l2.4 1.6",
  vision: "M1.4 8Q4.4 3.4 8 3.4T14.6 8Q11.6 12.6 8 12.6T1.4 8zM8 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  shield: "M8 1.8q3 1.8 5.4 1.6.4 7.2-5.4 10.8Q2.2 10.6 2.6 3.4 5 3.6 8 1.8z",
  toll: "M2.6 14V5.4M13.4 14V5.4M1.6 5.4h12.8L8 1.8zM2.6 9h10.8",
  hammer: "M3 3.4h6.6q2.4 0 3 2.6h-3V6.8H3zM5.4 6.8V14h2V6.8",
  tag: "M2 7.2 7.6 2H14v6.4L8.6 14zM11 4.6a.5.5 0 1 0 .1 0",
  key: "M5 4.4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM8 7.4h6.2v2.8M11.6 7.4v2",
  store: "M2 5.8 8 2l6 3.8V14H2zM5 14V8.6h6V14M5 11.2h6",
  medal: "M8 7.2a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zM6.2 7.4 3.4 1.6h3l1.6 3.6 1.6-3.6h3L9.8 7.4",
  crown: "M2.4 12.8 1.8 5l3.5 2.8L8 3l2.7 4.8L14.2 5l-.6 7.8z",
  once: "M4.2 2.6h7.6v10.8H4.2zM8 5.2v5.6M6.6 6.4 8 5.2",
  round: "M12.8 6A5.2 5.2 0 1 0 13.2 9M13.4 2.8V6h-3.2",
  always: "M8 8Q5.8 4.6 3.8 4.6a3.4 3.4 0 0 0 0 6.8Q5.8 11.4 8 8t4.2-3.4a3.4 3.4 0 0 1 0 6.8Q10.2 11.4 8 8z",
  flash: "M9.4 1.4 3.2 9h4L6.4 14.6 12.8 6.8h-4z",
  flag: "M4 14.6V2M4 2.6q3-1.4 5 0t4 0v6q-2 1.4-4 0t-5 0",
} as const;

export type SignName = keyof typeof SIGNS;

/** The signs of amounts that options change, by their names in the rules. */
export const AMOUNT_SIGNS: Record<string, SignName> = {
  money: "aero",
  prestige: "prestige",
  population: "population",
  house: "house",
  dark: "worker",
  special: "special",
};
