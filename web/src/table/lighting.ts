/** Lights components up that a line or an option speaks of, and brings them into view. Returns how to put them out. */
export function lightUp(refs: string[]): () => void {
  const found = refs.flatMap((ref) => [...document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)]);
  for (const component of found) component.setAttribute("data-lit", "");
  found[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return () => {
    for (const component of found) component.removeAttribute("data-lit");
  };
}
