import { get } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler } from "express";
import { expect, onTestFinished, test } from "vitest";
import { deskHandler } from "../app/features/desk/handler.server.tsx";
import { stockedDesk } from "../tests/support/product/desk.ts";
import { owner } from "../tests/support/product/desk-browser.ts";
import { describeOnSqlite } from "../tests/support/product/stores.ts";
import { deskPages } from "./desk-pages.ts";

function served(app: express.Express): string {
  const server = app.listen(0);
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test("a desk that could not be loaded is loaded with the next request, and only once", async () => {
  let loads = 0;
  const load = async () => {
    if (++loads === 1) throw new Error("no database");
    return { admit: async () => async () => new Response("the desk") };
  };
  const failed: ErrorRequestHandler = (_error, _request, response, _next) => void response.sendStatus(503);
  const origin = served(
    express()
      .use(deskPages(load, false, false))
      .use(failed),
  );
  const desk = () => fetch(`${origin}/desk`);
  expect((await desk()).status).toBe(503);
  for (const _ of [1, 2]) expect(await (await desk()).text()).toBe("the desk");
  expect(loads).toBe(2);
});

describeOnSqlite("on a full disk", (stores) => {
  test("signing in answers 503, with words", async () => {
    const { ports } = await stockedDesk(stores);
    const write = () => Promise.reject(Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" }));
    const log = { info() {}, error() {} };
    const files = { style: "/assets/desk.css", script: "/assets/desk.js" };
    const handler = deskHandler({ ...ports, write, log }, { people: [owner], files, mailIsSent: true });
    const origin = served(express().use(deskPages(async () => handler, false, false)));
    const body = new URLSearchParams({ email: owner.email });
    const answer = await fetch(`${origin}/desk/sign-in`, { method: "POST", body });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect(await answer.text()).toContain("Something went wrong");
  });
});

describeOnSqlite("a path that climbs", (stores) => {
  test("is admitted as the page that it leads to", async () => {
    const { ports } = await stockedDesk(stores);
    const files = { style: "/assets/desk.css", script: "/assets/desk.js" };
    const handler = deskHandler(ports, { people: [owner], files, mailIsSent: true });
    const origin = served(express().use(deskPages(async () => handler, false, false)));
    // Not by fetch, which would send where it leads to.
    const statusOf = (path: string) =>
      new Promise((resolve) => get({ port: new URL(origin).port, path }, ({ statusCode }) => resolve(statusCode)));
    expect(await statusOf("/desk/sign-in/%2E")).toBe(200);
    for (const up of ["..", "%2e%2e", "x/..", "x\\..\\..", "..%2f"])
      expect(await statusOf(`/desk/calendar/feed/${up}`), up).toBe(404);
  });
});
