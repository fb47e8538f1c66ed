/** Long compound words get places where they may break: browsers without a dictionary find none themselves. */

const SECOND_WORDS = [
  ...["fabrik", "brennerei", "weberei", "macherei", "siederei", "gießerei", "kellerei", "rösterei", "hütte", "zucht"],
  ...["farm", "hof", "konserven", "uhren", "maschinen", "wagen", "räder", "lampen", "schiff", "kleidungs", "phon"],
  ...["bauer", "bäuerin", "hirt", "flechter", "brenner", "arbeiter", "geselle", "siederin", "anzünder", "wächter"],
  ...["feger", "schafter", "bläserin", "schmiedin", "meister", "ingenieur", "techniker", "makler", "händlerin"],
  ...["magnat", "schneider", "pflückerin", "dreherin", "zapfer", "taucher", "treiberin", "metscherin", "weberin"],
  ...["kämpferin", "rohr", "helfer", "graphin", "ioner", "facturer", "grapher", "macherin", "laden", "dungs", "works"],
];
const JOINT = new RegExp(`(?<=\\p{L}{3})(?=${SECOND_WORDS.join("|")})`, "gu");

export function soft(name: string): string {
  return name.replaceAll(JOINT, "\u00AD");
}
