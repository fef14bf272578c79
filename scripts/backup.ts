// `npm run backup`, without the installing: what a timer runs.
import { backupCommand } from "../server/backup/commands.ts";

process.exitCode = await backupCommand(process.argv.slice(2), process.env);
