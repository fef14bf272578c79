import { rmSync } from "node:fs";
import { freeAddress } from "../../../tests/support/processes/port.ts";
import { launch, type Running } from "../../../tests/support/processes/process.ts";
import { scratch } from "../../../tests/support/processes/scratch.ts";

interface Place {
  port: number;
  origin: string;
  folder: string;
  /** @param flags of Node's own, before the script */
  start(...flags: string[]): Promise<Running>;
  remove(): void;
}

/** A port and a data folder of its own, for a site that is started again and again. */
export async function place(settings: Record<string, string> = {}): Promise<Place> {
  const folder = scratch("site-faults-");
  const { port, origin, address } = await freeAddress();
  const env = {
    ...address,
    DATA_DIR: folder,
    QUOTES_PER_HOUR: "1000000",
    MIN_FILL_SECONDS: "0",
    ...settings,
  };
  return {
    port,
    origin,
    folder,
    async start(...flags) {
      const site = launch(env, [...flags, "scripts/serve.mjs"]);
      await site.says(" is at http");
      return site;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
