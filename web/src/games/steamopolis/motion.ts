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

/** What makes an element part of the board; its likeness is only to be looked at. */
const PART_OF_BOARD = ["data-thing", "data-ref", "data-pick", "role", "tabindex"];

/** A picture of an element that lies over the whole page, just where the element is. */
function likenessOf(element: HTMLElement, box: DOMRect): HTMLElement {
  const likeness = element.cloneNode(true) as HTMLElement;
  for (const name of PART_OF_BOARD) likeness.removeAttribute(name);
  const colour = element.closest<HTMLElement>("[data-colour]")?.dataset.colour;
  if (colour) likeness.dataset.colour = colour;
  likeness.ariaHidden = "true";
  Object.assign(likeness.style, {
    position: "fixed",
    inset: `${box.top}px auto auto ${box.left}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    translate: "none",
    zIndex: "5",
    pointerEvents: "none",
  });
  return likeness;
}

/** The likeness travels, since boxes that scroll would cut off the thing itself, which is not seen meanwhile. */
function travel(element: HTMLElement, from: DOMRect, to: DOMRect, time: number): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const likeness = likenessOf(element, to);
  document.body.append(likeness);
  element.animate({ opacity: [0, 0] }, time);
  const way = likeness.animate(
    { transform: [`translate(${x}px, ${y}px) scale(${from.width / to.width})`, "none"] },
    { duration: time, easing: EASING },
  );
  way.onfinish = () => likeness.remove();
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
