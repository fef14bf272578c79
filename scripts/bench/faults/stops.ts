import { stopWhileVisited, type Visits } from "../../../tests/support/processes/stop-while-visited.ts";
import { place } from "./site.ts";

/** Stops the site (SIGTERM) repeatedly while 12 visitors send requests, on a connection each. @returns how their requests ended */
export async function stops(rounds: number): Promise<Visits & { rounds: number }> {
  const here = await place({ LOG_LEVEL: "error" });
  const all: Visits = { answered: 0, refused: 0, reset: 0 };
  for (let round = 0; round < rounds; round++) {
    const site = await here.start();
    const { visits } = await stopWhileVisited(site.child, here.port);
    for (const outcome of ["answered", "refused", "reset"] as const) all[outcome] += visits[outcome];
    const code = await site.ended;
    if (code !== 0) throw new Error(`The site ended with ${code}:\n${site.output().slice(-2000)}`);
  }
  here.remove();
  return { ...all, rounds };
}
