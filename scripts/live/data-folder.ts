import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import type { Config } from "../../server/config.ts";
import { siteFile } from "../../server/database/sqlite.ts";
import { folderRefusal } from "../../server/private-files.ts";

/**
 * Why this user can't keep the site's data in DATA_DIR, a sentence each. The first start would make the folder, so what is checked of a
 * missing one is whether it can be made. Reads only.
 */
export function dataFolderProblems({
  databaseUrl,
  smtpUrl,
  dataFolder,
}: Pick<Config, "databaseUrl" | "smtpUrl" | "dataFolder">): string[] {
  // With both, nothing is kept there.
  if (databaseUrl && smtpUrl) return [];
  try {
    const file = siteFile(dataFolder);
    // The dot makes it fail where a file is in the folder's place.
    accessSync(`${nearestExisting(dataFolder)}/.`, constants.W_OK | constants.X_OK);
    if (!databaseUrl && existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    return [];
  } catch (error) {
    return [...folderRefusal(dataFolder, "DATA_DIR", error).sentences];
  }
}

const nearestExisting = (folder: string): string =>
  existsSync(folder) || path.dirname(folder) === folder ? folder : nearestExisting(path.dirname(folder));
