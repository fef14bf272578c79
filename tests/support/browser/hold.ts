import type { Page } from "@playwright/test";

/** Holds the requests of an address back. @returns a function that lets them go on */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    // If the page was left meanwhile, its request no longer exists.
    await route.continue().catch(() => {});
  });
  return resolve;
}
