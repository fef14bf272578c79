import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { actFolders, contentFolder } from "../setup/content.mjs";

export const artFolder = path.resolve(import.meta.dirname, "../../app/ui/poster/art");
const isDrawn = (name: string) => existsSync(path.join(artFolder, `${name}.svg`));

/** The drawing of each act without one of its own: the one that its act.ts names, or the curtain. */
export async function borrowedDrawings(): Promise<Record<string, string>> {
  const borrowers = actFolders().filter((act) => !isDrawn(act));
  const drawings = borrowers.map(async (act) => {
    const { default: content } = await import(pathToFileURL(path.join(contentFolder, "acts", act, "act.ts")).href);
    return [act, isDrawn(content.poster) ? content.poster : "curtain"] as const;
  });
  return Object.fromEntries(await Promise.all(drawings));
}
