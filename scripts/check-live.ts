/**
 * `npm run check:live`, without the installing: content, claims, prices, settings and the database's version, for the address in
 * PUBLIC_ORIGIN. Changes nothing. `npm start` runs it before it builds, deploy/update.sh before it builds and switches.
 *   --quiet   prints nothing when all is well
 */
import { type Config, readConfig } from "../server/config.ts";
import { contentObstacles, obstacles } from "../server/go-live.ts";
import { isReal } from "../server/origin.ts";
import { Refusal } from "../server/refusal.ts";
import { contentProblems } from "./content/check/problems.ts";
import { databaseProblems } from "./live/database.ts";

const site = async () => (await import("#content/site.ts")).default;
const reviews = async () => (await import("#content/reviews/home.ts")).default;

/** All problems at once, so that the owner can fix them together. */
async function problems(config: Config | Refusal): Promise<string[]> {
  const inContent = await contentProblems();
  const settings = config instanceof Refusal ? config.sentences : await databaseProblems(config);
  // The owner's file can be checked once it has the right shape.
  const toGo =
    config instanceof Refusal || inContent.length > 0 ? [] : obstacles(config, await site(), await reviews());
  return [...settings, ...inContent, ...toGo];
}

function settings(): Config | Refusal {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const config = settings();
const found = await problems(config);
const where = config instanceof Refusal ? "being served" : config.origin;
if (found.length > 0) {
  console.error([`The site is not ready for ${where}:`, ...found].join("\n"));
  process.exitCode = 1;
} else if (!process.argv.includes("--quiet")) {
  console.log(`The site is ready for ${where}: content, claims, prices and settings are as they must be there.`);
  const later = config instanceof Refusal || isReal(config.origin) ? [] : contentObstacles(await site());
  if (later.length > 0)
    console.log(["That is an address of this machine or network. For a real one it still needs:", ...later].join("\n"));
}
