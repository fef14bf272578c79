/** Patterns for names of caches in the Cache API, left by the service worker of earlier sites at this address. */
export const cachesOf = {
  everything: /(?:)/,
  chunks: /chunk|asset|script|static|precache/i,
  runtime: /runtime/i,
} as const;

/** Maximum milliseconds that a reload waits for the caches to be deleted. */
const timeout = 3000;

/** Deletes the caches of one kind. Never throws: the Cache API is missing over plain http and not available in some frames. */
export async function clearCaches(which: RegExp): Promise<void> {
  const enough = new Promise<void>((resolve) => setTimeout(resolve, timeout));
  await Promise.race([deleteCaches(which), enough]);
}

async function deleteCaches(which: RegExp) {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => which.test(name)).map((name) => caches.delete(name)));
  } catch {
    // There are no caches to delete.
  }
}

/** Removes the service workers of an earlier site when a reload clears the caches; otherwise they would keep answering from theirs. */
export async function retireServiceWorkers(): Promise<void> {
  try {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch {
    // There is no service worker, or it is not allowed.
  }
}
