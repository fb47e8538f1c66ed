/** Where a remark stands: beside what glows, inside the window, and over as little of it as can be. */

const GAP = 12;
const EDGE = 8;
/** So many of the glowing things are tried. */
const MOST = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The places around a target, those beside it first. */
function around(target: Box, size: { width: number; height: number }): Box[] {
  const middle = target.top + target.height / 2 - size.height / 2;
  const centre = target.left + target.width / 2 - size.width / 2;
  return [
    { left: target.left + target.width + GAP, top: middle },
    { left: target.left - size.width - GAP, top: middle },
    { left: centre, top: target.top + target.height + GAP },
    { left: centre, top: target.top - size.height - GAP },
  ].map((place) => inside({ ...place, ...size }));
}

function inside(box: Box): Box {
  const left = Math.min(Math.max(EDGE, box.left), window.innerWidth - box.width - EDGE);
  const top = Math.min(Math.max(EDGE, box.top), window.innerHeight - box.height - EDGE);
  return { ...box, left, top };
}

/** What covers least of what glows, and then least of what can be pressed; among equals the nearest. */
export function bestPlace(size: { width: number; height: number }, glowing: Box[], pressable: Box[]): Box {
  const corner = { left: window.innerWidth, top: window.innerHeight, ...size };
  const places = [...glowing.slice(0, MOST).flatMap((target) => around(target, size)), inside(corner)];
  const cost = (place: Box) =>
    glowing.reduce((sum, box) => sum + 20 * overlap(place, box), 0) +
    pressable.reduce((sum, box) => sum + overlap(place, box), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

const boxes = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0);

export function placeBeside(remark: HTMLElement): void {
  const { width, height } = remark.getBoundingClientRect();
  const glowing = boxes(".table [data-glow]");
  const pressable = boxes(".table [data-pick=legal], .table [data-testid=options] button, .table .prompt");
  const { left, top } = bestPlace({ width, height }, glowing, pressable);
  remark.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}
