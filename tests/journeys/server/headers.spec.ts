import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fullRequest, send } from "../../support/browser/quote-form.ts";
import { quotePages, services } from "../../support/browser/specification.ts";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";

const pages = ["/", ...services.map(({ path }) => path), ...quotePages, "/nothing-here"];

test("no page allows inline scripts or styles but its own, other origins, framing or plugins", async ({ site }) => {
  for (const address of pages) {
    const { headers } = await ask(site, address);
    const policy = String(headers["content-security-policy"]);
    expect(policy, address).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy, address).toContain(directive);
    expect(policy, address).toMatch(/script-src 'self' '(sha256|nonce)-/);
    expect(policy, address).toMatch(/style-src 'self' '(sha256|nonce)-/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBeTruthy();
    expect(headers["permissions-policy"]).toContain("geolocation=()");
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});

test("search engines are kept out of what programs ask for, and out of no page", async ({ site }) => {
  for (const address of ["/_root.data", "/cheeky-butler-hire.data", "/reviews.data", "/api/acts", "/api/reviews"])
    expect((await ask(site, address)).headers["x-robots-tag"], address).toBe("noindex");
  for (const address of ["/", "/reviews", "/cheeky-butler-hire"])
    expect((await ask(site, address)).headers["x-robots-tag"], address).toBeUndefined();
});

test("a form's nonce, the key it is sent with and its signed time are new each time", async ({ site }) => {
  for (const address of ["/male-stripper-quote", "/direct-quote", "/contact"]) {
    const own = async () => {
      const { headers, body } = await ask(site, address);
      const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "";
      expect(body, `${address}: its scripts carry the nonce of its policy`).toContain(`nonce="${nonce}"`);
      const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1] ?? "";
      return [nonce, hidden("key"), hidden("issued")];
    };
    const [first, second] = [await own(), await own()];
    for (const [index, value] of first.entries()) {
      expect(value, address).toMatch(/.{20,}/);
      expect(second, address).not.toContain(value);
      expect(second[index], address).toMatch(/.{20,}/);
    }
  }
});

test("what a page loads is kept for a year, and every one of its files is there", async ({ site }) => {
  const { body } = await ask(site, "/");
  const assets = [...new Set(body.match(/\/assets\/[\w.-]+\.\w+/g) ?? [])];
  expect(assets.length).toBeGreaterThan(5);
  for (const asset of assets) {
    const answer = await ask(site, asset);
    expect(answer.status, asset).toBe(200);
    expect(answer.headers["cache-control"], asset).toBe("public, max-age=31536000, immutable");
  }
});

test("pages and files travel compressed as the browser likes best, and say the same unpacked", async ({ site }) => {
  const { body } = await ask(site, "/");
  const script = /\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? "";
  for (const address of ["/", "/cheeky-butler-hire", script]) {
    const plain = await ask(site, address);
    expect(plain.headers["content-encoding"], address).toBeUndefined();
    const brotli = await ask(site, address, { headers: { "Accept-Encoding": "gzip, deflate, br" } });
    expect(brotli.headers["content-encoding"], address).toBe("br");
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes), address).toBe(true);
    const gzip = await ask(site, address, { headers: { "Accept-Encoding": "gzip" } });
    expect(gzip.headers["content-encoding"], address).toBe("gzip");
    expect(gunzipSync(gzip.bytes).equals(plain.bytes), address).toBe(true);
    expect(brotli.headers.vary).toContain("Accept-Encoding");
    expect(brotli.headers.etag).not.toBe(gzip.headers.etag);
  }
  const live = await ask(site, "/male-stripper-quote", { headers: { "Accept-Encoding": "gzip" } });
  expect(live.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(live.bytes).toString()).toContain("Send my request");
});

test("one form is one page: the quote pages are in no cache that others share", async ({ site }) => {
  for (const address of quotePages) {
    const answer = await ask(site, address);
    expect(answer.headers["cache-control"]).toMatch(/private/);
    expect(answer.body).toMatch(/<meta name="robots" content="noindex,follow"/);
  }
  const { headers } = await send(site, fullRequest());
  expect(headers["cache-control"]).toMatch(/no-store|no-cache/);
});
