/**
 * `npm run content:check`: every mistake in the agency's content (CONTENT, or the shipped example), in plain words and all at once,
 * without a build. Exits 1 when there is one. `npm run build` and `npm run check:live` check the same first.
 *   --quiet   prints nothing when all is well
 */
import { contentFolder } from "../setup/content.mjs";
import { contentProblems } from "./check/problems.ts";

const found = await contentProblems();
if (found.length > 0) {
  console.error(
    [`${found.length === 1 ? "One mistake" : `${found.length} mistakes`} in ${contentFolder}:`, ...found].join("\n"),
  );
  process.exitCode = 1;
} else if (!process.argv.includes("--quiet")) console.log(`Nothing is wrong in ${contentFolder}.`);
