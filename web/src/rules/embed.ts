/** Puts live pictures and positions into the text of the rules, where the text names them. */
import { mount, unmount } from "svelte";
import Example from "./Example.svelte";
import type { Pictures } from "./pictures";

export interface Embedding {
  slug: string;
  pictures: Pictures | null;
  /** Whether examples open beside what is read. */
  beside: boolean;
}

type Mounted = Record<string, unknown>;

function picture(element: HTMLElement, { pictures }: Embedding): Mounted | null {
  const [noun = "", id = ""] = (element.dataset.ref ?? "").split(":");
  if (!pictures?.draws.includes(noun)) return null;
  const place = document.createElement("span");
  place.className = "picture";
  place.setAttribute("aria-hidden", "true");
  element.prepend(place);
  return mount(pictures.default, { target: place, props: { noun, id } });
}

function example(element: HTMLElement, { slug, beside }: Embedding): Mounted {
  return mount(Example, { target: element, props: { slug, number: element.dataset.example ?? "", beside } });
}

/** An action for the element that holds the text of a section. */
export function embed(node: HTMLElement, given: Embedding): { update: (now: Embedding) => void; destroy: () => void } {
  let mounted: Mounted[] = [];
  const clear = () => {
    for (const each of mounted) void unmount(each);
    for (const place of node.querySelectorAll(".picture")) place.remove();
    mounted = [];
  };
  const fill = (now: Embedding) => {
    clear();
    const things = [...node.querySelectorAll<HTMLElement>("[data-ref]")].map((each) => picture(each, now));
    const figures = [...node.querySelectorAll<HTMLElement>("figure[data-example]")].map((each) => example(each, now));
    mounted = [...things.filter((each) => each !== null), ...figures];
  };
  fill(given);
  return { update: fill, destroy: clear };
}
