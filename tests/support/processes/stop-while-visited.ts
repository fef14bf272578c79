/** Asks a site to stop while visitors come. */
import type { ChildProcess } from "node:child_process";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Outcomes of the visits. `refused`: the port was closed, which a proxy tries again. `reset`: cut off after it was taken. */
interface Visits {
  answered: number;
  refused: number;
  reset: number;
}

/** Milliseconds before and after the signal in which visits come; shorter than the pause that the site waits for. */
const before = 100;
const after = 200;

const visit = (port: number, path: string) =>
  new Promise<{ outcome: keyof Visits; status?: number | undefined }>((resolve) => {
    request({ port, host: "127.0.0.1", path, agent: false }, (response) => {
      response.once("error", () => resolve({ outcome: "reset" }));
      response.resume().once("end", () => resolve({ outcome: "answered", status: response.statusCode }));
    })
      .once("error", (error: NodeJS.ErrnoException) =>
        resolve({ outcome: error.code === "ECONNREFUSED" ? "refused" : "reset" }),
      )
      .end();
  });

/**
 * Sends SIGTERM during visits, each on a connection of its own, to a page that is rendered live.
 * @returns the outcomes of the visits, and the status of /healthz right after the signal
 */
export async function stopWhileVisited(site: ChildProcess, port: number, visitors = 12) {
  const coming = Array.from({ length: visitors }, async (_, i) => {
    await wait((i / visitors) * (before + after));
    return visit(port, "/male-stripper-quote");
  });
  await wait(before);
  site.kill("SIGTERM");
  await wait(after / 2);
  const health = await visit(port, "/healthz");
  const visits: Visits = { answered: 0, refused: 0, reset: 0 };
  for (const { outcome } of await Promise.all(coming)) visits[outcome]++;
  return { visits, health: health.status };
}
