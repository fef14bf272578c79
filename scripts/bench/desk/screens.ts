/** The desk in the browser: each screen of the built site on a full database and on an empty one, in the same rounds. */
import { existsSync, readFileSync } from "node:fs";
import { cookieNames } from "../../../app/features/desk/access/cookies.ts";
import { beginSession } from "../../../app/features/desk/access/sessions.server.ts";
import type { DataPlace } from "../../../server/config.ts";
import type { OpenDatabase } from "../../../server/database/open.ts";
import { inTurn } from "../median.ts";
import { startSite } from "../server/site.ts";
import { row } from "../table.ts";

const owner = { kind: "owner", email: "owner@example.com" } as const;
const reference = "BT-0000-0005";

const screens = [
  "/desk",
  "/desk/bookings",
  "/desk/bookings?q=ann1234",
  "/desk/bookings?q=ann+other",
  "/desk/bookings?q=07700+900123&sort=party",
  `/desk/bookings/${reference}`,
  `/desk/bookings/${reference}/invoices`,
  "/desk/messages",
  "/desk/performers",
  "/desk/performers/performer-0001",
  "/desk/calendar",
  "/desk/calendar?view=week",
  "/desk/calendar?view=list",
  "/desk/calendar?performer=performer-0001",
  "/desk/figures",
  "/desk/figures.csv?by=towns",
  "/desk/invoices",
];

/** A session, as the cookie of a request. */
export const signedIn = async ({ write }: OpenDatabase): Promise<string> => {
  const began = { person: owner, way: "terminal", userAgent: null, now: new Date(), before: undefined } as const;
  return `${cookieNames.session}=${await write((transaction) => beginSession(transaction, began))}`;
};

/** Starts the built site on a database. */
async function serve({ dataFolder, databaseUrl }: DataPlace, cookie: string) {
  const { origin, pid, stop } = await startSite({
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    DESK_EMAILS: owner.email,
    LOG_LEVEL: "error",
  });
  return {
    /** Milliseconds until the whole response has arrived. */
    async time(screen: string) {
      const began = performance.now();
      const answer = await fetch(`${origin}${screen}`, { headers: { cookie } });
      const { byteLength } = await answer.arrayBuffer();
      return { took: performance.now() - began, status: answer.status, bytes: byteLength };
    },
    /** Peak megabytes of the web process and of the one for jobs, as Linux reports them. */
    peaks() {
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
      return [pid, ...children].map((pid) => {
        const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
        return Math.round(Number(kilobytes) / 1024);
      });
    },
    stop,
  };
}

/** Prints each screen's time on both and their ratio. @param cookies of a session on each @param name what the full database holds */
export async function timeScreens(
  places: { empty: DataPlace; full: DataPlace },
  cookies: { empty: string; full: string },
  rounds: number,
  name: string,
): Promise<void> {
  const empty = await serve(places.empty, cookies.empty);
  const full = await serve(places.full, cookies.full);
  let slowest = { screen: "", filled: 0, without: 0 };
  for (const screen of screens) {
    const [bare, last] = await inTurn([() => empty.time(screen), () => full.time(screen)], rounds, 2);
    if (!bare || !last) throw new Error("Nothing was measured");
    const [without, filled] = [bare.took, last.took];
    if (filled > slowest.filled) slowest = { screen, filled, without };
    console.log(
      `  ${screen.padEnd(44)} ${String(last.status)}  ${filled.toFixed(1).padStart(7)} ms, empty ${without.toFixed(1).padStart(6)} ms: x${(filled / without).toFixed(1)}   ${Math.round(last.bytes / 1000)} kB`,
    );
  }
  if (existsSync("/proc/self/status"))
    console.log(
      `  peak memory, web process and jobs: ${full.peaks().join(" and ")} MB, empty ${empty.peaks().join(" and ")} MB`,
    );
  const { screen, filled, without } = slowest;
  row({
    what: `slowest of ${screens.length} screens in the browser, ${name} (\`${screen}\`)`,
    ours: `${filled.toFixed(0)} ms`,
    comparedWith: `empty database ${without.toFixed(0)} ms`,
    ratio: filled / without,
    goal: "≤ 1,000 ms more",
    met: filled - without <= 1000,
  });
  await Promise.all([empty.stop(), full.stop()]);
}
