import { setTimeout as wait } from "node:timers/promises";
import { leaveEarly, openDescriptors } from "../../../tests/support/processes/descriptors.ts";
import { stop } from "../../../tests/support/processes/process.ts";
import { place } from "./site.ts";

const encodings = ["identity", "gzip", "br"];

/** Breaks downloads off, several times for each encoding. @returns open descriptors of the process */
export async function descriptors(aborts: number) {
  const here = await place({ LOG_LEVEL: "error" });
  const site = await here.start();
  await leaveEarly(here.port, "identity", 50);
  await wait(1000);
  const before = openDescriptors(site);
  for (const encoding of encodings) await leaveEarly(here.port, encoding, aborts);
  await wait(1000);
  const after = openDescriptors(site);
  await stop(site);
  here.remove();
  return { aborted: aborts * encodings.length, before, after };
}
