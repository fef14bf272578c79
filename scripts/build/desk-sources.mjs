// Which sources the desk's bundle (desk.ts) is made from, and whether it is up to date with them. Every command checks that, so this is
// plain JavaScript: stripping types would cost each a tenth of a second.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentFiles } from "../setup/content.mjs";
import { root } from "../setup/installed.mjs";
import { digestOf } from "./digest.mjs";

export const folder = path.join(root, "build/desk");
export const entry = path.join(folder, "desk.js");
/** Two digests of the sources that the bundle was made from */
export const stamp = path.join(folder, "sources.txt");

const settings = ["package.json", "scripts/build/desk.ts"];
/** The kinds of file that the bundle is made from: no photographs or drawings. */
const text = /\.(tsx?|json|sql)$/;

function sourceFiles() {
  const found = ["app", "server"].flatMap((source) =>
    readdirSync(path.join(root, source), { recursive: true, encoding: "utf8" }).map((name) => path.join(source, name)),
  );
  const read = [...found, ...contentFiles()].filter((name) => text.test(name) && !/\.test\.tsx?$/.test(name));
  return [...settings, ...read].sort();
}

/** @param {readonly string[]} files @param {(file: string) => string | Buffer} of */
const digest = (files, of) => digestOf(...files.flatMap((file) => [file, of(path.join(root, file))]));

/** @typedef {{ bySizeAndTime: string, byContent: () => string }} Sources */

/** @returns {Sources} */
export function readSources() {
  const files = sourceFiles();
  return {
    // Takes 10 ms, and is enough where no file was touched.
    bySizeAndTime: digest(files, (file) => {
      const { size, mtimeMs } = statSync(file);
      return `${size} ${Math.floor(mtimeMs)}`;
    }),
    // Takes 50 ms, and is right even when a checkout or a copy has changed the files' times.
    byContent: () => digest(files, (file) => readFileSync(file)),
  };
}

/** What the stamp of a bundle from these sources says. @param {Sources} sources */
export const stampOf = ({ bySizeAndTime, byContent }) => `${bySizeAndTime}\n${byContent()}\n`;

/** Whether there is a bundle, made from these sources. @param {Sources} sources */
export function isBuiltFrom({ bySizeAndTime, byContent }) {
  const [made, madeFrom] = existsSync(stamp) ? readFileSync(stamp, "utf8").split("\n") : [];
  return made === bySizeAndTime || madeFrom === byContent();
}
