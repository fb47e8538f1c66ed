/** Where on the board an option is pressed when it speaks of no single component, or of several. */
import type { TableState } from "../../api/types";
import { DISTRICT, placeOf, TILE, type SteamView } from "./data";

type Extra = Record<string, string[]>;

/** Whose board is shown, as the table sees it. */
function viewerOf(state: TableState): number {
  return state.viewer ?? state.mine[0] ?? state.asked?.seat ?? 0;
}

function roomRef(seat: number, position: string, me: number): string {
  const { noun, id } = placeOf(seat, position, me);
  return `${noun}:${id}`;
}

/** The seat that a text key names: `p2` is the second. */
function seatOf(host: string): number {
  return Number(host.slice(1)) - 1;
}

export function extraPoints(state: TableState): Extra {
  const view = state.view as unknown as SteamView;
  const me = viewerOf(state);
  const extra: Extra = {};
  for (const { key } of [...state.options, ...state.refused]) {
    const refs = placesOf(key, state.asked?.decision ?? "", me, view);
    if (refs.length > 0) extra[key] = refs;
  }
  return extra;
}

function placesOf(key: string, decision: string, me: number, view: SteamView): string[] {
  const [verb = "", first = "", second = ""] = key.split(":");
  switch (verb) {
    case "stone":
      return [DISTRICT[first] ? `district:${first}` : `field:${first}`];
    case "position":
    case "scrap":
      return [`room:${first}`];
    case "slot":
      return [roomRef(seatOf(first), second, me)];
    case "parasite":
      return [decision === "shake_off_parasite" ? `room:${second}` : roomRef(seatOf(first), second, me)];
    case "peek":
      return [`back:${first}_${second}`];
    case "descend":
      return view.routed?.next ? [`room:${view.routed.next}`] : [];
    case "take":
    case "keep":
      return ["equipment:storage"];
    case "pay":
      return paying(first);
    case "steam":
    case "set_destination":
    case "fly":
      return [`action:${verb}`];
    case "do":
    case "skip":
      return decision === "final_step" && verb === "do" ? [`action:${String(view.asked.action)}`] : [];
    case "crystal":
    case "cog":
      return [`resource:${verb}`];
    case "flip":
      return ["equipment:sponsor"];
    case "dock":
      return ["equipment:dock"];
    case "front":
      return [`start_machine:${view.player[me]?.start_machine ?? ""}`];
    case "back":
      return ["tile:start_machine_back"];
    case "buy_bonus":
    case "box":
      return ["market:market_1"];
    case "alternative":
      return [`district:${String(view.asked.district)}`];
    case "district":
      return first ? [] : [`district:${String(view.asked.district)}`];
    case "amount":
      return [`field:${String(view.asked.field)}`];
    case "yes":
      return agreeing(decision, me, view);
    default:
      return [];
  }
}

/** Without a discount one pays from the stock, else with what gives the discount. */
function paying(discount: string): string[] {
  const refs = [];
  if (discount === "none") refs.push("equipment:storage");
  if (discount.includes("sponsor")) refs.push("equipment:sponsor");
  if (discount.includes("gala")) refs.push("equipment:gala");
  return refs;
}

function agreeing(decision: string, me: number, view: SteamView): string[] {
  if (decision === "pick_up_passenger") return [`passenger:${String(view.asked.passenger)}`];
  if (decision === "advance_base_pressure") return [`field:${String(view.asked.field)}`];
  if (decision === "move_stone_to_8") return ["field:g10"];
  if (decision === "use_block") return ownerOfBlock(String(view.asked.block), me, view);
  if (decision === "shake_off_all") {
    const slots = view.airships[me]?.slots ?? [];
    return slots.flatMap((sides, index) =>
      Object.values(sides).some((owners) => owners.length > 0) ? [`room:r${index + 1}`] : [],
    );
  }
  return [];
}

/** A block is named after the district or the tile it is printed on. */
function ownerOfBlock(block: string, me: number, view: SteamView): string[] {
  const ids = [...Object.keys(DISTRICT), ...Object.keys(TILE)].filter((id) => block.startsWith(`${id}_`));
  const id = ids.sort((a, b) => b.length - a.length)[0];
  if (!id) return [];
  if (DISTRICT[id]) return [`district:${id}`];
  return view.player.flatMap((player, owner) =>
    Object.entries(player.room)
      .filter(([, tile]) => tile === id)
      .map(([position]) => roomRef(owner, position, me)),
  );
}

/** Positions of machine rooms and face-down tiles are places; their names and texts are those of what lies there. */
export function componentOf(ref: string, state: TableState): string {
  const view = state.view as unknown as SteamView;
  const [noun, id = ""] = ref.split(":");
  if (noun === "berth" || noun === "room") {
    const [host = "", position = ""] = noun === "room" ? ["", id] : id.split("_");
    const tile = view.player[host ? seatOf(host) : viewerOf(state)]?.room[position];
    return tile ? `tile:${tile}` : `position:${position}`;
  }
  if (noun === "back") {
    const cut = id.lastIndexOf("_");
    const hidden = view.markets[id.slice(0, cut)]?.hidden.find(({ rank }) => `${rank}` === id.slice(cut + 1));
    return hidden?.tile ? `tile:${hidden.tile}` : `banner:${hidden?.banner ?? ""}`;
  }
  return ref;
}
