/** The memory of processes, from Linux's /proc. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** A file of /proc; empty when the process has just ended. */
const read = (file: string) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** The process and everything it has started. */
function processTree(pid: number): number[] {
  // The fourth field, after a name in brackets that may contain spaces and brackets.
  const parentOf = (name: string) =>
    Number(
      read(`/proc/${name}/stat`)
        .replace(/^.*\) \S /s, "")
        .split(" ")[0],
    );
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ id: Number(name), parent: parentOf(name) }));
  const children = (of: number): number[] =>
    all.filter(({ parent }) => parent === of).flatMap(({ id }) => [id, ...children(id)]);
  return [pid, ...children(pid)];
}

/** MiB of the proportional set size: memory that processes share counts once. */
const memoryOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;

/** MiB of the process and everything it has started. */
export const memoryOfTree = (pid: number): number =>
  processTree(pid)
    .map(memoryOf)
    .reduce((sum, size) => sum + size, 0);

/** Builds the site of a folder. @returns how long it took, and the most MiB that all its processes had together. @throws when it fails */
export async function build(folder: string): Promise<{ seconds: number; mebibytes: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, ["scripts/build/build.ts"], {
    cwd: folder,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  const ended = once(child, "exit");
  let mebibytes = 0;
  while (child.exitCode === null && child.signalCode === null) {
    mebibytes = Math.max(mebibytes, memoryOfTree(child.pid ?? 0));
    await Promise.race([wait(50), ended]);
  }
  if (child.exitCode !== 0) throw new Error("The build failed");
  return { seconds: (performance.now() - began) / 1000, mebibytes };
}
