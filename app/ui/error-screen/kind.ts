/** The four kinds of error the error screen tells apart (specification, section 8: by what the message contains). */
export type ErrorKind = "network" | "chunk" | "script" | "other";

export interface ErrorFlags {
  isNetworkError: boolean;
  isChunkError: boolean;
  isScriptError: boolean;
}

const says = (message: string, ...phrases: string[]) => phrases.some((word) => message.toLowerCase().includes(word));

export function flagsOf(message: string): ErrorFlags {
  return {
    isNetworkError: says(message, "network", "failed to fetch", "load failed"),
    isChunkError: says(message, "chunk", "loading chunk", "failed to load chunk"),
    isScriptError: says(message, "script error", "loading script", "cannot find module"),
  };
}

/** A message may say several: "Loading chunk 4 failed (network)". The kind that a reload recovers from comes first. */
export function kindOf(message: string): ErrorKind {
  const { isNetworkError, isChunkError, isScriptError } = flagsOf(message);
  if (isChunkError) return "chunk";
  if (isScriptError) return "script";
  return isNetworkError ? "network" : "other";
}

/** The two kinds that mean a stale or incomplete build: a reload is tried by itself. */
export const isBuildError = (kind: ErrorKind) => kind === "chunk" || kind === "script";
