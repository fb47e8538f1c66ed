import { softener } from "../../board/soft";

/** Where long names of cards and industries may break. */
export const soft = softener([
  ...["fabrik", "brennerei", "weberei", "macherei", "siederei", "gießerei", "kellerei", "rösterei", "hütte", "zucht"],
  ...["farm", "hof", "konserven", "uhren", "maschinen", "wagen", "räder", "lampen", "schiff", "kleidungs", "phon"],
  ...["bauer", "bäuerin", "hirt", "flechter", "brenner", "arbeiter", "geselle", "siederin", "anzünder", "wächter"],
  ...["feger", "schafter", "bläserin", "schmiedin", "meister", "ingenieur", "techniker", "makler", "händlerin"],
  ...["magnat", "schneider", "pflückerin", "dreherin", "zapfer", "taucher", "treiberin", "metscherin", "weberin"],
  ...["kämpferin", "rohr", "helfer", "graphin", "ioner", "facturer", "grapher", "macherin", "laden", "dungs", "works"],
]);
