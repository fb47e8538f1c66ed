/** Why something is not possible, once for all that is not possible for the same reason. */
import type { Refused } from "../api/types";

interface Reason {
  text: string;
  section: string;
  /** What is not possible, in words; what has none is only lit up. */
  options: string[];
}

export function reasonsOf(refused: Refused[]): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const { text, section, option } of refused) {
    const reason = reasons.get(text) ?? { text, section, options: [] };
    if (option && !reason.options.includes(option)) reason.options.push(option);
    reasons.set(text, reason);
  }
  return [...reasons.values()];
}
