// The desk, without the installing of `npm run desk`. From the sources, through Vite because it renders letters (TSX).
import path from "node:path";
import { runnerImport } from "vite";
import type * as Desk from "../server/desk/desk.ts";

process.env.NODE_ENV ??= "production";
const root = path.resolve(import.meta.dirname, "..");
const { module } = await runnerImport<typeof Desk>("/server/desk/desk.ts", { configFile: false, root });
process.exitCode = await module.desk(process.argv.slice(2), process.env);
