/** Brings what has just come to a place that scrolls into view: a card that was drawn, for example. */
export function showNewcomers(place: HTMLElement): { destroy: () => void } {
  const watch = new MutationObserver((changes) => {
    const come = changes.flatMap((change) => [...change.addedNodes]).filter(isComponent);
    if (come.length === 0 || come.length === place.querySelectorAll("[data-ref]").length) return;
    // The last one first, so that as many as possible can be seen together with the first.
    for (const each of [come.at(-1), come[0]]) each?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  watch.observe(place, { childList: true, subtree: true });
  return { destroy: () => watch.disconnect() };
}

function isComponent(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.matches("[data-ref]");
}
