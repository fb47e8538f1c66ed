/**
 * Pressing, resting on and long-pressing components. Everything with `data-ref` inside the table is a component;
 * the handlers sit on the table itself, so that boards need none.
 */

export interface Pointed {
  ref: string;
  anchor: Element;
  /** tip: read only, goes by itself. full: stays, with all that can be done. choose: one of several options. */
  mode: "tip" | "full" | "choose";
}

const HOVER_DELAY = 450;
const LONG_PRESS = 480;
const SLIP = 12;

export class Pointing {
  at = $state.raw<Pointed | null>(null);
  #hover: ReturnType<typeof setTimeout> | undefined;
  #press: ReturnType<typeof setTimeout> | undefined;
  #pressedAt = { x: 0, y: 0 };
  #longPressed = false;
  #pointer = { x: -1, y: -1 };

  constructor(private readonly onPress: (ref: string, element: Element) => void) {}

  show(ref: string, anchor: Element, mode: Pointed["mode"]): void {
    clearTimeout(this.#hover);
    this.at = { ref, anchor, mode };
  }

  close(): void {
    clearTimeout(this.#hover);
    this.at = null;
  }

  click = (event: MouseEvent): void => {
    clearTimeout(this.#press);
    this.#pointer = { x: event.clientX, y: event.clientY };
    const element = component(event);
    if (this.#longPressed) {
      this.#longPressed = false;
      return;
    }
    if (element) this.onPress(refOf(element), element);
    else if (!inBubble(event)) this.close();
  };

  keydown = (event: KeyboardEvent): void => {
    const element = component(event);
    if (!element || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.key === "Enter" || event.key === " ") && !(element instanceof HTMLButtonElement)) {
      event.preventDefault();
      this.onPress(refOf(element), element);
    } else if (event.key === "i") {
      this.show(refOf(element), element, "full");
    } else if (event.key.startsWith("Arrow")) {
      const next = neighbour(element, event.key);
      if (next) {
        event.preventDefault();
        next.focus();
      }
    }
  };

  over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    // Something that appears under a resting pointer has not been pointed at.
    const resting = event.clientX === this.#pointer.x && event.clientY === this.#pointer.y;
    this.#pointer = { x: event.clientX, y: event.clientY };
    if (resting) return;
    clearTimeout(this.#hover);
    const element = component(event);
    if (this.at?.mode === "tip" && element !== this.at.anchor) this.at = null;
    if (element && this.at === null) {
      this.#hover = setTimeout(() => this.show(refOf(element), element, "tip"), HOVER_DELAY);
    }
  };

  leave = (): void => {
    clearTimeout(this.#hover);
    if (this.at?.mode === "tip") this.at = null;
  };

  down = (event: PointerEvent): void => {
    this.#longPressed = false;
    const element = component(event);
    if (!element || event.pointerType === "mouse") return;
    this.#pressedAt = { x: event.clientX, y: event.clientY };
    this.#press = setTimeout(() => {
      this.#longPressed = true;
      this.show(refOf(element), element, "full");
    }, LONG_PRESS);
  };

  move = (event: PointerEvent): void => {
    this.#pointer = { x: event.clientX, y: event.clientY };
    if (Math.hypot(event.clientX - this.#pressedAt.x, event.clientY - this.#pressedAt.y) > SLIP) {
      clearTimeout(this.#press);
    }
  };

  up = (): void => clearTimeout(this.#press);

  /** A long press would open the browser's own menu. */
  menu = (event: Event): void => {
    if (this.#longPressed) event.preventDefault();
  };

  focus = (event: FocusEvent): void => {
    const element = component(event);
    if (element?.matches(":focus-visible")) this.show(refOf(element), element, "tip");
    else if (this.at?.mode === "tip" && this.at.anchor !== element) this.at = null;
  };
}

function component(event: Event): (HTMLElement | SVGElement) | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>("[data-ref]") : null;
}

function inBubble(event: Event): boolean {
  return event.target instanceof Element && event.target.closest("[data-bubble]") !== null;
}

function refOf(element: HTMLElement | SVGElement): string {
  return element.dataset.ref ?? "";
}

/** The nearest component in the direction of an arrow key; what is straight ahead counts as nearer. */
function neighbour(from: Element, key: string): HTMLElement | SVGElement | null {
  const here = centre(from);
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best: HTMLElement | SVGElement | null = null;
  let nearest = Infinity;
  for (const other of document.querySelectorAll<HTMLElement | SVGElement>("[data-ref]")) {
    const there = centre(other);
    const ahead = sign * (across ? there.x - here.x : there.y - here.y);
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x);
    const distance = ahead + 2.5 * aside;
    if (ahead > 4 && distance < nearest && other.getClientRects().length > 0) {
      nearest = distance;
      best = other;
    }
  }
  return best;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
