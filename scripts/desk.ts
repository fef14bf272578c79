// The desk, without the installing of `npm run desk`.
import { desk } from "../server/desk/desk.ts";

process.exitCode = await desk(process.argv.slice(2), process.env);
