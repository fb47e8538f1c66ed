/** What the keys of the table do; `shortcuts.ts` lists them for people. */
import { preferences } from "../app/preferences.svelte";
import type { Reader } from "../rules/reader.svelte";
import { isForUs } from "./shortcuts";
import type { Table } from "./table.svelte";
import type { Windows } from "./windows.svelte";

const find = <Found extends HTMLElement>(selector: string) => [...document.querySelectorAll<Found>(`main ${selector}`)];
const focusFirst = (selector: string) => find(selector)[0]?.focus();

/** A handler for everything pressed on the keyboard at a table. */
export function tableKeys(table: Table, reader: Reader, windows: Windows): (event: KeyboardEvent) => void {
  const keys: Record<string, () => unknown> = {
    u: () => table.step("undo"),
    U: () => table.step("restart"),
    r: () => table.step("redo"),
    c: () => table.step("confirm"),
    s: () => table.parade.skip(),
    h: () => preferences.hints && table.live?.asked?.mine && table.ask("hint", table.live.asked.seat),
    b: () => focusFirst("[data-pick=legal]"),
    o: () => focusFirst("[data-testid=options] button"),
    l: () => focusFirst("[data-testid=log]"),
    g: () => reader.toggle(),
    t: () => (windows.open = "overview"),
    "?": () => (windows.open = "help"),
    "[": () => windows.lookFrom(-1),
    "]": () => windows.lookFrom(1),
  };
  return (event) => {
    if (!isForUs(event)) return;
    const digit = Number(event.key);
    if (digit >= 1 && digit <= 9) find<HTMLButtonElement>("[data-testid=options] [data-key]")[digit - 1]?.click();
    else if (keys[event.key]) keys[event.key]?.();
    else return;
    event.preventDefault();
  };
}
