import { randomBytes, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { issueToken } from "../../../app/forms/token.server.ts";
import type { DataPlace } from "../../../server/config.ts";
import { openDatabase } from "../../../server/database/open.ts";
import { sharedSecret } from "../../../server/database/settings.ts";
import { signerWith } from "../../../server/signer.ts";
import { answers, startingValues } from "../../../tests/system/quote-client.ts";
import { startSite } from "../server/site.ts";
import { measure, type Round } from "./measure.ts";

const form = "/male-stripper-quote";

/** Settings with which one measurement can send as many quotes as it can, as visitors at many addresses. */
export const unlimited = { QUOTES_PER_HOUR: "1000000", MIN_FILL_SECONDS: "0", TRUST_PROXY: "1" };

/** The built site on this database, and visitors who send its form. */
export async function serveQuotes(place: DataPlace, connections: number) {
  const site = await startSite({ ...unlimited, DATA_DIR: place.dataFolder, DATABASE_URL: place.databaseUrl });
  return { ...(await visitors(site.port, place, connections)), stop: site.stop };
}

/** Visitors who send the quote form to this port on keep-alive connections, each quote from a new address. @param place the site's database */
export async function visitors(port: number, place: DataPlace, connections: number) {
  const origin = `http://127.0.0.1:${port}`;
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
        "X-Forwarded-For": `10.${Array.from(randomBytes(3)).join(".")}`,
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
