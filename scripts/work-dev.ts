// The process for emails and jobs that scripts/dev.ts starts. It runs from the sources, through Vite because jobs render emails.
import { runnerImport } from "vite";
import type * as Worker from "../server/jobs/worker.ts";
import { privateProcess } from "../server/private-files.ts";
import { contentAlias } from "./setup/content.mjs";

privateProcess();
process.env.NODE_ENV ??= "development";
const { module } = await runnerImport<typeof Worker>("/server/jobs/worker.ts", {
  configFile: false,
  resolve: { alias: contentAlias },
});
await module.work();
