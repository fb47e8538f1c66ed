/** The app's own words. Words of the games come from the server, those of crafted boards from the game's folder. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { preferences, type Language } from "./preferences.svelte";

export type Arguments = Record<string, FluentVariable>;
type TextFiles = Record<string, () => Promise<string>>;

const appFiles = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });

/** The file of a language among `…/de.ftl`, `…/en.ftl`. */
function fileOf(files: TextFiles, lang: Language): () => Promise<string> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${lang}.ftl`));
  if (!found) throw new Error(`no texts in ${lang}`);
  return found[1];
}

let bundle = $state.raw(new FluentBundle(preferences.lang));
const added: TextFiles[] = [appFiles];

async function bundleOf(lang: Language): Promise<FluentBundle> {
  const fresh = new FluentBundle(lang, { useIsolating: false });
  const texts = await Promise.all(added.map((files) => fileOf(files, lang)()));
  for (const text of texts) fresh.addResource(new FluentResource(text), { allowOverrides: true });
  return fresh;
}

/** Switch all words of the app to another language. */
export async function loadLanguage(lang: Language): Promise<void> {
  bundle = await bundleOf(lang);
  preferences.lang = lang;
}

/** Add the words of a crafted board; `files` comes from `import.meta.glob` in the game's folder. */
export async function addTexts(files: TextFiles): Promise<void> {
  if (added.includes(files)) return;
  added.push(files);
  bundle = await bundleOf(preferences.lang);
}

/** One text in the language of the moment. */
export function t(id: string, given?: Arguments): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, given ?? null);
}

/** Whether there is such a text. */
export function hasText(id: string): boolean {
  return bundle.hasMessage(id);
}
