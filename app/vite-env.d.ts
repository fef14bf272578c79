/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Baked in by vite.config.ts from the environment variable of the same name. */
  readonly PUBLIC_ORIGIN: string;
}

/** A script's text, minified, to be put inline (first-paint/minified.server.ts). */
declare module "*?minified" {
  const text: string;
  export default text;
}
