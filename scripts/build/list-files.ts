import { readFileSync } from "node:fs";
import path from "node:path";
import { endings, etagOf, type FileList, type Listed } from "../../server/http/built-files.ts";
import { filesIn } from "../setup/content.mjs";

/** The address, name and ETags of every file, which the server reads at its start. @param client the built site, compressed */
export function listFiles(client: string): FileList {
  const names = new Set(filesIn(client));
  const listed = [...names]
    .filter((name) => !name.endsWith(endings.br) && !name.endsWith(endings.gzip))
    .map((name): [string, Listed] => {
      const etags = Object.entries(endings)
        .filter(([, ending]) => names.has(name + ending))
        .map(([encoding, ending]) => [encoding, etagOf(readFileSync(path.join(client, name + ending)))]);
      return [addressOf(name), { name, etags: Object.fromEntries(etags) }];
    });
  return Object.fromEntries(listed);
}

const addressOf = (name: string) =>
  encodeURI(`/${name.split(path.sep).join("/")}`).replace(/\/index\.html$/, "") || "/";
