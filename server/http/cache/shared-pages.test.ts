import type { Server } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { promisify } from "node:util";
import zlib from "node:zlib";
import express, { type NextFunction } from "express";
import { afterEach, expect, it } from "vitest";
import { freePort } from "../../../tests/support/processes/port.ts";
import { sharedPages } from "./shared-pages.ts";

interface Made {
  address: string;
}

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

/** A server with only these pages; a request that the handler does not answer gets "next". */
async function site(render: (address: string) => Promise<Response> | Response) {
  const made: Made[] = [];
  const state = { version: "one", away: false };
  const failures: unknown[] = [];
  const app = express();
  app.use(
    sharedPages({
      render: async (address) => {
        made.push({ address });
        return render(address);
      },
      version: async () => {
        if (state.away) throw new Error("The database is away.");
        return state.version;
      },
      secure: false,
    }),
  );
  app.use((_request, response) => void response.send("next"));
  app.use((error: unknown, _request: unknown, _response: unknown, next: NextFunction) => next(failures.push(error)));
  const port = await freePort();
  const server = app.listen(port, "127.0.0.1");
  const ask = (address: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${address}`, init);
  running.push(server);
  return { ask, made, state, failures };
}

const page = (address: string) =>
  new Response(`<script>let a</script><p>${address}</p>`, { headers: { "Content-Type": "text/html" } });

it("makes a page once, however many ask at once, and again after a change of its data", async () => {
  const kept = await site(page);
  const { ask, made, state } = kept;
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/reviews?page=2")));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(made).toEqual([{ address: "/reviews?page=2" }]);
  state.version = "two";
  await ask("/reviews?page=2");
  await ask("/reviews?page=3");
  expect(made.length).toBe(3);
});

it("has the headers of a shared page: hashes instead of a nonce, revalidated, 304 if the client has it", async () => {
  const kept = await site(page);
  const first = await kept.ask("/reviews", { headers: { Cookie: "a=b", "Accept-Encoding": "br" } });
  expect(first.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[^']+'/);
  expect(first.headers.get("cache-control")).toBe("public, no-cache");
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(await first.text()).toContain("<p>/reviews</p>");
  const etag = first.headers.get("etag") ?? "";
  const again = await kept.ask("/reviews", {
    headers: { "If-None-Match": etag, "Accept-Encoding": "br", "Cache-Control": "max-age=0" },
  });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

it("sends a quickly packed page at first, and a smaller one once it has been asked for again", async () => {
  const text = Array.from({ length: 9000 }, (_, index) => `word${(index * 7919) % 1009}`).join(" ");
  const { ask } = await site(() => new Response(`<p>${text}</p>`, { headers: { "Content-Type": "text/html" } }));
  const get = async () => {
    const answer = await ask("/reviews", { headers: { "Accept-Encoding": "br" } });
    expect(await answer.text()).toBe(`<p>${text}</p>`);
    return { bytes: Number(answer.headers.get("content-length")), etag: answer.headers.get("etag") };
  };
  const [first, second] = [await get(), await get()];
  expect(second).toEqual(first);
  await expect.poll(async () => (await get()).etag).not.toBe(first.etag);
  expect((await get()).bytes).toBeLessThan(first.bytes);
});

it("stays as it is when it can't be made smaller, and the answer on its way goes out", async () => {
  const { ask, failures } = await site(page);
  const get = async () => (await ask("/reviews", { headers: { "Accept-Encoding": "br" } })).headers.get("etag");
  const first = await get();
  const works = zlib.brotliCompress;
  const fails = Object.assign(() => {}, { [promisify.custom]: () => Promise.reject(new Error("no memory")) });
  Object.assign(zlib, { brotliCompress: fails });
  syncBuiltinESMExports();
  try {
    expect([await get(), await get()]).toEqual([first, first]);
  } finally {
    Object.assign(zlib, { brotliCompress: works });
    syncBuiltinESMExports();
  }
  expect(failures).toEqual([]);
});

it("caches no failure, and leaves failures, forms and long addresses to the next handler", async () => {
  let status = 500;
  const kept = await site((address) => (status === 200 ? page(address) : new Response("no", { status })));
  const { ask, made, state } = kept;
  expect(await (await ask("/api/reviews")).text()).toBe("next");
  status = 200;
  expect(await (await ask("/api/reviews")).text()).toContain("<p>/api/reviews</p>");
  expect(made.length).toBe(2);
  expect(await (await ask("/api/reviews", { method: "POST" })).text()).toBe("next");
  expect(await (await ask(`/reviews?a=${"x".repeat(300)}`)).text()).toBe("next");
  expect(await (await ask("/contact")).text()).toBe("next");
  state.away = true;
  expect(await (await ask("/api/reviews")).text()).toBe("next");
  expect(made.length).toBe(2);
});
