import { setTimeout as wait } from "node:timers/promises";
import { freeAddress } from "../../../tests/support/processes/port.ts";
import { launch, stop } from "../../../tests/support/processes/process.ts";
import { serveEnv, serveFlags } from "../../setup/serve-flags.mjs";
import { temporaryFolder } from "../temporary-folder.ts";

export interface Site {
  origin: string;
  port: number;
  pid: number;
  /** Milliseconds from the start of the process to the first answer */
  took: number;
  stop(): Promise<void>;
}

/**
 * The built site as in production, on a free port.
 * @param env beside what it needs; without DATA_DIR it has a data folder of its own
 * @param folder of the site, when it is not this project's
 * @throws with its output when it does not come up
 */
export async function startSite(env: Record<string, string | undefined> = {}, folder?: string): Promise<Site> {
  const { port, origin, address } = await freeAddress();
  const dataFolder = env.DATA_DIR ?? temporaryFolder();
  const settings = { ...address, LOG_LEVEL: "warn", ...serveEnv, ...env, DATA_DIR: dataFolder };
  const began = performance.now();
  const site = launch(settings, [...serveFlags, "scripts/serve.mjs"], folder);
  while (!(await answers(origin))) {
    if (site.child.exitCode !== null) throw new Error(`The site did not come up:\n${site.output()}`);
    await wait(2);
  }
  const took = performance.now() - began;
  return { origin, port, pid: site.child.pid ?? 0, took, stop: () => stop(site) };
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
