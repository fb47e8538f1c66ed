/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.ftl?raw" {
  const text: string;
  export default text;
}

/** The tables of a game's `data.toml`; `generated.ts` beside each board gives them their types. */
declare module "printed:*";
