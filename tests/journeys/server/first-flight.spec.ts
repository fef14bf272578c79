import { readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import { quotePages, services } from "../../support/browser/specification.ts";
import { expect, test } from "../../support/browser/test.ts";

/** Bytes that a new connection carries before the first acknowledgement: ten segments (docs/decisions/0013). */
const firstFlight = 14_600;
/** The most that a page may take, headers included. */
const budget = 17_000;

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

interface Arrival {
  /** Of headers and page */
  bytes: number;
  /** What a browser can read of the page after the first flight */
  readable: string;
}

/** A page on a new connection. @throws Error where it does not come compressed */
async function arrivalOf(path: string, origin: string): Promise<Arrival> {
  const { hostname, port } = new URL(origin);
  return new Promise<Arrival>((resolve, reject) => {
    request({ hostname, port, path, agent: false, headers: { "Accept-Encoding": "br" } }, (response) => {
      const { statusCode, headers } = response;
      if (statusCode !== 200 || headers["content-encoding"] !== "br")
        reject(new Error(`${path}: status ${statusCode}, encoding ${headers["content-encoding"]}`));
      const parts: Buffer[] = [];
      response
        .on("data", (part: Buffer) => parts.push(part))
        .once("end", () => {
          const body = Buffer.concat(parts);
          const bytes = response.socket.bytesRead;
          const first = body.subarray(0, firstFlight - (bytes - body.length));
          const readable = brotliDecompressSync(first, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
          resolve({ bytes, readable });
        });
    })
      .once("error", reject)
      .end();
  });
}

/** The styles, the header, the heading, and the first link or field after it. */
const firstScreen = /<\/style>[\s\S]*<\/header>[\s\S]*<\/h1>[\s\S]*?<(a|button|input|select)\b/;

test("the first screen of a page of each template comes in the first flight, headers included, and the page is within its budget", async ({
  site,
}) => {
  for (const path of templates) {
    // The list of reviews has its best compression only after it was requested again.
    await expect.poll(async () => (await arrivalOf(path, site.origin)).bytes, path).toBeLessThanOrEqual(budget);
    expect((await arrivalOf(path, site.origin)).readable, path).toMatch(firstScreen);
  }
});

test("the home page and every page about a place come in the first flight as a whole", async ({ site }) => {
  const places = Object.keys(JSON.parse(readFileSync(pagesFile, "utf8")) as object).filter((path) =>
    /-hire-/.test(path),
  );
  expect(places.length).toBeGreaterThan(300);
  const late: string[] = [];
  for (const path of ["/", ...places]) {
    const { bytes } = await arrivalOf(path, site.origin);
    if (bytes > firstFlight) late.push(`${path}: ${bytes}`);
  }
  expect(late).toEqual([]);
});
