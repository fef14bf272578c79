// `npm run check:live`: whether the site may be served at PUBLIC_ORIGIN, in seconds and without a build.
import { runHere } from "./setup/installed.mjs";

runHere("scripts/check-live.ts");
