/** The outline of a cogwheel around the origin. */
export function cog(radius: number, teeth: number, depth = 0.2): string {
  const root = radius * (1 - depth);
  const step = (2 * Math.PI) / teeth;
  const corners: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    for (const [distance, turn] of [
      [root, -0.3],
      [radius, -0.18],
      [radius, 0.18],
      [root, 0.3],
    ] as const) {
      const angle = (tooth + turn) * step;
      corners.push(`${(distance * Math.cos(angle)).toFixed(2)} ${(distance * Math.sin(angle)).toFixed(2)}`);
    }
  }
  return `M${corners.join("L")}Z`;
}
