import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { issueToken } from "../../../app/forms/token.server.ts";
import { openDatabase } from "../../../server/database/open.ts";
import { sharedSecret } from "../../../server/database/settings.ts";
import { signerWith } from "../../../server/signer.ts";
import { freePort } from "../../../tests/support/port.ts";
import { launch } from "../../../tests/support/process.ts";
import { answers, startingValues } from "../../../tests/system/quote-client.ts";
import { measure, type Round } from "./measure.ts";

const form = "/male-stripper-quote";

/** The built site, and visitors who send the quote form on kept connections, each time as another quote. */
export async function serveQuotes(place: { dataFolder: string; databaseUrl: string | undefined }, connections: number) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = launch({
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_ORIGIN: origin,
    DATA_DIR: place.dataFolder,
    DATABASE_URL: place.databaseUrl,
    QUOTES_PER_HOUR: "1000000",
    MIN_FILL_SECONDS: "0",
    LOG_LEVEL: "warn",
  });
  await site.says(" is at http");
  const store = openDatabase(place, { info() {}, error() {} }, 1);
  const signer = signerWith(await sharedSecret(store.database));
  await store.close();
  const page = startingValues(await (await fetch(`${origin}${form}`)).text());

  /** @returns the reference; throws on any other answer */
  const send = (agent: Agent) =>
    new Promise<string>((resolve, reject) => {
      const token = issueToken({ signer, clock: { now: () => new Date() } });
      const values = { ...page, ...answers(`${randomUUID()}@visitor.example`), ...token };
      const body = new URLSearchParams(values).toString();
      const headers = {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
        Origin: origin,
      };
      const sent = request({ port, host: "127.0.0.1", path: form, method: "POST", agent, headers }, (response) => {
        response.resume();
        response.once("end", () => {
          const reference = /\/quote\/([^/]+)\/success/.exec(response.headers.location ?? "")?.[1];
          if (reference) resolve(reference);
          else reject(new Error(`The form was answered ${response.statusCode}`));
        });
      });
      sent.once("error", reject);
      sent.end(body);
    });

  return {
    one: () => withAgent(1, send),
    /** On new connections: the site closes idle ones. */
    run: (seconds: number): Promise<Round> =>
      withAgent(connections, (agent) => measure(connections, seconds, () => send(agent))),
    async stop() {
      site.child.kill("SIGTERM");
      const code = await site.ended;
      if (code !== 0) throw new Error(`The site ended with ${code}:\n${site.output()}`);
    },
  };
}

async function withAgent<T>(maxSockets: number, work: (agent: Agent) => Promise<T>): Promise<T> {
  const agent = new Agent({ keepAlive: true, maxSockets });
  try {
    return await work(agent);
  } finally {
    agent.destroy();
  }
}
