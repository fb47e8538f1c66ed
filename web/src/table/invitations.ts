/** Links to open seats, as the server gave them when the table was opened; it keeps only their hashes. */
import type { OpenedTable } from "../api/types";

const key = (table: string) => `spielwerk.links.${table}`;

export function keepLinks(opened: OpenedTable): void {
  const links = Object.fromEntries(opened.links.map(({ seat, url }) => [seat, url]));
  sessionStorage.setItem(key(opened.table), JSON.stringify(links));
}

export function keptLinks(table: string): Record<number, string> {
  return JSON.parse(sessionStorage.getItem(key(table)) ?? "{}") as Record<number, string>;
}
