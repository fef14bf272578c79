// Starts the built site once beside the running one, to see whether it would (scripts/try-start.ts).
import { runHere } from "./setup/installed.mjs";

runHere("scripts/try-start.ts");
