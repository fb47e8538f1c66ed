/** Keys of the table, all listed under `?`. */

export interface Shortcut {
  keys: string;
  text: string;
}

export const SHORTCUTS: Shortcut[] = [
  { keys: "1 … 9", text: "key-option" },
  { keys: "b", text: "key-board" },
  { keys: "o", text: "key-options" },
  { keys: "← ↑ ↓ →", text: "key-arrows" },
  { keys: "Enter", text: "key-press" },
  { keys: "i", text: "key-info" },
  { keys: "u", text: "key-undo" },
  { keys: "r", text: "key-redo" },
  { keys: "Shift + U", text: "key-restart" },
  { keys: "c", text: "key-confirm" },
  { keys: "s", text: "key-skip" },
  { keys: "h", text: "key-hint" },
  { keys: "[ ]", text: "key-history" },
  { keys: "l", text: "key-log" },
  { keys: "g", text: "key-rules" },
  { keys: "t", text: "key-overview" },
  { keys: "?", text: "key-help" },
  { keys: "Esc", text: "key-escape" },
];

/** Typing into a field, and keys of the system, are left alone. */
export function isForUs(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  const target = event.target as HTMLElement;
  return !target.closest("input, textarea, select, dialog") || target.matches("input[type=range]");
}
