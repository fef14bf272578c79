// The mail process that scripts/dev.ts starts beside itself: from the sources, nothing is built.
import { work } from "../server/jobs/worker.ts";

await work();
