// `npm run backup` without installing first: a timer runs this file.
import { backupCommand } from "../server/backup/commands.ts";
import { privateProcess } from "../server/private-files.ts";

privateProcess();
process.exitCode = await backupCommand(process.argv.slice(2), process.env);
