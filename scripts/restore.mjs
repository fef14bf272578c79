// `npm run restore`: from the sources, as the desk (desk.mjs).
import { runHere } from "./setup/installed.mjs";

runHere("scripts/restore.ts");
