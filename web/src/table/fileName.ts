/** What a saved game is called: its game and the day. */
export function fileName(game: string, day: Date = new Date()): string {
  return `${game.replaceAll("_", "-")}-${day.toISOString().slice(0, 10)}.json`;
}
