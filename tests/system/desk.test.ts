/** The terminal desk while the site runs: another process on the same database, in a pipe, whose emails the site delivers. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { readSetting } from "../../server/database/settings.ts";
import { freeAddress } from "../support/processes/port.ts";
import { launch, stop, until } from "../support/processes/process.ts";
import { describeOnSqlite } from "../support/product/stores.ts";
import { requestQuote } from "./quote-client.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** As in a script: standard input is an empty pipe. */
async function desk(env: Record<string, string | undefined>, ...argv: string[]) {
  const child = spawn(process.execPath, ["scripts/desk.mjs", ...argv], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  });
  child.stdin.write("y\ny\n");
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: code as number, out, err };
}

describeOnSqlite("the desk beside the running site", (stores) => {
  it("reads and writes while visitors do, asks nothing in a pipe, and its emails have the site's own address", async () => {
    const place = await stores.place();
    const { origin, address } = await freeAddress();
    const env = { DATA_DIR: place.dataFolder, DATABASE_URL: place.databaseUrl };
    expect((await desk(env, "quotes")).code).toBe(1);
    const site = launch({
      ...env,
      ...address,
      PAYMENTS: "bank-transfer",
      QUOTES_PER_HOUR: "1000000",
      MIN_FILL_SECONDS: "0",
    });
    await site.says('"event":"listening"');
    const store = stores.open(place);
    expect(await readSetting(store.database, "payments")).toBe("bank-transfer");
    const abort = new AbortController();
    const { reference } = await requestQuote(origin, abort.signal);
    /** Runs a command while visitors send quotes. */
    const deskInTheCrowd = async (...argv: string[]) => {
      const crowd = Promise.all(Array.from({ length: 2 }, () => requestQuote(origin, abort.signal)));
      const [used] = await Promise.all([desk(env, ...argv), crowd]);
      return used;
    };

    const asked = await deskInTheCrowd("price", reference);
    expect(asked).toMatchObject({ code: 2, err: expect.stringContaining("--yes") });
    const sent = await deskInTheCrowd("price", reference, "--yes", "--send", "--json");
    expect(sent.err).toBe("");
    const { status, link } = JSON.parse(sent.out);
    expect(status).toBe("sent");
    expect(link).toMatch(new RegExp(`^${origin}/`));
    await until("the email is sent", async () =>
      readdirSync(path.join(place.dataFolder, "mail")).find(
        (name) => name.includes("quote-offer") && name.includes(reference) && name.endsWith(".eml"),
      ),
    );
    const { code, out } = await deskInTheCrowd("export");
    expect(code).toBe(0);
    expect(out).toContain(reference);
    await stop(site);
  });
});
