import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { contentType } from "mime-types";
import { codeOf } from "../refusal.ts";
import type { EncodedFile, Encodings } from "./send-file.ts";

/** The build's entry for one file: its path, and the ETag of each of its encodings. */
export interface Listed {
  /** Below build/client */
  name: string;
  etags: Encodings<string>;
}

/** build/files.json, by request path: "/assets/app-abc.js", and a page's index.html by the path of the page. */
export type FileList = Readonly<Record<string, Listed>>;

/** File endings by encoding, as the build names the compressed files. */
export const endings = { identity: "", br: ".br", gzip: ".gz" } as const;

/** The router's data needs a type that a browser does not offer to download. */
const types: Partial<Record<string, string>> = { ".data": "text/x-script" };

/** Enough for the files that are requested often: all of the shipped pages in Brotli take a third of it. */
const maxBytes = 16 * 1024 * 1024;

/** A strong validator, the same in every process with this build. */
export const etagOf = (body: Uint8Array): string =>
  `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/** The error for a file that is gone or differs from the list: another build is replacing this one. */
export class OtherBuild extends Error {}

/**
 * Reads built files when they are first requested, and keeps those that are requested most in memory
 * (docs/decisions/0015-files-from-memory.md). Reads synchronously: that takes 20 µs from the system's cache, a promise 70.
 * @param headersFor the headers of every answer about the file at a request path
 */
export function builtFiles(folder: string, list: FileList, headersFor: (address: string) => Record<string, string>) {
  const files = new Map(Object.entries(list));
  const kept = new LRUCache<string, EncodedFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 1000,
  });

  /** @throws OtherBuild, and errors of the file system such as EMFILE */
  function openEncoded(address: string, { name, etags }: Listed, encoding: keyof typeof endings): EncodedFile {
    const etag = etags[encoding] ?? etags.identity;
    const body = read(path.join(folder, name + endings[encoding]));
    if (etagOf(body) !== etag) throw new OtherBuild(`${name} is not the one that this process was started with`);
    const type = types[path.extname(name)] ?? (contentType(path.basename(name)) || "application/octet-stream");
    return { body, etag, encoding, type, headers: new Map(Object.entries(headersFor(address))) };
  }

  return {
    find: (address: string): Listed | undefined => files.get(address),
    /** @throws as `openEncoded` */
    file(address: string, listed: Listed, encoding: keyof typeof endings): EncodedFile {
      const key = encoding + address;
      const known = kept.get(key);
      if (known) return known;
      const file = openEncoded(address, listed, encoding);
      kept.set(key, file);
      return file;
    },
  };
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (codeOf(error) === "ENOENT") throw new OtherBuild(`${file} is gone`, { cause: error });
    throw error;
  }
}
