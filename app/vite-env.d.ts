/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Baked in by vite.config.ts from the environment variable of the same name. */
  readonly PUBLIC_ORIGIN: string;
  /** Pixels, at a height of 24 (scripts/build/constants.ts) */
  readonly MARK_WIDTH: number;
  /** Name of the first base of content/prices.ts: "London" */
  readonly FIRST_BASE: string;
  /** A colour, as #fff6ec */
  readonly PAPER: string;
  /** content/menus.ts */
  readonly MENUS: unknown;
}

/** A script's text, minified, to be put inline (first-paint/minified.server.ts). */
declare module "*?minified" {
  const text: string;
  export default text;
}
