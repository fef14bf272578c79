// The process for emails and jobs that scripts/dev.ts starts. It runs from the sources, through Vite because jobs render emails.
import type * as Worker from "../server/jobs/worker.ts";
import { privateProcess } from "../server/private-files.ts";
import { load } from "./build/site-pages.ts";

privateProcess();
process.env.NODE_ENV ??= "development";
const { work } = await load<typeof Worker>("server/jobs/worker.ts");
await work();
