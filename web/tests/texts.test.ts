import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, test } from "vitest";
import { preferences } from "$lib/app/preferences.svelte";
import { addTexts, hasText, loadLanguage, t } from "$lib/app/texts.svelte";

const FILES = import.meta.glob<string>("../src/texts/*.ftl", { query: "?raw", import: "default", eager: true });
const read = (lang: string) => FILES[`../src/texts/${lang}.ftl`] ?? "";

/** The messages of a file with the variables they speak of. */
function messages(lang: string): Map<string, string[]> {
  const resource = new FluentResource(read(lang));
  const variables = (part: unknown) =>
    [...JSON.stringify(part).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name as string);
  return new Map(resource.body.map((message) => [message.id, [...new Set(variables(message))].sort()]));
}

describe("the words of the app", () => {
  test("are there in German and English, with the same arguments", () => {
    expect(Object.fromEntries(messages("de"))).toEqual(Object.fromEntries(messages("en")));
  });
  test("are all read: what Fluent can't parse it leaves out", () => {
    for (const lang of ["de", "en"]) {
      const written = [...read(lang).matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => id);
      expect([...messages(lang).keys()]).toEqual(written);
    }
  });
  test("are in no other language yet", () => expect(Object.keys(FILES).length).toBe(2));
});

describe("one text", () => {
  beforeEach(() => loadLanguage("en"));

  test("follows the language", async () => {
    expect(t("language")).toBe("Language");
    await loadLanguage("de");
    expect(t("language")).toBe("Sprache");
    expect(preferences.lang).toBe("de");
  });
  test("counts people", () => {
    expect(t("seats", { min: 1, max: 1 })).toBe("1 player");
    expect(t("seats", { min: 3, max: 4 })).toBe("3–4 players");
  });
  test("that is missing is its own name", () => {
    expect(hasText("no-such-text")).toBe(false);
    expect(t("no-such-text")).toBe("no-such-text");
  });
  test("of a board is added once and follows the language too", async () => {
    const asked: string[] = [];
    const file = (lang: string) => async () => {
      asked.push(lang);
      return `board-word = ${lang}`;
    };
    const files = { "./de.ftl": file("de"), "./en.ftl": file("en") };
    await addTexts(files);
    await addTexts(files);
    expect(asked).toEqual(["en"]);
    expect(t("board-word")).toBe("en");
    await loadLanguage("de");
    expect(t("board-word")).toBe("de");
    expect(t("language")).toBe("Sprache");
  });
});
