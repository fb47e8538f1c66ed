import { beforeEach, expect, test, vi } from "vitest";

const STORE = "spielwerk.preferences";

/** The module as a page finds it that has just been opened, with the Svelte that goes with it. */
async function fresh() {
  vi.resetModules();
  const { flushSync } = await import("svelte");
  const module = await import("$lib/app/preferences.svelte");
  flushSync();
  return { ...module, flushSync };
}

beforeEach(() => localStorage.clear());

test.each([
  [["de-AT", "en"], "de"],
  [["fr", "de"], "de"],
  [["en-GB", "de"], "en"],
  [["fr", "it"], "en"],
])("a browser that speaks %j gets %s", async (languages, lang) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  expect((await fresh()).preferences.lang).toBe(lang);
});

test("what was chosen is kept, what was not is usual", async () => {
  localStorage.setItem(STORE, JSON.stringify({ speed: "fast", name: "Anna" }));
  const { preferences, flushSync } = await fresh();
  expect(preferences).toMatchObject({ speed: "fast", name: "Anna", theme: "auto", sound: true });
  preferences.theme = "dark";
  flushSync();
  expect(JSON.parse(localStorage.getItem(STORE) ?? "")).toMatchObject({ speed: "fast", theme: "dark" });
  expect(document.documentElement.dataset.theme).toBe("dark");
});

test("a store that was edited by hand is no trouble", async () => {
  localStorage.setItem(STORE, "{broken");
  expect((await fresh()).preferences.speed).toBe("normal");
});

test("motion follows the system unless the person says otherwise", async () => {
  const { preferences, motionIsReduced, flushSync } = await fresh();
  expect(motionIsReduced()).toBe(false);
  preferences.motion = "reduced";
  flushSync();
  expect(motionIsReduced()).toBe(true);
  expect(document.documentElement.dataset.motion).toBe("reduced");
});

test("bots are as strong as chosen last, else medium, else the strongest there is", async () => {
  const { preferences } = await fresh();
  const { usualLevel } = await import("$lib/app/levels");
  const bots = ["easy", "medium", "hard"].map((name) => ({ name, label: name, text: "", ratings: {} }));
  expect(usualLevel(bots)).toBe("medium");
  preferences.level = "hard";
  expect(usualLevel(bots)).toBe("hard");
  preferences.level = "gone";
  expect(usualLevel(bots)).toBe("medium");
  expect(usualLevel(bots.slice(0, 1))).toBe("easy");
  expect(usualLevel([])).toBe("");
});

test("a level says its strength in the games where that was measured", async () => {
  await fresh();
  const { loadLanguage } = await import("$lib/app/texts.svelte");
  const { rated } = await import("$lib/app/levels");
  await loadLanguage("en");
  const bot = { name: "hard", label: "Hard", text: "", ratings: { chess: 1500 } };
  expect(rated(bot, "chess")).toBe("Hard (1500)");
  expect(rated(bot, "go")).toBe("Hard");
});
