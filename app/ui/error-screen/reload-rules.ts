import { type ErrorKind, isBuildError } from "./kind.ts";

/** From this reload on, all caches are cleared before the page is loaded again (specification, section 9). */
const clearAllFrom = 2;

export const offersCacheClear = (kind: ErrorKind, reloads: number) => reloads >= 1 || isBuildError(kind);

/** @param reloads the count with the reload that is about to happen */
export const clearsAllCaches = (reloads: number) => reloads >= clearAllFrom;

interface ReloadState {
  /** Reloads of this page since it first failed */
  reloads: number;
  /** The automatic reload of this session was used, and the page has not stayed up for long enough since to allow another */
  reloadUsed: boolean;
  /** Whether the browser can store that the reload was used: otherwise nothing would end a loop */
  canStore: boolean;
  online: boolean;
}

/** Whether the page reloads automatically: once, for an outdated build, and never if that could repeat or would only lose the page. */
export const recoversByReload = (kind: ErrorKind, { reloads, reloadUsed, canStore, online }: ReloadState) =>
  isBuildError(kind) && reloads === 0 && !reloadUsed && canStore && online;
