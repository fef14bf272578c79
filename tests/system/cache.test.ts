/** A cache that obeys the site's headers, as docs/deploy.md requires of a CDN, stores shared pages and no page of one visitor. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cache, hasNginx, type Nginx, startNginx } from "../support/processes/nginx.ts";
import { freePort } from "../support/processes/port.ts";
import { launch, type Running } from "../support/processes/process.ts";
import { scratch } from "../support/processes/scratch.ts";
import { requestQuote } from "./quote-client.ts";

let folder = "";
let site: Running;
let nginx: Nginx | undefined;
beforeEach(async () => {
  folder = scratch("site-cache-");
  const [inside, outside] = [await freePort(), await freePort()];
  site = launch({
    PORT: String(inside),
    HOST: "127.0.0.1",
    PUBLIC_ORIGIN: `http://127.0.0.1:${outside}`,
    DATA_DIR: folder,
    TRUST_PROXY: "1",
    MIN_FILL_SECONDS: "0",
  });
  await site.says(" is at http");
  nginx = hasNginx ? await startNginx(cache(inside), outside) : undefined;
});
afterEach(async () => {
  await nginx?.stop();
});

/** Each address in the cache's folder, with what is stored for it as text. */
const stored = ({ folder }: Nginx) =>
  readdirSync(path.join(folder, "kept"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "latin1"))
    .map((text) => ({ path: /^KEY: http:\/\/[^/]+(.*)$/m.exec(text)?.[1] ?? "", text }));

it.skipIf(!hasNginx)("keeps files and public lists, and no page of one visitor (needs nginx)", async () => {
  const at = nginx as Nginx;
  const ask = async (address: string) => {
    const answer = await fetch(at.origin + address, { headers: { "Accept-Encoding": "identity" } });
    return { kept: answer.headers.get("x-cache") === "HIT", text: await answer.text() };
  };
  const twice = async (address: string) => [await ask(address), await ask(address)] as const;
  const { reference, email } = await requestQuote(at.origin, AbortSignal.timeout(60_000));

  const personal = [
    "/male-stripper-quote",
    "/direct-quote?act=cheeky-butlers",
    `/quote/${reference}/success`,
    `/quote/${reference}/success?key=not-the-key`,
    `/direct-quote?quote=${reference}&key=not-the-key`,
    "/contact",
    "/desk",
    "/desk/sign-in",
    "/no-such-page",
  ];
  for (const address of personal) {
    const [first, second] = await twice(address);
    expect([address, first.kept, second.kept]).toEqual([address, false, false]);
  }
  const [one, other] = await twice("/male-stripper-quote");
  const key = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1];
  expect(key(one.text)).toBeTruthy();
  expect(key(other.text)).not.toBe(key(one.text));

  const asset = /\/assets\/[\w.-]+\.css/.exec((await ask("/")).text)?.[0] ?? "";
  for (const address of [asset, "/api/acts", "/api/prices", "/api/places"]) {
    const [, second] = await twice(address);
    expect([address, second.kept]).toEqual([address, true]);
  }

  const all = stored(at);
  expect(all.map(({ path }) => path).sort()).toEqual([asset, "/api/acts", "/api/prices", "/api/places"].sort());
  for (const { text } of all) {
    expect(text).not.toContain(reference);
    expect(text).not.toContain(email);
  }
});
