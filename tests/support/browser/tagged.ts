/** The journeys' `test` on a site whose owner has a tag, and a stand-in for the host it comes from. */
import type { Page, Request } from "@playwright/test";
import { type Site, startSite } from "../processes/site.ts";
import { taggedBuild } from "./tagged-build.ts";
import { test as base, expect } from "./test.ts";

export const test = base.extend<object, { site: Site }>({
  site: [
    async ({ settings }, use) => {
      const site = await startSite(settings, await taggedBuild());
      await use(site);
      await site.stop();
    },
    // The first worker builds, unless `npm test` has already.
    { scope: "worker", timeout: 240_000 },
  ],
});

export { expect };

/**
 * What the stand-in does with a request for the tag: "counts" takes events and calls back, "silent" takes them and never calls back,
 * "hangs" never answers, "refuses" fails as with an ad blocker.
 */
type Behaviour = "counts" | "silent" | "hangs" | "refuses";

const counting = `{
  const take = (command) => {
    if (command[0] !== "event") return;
    fetch("https://www.google.com/pagead/1p-conversion/?name=" + command[1], { mode: "no-cors" });
    command[2]?.event_callback?.();
  };
  for (const command of dataLayer) take(command);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (command) => (take(command), push(command));
}`;

interface StandIn {
  /** Every request that left the site's origin */
  asked: Request[];
  /** Answers requests that hang, as refused, so that the browser can be closed */
  release(): void;
}

/** A stand-in for every other host. */
export async function standIn(page: Page, site: Site, behaviour: Behaviour): Promise<StandIn> {
  const asked: Request[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.context().route(
    (url) => url.origin !== site.origin,
    async (route) => {
      asked.push(route.request());
      if (behaviour === "hangs") await released;
      if (behaviour === "hangs" || behaviour === "refuses") return route.abort("blockedbyclient");
      const body = behaviour === "counts" ? counting : "";
      return route.fulfill({
        contentType: "text/javascript",
        body: route.request().url().includes("/gtag/js") ? body : "",
      });
    },
  );
  return { asked, release };
}

type Command = [name: string, ...rest: unknown[]];

/** The commands to the tag on this document, without functions. */
export const tagCommands = (page: Page): Promise<Command[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((command) => JSON.parse(JSON.stringify([...(command as Command)])) as Command),
  );
