/** What the site's process does when it is asked to stop. */
import { once } from "node:events";
import { request } from "node:http";
import { type Fields, fullRequest, openForm, referenceIn } from "../../support/browser/quote-form.ts";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";

test("asked to stop while a request is under way, it finishes the request and its mail, and then ends with 0", async ({
  serve,
}) => {
  const site = await serve();
  const fields: Fields = { ...(await openForm(site)), ...fullRequest() };
  const body = new URLSearchParams(fields).toString();
  const { hostname, port } = new URL(site.origin);
  const slow = request({
    hostname,
    port,
    path: "/male-stripper-quote",
    method: "POST",
    agent: false,
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": body.length,
      Origin: site.origin,
      Expect: "100-continue",
    },
  });
  slow.flushHeaders();
  // When the server asks for the rest, it has begun to handle the request.
  await once(slow, "continue");
  slow.write(body.slice(0, 40));
  site.child.kill("SIGTERM");
  await site.logged(({ event }) => event === "draining");
  // While the site stops, requests are answered; after a moment without any, the port closes.
  await expect(() => expect(ask(site, "/")).rejects.toThrow(/ECONNREFUSED|ECONNRESET|socket hang up/)).toPass({
    intervals: [500],
  });
  slow.end(body.slice(40));
  const [response] = await once(slow, "response");
  response.resume();
  const reference = referenceIn({
    status: response.statusCode,
    headers: response.headers,
    body: "",
    bytes: Buffer.alloc(0),
  });
  expect(response.headers.connection).toBe("close");
  expect(await site.ended).toBe(0);
  // Nothing is left half done: the mail was sent, or waits in the database for the next start.
  expect(site.rows.mailsOf(reference)).toHaveLength(2);
  expect(site.rows.mailsOf(reference).map(({ leasedUntil }) => leasedUntil)).toEqual([null, null]);
});
