import { once } from "node:events";
import { createServer, type Server } from "node:http";
import express from "express";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clientErrors } from "./client-errors.ts";

const good = {
  kind: "chunk",
  name: "Error",
  message: "Failed to load chunk /assets/page-1a2b.js",
  component: "Routes",
  path: "/locations",
  release: "1a2b3c4d",
};
let lines: { event: string }[] = [];
let usesLeft = 0;
let server: Server;
let origin = "";

beforeEach(async () => {
  lines = [];
  usesLeft = 100;
  const app = express();
  const take = async () => {
    usesLeft -= 1;
    return usesLeft >= 0 ? ({ ok: true } as const) : ({ ok: false, retryAfterSeconds: 60 } as const);
  };
  app.use(clientErrors({ take }, { info: (event, fields) => void lines.push({ event, ...fields }), error: () => {} }));
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  origin = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
});
afterEach(() => void server.close());

const send = (body: unknown, type = "text/plain;charset=UTF-8") =>
  fetch(`${origin}/client-errors`, {
    method: "POST",
    headers: { "Content-Type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  }).then(({ status }) => status);

test("a report becomes one line of the log", async () => {
  expect(await send(good)).toBe(204);
  expect(lines).toEqual([{ event: "client.error", ...good }]);
});

test("personal data and unknown fields are not written", async () => {
  const message = 'No quote for "Jane Doe" jane@example.org 07700 900461';
  expect(
    await send({ ...good, message, path: "/quote/BT-1?key=secret", name: "x\ny<script>", email: "jane@example.org" }),
  ).toBe(204);
  const text = JSON.stringify(lines);
  for (const personal of ["Jane", "jane@", "900461", "secret", "<script>"]) expect(text).not.toContain(personal);
});

test.each(["", "null", "[]", "{", '{"kind":"chunk"}', JSON.stringify({ ...good, kind: "else" })])(
  "%s is refused",
  async (body) => {
    expect(await send(body)).toBe(400);
    expect(lines).toEqual([]);
  },
);

test("a long body is refused unread", async () => {
  expect(await send({ ...good, message: "x".repeat(3000) })).toBe(413);
  expect(lines).toEqual([]);
});

test("beyond the limit nothing is written", async () => {
  usesLeft = 0;
  expect(await send(good)).toBe(204);
  expect(lines).toEqual([]);
});
