import { request } from "node:http";
import { quotePages, services } from "../../support/specification.ts";
import { expect, test } from "../../support/test.ts";

/** Bytes a new connection takes before the first answer from the other end: ten segments (docs/decisions/0013). */
const firstFlight = 14_600;

/** One page of each template, all that visitors arrive on from a search. */
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

for (const path of templates) {
  test(`${path} comes whole in the first flight, headers included`, async ({ site }) => {
    const { hostname, port } = new URL(site.origin);
    const bytes = await new Promise<number>((resolve, reject) => {
      request({ hostname, port, path, agent: false, headers: { "Accept-Encoding": "br" } }, (response) => {
        expect(response.statusCode).toBe(200);
        expect(response.headers["content-encoding"]).toBe("br");
        response.resume().once("end", () => resolve(response.socket.bytesRead));
      })
        .once("error", reject)
        .end();
    });
    expect(bytes).toBeLessThanOrEqual(firstFlight);
  });
}
