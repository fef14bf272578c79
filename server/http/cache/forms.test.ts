import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import express from "express";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { FormStart } from "../../../app/forms/parts.tsx";
import { freePort } from "../../../tests/support/processes/port.ts";
import { cachedForms } from "./forms.ts";

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

/** A server with only one form; a request that the handler does not answer gets "next". */
async function site(status = 200) {
  const drawn: string[] = [];
  const issued: { url: string; referer: string | null }[] = [];
  const state = { today: "2026-11-23", nonces: 0 };
  const app = express();
  app.use((_request, response, next) => {
    response.locals.nonce = `visitor-${++state.nonces}`;
    next();
  });
  app.use(
    cachedForms({
      paths: ["/quote"],
      render: async (address, nonce) => {
        drawn.push(address);
        const hidden = renderToStaticMarkup(
          createElement(FormStart, { answer: undefined, token: { key: "drawn-key", issued: "drawn-time" } }),
        );
        const html = `<script nonce="${nonce}">["key","drawn-key","issued","drawn-time"]</script><form action="${address}">${hidden}</form>`;
        return new Response(html, {
          status,
          headers: { "Content-Type": "text/html", "Cache-Control": "private, no-cache" },
        });
      },
      today: () => state.today,
      token: (url, referer) => {
        issued.push({ url: url.pathname + url.search, referer });
        return { key: randomUUID(), issued: `time-${issued.length}` };
      },
      policy: (nonce) => `script-src 'nonce-${nonce}'`,
    }),
  );
  app.use((_request, response) => void response.send("next"));
  const port = await freePort();
  running.push(app.listen(port, "127.0.0.1"));
  const ask = (address: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${address}`, init);
  return { ask, drawn, issued, state };
}

const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "none";

it("draws a form once, and gives each visitor a nonce and a token that nobody else has", async () => {
  const { ask, drawn } = await site();
  const pages = [];
  for (let visitor = 1; visitor <= 3; visitor++) {
    const answer = await ask("/quote?act=drag-acts");
    const html = await answer.text();
    expect(answer.headers.get("content-security-policy")).toBe(`script-src 'nonce-visitor-${visitor}'`);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(html).toContain(`<script nonce="visitor-${visitor}">["key","${keyIn(html)}","issued","time-${visitor}"]`);
    expect(html).not.toContain("drawn-");
    pages.push(keyIn(html));
  }
  expect(new Set(pages).size).toBe(3);
  expect(drawn).toEqual(["/quote?act=drag-acts"]);
});

it("puts the campaign and the previous page into the token only", async () => {
  const { ask, drawn, issued } = await site();
  await ask("/quote?utm_source=news&act=drag-acts", { headers: { Referer: "https://elsewhere.example/" } });
  await ask("/quote?act=drag-acts&utm_campaign=spring");
  expect(drawn).toEqual(["/quote?act=drag-acts"]);
  expect(issued[0]).toEqual({ url: "/quote?utm_source=news&act=drag-acts", referer: "https://elsewhere.example/" });
});

it("draws it again on the next day, whose date it says", async () => {
  const { ask, drawn, state } = await site();
  await ask("/quote");
  state.today = "2026-11-24";
  await ask("/quote");
  expect(drawn).toEqual(["/quote", "/quote"]);
});

it("leaves private links, sent forms, other pages and long addresses to the next handler", async () => {
  const { ask, drawn } = await site();
  for (const address of [
    "/quote?quote=BT-7K4M-92QX&key=secret",
    "/quote?act=a&other=b",
    "/other",
    `/quote?place=${"x".repeat(300)}`,
  ])
    expect(await (await ask(address)).text()).toBe("next");
  expect(await (await ask("/quote", { method: "POST" })).text()).toBe("next");
  expect(drawn).toEqual([]);
});

it("caches no failure", async () => {
  const { ask, drawn } = await site(503);
  expect(await (await ask("/quote")).text()).toBe("next");
  expect(await (await ask("/quote")).text()).toBe("next");
  expect(drawn.length).toBe(2);
});
