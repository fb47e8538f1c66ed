/** How far this visitor has come in lessons; kept in the browser. */

const STORE = "spielwerk.lessons";

export interface Place {
  at: number;
  /** What was played when each step began. */
  starts: Record<number, string[]>;
}

interface Kept {
  places: Record<string, Place>;
  finished: string[];
  /** Tables to which a lesson has led, with the lesson whose tips are given there. */
  tables: Record<string, string>;
  /** The kinds of decisions of a game that this visitor has been told about. */
  told: Record<string, string[]>;
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>;
  } catch {
    return {}; // Storage is off or was edited by hand: nothing is known then.
  }
}

let kept = $state.raw<Kept>({ places: {}, finished: [], tables: {}, told: {}, ...stored() });

function change(now: Partial<Kept>): void {
  kept = { ...kept, ...now };
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // Without storage the progress lasts as long as the page.
  }
}

function without<T>(all: Record<string, T>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([each]) => each !== name));
}

const id = (game: string, lesson: string) => `${game}/${lesson}`;

export const progress = {
  of: (game: string, lesson: string): Place | undefined => kept.places[id(game, lesson)],
  keep(game: string, lesson: string, place: Place): void {
    change({ places: { ...kept.places, [id(game, lesson)]: place } });
  },
  /** A finished lesson begins anew when it is opened again. */
  finish(game: string, lesson: string): void {
    const places = without(kept.places, id(game, lesson));
    change({ places, finished: [...new Set([...kept.finished, id(game, lesson)])] });
  },
  isFinished: (game: string, lesson: string): boolean => kept.finished.includes(id(game, lesson)),

  /** A table at which every new kind of decision is explained. */
  lead(table: string, lesson: string): void {
    change({ tables: { ...kept.tables, [table]: lesson } });
  },
  ledBy: (table: string): string | undefined => kept.tables[table],
  leave(table: string): void {
    change({ tables: without(kept.tables, table) });
  },
  wasTold: (game: string, decision: string): boolean => kept.told[game]?.includes(decision) ?? false,
  tell(game: string, decision: string): void {
    change({ told: { ...kept.told, [game]: [...(kept.told[game] ?? []), decision] } });
  },
};
