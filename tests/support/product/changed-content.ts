/** A copy of the shipped content, for a test to break, and the messages of the content check. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { contentProblems } from "../../../scripts/content/check/problems.ts";
import { scratch } from "../processes/scratch.ts";

const shipped = path.resolve(import.meta.dirname, "../../../content");
const root = path.dirname(shipped);

/**
 * @param places the only ones that the copy has, for tests of what is found in one file alone: most files are places
 * @returns functions that change files of the copy and run the check
 */
export function changedContent(places?: readonly string[]) {
  const folder = scratch("site-content-");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const copied = (file: string) =>
    !places || path.basename(path.dirname(file)) !== "places" || places.includes(path.basename(file, ".ts"));
  cpSync(shipped, folder, { recursive: true, filter: copied });
  return {
    change(name: string, from: string | RegExp, to: string) {
      const file = path.join(folder, name);
      const text = readFileSync(file, "utf8");
      const changed = text.replace(from, to);
      expect(changed, name).not.toBe(text);
      writeFileSync(file, changed);
    },
    write(name: string, bytes: string | Uint8Array) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), bytes);
    },
    remove: (name: string) => rmSync(path.join(folder, name), { recursive: true }),
    /** The messages, each beginning with the file's name as in the folder. */
    said: async () => (await contentProblems(folder)).map((line) => path.relative(folder, path.join(root, line))),
  };
}

/** A problem in a file, and its message. */
export type Break = [file: string, from: string | RegExp, to: string, said: RegExp];
