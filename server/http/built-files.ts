import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentType } from "mime-types";

/** File endings by encoding, as the build names the compressed forms. */
const endings = { br: ".br", gzip: ".gz" } as const;
export type Encoding = "identity" | keyof typeof endings;

/** One representation: its bytes, and a strong validator, the same in every process with this build. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string;
}

export interface BuiltFile {
  readonly type: string;
  readonly forms: { readonly identity: Representation } & Partial<Record<Encoding, Representation>>;
}

/** The router's data needs a type that a browser does not offer to download. */
const types: Partial<Record<string, string>> = { ".data": "text/x-script" };

/**
 * Reads the whole build into memory: serving it needs no descriptor, can't fail to open, and does not change while the next release
 * is built in its place (docs/decisions/0015-files-from-memory.md).
 * @returns by request path: "/assets/app-abc.js", and a page's index.html by the path of the page
 */
export function readBuilt(folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(entries.map((entry) => path.join(entry.parentPath, entry.name)));
  for (const name of names) {
    const extension = path.extname(name);
    if (Object.values<string>(endings).includes(extension)) continue;
    const forms: Partial<Record<Encoding, Representation>> = {};
    for (const [encoding, ending] of Object.entries(endings))
      if (names.has(name + ending)) forms[encoding as Encoding] = representation(name + ending);
    const type = types[extension] ?? (contentType(path.basename(name)) || "application/octet-stream");
    files.set(addressOf(path.relative(folder, name)), { type, forms: { ...forms, identity: representation(name) } });
  }
  return files;
}

function representation(file: string): Representation {
  const body = readFileSync(file);
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
}

const addressOf = (name: string) =>
  encodeURI(`/${name.split(path.sep).join("/")}`).replace(/\/index\.html$/, "") || "/";
