// `npm run desk`: quotes and mail, read from the site's database while the site runs.
import { runHere } from "./setup/installed.mjs";

runHere("scripts/desk.ts");
