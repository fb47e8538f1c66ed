import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const PREFIX = "printed:";

/**
 * `import { contracts } from "printed:airship_city"`: what is printed on the components of a game, straight from the
 * data file that the rules read, so that no number is written down twice.
 */
export function printedData(gamesFolder: string): Plugin {
  return {
    name: "printed-data",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = join(gamesFolder, id.slice(PREFIX.length + 1), "data.toml");
      this.addWatchFile(file);
      const tables = Object.entries(parse(readFileSync(file, "utf-8")));
      return tables.map(([name, table]) => `export const ${name} = ${JSON.stringify(table)};`).join("\n");
    },
  };
}
