import { freeAddress } from "../../../tests/support/processes/port.ts";
import { launch } from "../../../tests/support/processes/process.ts";
import { serveEnv, serveFlags } from "../../setup/serve-flags.mjs";
import { stop } from "../faults/site.ts";

export interface Site {
  origin: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** The built site on a free port. @param env beside what it needs: DATA_DIR at least */
export async function startSite(env: Record<string, string | undefined>): Promise<Site> {
  const { port, origin, address } = await freeAddress();
  const settings = { ...address, LOG_LEVEL: "warn", ...serveEnv, ...env };
  const [flag = "", ...flags] = serveFlags;
  const site = launch(settings, flag, [...flags, "scripts/serve.mjs"]);
  await site.says(" is at http");
  return {
    origin,
    port,
    pid: site.child.pid ?? 0,
    stop: () => stop(site),
  };
}
