/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The environment variable of the same name at build time (vite.config.ts). */
  readonly PUBLIC_ORIGIN: string;
  /** Width of the mark in pixels at a height of 24 (scripts/build/constants.ts) */
  readonly MARK_WIDTH: number;
  /** Name of the first base in content/prices.ts: "London" */
  readonly FIRST_BASE: string;
  /** A colour, as #fff6ec */
  readonly PAPER: string;
  /** The content of content/menus.ts */
  readonly MENUS: unknown;
}

/** A script's minified text, for inlining (first-paint/minified.server.ts). */
declare module "*?minified" {
  const text: string;
  export default text;
}
