import path from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { withoutPassword } from "../database/postgres.ts";
import { codeOf, Refusal } from "../refusal.ts";
import { backup } from "./backup.ts";
import { noteBackup } from "./last-backup.ts";
import { restore } from "./restore.ts";

const backupHelp = `npm run backup             copies quotes, mail and everything else to a new folder in BACKUP_DIR (./backups)

The site may run meanwhile. Backups older than retention.backupDays in content/site.ts are removed.
`;

const restoreHelp = `npm run restore -- FOLDER  brings back the backup in FOLDER, such as backups/2026-11-21T15-04-05-123Z

  --replace                when the store is in use: put what is there aside and restore over it

Stop the site first. It goes into the database that the site uses (DATABASE_URL, or site.db in DATA_DIR), whichever kind it
was made from.
`;

const help = { type: "boolean", short: "h" } as const;

/** `npm run backup`. @returns the exit code */
export function backupCommand(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return runCommand(backupHelp, async () => {
    const { values } = parseArgs({ args: [...argv], options: { help } });
    if (values.help) return backupHelp;
    const config = readConfig(env);
    const { folder, rows, files, removed, left } = await backup(config, new Date());
    const count = Object.values(rows).reduce((sum, rows) => sum + rows, 0);
    const went = removed > 0 ? `${removed} older than the site keeps them were removed.\n` : "";
    await noteBackup(config, new Date()).catch((error: Error) =>
      left.push(`The backup is complete, but the desk will not know of it: ${error.message}.`),
    );
    for (const sentence of left) process.stderr.write(`${sentence}\n`);
    return `${folder}: ${count} rows, ${Object.keys(files).length - 1} stored mails, checked.\n${went}`;
  });
}

/** `npm run restore`. @returns the exit code */
export function restoreCommand(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return runCommand(restoreHelp, async () => {
    const options = { help, replace: { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    if (values.help) return restoreHelp;
    const [folder, ...more] = positionals;
    if (!folder || more.length > 0) throw new Refusal(["Which backup?", "", restoreHelp]);
    const config = readConfig(env);
    const asked = { now: new Date(), replace: values.replace };
    const { made, aside, waiting } = await restore(config, path.resolve(folder), asked);
    const count = Object.values(made.rows).reduce((sum, rows) => sum + rows, 0);
    const where = config.databaseUrl ? withoutPassword(config.databaseUrl) : config.dataFolder;
    return [
      `${count} rows as they were at ${made.began} are in ${where}.`,
      ...(aside.length > 0
        ? [`What was there is in ${aside.join(" and ")}. Remove it once you have seen that all is well.`]
        : []),
      ...(waiting > 0
        ? [`${waiting} mails were waiting then and go out when the site starts; some may have gone out since.`]
        : []),
      "Everybody has to sign in at the desk again. What was undone since then is back: remove passkeys, revoke calendar addresses and " +
        "erase people again (npm run desk passkeys, calendar feeds, erase EMAIL).",
      "",
    ].join("\n");
  });
}

/** Prints the result, or the refusal, or the help when the arguments are wrong. @returns the exit code */
async function runCommand(help: string, work: () => Promise<string>): Promise<number> {
  try {
    process.stdout.write(await work());
    return 0;
  } catch (error) {
    if (error instanceof Refusal) process.stderr.write(`${error.message}\n`);
    else if (error instanceof Error && codeOf(error).startsWith("ERR_PARSE_ARGS"))
      process.stderr.write(`${error.message}\n\n${help}`);
    else if (error instanceof Error && codeOf(error))
      process.stderr.write(`It failed, and nothing was changed: ${error.message} (${codeOf(error)}).\n`);
    else throw error;
    return 1;
  }
}
