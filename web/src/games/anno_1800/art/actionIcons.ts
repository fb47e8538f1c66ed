/** The nine actions as line icons on 24 × 24. */
import type { ActionId } from "../generated";

export const ACTION_ICONS: Record<ActionId | "done", string> = {
  expand: "M3 21V11l5 3v-3l5 3V5h4l1 16zM6.5 17.5h1M11.5 17.5h1",
  play_card: "M7 3.5h10v17H7zM12 16V8.5M9 11l3-3 3 3",
  swap_cards: "M4 8h11l-3-3.5M20 16H9l3 3.5M17 5.5h3V12M7 18.5H4V12",
  recruit: "M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 20c.3-5 2.5-6.5 6-6.5s5.7 1.5 6 6.5zM18.5 7v7M15 10.5h7",
  upgrade: "M4 20h4v-5h4v-5h4V5h4M15.5 5H20v4.5",
  open_old_world: "M3 17q4.5-3 9 0t9 0M5 15q1-6 7-6t7 6M12 9V4l4 1.5-4 1.5",
  explore_new_world:
    "M3 18q4.5-3 9 0t9 0M12 16q-1-5 .5-9M12.5 7Q9 4 6 6.5q4-.5 6.5.500zM12.5 7Q16 4 19 6.5q-4-.5-6.5.500zM12.5 7q0-3-2-4.5M12.5 7q3.5 1 4 4.5",
  take_expedition: "M5 8h14v11H5zM9 8V5.5h6V8M5 12.5h14M11 12.5v2h2v-2",
  festival: "M12 13v8M12 13 6 8M12 13l6-5M12 13V5M6 5v.1M18 5v.1M12 2v.1M3.5 9v.1M20.5 9v.1",
  done: "M4.5 12.5 10 18 20 6.5",
};
