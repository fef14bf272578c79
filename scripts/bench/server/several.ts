import { documentedProxy, startNginx } from "../../../tests/support/processes/nginx.ts";
import { freePort } from "../../../tests/support/processes/port.ts";
import { startPostgres } from "../../../tests/support/processes/postgres.ts";
import { inTurn } from "../median.ts";
import { memoryOfTree } from "../processes.ts";
import { unlimited, visitors } from "../quotes/site.ts";
import { integer, row } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { type Site, startSite } from "./site.ts";
import { wrk } from "./wrk.ts";

const counts = [1, 2, 4];

/** One, two and four processes on one PostgreSQL behind deploy/nginx.conf: requests a second by their number. */
export async function several(rounds: number, seconds: number): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const groups = [];
  try {
    for (const count of counts) groups.push(await group(count, await postgres.database()));
    const found = await inTurn(
      groups.map(({ proxy, sender }) => async () => ({
        home: (await wrk(`${proxy.origin}/`, seconds)).perSecond,
        form: (await wrk(`${proxy.origin}/male-stripper-quote`, seconds)).perSecond,
        quotes: (await sender.run(seconds)).perSecond,
      })),
      rounds,
    );
    const memory = groups.map(({ sites }) => sites.reduce((sum, { pid }) => sum + memoryOfTree(pid), 0));
    const names = { home: "home page", form: "quote form", quotes: "quotes stored" };
    for (const [what, name] of Object.entries(names) as [keyof typeof names, string][]) {
      const [one = Number.NaN, ...more] = found.map((rates) => rates[what]);
      for (const [index, rate] of more.entries())
        row({
          what: `${name}, ${counts[index + 1]} processes behind deploy/nginx.conf`,
          ours: `${integer(rate)}/s`,
          comparedWith: `one process ${integer(one)}/s`,
          ratio: rate / one,
        });
    }
    row({
      what: `memory of ${counts.join(", ")} after it`,
      ours: memory.map((size) => `${integer(size)} MB`).join(", "),
    });
  } finally {
    for (const { stop } of groups) await stop();
    await postgres.remove();
  }
}

async function group(count: number, databaseUrl: string) {
  const port = await freePort();
  const env = { ...unlimited, DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, TRUST_PROXY: "1" };
  const sites: Site[] = [];
  for (let index = 0; index < count; index++) sites.push(await startSite(env));
  const proxy = await startNginx(documentedProxy(sites.map((site) => site.port)), port);
  return {
    sites,
    proxy,
    sender: await visitors(port, { dataFolder: temporaryFolder(), databaseUrl }, 32),
    async stop() {
      await proxy.stop();
      for (const site of sites) await site.stop();
    },
  };
}
