import { connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { site } from "../../tests/support/product/small-site.ts";
import { createLimitedServer, requestsPerConnection, timeouts } from "./limited-server.ts";

const short = { head: 300, request: 600, stalled: 900, between: 100, look: 50 };
const drips: NodeJS.Timeout[] = [];
afterEach(() => {
  for (const drip of drips.splice(0)) clearInterval(drip);
});

/** A connection that sends `start`, and then `drop` again and again. @returns what came back until the server cut it off */
async function dripping(start: string, drop: string): Promise<{ answer: string; errors: unknown[] }> {
  const { port, log } = await site({ timeouts: short });
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  let answer = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(start);
  if (drop) drips.push(setInterval(() => socket.write(drop), 20));
  await new Promise((resolve) => socket.once("close", resolve));
  return { answer, errors: log().filter(({ level }) => level >= 50) };
}

const form =
  "POST /ask HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99999\r\n\r\n";

it.each([
  ["says nothing", "", ""],
  ["drips its headers", "GET / HTTP/1.1\r\nHost: localhost\r\nX: ", "x"],
  ["stops in its headers", "GET / HTTP/1.1\r\nHost: local", ""],
  ["drips a form", form, "a"],
  ["stops in a form", form, ""],
  ["stays after its answer", "GET /act HTTP/1.1\r\nHost: localhost\r\n\r\n", ""],
])("cuts a connection that %s", async (_name, start, drop) => {
  const { answer, errors } = await dripping(start, drop);
  if (!start.includes("/act")) expect(answer).toMatch(/^(HTTP\/1.1 408 |$)/);
  expect(errors).toEqual([]);
});

it("answers the next request on a connection after an upload that no page reads", async () => {
  const { say } = await site({ timeouts: short });
  const upload = `POST /act HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n${"a".repeat(1_000_000)}`;
  const answers = await say(upload, "GET /digits.txt HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(answers).toMatch(/^HTTP\/1.1 405 .*HTTP\/1.1 200 OK.*0123456789$/s);
});

it("makes only so many answers to what is sent ahead on one connection, since they wait in memory", async () => {
  const { say } = await site({ timeouts: short });
  const answers =
    (await say("GET /act HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(1200))).match(/HTTP\/1.1 \d+/g) ?? [];
  expect(answers.filter((line) => line.endsWith(" 200"))).toHaveLength(requestsPerConnection);
  expect(answers.slice(requestsPerConnection).filter((line) => !line.endsWith(" 503"))).toEqual([]);
});

it("waits half a minute for a head and a minute for a form, and keeps idle connections longer than proxies do", () => {
  const server = createLimitedServer(() => {});
  expect(server.keepAliveTimeout).toBeGreaterThan(120_000);
  expect(server).toMatchObject({ headersTimeout: 30_000, requestTimeout: 60_000, timeout: timeouts.stalled });
});
