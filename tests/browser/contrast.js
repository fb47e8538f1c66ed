/** Words in drawings that can hardly be read: each with its contrast to what is painted beneath it. */
() => {
  const ENOUGH = 4.5;
  const ENOUGH_LARGE = 3;
  const LARGE = 24;
  const LARGE_BOLD = 18.66;
  const HALO = 2;
  const found = [];

  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map();
  /** Any colour that CSS can write, as red, green, blue and how much it covers. */
  function colour(text) {
    if (!known.has(text)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = "#000";
      pen.fillStyle = text;
      pen.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
      known.set(text, [red, green, blue, alpha / 255]);
    }
    return known.get(text);
  }
  const over = (top, below, part) => top.slice(0, 3).map((value, at) => value * part + below[at] * (1 - part));
  const light = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]) => 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
  const contrast = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  function opacity(element) {
    let all = 1;
    for (let at = element; at; at = at.parentElement) all *= Number(getComputedStyle(at).opacity);
    return all;
  }
  /** What an element paints, as several colours where it is a gradient; null where that is a picture. */
  function paints(element) {
    const style = getComputedStyle(element);
    const drawn = element instanceof SVGElement && element.tagName !== "svg";
    const paint = drawn ? style.fill : style.backgroundColor;
    if (!drawn && style.backgroundImage !== "none") return gradient(style.backgroundImage);
    if (paint === "none") return [];
    const id = /^url\("?#([^")]+)"?\)/.exec(paint)?.[1];
    if (id) {
      const stops = [...(document.getElementById(id)?.querySelectorAll("stop") ?? [])].map((stop) => getComputedStyle(stop).stopColor);
      return stops.length > 0 ? stops.map(colour) : null;
    }
    const [red, green, blue, alpha] = colour(paint);
    return [[red, green, blue, alpha * (drawn ? Number(style.fillOpacity) : 1)]];
  }
  function gradient(image) {
    const colours = image.match(/(rgba?|oklch|oklab|color|hsla?)\([^()]*\)/g);
    return colours && !image.includes("url(") ? colours.map(colour) : null;
  }
  /** The colours that may lie beneath a point, below an element; null where a picture is there. */
  function beneath(element, x, y) {
    const stack = document.elementsFromPoint(x, y);
    const layers = [];
    for (const each of stack.slice(stack.indexOf(element) + 1)) {
      if (element.contains(each) || each.tagName === "text" || each.tagName === "tspan") continue;
      const painted = paints(each);
      if (painted === null) return null;
      const part = opacity(each);
      const seen = painted.map(([red, green, blue, alpha]) => [red, green, blue, alpha * part]).filter((each) => each[3] > 0.02);
      if (seen.length > 0) layers.push(seen);
      if (seen.length > 0 && seen.every((each) => each[3] > 0.98)) break;
    }
    let grounds = [[255, 255, 255]];
    for (const layer of layers.reverse()) grounds = layer.flatMap((top) => grounds.map((below) => over(top, below, top[3]))).slice(0, 8);
    return grounds;
  }

  // What lets presses through is seen all the same.
  const unlocked = new CSSStyleSheet();
  unlocked.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(unlocked);
  for (const element of document.querySelectorAll("main svg text")) {
    const words = element.textContent.trim();
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (words === "" || element.closest(".spoken, .spoken-only, [aria-hidden='true'] [data-art], defs") || box.height < 5) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || opacity(element) < 0.5) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || !document.elementsFromPoint(x, y).includes(element)) continue;
    const size = parseFloat(style.fontSize) * (element.getScreenCTM()?.a ?? 1);
    const enough = size >= (Number(style.fontWeight) >= 700 ? LARGE_BOLD : LARGE) ? ENOUGH_LARGE : ENOUGH;
    const haloed = style.stroke !== "none" && parseFloat(style.strokeWidth) >= HALO;
    const grounds = haloed ? [colour(style.stroke)] : beneath(element, x, y);
    const ink = style.fill.startsWith("url") ? null : colour(style.fill);
    if (!grounds || !ink) continue;
    const worst = Math.min(...grounds.map((ground) => contrast(over(ink, ground, ink[3]), ground)));
    if (worst < enough - 0.05) found.push(`faint: “${words.slice(0, 20)}” ${worst.toFixed(1)} (${style.fill} on ${grounds.map((ground) => ground.map(Math.round).join(" ")).join(" | ")}) in ${element.closest("[data-ref]")?.dataset.ref ?? element.parentElement.tagName}`);
  }
  document.adoptedStyleSheets.pop();
  return [...new Set(found)];
};
