/** Which page is open. Addresses are real paths, so that links to tables and moves can be shared. */

export type Page =
  | { at: "front" }
  | { at: "create"; game: string }
  | { at: "table"; table: string; move: number | null }
  | { at: "join"; token: string }
  | { at: "rules"; game: string; page: "text" | "numbers"; section: string }
  | { at: "try"; game: string; example: string }
  | { at: "learn"; game: string; lesson: string }
  | { at: "lobby" }
  | { at: "me" }
  | { at: "device"; token: string }
  | { at: "lost" };

function pageOf(address: Location): Page {
  const [first, second, third] = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { at: "front" };
  if (first === "lobby") return { at: "lobby" };
  if (first === "me") return { at: "me" };
  if (first === "device" && second) return { at: "device", token: second };
  if (first === "new" && second) return { at: "create", game: second };
  if (first === "join" && second) return { at: "join", token: second };
  if (first === "table" && second) {
    const move = new URLSearchParams(address.search).get("move");
    return { at: "table", table: second, move: move === null || move === "" ? null : Number(move) };
  }
  if (first === "rules" && second) {
    const section = decodeURIComponent(address.hash.slice(1));
    return { at: "rules", game: second, page: third === "numbers" ? "numbers" : "text", section };
  }
  if (first === "try" && second && third) return { at: "try", game: second, example: third };
  if (first === "learn" && second) return { at: "learn", game: second, lesson: third ?? "first" };
  return { at: "lost" };
}

let page = $state.raw<Page>(pageOf(location));
window.addEventListener("popstate", () => (page = pageOf(location)));
window.addEventListener("hashchange", () => (page = pageOf(location)));

export const router = {
  get page(): Page {
    return page;
  },
  /** Open another page of the app. */
  go(path: string): void {
    history.pushState(null, "", path);
    page = pageOf(location);
    window.scrollTo(0, 0);
  },
};

/** Links inside the app change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
