/** The memory of processes, from Linux's /proc. */
import { readdirSync, readFileSync } from "node:fs";

/** A file of /proc; empty when the process has just ended. */
const read = (file: string) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** The process and everything it has started. */
export function processTree(pid: number): number[] {
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
export const memoryOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;

/** MiB of the process and everything it has started. */
export const memoryOfTree = (pid: number): number =>
  processTree(pid)
    .map(memoryOf)
    .reduce((sum, size) => sum + size, 0);

/** Whether a site is up. */
export const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
