/** Long compound words get places where they may break: browsers without a dictionary find none themselves. */
export function softener(secondWords: string[]): (name: string) => string {
  const joint = new RegExp(`(?<=\\p{L}{3})(?=${secondWords.join("|")})`, "gu");
  return (name) => name.replaceAll(joint, "\u00AD");
}
