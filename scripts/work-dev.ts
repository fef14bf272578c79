// The process for emails and jobs that scripts/dev.ts starts. It runs from the sources, through Vite because jobs render emails.
import { createServer } from "vite";
import type * as Worker from "../server/jobs/worker.ts";
import { privateProcess } from "../server/private-files.ts";
import { contentAlias } from "./setup/content.mjs";
import { root } from "./setup/installed.mjs";

privateProcess();
process.env.NODE_ENV ??= "development";
// Open as long as the process: what is imported on first use, such as the email's HTML, is transformed then.
const vite = await createServer({
  root,
  configFile: false,
  logLevel: "silent",
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  resolve: { alias: contentAlias },
});
const { work } = (await vite.ssrLoadModule("/server/jobs/worker.ts")) as typeof Worker;
await work();
await vite.close();
