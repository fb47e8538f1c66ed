/** On a phone: the section in which each card and ship is found. Hand cards are always in sight. */
import type { ImportExportView } from "./data";

export function sectionsOf(view: ImportExportView, me: number): Record<string, string> {
  const found: Record<string, string> = { "place:hand": "" };
  for (const card of view.island) found[`card:${card}`] = "sea";
  for (const [seat, port] of view.ports.entries()) {
    const home = seat === me ? "port" : "ports";
    for (const ship of port.ships) {
      const section = ship.place === "sea" ? "sea" : home;
      found[`ship:${ship.ship}`] = section;
      for (const { card } of [...ship.contracts, ...ship.containers]) found[`card:${card}`] = section;
    }
    for (const card of [...port.imports, ...port.goods, ...port.completed]) found[`card:${card}`] = home;
  }
  return found;
}
