/** Full-text search in the rules: all words must be there; titles count before text. */
import type { RulesSection } from "../api/types";

export interface Hit {
  number: string;
  title: string;
  before: string;
  match: string;
  after: string;
}

const AROUND = 60;
const plain = new Map<string, string>();

function plainText(html: string): string {
  let text = plain.get(html);
  if (text === undefined) {
    const page = new DOMParser().parseFromString(html, "text/html");
    text = (page.body.textContent ?? "").replace(/\s+/g, " ").trim();
    plain.set(html, text);
  }
  return text;
}

const folded = (text: string): string => text.toLocaleLowerCase().normalize("NFC");

export function search(sections: RulesSection[], wanted: string): Hit[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = sections
    .map((section) => ({ section, text: plainText(section.html) }))
    .filter(({ section, text }) =>
      words.every((word) => folded(`${section.number} ${section.title} ${text}`).includes(word)),
    );
  const inTitle = (title: string) => words.some((word) => folded(title).includes(word));
  return [
    ...found.filter(({ section }) => inTitle(section.title)),
    ...found.filter(({ section }) => !inTitle(section.title)),
  ].map(({ section, text }) => ({ number: section.number, title: section.title, ...excerpt(text, words) }));
}

/** The words around the first match. */
function excerpt(text: string, words: string[]): Pick<Hit, "before" | "match" | "after"> {
  const places = words.map((word) => [folded(text).indexOf(word), word.length] as const).filter(([at]) => at >= 0);
  const [at, length] = places.reduce((first, each) => (each[0] < first[0] ? each : first), places[0] ?? [0, 0]);
  const from = Math.max(0, at - AROUND);
  return {
    before: `${from > 0 ? "… " : ""}${text.slice(from, at)}`,
    match: text.slice(at, at + length),
    after: `${text.slice(at + length, at + length + AROUND)}${text.length > at + length + AROUND ? " …" : ""}`,
  };
}
