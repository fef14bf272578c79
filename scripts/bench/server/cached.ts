import { readFileSync } from "node:fs";
import { cache, startNginx } from "../../../tests/support/processes/nginx.ts";
import { row } from "../table.ts";

const visits = 20;

/** Which share of requests a shared cache that obeys the headers answers by itself, for visitors without caches of their own. */
export async function cached(port: number, stylesheet: string): Promise<void> {
  const pages = ["/", "/male-stripper-hire-leeds", "/reviews", "/male-stripper-quote"];
  const lists = ["/api/acts", "/api/prices", "/api/places"];
  const home = readFileSync(new URL("../../../build/client/index.html", import.meta.url), "utf8");
  const files = [...new Set([stylesheet, ...(home.match(/\/assets\/[\w.-]+/g) ?? [])])];
  const nginx = await startNginx(cache(port));
  try {
    const cached = { files: 0, lists: 0, pages: 0 };
    for (let visit = 0; visit < visits; visit++)
      for (const [kind, addresses] of Object.entries({ files, lists, pages }))
        for (const address of addresses) {
          const answer = await fetch(nginx.origin + address);
          await answer.arrayBuffer();
          if (answer.headers.get("x-cache") === "HIT") cached[kind as keyof typeof cached]++;
        }
    const share = (count: number, of: number) => `${Math.round((100 * count) / (of * visits))} %`;
    row({
      what: `answered by nginx's cache, ${visits} visits`,
      ours: `files ${share(cached.files, files.length)}, lists ${share(cached.lists, lists.length)}, pages ${share(cached.pages, pages.length)}`,
      goal: "no page of one visitor",
      met: cached.pages === 0,
    });
  } finally {
    await nginx.stop();
  }
}
