import { flagsOf, isBuildError, kindOf } from "../ui/error-screen/kind.ts";
import { clearsAllCaches, recoversByReload } from "../ui/error-screen/reload-rules.ts";
import { dropItem, keepItem, readItem } from "../ui/storage.ts";
import { cachesOf, clearCaches, retireServiceWorkers } from "./caches.ts";
import { type ErrorRecord, keepRecord, lastRecord, reloadsSoFar } from "./error-record.ts";
import { isStale } from "./release.ts";
import { messageOf, report } from "./report.ts";

/** Set while a reload after an error is under way or still recent: one automatic reload, never a loop. */
const reloading = "reloadingAfterError";

/** What the error screen shows beside its text. */
export interface ErrorState {
  reloads: number;
  recovering: boolean;
  canGoBack: boolean;
}

let handled: { error: unknown; state: ErrorState; record: ErrorRecord } | undefined;

/**
 * Does once for each error what has to be done in the browser: records it, tells the page ('react-error-occurred') and the server's log,
 * clears the caches of its kind, and reloads where that recovers the page.
 * @param fullPage false where only one part of the page failed: that is recorded, and the rest of the page is left alone
 */
export function errorState(error: unknown, componentName: string, fullPage: boolean): ErrorState {
  if (handled && handled.error === error) return handled.state;
  const message = messageOf(error);
  const kind = kindOf(message);
  const now = Date.now();
  const { origin, pathname } = location;
  const reloadCount = reloadsSoFar(lastRecord(), pathname, now);
  const reloadUsed = readItem("sessionStorage", reloading) !== null;
  const record: ErrorRecord = {
    message,
    componentName,
    ...flagsOf(message),
    timestamp: now,
    url: origin + pathname,
    path: pathname,
    reloadCount,
  };
  const canStore = keepRecord(record);
  const online = navigator.onLine !== false;
  const circumstances = { reloads: reloadCount, reloadUsed, canStore, online };
  const recovering = fullPage && recoversByReload(kind, circumstances);
  const state = { reloads: reloadCount, recovering, canGoBack: history.length > 1 };
  handled = { error, state, record };
  dispatchEvent(new CustomEvent("react-error-occurred", { detail: { ...record } }));
  report(error, componentName);
  if (recovering) void reloadAfter(clearCaches(cachesOf.chunks));
  else if (isBuildError(kind)) void clearCaches(cachesOf.chunks);
  else if (kind === "network") void clearCaches(cachesOf.runtime);
  // Old code met data of a newer release: the tab is stale.
  else if (fullPage && recoversByReload("chunk", circumstances)) void reloadIfStale();
  return state;
}

/** The automatic reload. Where the flag cannot be kept there is none. */
async function reloadAfter(work?: Promise<void>) {
  if (!countReload()) return;
  await work;
  location.reload();
}

async function reloadIfStale() {
  if (await isStale()) await reloadAfter();
}

function countReload(): boolean {
  if (handled) {
    handled.record.reloadCount += 1;
    keepRecord(handled.record);
  }
  return keepItem("sessionStorage", reloading, "true");
}

/** 'Reload Page'. From the second on, every cache goes first. */
export async function reloadPage(): Promise<void> {
  countReload();
  if (clearsAllCaches(handled?.record.reloadCount ?? 0)) await clearCaches(cachesOf.everything);
  location.reload();
}

/** 'Reload with Cache Clear'. */
export async function reloadWithCacheClear(): Promise<void> {
  keepItem("sessionStorage", reloading, "true");
  dropItem("localStorage", "serviceWorkerRegistered");
  await Promise.all([clearCaches(cachesOf.everything), retireServiceWorkers()]);
  location.reload();
}

/** Earned back by five minutes of a page that stays up, counted by the page and not by the clock. */
export const forgiveReload = () => dropItem("sessionStorage", reloading);
