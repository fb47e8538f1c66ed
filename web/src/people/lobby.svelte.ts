/** The open tables, asked for every few seconds while somebody looks; the server answers nothing if nothing is new. */
import { http, Refusal } from "../api/http";
import type { TableSummary } from "../api/types";
import { preferences } from "../app/preferences.svelte";
import { t } from "../app/texts.svelte";

const EVERY = 4000;

export class OpenTables {
  tables = $state.raw<TableSummary[]>([]);
  wishes = $state.raw<string[]>([]);
  /** Tables of games that this person waits for, opened since the page is here. */
  news = $state.raw<TableSummary[]>([]);
  trouble = $state("");
  loaded = $state(false);
  #tag = "";
  #seen: Set<string> | null = null;

  /** Follow as long as the page is shown; returns how to stop. */
  follow(): () => void {
    void this.load();
    const timer = setInterval(() => {
      if (!document.hidden) void this.load();
    }, EVERY);
    return () => clearInterval(timer);
  }

  async load(): Promise<void> {
    try {
      const found = await http.lobby(this.#tag);
      this.trouble = "";
      if (!found) return;
      this.#tag = found.tag;
      this.#notice(found.said.tables, found.said.wishes);
      this.tables = found.said.tables;
      this.wishes = found.said.wishes;
      this.loaded = true;
    } catch (reason) {
      this.fail(reason);
    }
  }

  async wish(game: string, on: boolean): Promise<void> {
    try {
      await http.wish(game, on);
      await this.load();
    } catch (reason) {
      this.fail(reason);
    }
  }

  fail = (reason: unknown): void => {
    this.trouble = (reason instanceof Refusal && reason.message) || t("trouble-unreachable");
  };

  dismiss(): void {
    this.news = [];
  }

  #notice(tables: TableSummary[], wishes: string[]): void {
    const open = tables.filter((table) => table.status === "waiting" && !table.host && freeSeat(table));
    const fresh = this.#seen ? open.filter((table) => !this.#seen?.has(table.table)) : [];
    this.#seen = new Set([...(this.#seen ?? []), ...tables.map((table) => table.table)]);
    const wanted = fresh.filter((table) => wishes.includes(table.game));
    const still = this.news.filter((table) => open.some((each) => each.table === table.table));
    this.news = [...still, ...wanted];
    if (wanted.length > 0 && document.hidden && preferences.notify && Notification.permission === "granted")
      new Notification(t("lobby-news-title"), { tag: "lobby" });
  }
}

/** A seat that this person can take with one press. */
export function freeSeat(table: TableSummary): TableSummary["seats"][number] | undefined {
  if (!table.public || table.seats.some((seat) => seat.mine)) return undefined;
  return table.seats.find((seat) => seat.kind === "open");
}
