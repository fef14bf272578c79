/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Baked in by vite.config.ts from the environment variable of the same name. */
  readonly PUBLIC_ORIGIN: string;
}
