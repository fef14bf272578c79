/**
 * npm run content:new ../my-agency: makes a content folder for another agency from the shipped example: its towns and acts, no reviews,
 * no claims. Asks for what the options do not say:
 *   --name "Second Stage" --legal company --phone "0113 496 0000" --email hello@second-stage.co.uk --towns "Leeds, York, Newport (Pembrokeshire)"
 *   --acts "cheeky-butlers, drag-acts, Fire Eaters"
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { cancel, isCancel, multiselect, select, text } from "@clack/prompts";
import { argumentsOf } from "../setup/arguments.ts";
import { contentProblems } from "./check/problems.ts";
import { makeAgency } from "./new/agency.ts";
import { type Answers, folderWrong, wrongIn } from "./new/answers.ts";
import { shippedActs, shippedPlaces } from "./new/shipped.ts";

const option = { type: "string" } as const;
const acts = await shippedActs();
const actChoice = `Acts with texts and pictures: ${acts.map(({ slug }) => slug).join(", ")}. Others begin empty, by name.`;
const usage = `npm run content:new ../my-agency -- [--name TEXT] [--legal company|sole-trader] [--phone TEXT] [--email TEXT] [--towns LIST] [--acts LIST]

${actChoice}`;
const { values: options, positionals } = argumentsOf(usage, () =>
  parseArgs({
    allowPositionals: true,
    options: { name: option, legal: option, phone: option, email: option, towns: option, acts: option },
  }),
);
const [folder] = positionals;
const interactive = process.stdin.isTTY && process.stdout.isTTY;
const wrong = wrongIn(await shippedPlaces(), acts);

function stop(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}

function cancelled(): never {
  cancel("Nothing was made.");
  process.exit(130);
}

/** The option's value if it is given, otherwise the answer to a question. */
async function answer(name: keyof Answers, message: string): Promise<string> {
  const optionValue = options[name];
  const fault = optionValue === undefined ? undefined : wrong[name](optionValue);
  if (fault) stop(`--${name}: ${fault}`, 2);
  if (optionValue !== undefined) return optionValue;
  if (!interactive) stop(`${message} Say it with --${name}.${name === "acts" ? ` ${actChoice}` : ""}`, 2);
  const typed = await (name === "acts"
    ? multiselect({
        message: `${message} Others than these: begin again with --acts, by name.`,
        options: acts.map(({ slug, name }) => ({ value: slug, label: name })),
      })
    : name === "legal"
      ? select({
          message,
          options: [
            { value: "company", label: "A company" },
            { value: "sole-trader", label: "A sole trader, or a partnership" },
          ],
        })
      : text({ message, validate: (value) => wrong[name](value ?? "") }));
  if (isCancel(typed)) cancelled();
  return typed.toString();
}

if (!folder) stop("Say where: npm run content:new ../my-agency", 2);
const target = path.resolve(folder);
const fault = folderWrong(target);
if (fault) stop(fault, 2);
await makeAgency(target, {
  name: await answer("name", "What is the agency called?"),
  legal: await answer("legal", "Is it a company or a sole trader?"),
  phone: await answer("phone", "What is its phone number?"),
  email: await answer("email", "What is its email address?"),
  towns: await answer(
    "towns",
    "Which towns does it serve? With commas between them, the first being where performers set out from.",
  ),
  acts: await answer("acts", "Which acts has it?"),
});
const problems = await contentProblems(target);
if (problems.length > 0) stop(["It was made, but:", ...problems].join("\n"), 1);
const shown = path.relative(process.cwd(), target);
console.log(`${shown} is ready. Look at it with CONTENT=${shown} npm run dev; its README.md says how to go on.`);
