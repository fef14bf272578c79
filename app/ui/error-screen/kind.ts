/** The kinds of error that the error screen distinguishes by the text of the message (specification, section 8). */
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

/** A message may match several kinds: "Loading chunk 4 failed (network)". Kinds that a reload can fix take precedence. */
export function kindOf(message: string): ErrorKind {
  const { isNetworkError, isChunkError, isScriptError } = flagsOf(message);
  if (isChunkError) return "chunk";
  if (isScriptError) return "script";
  return isNetworkError ? "network" : "other";
}

/** The two kinds that mean an outdated or incomplete build, for which a reload is tried automatically. */
export const isBuildError = (kind: ErrorKind) => kind === "chunk" || kind === "script";
