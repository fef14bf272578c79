/** Helpers of the recovery journeys: break scripts, serve empty pages, count loads of the document. */
import { expect, type Page, type Route } from "@playwright/test";
import { moduleIn } from "../processes/modules.ts";

/** Addresses of the documents that the page asked for, in order. @returns a list that grows */
export function loadsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    seen.push(pathname + search);
  });
  return seen;
}

/** Presses a key on every page that loads, so that its scripts start at once (app/first-paint/boot.js). For pages that never hydrate. */
export const touching = (page: Page) =>
  page.addInitScript(() =>
    addEventListener("load", () => dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }))),
  );

export const isNotHydrated = (page: Page) => expect(page.locator("html")).not.toHaveClass(/(^| )hydrated( |$)/);

export const entry = "**/assets/entry.client-*.js";

/** A pattern for the address of a route's script. @param id as in app/routes.ts */
export const moduleOf = async (origin: string, id: string) => `**${await moduleIn(origin, id)}`;

export const notThere = (route: Route) =>
  route.fulfill({
    status: 404,
    contentType: "text/plain",
    headers: { "Cache-Control": "no-store" },
    body: "There is no such file.\n",
  });

/** Replaces a script by one with the same exports, each of which throws. */
export const throwing = (message: string) => async (route: Route) => {
  const code = await (await route.fetch()).text();
  const names = (code.match(/export\s*\{([^}]*)\}/)?.[1] ?? "").split(",").map((part) =>
    part
      .split(/\sas\s/)
      .pop()
      ?.trim(),
  );
  const exported = names.filter(Boolean).map((name) => `boom as ${name}`);
  await route.fulfill({
    contentType: "text/javascript",
    body: `function boom() { throw new Error(${JSON.stringify(message)}); }\nexport { ${exported.join(", ")} };`,
  });
};

/** Serves `path` as a proxy or an extension may leave it: its main part empty, its scripts in place. */
export async function emptyPage(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /<main id="main" tabindex[\s\S]*<\/main>/,
        '<main id="main"></main>',
      );
      await route.fulfill({ response, body: html });
    },
  );
}

interface BrokenBundle {
  name: string;
  how(route: Route): Promise<void>;
  /** What the browser reports about it */
  problem: RegExp;
}

export const brokenBundles: BrokenBundle[] = [
  {
    name: "answering 404",
    how: notThere,
    problem: /status 404|console error: Failed to load/,
  },
  {
    name: "truncated",
    async how(route) {
      const code = await (await route.fetch()).text();
      // Cut at the last brace, because half a script may happen to end with a statement, and so be valid.
      await route.fulfill({ contentType: "text/javascript", body: code.slice(0, code.lastIndexOf("}")) });
    },
    problem: /page error/,
  },
  {
    name: "throwing at its first line",
    how: (route) => route.fulfill({ contentType: "text/javascript", body: 'throw new Error("first line");' }),
    problem: /first line/,
  },
];

/** Blocks session and local storage as a browser does whose visitor blocks cookies: accessing them throws. */
export const closeStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });

/** Cache names that are left. */
export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
export const makeCaches = (page: Page, names: string[]) =>
  page.evaluate((all) => Promise.all(all.map((name) => caches.open(name))).then(() => undefined), names);

export const temporary =
  "We're experiencing a temporary issue. Please try refreshing the page or clicking the button below to go to our homepage.";
