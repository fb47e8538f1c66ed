/** How much room there is. */

const phone = window.matchMedia("(max-width: 899px)");
let narrow = $state(phone.matches);
phone.addEventListener("change", (event) => (narrow = event.matches));

export const screenSize = {
  /** A phone or an upright tablet: one section at a time, controls within reach of the thumb. */
  get narrow(): boolean {
    return narrow;
  },
};

/** Whether there is a mouse or the like, which can rest on a thing without pressing it. */
export const canRest = (): boolean => window.matchMedia("(hover: hover)").matches;
