// `npm run backup`, without the installing: what a timer runs.
import { backupCommand } from "../server/backup/commands.ts";
import { privateProcess } from "../server/private-files.ts";

privateProcess();
process.exitCode = await backupCommand(process.argv.slice(2), process.env);
