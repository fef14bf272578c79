import { type ErrorKind, isBuildError } from "./kind.ts";

/** Reloads at which every cache goes before the page is loaded again (specification, section 9). */
const clearAllFrom = 2;

export const offersCacheClear = (kind: ErrorKind, reloads: number) => reloads >= 1 || isBuildError(kind);

/** @param reloads the count with the reload that is about to happen */
export const clearsAllCaches = (reloads: number) => reloads >= clearAllFrom;

export interface Circumstances {
  /** Reloads of this page since it first failed */
  reloads: number;
  /** An automatic reload has been spent in this session and not been earned back */
  spent: boolean;
  /** Whether the spent reload can be remembered: where it cannot, nothing would end a loop */
  remembers: boolean;
  online: boolean;
}

/** Whether the page reloads by itself: for a stale build, once, and never where that could repeat or only lose the page. */
export const recoversByReload = (kind: ErrorKind, { reloads, spent, remembers, online }: Circumstances) =>
  isBuildError(kind) && reloads === 0 && !spent && remembers && online;
