/**
 * `npm run check:live` without installing first: content, claims, prices, settings and the database's version, for the address in
 * PUBLIC_ORIGIN. Changes nothing. `npm start` runs it before it builds, deploy/update.sh before it builds and switches.
 *   --quiet          prints nothing when all is well
 *   --mail ADDRESS   sends a test email there as well
 *   --payment        takes one pound as well, and sends it back
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { type Config, readConfig } from "../server/config.ts";
import { contentObstacles, obstacles } from "../server/go-live.ts";
import { isReal } from "../server/origin.ts";
import { choosePayments } from "../server/payments/choose.ts";
import { Refusal } from "../server/refusal.ts";
import { contentProblems } from "./content/check/problems.ts";
import { dataFolderProblems } from "./live/data-folder.ts";
import { databaseProblems } from "./live/database.ts";
import { tryMail } from "./live/try-mail.ts";
import { tryPayment } from "./live/try-payment.ts";
import { argumentsOf } from "./setup/arguments.ts";
import { contentFolder } from "./setup/content.mjs";

const { values: asked } = argumentsOf("npm run check:live -- [--mail ADDRESS] [--payment] [--quiet]", () =>
  parseArgs({ options: { quiet: { type: "boolean" }, mail: { type: "string" }, payment: { type: "boolean" } } }),
);

const site = async () => (await import("#content/site.ts")).default;
const reviews = async () => (await import("#content/reviews/home.ts")).default;

/** Names the folder that CONTENT names, in place of the shipped one. */
const named = (sentence: string) => sentence.replace(/^content(?=\/)/, path.relative(process.cwd(), contentFolder));

/** All problems at once, so that the owner can fix them together. */
async function problems(config: Config | Refusal): Promise<string[]> {
  const inContent = await contentProblems();
  const settings = config instanceof Refusal ? config.sentences : await storeProblems(config);
  // The content of the owner's files can only be checked once they have the right shape.
  const untilLive =
    config instanceof Refusal || inContent.length > 0
      ? []
      : obstacles(config, await site(), await reviews()).map(named);
  return [...settings, ...inContent, ...untilLive];
}

/** The database may be in the folder, so it is looked at only once the folder can be used. */
async function storeProblems(config: Config): Promise<string[]> {
  const problems = dataFolderProblems(config);
  return problems.length > 0 ? problems : databaseProblems(config);
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
} else if (!asked.quiet) {
  console.log(`The site is ready for ${where}: content, claims, prices and settings are as they must be there.`);
  const later = config instanceof Refusal || isReal(config.origin) ? [] : contentObstacles(await site()).map(named);
  if (later.length > 0)
    console.log(["That is an address of this machine or network. For a real one it still needs:", ...later].join("\n"));
}

if (!(config instanceof Refusal || asked.quiet)) for (const sentence of config.withoutEffect) console.log(sentence);

/** Tries mail and payments even if other problems remain, because they are set up one at a time. @returns whether all of it worked */
async function tryOut(settings: Config, mailTo: string | undefined, payment: boolean | undefined): Promise<boolean> {
  const { name, email, bank } = await site();
  const mail = mailTo ? await tryMail(mailTo, settings, { name, email }) : { ok: true, said: [] };
  for (const line of mail.said) console.log(line);
  if (!payment) return mail.ok;
  if (settings.payments === "demo") {
    console.log('PAYMENTS is "demo", with which no money moves: there is nothing to try.');
    return false;
  }
  // Nothing is signed here: only the demonstration adapter signs, and it is ruled out above.
  const signing = { signer: { sign: () => "", verify: () => false }, clock: { now: () => new Date() } };
  const payments = await choosePayments(settings, bank, signing);
  const paid = await tryPayment({ payments, origin: settings.origin, email, say: (line) => console.log(line) });
  return mail.ok && paid;
}
if (!(config instanceof Refusal) && (asked.mail || asked.payment) && !(await tryOut(config, asked.mail, asked.payment)))
  process.exitCode = 1;
