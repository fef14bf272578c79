import { spawn } from "node:child_process";
import { json } from "node:stream/consumers";
import { root } from "../../setup/installed.mjs";

/**
 * Makes the process write its usage to its fourth stream before it exits. The peak is Linux's own (VmHWM), because that of
 * resourceUsage() starts with the size of the parent process.
 */
const report = `data:text/javascript,${encodeURIComponent(`
  import { existsSync, readFileSync, writeSync } from "node:fs";
  process.on("exit", () => {
    const used = process.resourceUsage();
    const [, peak] = (existsSync("/proc/self/status") && /VmHWM:\\s+(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))) || [];
    writeSync(3, JSON.stringify({ ...used, maxRSS: Number(peak ?? used.maxRSS) }));
  });
`)}`;

interface Ran {
  /** Milliseconds until its first line (its end, when it prints none), and until its end */
  first: number;
  all: number;
  /** Milliseconds of processor */
  processor: number;
  /** Megabytes at the most */
  memory: number;
}

/** Runs Node with these arguments. @throws when it does not end with 0 */
export async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const began = performance.now();
  const child = spawn(process.execPath, ["--import", report, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit", "pipe"],
  });
  let first: number | undefined;
  child.stdout?.on("data", () => {
    first ??= performance.now() - began;
  });
  const [, , , third] = child.stdio;
  const used = json(third as NodeJS.ReadableStream) as Promise<NodeJS.ResourceUsage>;
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const all = performance.now() - began;
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
  const { userCPUTime, systemCPUTime, maxRSS } = await used;
  return { first: first ?? all, all, processor: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 };
}
