/** Telling a person that it is their turn: tab title, sound, browser notification. */
import type { TableState } from "../api/types";
import { preferences } from "../app/preferences.svelte";
import { t } from "../app/texts.svelte";
import { play } from "./sounds";

export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

const isMine = (state: TableState | null) => state?.asked?.mine === true || state?.pending?.mine === true;

/** Compare two positions and make the right noise. */
export function announce(now: TableState, before: TableState | null): void {
  if (now.status === "over" && before && before.status !== "over") play("end");
  else if (isMine(now) && (!isMine(before) || now.asked?.seat !== before?.asked?.seat)) announceTurn(now);
  else if (before && now.moves > before.moves) play("move");
}

function announceTurn(now: TableState): void {
  play("turn");
  if (!document.hidden || !preferences.notify || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const notice = new Notification(t("notice-title"), {
    body: now.asked?.prompt ?? "",
    tag: now.table,
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

export function tabTitle(state: TableState | null, name: string): string {
  return `${isMine(state) ? `● ${t("notice-title")} · ` : ""}${name} · Spielwerk`;
}
