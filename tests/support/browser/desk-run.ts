/** The terminal desk as the owner runs it, on the data of a test site while that runs. */
import { launch } from "../processes/process.ts";
import type { Site } from "../processes/site.ts";

/** @returns what it printed. @throws Error with the output when it ends with another code than 0 */
export async function desk(site: Pick<Site, "dataFolder" | "origin">, ...args: string[]): Promise<string> {
  const run = launch({ DATA_DIR: site.dataFolder, PUBLIC_ORIGIN: site.origin }, ["scripts/desk.mjs", ...args]);
  const code = await run.ended;
  if (code !== 0) throw new Error(`desk ${args.join(" ")} ended with ${code}:\n${run.output()}`);
  return run.output();
}
