/** On a phone: the section in which each card and ship is found. Hand cards are always in sight. */
import type { View } from "./generated";

export function sectionsOf(view: View, me: number): Record<string, string> {
  const found: Record<string, string> = { "place:hand": "" };
  for (const card of [...view.island, ...view.shown]) found[`card:${card}`] = "sea";
  for (const [seat, port] of view.ports.entries()) {
    const home = seat === me ? "port" : "ports";
    for (const ship of port.ships) {
      const section = ship.at_sea ? "sea" : home;
      found[`ship:${ship.ship}`] = section;
      for (const { card } of [...ship.contracts, ...ship.containers]) found[`card:${card}`] = section;
    }
    const completed = port.completed.map(({ card }) => card);
    for (const card of [...port.imports, ...port.goods, ...completed]) found[`card:${card}`] = home;
  }
  return found;
}
