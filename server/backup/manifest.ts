import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { codeOf, Refusal } from "../refusal.ts";

/** Describes a backup's folder, so that a restore recognises a damaged one. */
const manifest = z.object({
  format: z.literal(1),
  /** ISO 8601 UTC: the backup has everything that was acknowledged before this time */
  began: z.iso.datetime(),
  from: z.enum(["sqlite", "postgres"]),
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.int()),
  /** SHA-256 of each file, by its path in the folder */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifest>;

/** The database, also PostgreSQL's: always an SQLite file. */
export const databaseFile = "site.db";
export const mailFolder = "mail";
export const manifestFile = "backup.json";

async function digest(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

export async function digests(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== manifestFile)
    .sort();
  const found: Record<string, string> = {};
  for (const name of names) found[name] = await digest(path.join(folder, name));
  return found;
}

/** @throws Refusal when there is no backup in the folder, or when a file of it is missing or changed, or can't be read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), "utf8").catch((error: Error) => {
    // A backup that another user fetched may be unreadable: it must not be reported as missing.
    if (!["ENOENT", "ENOTDIR"].includes(codeOf(error)))
      throw new Refusal([
        `${folder} cannot be read (${error.message}). Make it readable to the site’s user, as docs/deploy.md says of a copy that is fetched back.`,
      ]);
    if (!existsSync(folder)) throw new Refusal([`There is no folder ${folder}.`]);
    throw new Refusal([`${folder} is not a backup: it has no ${manifestFile}.`]);
  });
  let parsed: Manifest;
  try {
    parsed = manifest.parse(JSON.parse(text));
  } catch {
    throw new Refusal([`${path.join(folder, manifestFile)} cannot be read as this version writes it.`]);
  }
  const found = await digests(folder);
  const wrong = Object.entries(parsed.files).filter(([name, sum]) => found[name] !== sum);
  if (wrong.length > 0)
    throw new Refusal([
      `The backup in ${folder} is damaged:`,
      ...wrong.map(([name]) => `${name} ${found[name] ? "has changed" : "is missing"}.`),
    ]);
  return parsed;
}
