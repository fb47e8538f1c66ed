import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Pointing } from "$lib/table/pointing.svelte";

const pressed: string[] = [];
let pointing: Pointing;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <div id="table">
      <div data-ref="tile:a" tabindex="0"><i id="inside"></i></div><div data-ref="tile:b" tabindex="0"></div>
      <button data-ref="tile:c"></button><p id="nothing"></p><div data-bubble><i id="bubble"></i></div>
    </div>`;
  pressed.length = 0;
  pointing = new Pointing((ref) => pressed.push(ref));
});
afterEach(() => vi.useRealTimers());

const at = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

/** Let an event reach a handler from an element. */
function fire<E extends Event>(handler: (event: E) => void, selector: string, event: E): E {
  const listen = (arrived: Event) => handler(arrived as E);
  at("#table").addEventListener(event.type, listen);
  at(selector).dispatchEvent(event);
  at("#table").removeEventListener(event.type, listen);
  return event;
}
const mouse = (type: string, x = 0, y = 0) => new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
const pointer = (type: string, pointerType: string, x = 0, y = 0) =>
  new PointerEvent(type, { bubbles: true, pointerType, clientX: x, clientY: y });
const key = (name: string, given: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key: name, ...given });

const A = '[data-ref="tile:a"]';
const B = '[data-ref="tile:b"]';

describe("pressing", () => {
  test("a part of a component presses the component", () => {
    fire(pointing.click, "#inside", mouse("click"));
    expect(pressed).toEqual(["tile:a"]);
  });
  test("beside everything closes what is open, inside the bubble does not", () => {
    pointing.show("tile:a", at(A), "full");
    fire(pointing.click, "#bubble", mouse("click"));
    expect(pointing.at).not.toBeNull();
    fire(pointing.click, "#nothing", mouse("click"));
    expect(pointing.at).toBeNull();
  });
});

describe("resting on a component", () => {
  test("shows a tip after a while, which goes with the pointer", () => {
    fire(pointing.over, A, pointer("pointerover", "mouse", 5, 5));
    vi.advanceTimersByTime(400);
    expect(pointing.at).toBeNull();
    vi.advanceTimersByTime(100);
    expect(pointing.at).toMatchObject({ ref: "tile:a", mode: "tip" });
    fire(pointing.over, B, pointer("pointerover", "mouse", 50, 5));
    expect(pointing.at).toBeNull();
    vi.advanceTimersByTime(500);
    expect(pointing.at).toMatchObject({ ref: "tile:b" });
    pointing.leave();
    expect(pointing.at).toBeNull();
  });
  test("does not count where the component came to the pointer", () => {
    fire(pointing.click, "#nothing", mouse("click", 7, 7));
    fire(pointing.over, A, pointer("pointerover", "mouse", 7, 7));
    vi.advanceTimersByTime(1000);
    expect(pointing.at).toBeNull();
  });
  test("leaves alone what was opened on purpose", () => {
    pointing.show("tile:b", at(B), "full");
    fire(pointing.over, A, pointer("pointerover", "mouse", 5, 5));
    vi.advanceTimersByTime(1000);
    pointing.leave();
    expect(pointing.at).toMatchObject({ ref: "tile:b", mode: "full" });
  });
});

describe("a long press with a finger", () => {
  test("tells all and is no press", () => {
    fire(pointing.down, A, pointer("pointerdown", "touch"));
    vi.advanceTimersByTime(500);
    expect(pointing.at).toMatchObject({ ref: "tile:a", mode: "full" });
    const menu = new Event("contextmenu", { cancelable: true });
    pointing.menu(menu);
    expect(menu.defaultPrevented).toBe(true);
    fire(pointing.click, A, mouse("click"));
    expect(pressed).toEqual([]);
    fire(pointing.click, A, mouse("click"));
    expect(pressed).toEqual(["tile:a"]);
  });
  test("is none when the finger slips or is lifted", () => {
    fire(pointing.down, A, pointer("pointerdown", "touch"));
    fire(pointing.move, A, pointer("pointermove", "touch", 20, 0));
    vi.advanceTimersByTime(500);
    fire(pointing.down, A, pointer("pointerdown", "touch"));
    pointing.up();
    vi.advanceTimersByTime(500);
    expect(pointing.at).toBeNull();
  });
  test("is for fingers only", () => {
    fire(pointing.down, A, pointer("pointerdown", "mouse"));
    vi.advanceTimersByTime(500);
    expect(pointing.at).toBeNull();
  });
});

describe("keys", () => {
  test("Enter presses, except buttons, which do so by themselves", () => {
    fire(pointing.keydown, A, key("Enter"));
    fire(pointing.keydown, "button", key("Enter"));
    expect(pressed).toEqual(["tile:a"]);
  });
  test("with Ctrl are the browser's", () => {
    fire(pointing.keydown, A, key("Enter", { ctrlKey: true }));
    expect(pressed).toEqual([]);
  });
  test("i tells all", () => {
    fire(pointing.keydown, A, key("i"));
    expect(pointing.at).toMatchObject({ ref: "tile:a", mode: "full" });
  });
  test("arrows go to the nearest component, what is straight ahead counting as nearer", () => {
    const lies = (selector: string, left: number, top: number) => {
      const box = { left, top, width: 10, height: 10 } as DOMRect;
      vi.spyOn(at(selector), "getBoundingClientRect").mockReturnValue(box);
      vi.spyOn(at(selector), "getClientRects").mockReturnValue([box] as unknown as DOMRectList);
    };
    lies(A, 0, 0);
    lies(B, 100, 0);
    lies("button", 40, 40);
    fire(pointing.keydown, A, key("ArrowRight"));
    expect(document.activeElement).toBe(at(B));
    fire(pointing.keydown, A, key("ArrowDown"));
    expect(document.activeElement).toBe(at("button"));
    const event = fire(pointing.keydown, A, key("ArrowUp"));
    expect(event.defaultPrevented).toBe(false);
  });
});
