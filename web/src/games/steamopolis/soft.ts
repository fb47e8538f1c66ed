import { softener } from "../../board/soft";

/** Where long names of tiles may break. */
export const soft = softener([
  ...["plättchen", "kessel", "presse", "dreh", "bank", "trommel", "pumpe", "kabine", "netz", "brenner", "luke", "raum"],
  ...["orgel", "salon", "galerie", "spirale", "zähler", "schleuder", "ventil", "tribüne", "kuppel", "glocke", "loge"],
  ...["fabrik", "suite", "garten", "theater", "kern", "brecher", "kapelle", "bogen", "speicher", "kocher"],
  ...["mühle", "gondel", "stall", "ofen", "diele", "besen", "izer", "pressure"],
]);
