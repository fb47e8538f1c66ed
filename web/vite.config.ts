import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { printedData } from "./build/printed-data.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` finds the running server. */
const SERVER = process.env.SPIELWERK_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [printedData(here("../src/spielwerk/games")), svelte()],
  resolve: { alias: { $lib: here("src") } },
  build: {
    outDir: here("../src/spielwerk/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no inline anything, so nothing may be inlined as data: URLs either.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } },
  },
});
