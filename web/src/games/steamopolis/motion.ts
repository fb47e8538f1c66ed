/**
 * Things that move. An element with `data-thing="<kind>:<owner>:<place>"` is where a thing lies; when a thing has gone
 * from one place and one of the same kind and owner lies on a new one, it travels there, wherever both are on the page.
 */

const EASING = "cubic-bezier(0.45, 0.05, 0.3, 1)";

function groupOf(key: string): string {
  return key.slice(0, key.lastIndexOf(":"));
}

function measure(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-thing]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && element.dataset.thing) found.set(element.dataset.thing, box);
  }
  return found;
}

function travel(element: Element, from: DOMRect, to: DOMRect, time: number): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = from.width / to.width;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: time, easing: EASING },
  );
}

export class Travels {
  #before = new Map<string, DOMRect>();

  /** Look again where everything lies, without moving anything: the page was scrolled or has another size. */
  rest = (): void => {
    this.#before = measure();
  };

  /** Let everything travel that has changed its place since the last look. */
  follow(time: number): void {
    const before = this.#before;
    const after = measure();
    this.#before = after;
    if (time === 0 || before.size === 0) return;
    const gone = Map.groupBy(
      [...before.keys()].filter((key) => !after.has(key)),
      groupOf,
    );
    for (const element of document.querySelectorAll<HTMLElement>("[data-thing]")) {
      const key = element.dataset.thing ?? "";
      const to = after.get(key);
      if (!to || before.has(key)) continue;
      const from = before.get(gone.get(groupOf(key))?.shift() ?? "");
      if (from) travel(element, from, to, time);
    }
  }
}
