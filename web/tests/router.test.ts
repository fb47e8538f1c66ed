import { beforeEach, describe, expect, test, vi } from "vitest";
import { followLinks, router } from "$lib/app/router.svelte";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  router.go("/");
});

describe("addresses", () => {
  test.each([
    ["/", { at: "front" }],
    ["/new/airship_city", { at: "create", game: "airship_city" }],
    ["/join/abc%2Fdef", { at: "join", token: "abc/def" }],
    ["/table/t1", { at: "table", table: "t1", move: null }],
    ["/table/t1?move=12", { at: "table", table: "t1", move: 12 }],
    ["/table/t1?move=", { at: "table", table: "t1", move: null }],
    ["/rules/dudo#4.2", { at: "rules", game: "dudo", page: "text", section: "4.2" }],
    ["/rules/dudo/numbers", { at: "rules", game: "dudo", page: "numbers", section: "" }],
    ["/try/dudo/2.1-1", { at: "try", game: "dudo", example: "2.1-1" }],
    ["/learn/dudo", { at: "learn", game: "dudo", lesson: "first" }],
    ["/learn/steamopolis/solo", { at: "learn", game: "steamopolis", lesson: "solo" }],
    ["/lobby", { at: "lobby" }],
    ["/me", { at: "me" }],
    ["/device/abc", { at: "device", token: "abc" }],
    ["/device", { at: "lost" }],
    ["/table", { at: "lost" }],
    ["/elsewhere", { at: "lost" }],
  ])("%s", (path, page) => {
    router.go(path);
    expect(router.page).toEqual(page);
  });
  test("going back shows the page before", () => {
    history.replaceState(null, "", "/new/steamopolis");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(router.page).toEqual({ at: "create", game: "steamopolis" });
  });
});

describe("links", () => {
  /** Whether the app followed the link itself; the browser is kept from doing it. */
  function followed(html: string, given: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    let prevented = false;
    const listen = (event: MouseEvent) => {
      followLinks(event);
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    document.body.addEventListener("click", listen, { once: true });
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...given });
    document.querySelector("a, span")?.dispatchEvent(event);
    return prevented;
  }
  test("inside the app change the page without loading it anew", () => {
    expect(followed('<a href="/table/t2?move=3">x</a>')).toBe(true);
    expect(router.page).toEqual({ at: "table", table: "t2", move: 3 });
  });
  test.each([
    ["to the interface", '<a href="/api/docs">x</a>', {}],
    ["to files", '<a href="/table/t2" download>x</a>', {}],
    ["to other windows", '<a href="/table/t2" target="_blank">x</a>', {}],
    ["to other places", '<a href="https://example.org/table/t2">x</a>', {}],
    ["with Ctrl", '<a href="/table/t2">x</a>', { ctrlKey: true }],
    ["with another button", '<a href="/table/t2">x</a>', { button: 1 }],
    ["that are none", "<span>x</span>", {}],
  ])("%s are the browser's", (_, html, given) => {
    expect(followed(html, given)).toBe(false);
    expect(router.page).toEqual({ at: "front" });
  });
});
