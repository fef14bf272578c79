// `npm run desk`: the agency's desk, on the site's database while the site runs.
import { runHere } from "./setup/installed.mjs";

runHere("scripts/desk.ts");
