/** The documented proxy keeps the addresses of private links out of its logs, as the site does. */
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { documentedProxy, hasNginx, type Nginx, startNginx } from "../support/processes/nginx.ts";
import { listen } from "../support/processes/port.ts";

let nginx: Nginx | undefined;
const site = createServer((_, response) => response.end("a booking"));
afterEach(async () => {
  site.close();
  await nginx?.stop();
});

it.skipIf(!hasNginx)("logs no private link, answered by the site or not (needs nginx)", async () => {
  nginx = await startNginx(documentedProxy([await listen(site)]));
  const page = `${nginx.origin}/quote/BT-7K4M-92QX/success?key=`;
  const visit = (key: string) => fetch(page + key, { headers: { Referer: `${page}from-${key}` } });
  expect(await (await visit("secret")).text()).toBe("a booking");
  site.close();
  site.closeAllConnections();
  expect((await visit("secret-too")).status).toBe(503);

  const logs = globSync("*.log", { cwd: nginx.folder }).map((name) =>
    readFileSync(path.join(nginx?.folder ?? "", name), "utf8"),
  );
  expect(logs.length).toBeGreaterThan(0);
  expect(logs.join("")).not.toContain("secret");
});
