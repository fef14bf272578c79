import { flagsOf, isBuildError, kindOf } from "../ui/error-screen/kind.ts";
import { clearsAllCaches, recoversByReload } from "../ui/error-screen/reload-rules.ts";
import { dropItem, keepItem, readItem } from "../ui/storage.ts";
import { cachesOf, clearCaches, retireServiceWorkers } from "./caches.ts";
import { type ErrorRecord, keepRecord, lastRecord, reloadsSoFar } from "./error-record.ts";
import { isStale } from "./release.ts";
import { messageOf, report } from "./report.ts";

/** Stored during and shortly after a reload because of an error, so that there is only one automatic reload and never a loop. */
const reloading = "reloadingAfterError";

/** What the error screen shows in addition to its text. */
export interface ErrorState {
  reloads: number;
  recovering: boolean;
  canGoBack: boolean;
}

let handled: { error: unknown; state: ErrorState; record: ErrorRecord } | undefined;

/**
 * Handles each error once: records it, dispatches 'react-error-occurred', reports it to the server, clears the caches of its kind, and
 * reloads the page where that helps.
 * @param fullPage false where only one part of the page failed: then the rest of the page is left alone
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
  // Code of an older release may have met data of a newer one: then the tab is stale.
  else if (fullPage && recoversByReload("chunk", circumstances)) void reloadIfStale();
  return state;
}

/** The automatic reload. Without storage for its flag there is none, since it could repeat. */
async function reloadAfter(work?: Promise<void>) {
  if (!markReload()) return;
  await work;
  location.reload();
}

async function reloadIfStale() {
  if (await isStale()) await reloadAfter();
}

/** Marks this tab as reloading, and counts the reload. @returns whether the mark could be stored */
function markReload(): boolean {
  if (handled) {
    handled.record.reloadCount += 1;
    keepRecord(handled.record);
  }
  return keepItem("sessionStorage", reloading, "true");
}

/** The 'Reload Page' button. From the second reload on, all caches are cleared first. */
export async function reloadPage(): Promise<void> {
  markReload();
  if (clearsAllCaches(handled?.record.reloadCount ?? 0)) await clearEverything();
  location.reload();
}

export async function reloadWithCacheClear(): Promise<void> {
  keepItem("sessionStorage", reloading, "true");
  await clearEverything();
  location.reload();
}

async function clearEverything(): Promise<void> {
  dropItem("localStorage", "serviceWorkerRegistered");
  await Promise.all([clearCaches(cachesOf.everything), retireServiceWorkers()]);
}

/** Allows another automatic reload. Called when the page has stayed up for five minutes, measured by a timer and not by the clock. */
export const forgiveReload = () => dropItem("sessionStorage", reloading);
