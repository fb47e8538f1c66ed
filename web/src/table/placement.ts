/** Where a card is put that speaks of something on the board. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 8;

/** Below, above, right or left of the anchor, inside the window: the first place that covers the fewest targets. */
export function besides(anchor: Box, card: Size, targets: Box[], window: Size): { left: number; top: number } {
  const inside = (value: number, size: number, whole: number) => Math.max(GAP, Math.min(value, whole - size - GAP));
  const across = inside((anchor.left + anchor.right - card.width) / 2, card.width, window.width);
  const along = inside((anchor.top + anchor.bottom - card.height) / 2, card.height, window.height);
  const places = [
    { left: across, top: anchor.bottom + GAP },
    { left: across, top: anchor.top - card.height - GAP },
    { left: anchor.right + GAP, top: along },
    { left: anchor.left - card.width - GAP, top: along },
  ].map(({ left, top }) => ({
    left: inside(left, card.width, window.width),
    top: inside(top, card.height, window.height),
  }));
  const covers = ({ left, top }: { left: number; top: number }, box: Box) =>
    left < box.right && left + card.width > box.left && top < box.bottom && top + card.height > box.top;
  const cost = (place: { left: number; top: number }) =>
    (covers(place, anchor) ? targets.length + 1 : 0) + targets.filter((target) => covers(place, target)).length;
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
