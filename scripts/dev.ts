/**
 * `npm run dev`: the same server as in production, with Vite in place of the built files. Every page is rendered on request; a
 * change under app/ takes effect at once, one under server/ after a restart. Data is in ./data, as for `npm start`.
 */
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { privateProcess } from "../server/private-files.ts";
import type * as Run from "../server/run.ts";
import { makeBrand } from "./build/brand/brand.ts";

process.setSourceMapsEnabled(true);
privateProcess();
process.env.NODE_ENV = "development";
await makeBrand();
const vite = await createServer({ server: { middlewareMode: true } });
// Through Vite, so that the server and the routes share one app/context.ts.
const { run } = (await vite.ssrLoadModule("/server/run.ts")) as typeof Run;
await run({
  build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
  builtFor: undefined,
  files: () => vite.middlewares,
  deskFiles: { style: "/app/features/desk/desk.css", script: "/app/features/desk/script/desk.ts" },
  worker: `${import.meta.dirname}/work-dev.ts`,
});
