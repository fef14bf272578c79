/** Names of caches in the Cache API, from the service worker of earlier sites at this address. */
export const cachesOf = {
  everything: /(?:)/,
  chunks: /chunk|asset|script|static|precache/i,
  runtime: /runtime/i,
} as const;

/** Milliseconds that a reload waits for the caches. */
const timeout = 3000;

/** Deletes the caches of one sort. Never throws: the Cache API is missing over plain http and closed to some frames. */
export async function clearCaches(which: RegExp): Promise<void> {
  const enough = new Promise<void>((resolve) => setTimeout(resolve, timeout));
  await Promise.race([deleteCaches(which), enough]);
}

async function deleteCaches(which: RegExp) {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => which.test(name)).map((name) => caches.delete(name)));
  } catch {
    // Nothing to clear.
  }
}

/** A service worker of an earlier site would go on answering from its caches, so a reload that clears caches removes it too. */
export async function retireServiceWorkers(): Promise<void> {
  try {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch {
    // None, or not allowed.
  }
}
