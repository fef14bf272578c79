// `npm run restore -- FOLDER [--replace]` without installing first.
import { restoreCommand } from "../server/backup/commands.ts";
import { privateProcess } from "../server/private-files.ts";

privateProcess();
process.exitCode = await restoreCommand(process.argv.slice(2), process.env);
