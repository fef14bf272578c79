import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler } from "express";
import { expect, onTestFinished, test } from "vitest";
import { deskPages } from "./desk-pages.ts";

test("a desk that could not be loaded is loaded with the next request, and only once", async () => {
  let loads = 0;
  const load = async () => {
    if (++loads === 1) throw new Error("no database");
    return { admit: async () => async () => new Response("the desk") };
  };
  const failed: ErrorRequestHandler = (_error, _request, response, _next) => void response.sendStatus(503);
  const server = express()
    .use(deskPages(load, false, false))
    .use(failed)
    .listen(0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const desk = () => fetch(`http://localhost:${port}/desk`);
  expect((await desk()).status).toBe(503);
  for (const _ of [1, 2]) expect(await (await desk()).text()).toBe("the desk");
  expect(loads).toBe(2);
});
