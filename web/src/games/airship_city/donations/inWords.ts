/** What a sighted person sees on a panel, in words. */
import { t } from "../../../app/texts.svelte";
import type { BoardTable } from "../../../board/contract";
import { AIRSHIP, FACILITY, RESOURCES, viewOf, type Amounts } from "../data";
import type { PanelId } from "../generated";

export function amountsInWords(table: BoardTable, amounts: Amounts): string {
  return RESOURCES.filter((resource) => amounts[resource] !== undefined)
    .map((resource) => `${amounts[resource]} ${table.name("resource", resource)}`)
    .join(", ");
}

export function panelInWords(table: BoardTable, id: PanelId): string {
  const view = viewOf(table);
  const prices = view.prices[table.me];
  const price = prices?.airship[id] ?? prices?.facility[id] ?? {};
  const points = AIRSHIP[id]?.vp ?? FACILITY[id]?.vp ?? 0;
  const markers = view.donations[id]
    .map((count, seat) => (count > 0 ? `${table.seats[seat]?.name} ${count}` : ""))
    .filter(Boolean)
    .join(", ");
  const owner = view.majority[id];
  return [
    t("airship-points", { points }),
    t("airship-costs", { amounts: amountsInWords(table, price) }),
    markers ? t("airship-markers", { markers }) : "",
    owner === null ? "" : t("airship-majority", { name: table.seats[owner]?.name ?? "" }),
  ]
    .filter(Boolean)
    .join(". ");
}
