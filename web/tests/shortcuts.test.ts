import { expect, test } from "vitest";
import { hasText, loadLanguage } from "$lib/app/texts.svelte";
import { isForUs, SHORTCUTS } from "$lib/table/shortcuts";

function pressed(html: string, given: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = html;
  const event = new KeyboardEvent("keydown", { key: "u", bubbles: true, ...given });
  document.body.firstElementChild?.dispatchEvent(event);
  return event;
}

test("keys on the board are for the table", () => expect(isForUs(pressed("<div></div>"))).toBe(true));
test.each(["<input>", "<textarea></textarea>", "<select></select>", "<dialog></dialog>"])(
  "typing in %s is not",
  (html) => expect(isForUs(pressed(html))).toBe(false),
);
test("the history slider is no text field", () => expect(isForUs(pressed("<input type=range>"))).toBe(true));
test.each(["altKey", "ctrlKey", "metaKey"])("keys of the system (%s) are left alone", (modifier) =>
  expect(isForUs(pressed("<div></div>", { [modifier]: true }))).toBe(false),
);
test.each(["de", "en"] as const)("every key is explained (%s)", async (lang) => {
  await loadLanguage(lang);
  expect(SHORTCUTS.filter(({ text }) => !hasText(text))).toEqual([]);
});
