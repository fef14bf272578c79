/**
 * `npm run bench:faults` (npm run build first): the built site on SQLite, killed while visitors send quotes, stopped under load, with
 * aborted downloads, and with 20,000 requests. Prints what was lost, sent twice, cut off, left open and kept in memory.
 * KILLS (20), ROUNDS (50) of stops, ABORTS (2000) for each encoding, REQUESTS (20000). Exits 1 when anything was.
 */
import { descriptors } from "./faults/descriptors.ts";
import { kills } from "./faults/kills.ts";
import { memory } from "./faults/memory.ts";
import { stops } from "./faults/stops.ts";
import { row } from "./table.ts";

const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const line = (name: string, found: Record<string, number | string>) =>
  console.log(
    name.padEnd(12),
    Object.entries(found)
      .map(([what, value]) => `${value} ${what}`)
      .join(" · "),
  );

const killed = await kills(number("KILLS", 20));
line("killed", { kills: killed.kills, acknowledged: killed.acknowledged, lost: killed.lost, twice: killed.twice });
const stopped = await stops(number("ROUNDS", 50));
line("stopped", {
  rounds: stopped.rounds,
  answered: stopped.answered,
  refused: stopped.refused,
  resets: stopped.reset,
});
const open = await descriptors(number("ABORTS", 2000));
line("left", { "aborted downloads": open.aborted, "descriptors before": open.before, after: open.after });
const heap = await memory(number("REQUESTS", 20_000));
const mb = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
line("asked", { requests: heap.requests, "of heap after the first 500": mb(heap.first), "at the end": mb(heap.last) });

const memoryKept = heap.last - heap.first > 20 * 1024 ** 2;
const leaked = open.after - open.before > 20;
const none = (what: string, ours: string, met: boolean) => row({ what, ours, goal: "none", met });
none(
  `quotes lost or emails sent twice, ${killed.kills} kills under load`,
  `${killed.lost} lost, ${killed.twice} twice of ${killed.acknowledged}`,
  killed.lost + killed.twice === 0,
);
none(
  `connections cut off, ${stopped.rounds} stops under load`,
  `${stopped.reset} of ${stopped.answered}`,
  stopped.reset === 0,
);
none(`descriptors left by ${open.aborted} aborted downloads`, String(Math.max(0, open.after - open.before)), !leaked);
row({
  what: `heap after ${heap.requests} requests`,
  ours: mb(heap.last),
  beside: `after the first 500 ${mb(heap.first)}`,
  ratio: heap.last / heap.first,
  goal: "≤ 20 MB more",
  met: !memoryKept,
});
process.exit(killed.lost + killed.twice + stopped.reset > 0 || memoryKept || leaked ? 1 : 0);
