/** What is wrong with where things stand on a table's page; called with whether fingers are to press them. */
(touch) => {
  const SLACK = 2;
  const FINGER = 40;
  const SEEN_PART = 1 / 3;
  const PRESSABLE = "button, a[href], input, select, summary, [data-ref][tabindex='0'], [data-ref][data-pick]";
  const PARTS = "header, .choices, section.board, section.own, aside";
  const found = [];

  const name = (element) => {
    const data = element.dataset ?? {};
    const own = data.ref ?? data.key ?? data.fold ?? data.testid ?? element.getAttribute("aria-label");
    const words = (element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 30);
    const kind = (element.getAttribute("class") ?? "").split(" ").filter((each) => !each.startsWith("s-") && !each.startsWith("svelte-"))[0];
    return `${element.tagName.toLowerCase()}${kind ? `.${kind}` : ""}${own ? `[${own}]` : ""}${words ? ` “${words}”` : ""}`;
  };
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const cut = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (a) => a.right - a.left;
  const high = (a) => a.bottom - a.top;
  const empty = (a) => wide(a) < 1 || high(a) < 1;
  const sticksOut = (inner, outer) =>
    Math.max(outer.left - inner.left, outer.top - inner.top, inner.right - outer.right, inner.bottom - outer.bottom);

  const hidden = (element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest(".spoken-only, .spoken, [inert], defs, clipPath, mask, dialog:not([open])") !== null ||
    wide(box(element)) <= 1 || high(box(element)) <= 1;

  const frames = new Map();
  /** The box of what cuts off whatever leaves it, and whether one can scroll to that; null where it stays visible. */
  function frameOf(element) {
    if (!frames.has(element)) {
      const style = getComputedStyle(element);
      const open = element === document.body || element.matches("main") || style.overflow === "visible" || style.display === "contents" || element instanceof SVGElement;
      const scrolls = (axis) => ["auto", "scroll"].includes(style[axis]);
      frames.set(element, open ? null : { ...box(element), x: scrolls("overflowX"), y: scrolls("overflowY") });
    }
    return frames.get(element);
  }

  const looked = new Map();
  /** What of an element can be seen now, and what hides a part of it for good. */
  function shown(element) {
    if (looked.has(element)) return looked.get(element);
    let all = box(element);
    let cutter = null;
    for (let above = element.parentElement; above && !empty(all); above = above.parentElement) {
      const frame = frameOf(above);
      if (!frame) continue;
      const sideways = Math.max(frame.left - all.left, all.right - frame.right);
      const upright = Math.max(frame.top - all.top, all.bottom - frame.bottom);
      if ((!frame.x && sideways > SLACK) || (!frame.y && upright > SLACK)) cutter ??= above;
      all = cut(all, frame);
    }
    const seen = cut(all, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    looked.set(element, { seen, all, cutter });
    return looked.get(element);
  }

  const main = document.querySelector("main");
  const visible = [...main.querySelectorAll("*")].filter((element) => !hidden(element));
  const says = (element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
  const pressable = visible.filter((element) => element.matches(PRESSABLE) && !element.disabled);
  const pieces = new Set([...pressable, ...visible.filter(says)]);

  // ---------------------------------------------------------------- the page itself
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.push(`page: ${page.scrollWidth - innerWidth} px too wide`);
  if (page.scrollHeight > innerHeight + SLACK) found.push(`page: ${page.scrollHeight - innerHeight} px too high`);

  // ---------------------------------------------------------------- outside of what holds it
  const floats = (element, part) => {
    for (let at = element; at && at !== part; at = at.parentElement) {
      const { position, zIndex } = getComputedStyle(at);
      if (position === "fixed" || (position === "absolute" && Number(zIndex) >= 20)) return true;
    }
    return false;
  };
  for (const element of pieces) {
    const part = element.closest(PARTS);
    if (!part || floats(element, part)) continue;
    const { all, cutter } = shown(element);
    const ellipsis = getComputedStyle(element).textOverflow === "ellipsis";
    const onShelf = cutter?.matches(".shelf") && document.querySelector("[data-testid=options-all]") !== null;
    if (onShelf) continue; // all of it opens above the board
    if (cutter && !ellipsis) found.push(`cut: ${name(element)} by ${name(cutter).slice(0, 60)}`);
    else if (!empty(all) && part !== element && sticksOut(all, box(part)) > SLACK)
      found.push(`outside: ${name(element)} leaves ${name(part).slice(0, 30)} by ${Math.round(sticksOut(all, box(part)))} px`);
  }

  // ---------------------------------------------------------------- one above another
  const at = (element, top) => {
    if (top === null) return false;
    if (element.contains(top)) return true;
    const label = top.closest("label");
    if (label !== null && label === element.closest("label")) return true;
    const { ref } = element.dataset; // the same component may be drawn in several pieces
    return ref !== undefined && top.closest("[data-ref]")?.dataset.ref === ref;
  };
  const hits = (element, x, y) => at(element, document.elementFromPoint(x, y));
  const spots = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [x, y]));
  const enough = Math.ceil(spots.length * SEEN_PART);
  /** What covers so much of a pressable thing that too little of it can be seen; a search, so few spots are tried. */
  function cover(element, seen) {
    let free = 0;
    let above = null;
    for (const [x, y] of spots) {
      const top = document.elementFromPoint(seen.left + wide(seen) * x, seen.top + high(seen) * y);
      if (at(element, top)) free += 1;
      else above ??= top ?? document.documentElement;
      if (free === enough) return null;
    }
    return above;
  }
  for (const element of pressable) {
    const { seen } = shown(element);
    if (empty(seen) || wide(seen) < 6 || high(seen) < 6) continue;
    const above = cover(element, seen);
    if (above) found.push(`covered: ${name(element)} by ${name(above).slice(0, 60)}`);
  }
  const controls = pressable.filter((element) => element.matches("button, a, input, select") && !floats(element, main));
  for (const [at, one] of controls.entries())
    for (const other of controls.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const common = cut(shown(one).seen, shown(other).seen);
      if (wide(common) > SLACK && high(common) > SLACK) found.push(`overlap: ${name(one)} and ${name(other)}`);
    }

  // ---------------------------------------------------------------- too small for a finger
  if (touch)
    for (const element of pressable) {
      if (element.matches("[data-ref]") && element.dataset.pick !== "legal") continue;
      const { seen } = shown(element);
      const whole = box(element);
      if (empty(seen) || sticksOut(whole, seen) > SLACK) continue;
      const [x, y] = [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2];
      const reach = FINGER / 2 - 1;
      const broad = wide(whole) >= FINGER - 0.5 || (hits(element, x - reach, y) && hits(element, x + reach, y));
      const tall = high(whole) >= FINGER - 0.5 || (hits(element, x, y - reach) && hits(element, x, y + reach));
      const inText = element.matches("a") && getComputedStyle(element).display === "inline";
      if (!(broad && tall) && !inText)
        found.push(`small: ${name(element)} ${Math.round(wide(whole))}×${Math.round(high(whole))}`);
    }

  // ---------------------------------------------------------------- words that do not fit
  for (const element of visible) {
    const style = getComputedStyle(element);
    if (style.textOverflow !== "ellipsis" && style.webkitLineClamp === "none") continue;
    if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + SLACK)
      found.push(`truncated: ${name(element)}`);
  }
  return found;
};
