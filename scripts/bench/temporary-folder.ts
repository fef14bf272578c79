import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const made: string[] = [];
process.once("exit", () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is removed when this process ends; the sites that it has started are ended then too. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  made.push(folder);
  return folder;
}
