import { readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { quotePages, services } from "../../support/browser/specification.ts";
import { expect, test } from "../../support/browser/test.ts";

/** Bytes that a new connection carries before the first acknowledgement: ten segments (docs/decisions/0013). */
const firstFlight = 14_600;

const pagesFile = path.resolve(import.meta.dirname, "../../../build/pages.json");

/** One page of each template on which visitors arrive from a search. */
const templates = [
  "/",
  ...services.map(({ path }) => path),
  "/male-stripper-hire-leeds",
  "/female-stripper-hire-soho",
  "/drag-queen-hire-ibiza",
  "/locations",
  "/reviews",
  "/contact",
  "/terms",
  "/privacy",
  "/accessibility",
  ...quotePages,
];

/** Bytes of headers and page that a browser gets on a new connection. @throws Error where it gets no compressed page */
async function bytesOf(path: string, origin: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise<number>((resolve, reject) => {
    request({ hostname, port, path, agent: false, headers: { "Accept-Encoding": "br" } }, (response) => {
      const { statusCode, headers } = response;
      if (statusCode !== 200 || headers["content-encoding"] !== "br")
        reject(new Error(`${path}: status ${statusCode}, encoding ${headers["content-encoding"]}`));
      response.resume().once("end", () => resolve(response.socket.bytesRead));
    })
      .once("error", reject)
      .end();
  });
}

test("a page of each template comes whole in the first flight, headers included", async ({ site }) => {
  // The list of reviews has its best compression only after it was requested again.
  for (const path of templates)
    await expect.poll(() => bytesOf(path, site.origin), path).toBeLessThanOrEqual(firstFlight);
});

test("every page about a place comes whole in the first flight", async ({ site }) => {
  const places = Object.keys(JSON.parse(readFileSync(pagesFile, "utf8")) as object).filter((path) =>
    /-hire-/.test(path),
  );
  expect(places.length).toBeGreaterThan(300);
  const longer: string[] = [];
  for (const path of places) {
    const bytes = await bytesOf(path, site.origin);
    if (bytes > firstFlight) longer.push(`${path}: ${bytes}`);
  }
  expect(longer).toEqual([]);
});
