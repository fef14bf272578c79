/** A site that is asked to stop finishes what it has begun; if it is killed, the mail process still finishes its message. */
import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type HeldMail, heldMail } from "../support/processes/held-mail.ts";
import { freeAddress } from "../support/processes/port.ts";
import { endAll, launch, type Running, stop, until } from "../support/processes/process.ts";
import { rowsIn } from "../support/processes/rows.ts";
import { scratch } from "../support/processes/scratch.ts";
import { silentMail } from "../support/processes/silent-mail.ts";
import { stopWhileVisited } from "../support/processes/stop-while-visited.ts";
import { requestQuote } from "./quote-client.ts";

let folder = "";
let port = 0;
let origin = "";
let address: Record<string, string> = {};
let smtp: HeldMail;
beforeEach(async () => {
  folder = scratch("site-drain-");
  ({ port, origin, address } = await freeAddress());
  smtp = await heldMail();
});
afterEach(async () => {
  endAll();
  smtp.release();
  await smtp.close();
});

async function start(settings: Record<string, string> = {}): Promise<Running> {
  const site = launch({
    ...address,
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    MIN_FILL_SECONDS: "0",
    ...settings,
  });
  await site.says('"event":"listening"');
  return site;
}

/** A POST request of which the server has everything except the last byte. */
async function halfSent(): Promise<{ client: ClientRequest; response: Promise<IncomingMessage> }> {
  const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": 3 };
  const client = request({ port, host: "127.0.0.1", path: "/male-stripper-quote", method: "POST", headers });
  const response = once(client, "response").then(([message]) => message as IncomingMessage);
  response.catch(() => {});
  await new Promise((resolve) => client.write("a=", resolve));
  return { client, response };
}

const mailProcess = (site: Running) => Number(/"mail\.ready","pid":(\d+)/.exec(site.output())?.[1]);
const stored = () => rowsIn(path.join(folder, "site.db"));
const sent = () =>
  stored()
    .mails()
    .filter(({ status }) => status === "sent").length;

it("resets no connection while it is asked to stop, and waits for none on which nothing was asked", async () => {
  const site = await start();
  // A connection without a request, such as browsers open in advance.
  const ahead = connect(port, "127.0.0.1").on("error", () => {});
  await once(ahead, "connect");
  const { visits } = await stopWhileVisited(site.child, port);
  expect(visits).toMatchObject({ reset: 0 });
  expect(visits.answered, "those who came before, at least").toBeGreaterThanOrEqual(4);
  expect(await site.ended, site.output()).toBe(0);
});

it("starts the mail process again when it dies, and still takes requests while load balancers see that it is not ready", async () => {
  const site = await start({ DRAIN_SECONDS: "2" });
  await site.says('"event":"mail.ready"');
  process.kill(mailProcess(site), "SIGKILL");
  await site.says('"event":"jobs.ended"');
  smtp.release();
  await requestQuote(origin, AbortSignal.timeout(30_000));
  await until("both mails are sent", () => sent() === 2);
  const { visits, health } = await stopWhileVisited(site.child, port);
  expect({ ...visits, health }).toEqual({ answered: 12, refused: 0, reset: 0, health: 503 });
  expect(await site.ended, site.output()).toBe(0);
});

it("finishes the request and the mail in hand, takes no new one, and ends with 0, though one Ctrl-C arrives three times", async () => {
  const site = await start();
  await requestQuote(origin, AbortSignal.timeout(30_000));
  await smtp.holding;
  const { client, response } = await halfSent();
  // Once the server has answered a later request, it has read the head of the first.
  await fetch(`${origin}/healthz`);
  // One Ctrl-C arrives three times, and a terminal signals the mail process too.
  for (const _ of [1, 2, 3]) for (const pid of [site.child.pid, mailProcess(site)]) process.kill(Number(pid), "SIGINT");
  await site.says('"event":"draining"');
  smtp.release();
  await site.says('"event":"closed"');
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
  client.end("1");
  const { statusCode, headers } = await response;
  expect(statusCode).toBeLessThan(500);
  expect(headers.connection).toBe("close");
  expect(await site.ended, site.output()).toBe(0);
  expect(site.output()).toContain('"event":"stopped"');
  expect(sent()).toBe(smtp.taken.length);
});

it("exits with 1 at a second signal", async () => {
  const site = await start();
  const { client } = await halfSent();
  client.on("error", () => {});
  await fetch(`${origin}/healthz`);
  site.child.kill("SIGTERM");
  await site.says('"event":"draining"');
  // Signals that come shortly after the first count as the same one, so this is repeated until one counts as the second.
  const insist = setInterval(() => site.child.kill("SIGTERM"), 200);
  expect(await site.ended).toBe(1);
  clearInterval(insist);
  expect(site.output()).toContain('"reason":"a second signal"');
});

it("answers visitors until it gives up on a mail server that says nothing", async () => {
  const silent = await silentMail();
  const site = await start({ SMTP_URL: silent.url });
  await requestQuote(origin, AbortSignal.timeout(30_000));
  await silent.connected;
  site.child.kill("SIGTERM");
  await site.says('"event":"draining"');
  const began = performance.now();
  await until("it answers nobody", async () => {
    const answer = await fetch(`${origin}/male-stripper-quote`).catch(() => undefined);
    if (answer) expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("</html>")]);
    return !answer;
  });
  expect(performance.now() - began).toBeGreaterThan(7000);
  expect(await site.ended, site.output()).toBe(1);
  process.kill(mailProcess(site), "SIGKILL");
  silent.close();
});

it("killed, leaves the mail process to finish, and the next one sends nothing twice", async () => {
  const site = await start();
  await requestQuote(origin, AbortSignal.timeout(30_000));
  await smtp.holding;
  site.child.kill("SIGKILL");
  await site.ended;
  // Service managers (KillMode=control-group) signal every process, also where the web process has died.
  process.kill(mailProcess(site), "SIGTERM");
  const next = await start();
  smtp.release();
  await until("both mails are recorded", () => sent() === 2);
  await stop(next);
  expect(smtp.taken).toHaveLength(2);
  expect(new Set(smtp.taken).size).toBe(2);
});
