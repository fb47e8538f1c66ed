/** The colours a player can choose; each comes with a shape of its own. */
export const PLAYER_COLOURS = [
  { colour: "orange", shape: "circle" },
  { colour: "purple", shape: "triangle" },
  { colour: "green", shape: "square" },
  { colour: "blue", shape: "diamond" },
  { colour: "red", shape: "star" },
  { colour: "teal", shape: "hexagon" },
  { colour: "yellow", shape: "cross" },
  { colour: "black", shape: "heart" },
] as const;
