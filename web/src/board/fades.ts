const SLACK = 4;

/** Says by a fading edge that what scrolls goes on below. */
export function fades(place: HTMLElement): { destroy: () => void } {
  const look = () => {
    const below = place.scrollHeight - place.scrollTop - place.clientHeight;
    place.toggleAttribute("data-more", below > SLACK);
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    for (const each of [place, ...place.children]) sizes.observe(each);
    look();
  };
  const children = new MutationObserver(watch);
  watch();
  children.observe(place, { childList: true });
  place.addEventListener("scroll", look, { passive: true });
  return {
    destroy: () => {
      sizes.disconnect();
      children.disconnect();
      place.removeEventListener("scroll", look);
    },
  };
}
