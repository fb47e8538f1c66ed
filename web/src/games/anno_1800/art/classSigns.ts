/** What tells the classes apart beside their colours: an ear of corn, a hammer, an anvil, a cog, a top hat. */
export const CLASS_SIGNS: Record<string, string> = {
  farmer:
    "M7.5 12.8V8.9Q4.6 8.9 4.4 6q2.3 0 3.1 1.5V6.3Q5.7 5 8 2.6q2.3 2.4.5 3.7v1.2Q9.3 6 11.6 6q-.2 2.9-3.1 2.9v3.9z",
  worker: "M4.2 3.7h6.6l1.3 2.7H9.3v6.4H6.9V6.4H4.2z",
  artisan: "M3 5.2h9.8q-.2 2.7-3.1 2.9l.9 3.6H5.6l.9-3.6Q3.5 7.9 3 5.2z",
  engineer:
    "m8 2.7 1.1 1.7 2-.4.4 2 1.7 1.1-1 1.7 1 1.7-1.7 1.1-.4 2-2-.4L8 14.9l-1.1-1.7-2 .4-.4-2-1.7-1.1 1-1.7-1-1.7 1.7-1.1.4-2 2 .4zM8 6.7a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 1 0 0-4.2z",
  investor: "M5.3 3.2h5.4v6.2h2.1v1.8H3.2V9.4h2.1z",
};
