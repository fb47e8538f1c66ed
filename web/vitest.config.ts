import { defineConfig, mergeConfig } from "vitest/config";
import app from "./vite.config.ts";

/** Tests of what needs no drawn page: the modules beside the components. Whole pages are tested in tests/browser. */
export default mergeConfig(
  app,
  defineConfig({
    resolve: { conditions: ["browser"] }, // Svelte's runes as in a browser, not as on a server
    test: {
      environment: "happy-dom",
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/setup.ts"],
      // One environment for all files: a fifth of the time. Files that need fresh modules reset them.
      isolate: false,
      pool: "threads",
      // What a machine with much else to do may take; five seconds, as usual, are a matter of luck there.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
