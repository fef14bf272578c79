import { restoreFormInput } from "../forms/reload.ts";
import { listenForBack } from "../ui/dialog/use-closed-by-back.ts";
import { cachesOf, clearCaches } from "./caches.ts";
import { isRecent, keepRecord, lastRecord, recordLife } from "./error-record.ts";
import { forgiveReload } from "./error-state.ts";
import { tolerateForeignEdits } from "./foreign-edits.ts";
import { keepAnswers } from "./keep-answers.ts";
import { report, reportUncaught } from "./report.ts";

/** Runs in the browser before React hydrates the page. */
export function startUp(): void {
  reportUncaught();
  listenForBack();
  tolerateForeignEdits();
  keepAnswers();
  restoreFormInput();
  nameMissingChunks();
  clearCachesAfterError();
  setTimeout(forgiveReload, recordLife);
}

/** Whether the page's main part has server-rendered content. If so, React hydrates it; otherwise React renders the page itself. */
export const hasServerContent = () => Boolean(document.querySelector("main")?.textContent?.trim());

/** React failed, so nothing is shown: the inline script (recover.js) takes over. */
export function renderingFailed(error: unknown): void {
  report(error, "root");
  reportError(error);
  dispatchEvent(new Event("rendering-failed"));
}

/** Clears the caches once if there is a recent error record. */
function clearCachesAfterError() {
  const last = lastRecord();
  if (!last || last.cachesCleared || !isRecent(last, Date.now())) return;
  if (keepRecord({ ...last, cachesCleared: true })) void clearCaches(cachesOf.everything);
}

/** Adds a text that the error screen recognises, because each browser has its own message for a module that does not load. */
function nameMissingChunks() {
  addEventListener("vite:preloadError", (event) => {
    const { payload } = event;
    if (navigator.onLine !== false) payload.message = `Failed to load chunk: ${payload.message}`;
  });
}
