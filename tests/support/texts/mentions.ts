/** Finds the commands, files and links that a text names, and checks that each exists. */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Command, CommanderError } from "commander";
import { programFor } from "../../../server/desk/program.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const scripts = Object.keys(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).scripts);

interface MentionedCommand {
  script: string;
  args: string[];
}

/** Matches a command: it ends with its line, quotes or sentence, or before two spaces, a comment, a bracket, a tag or a pipe. */
const command =
  /npm run (?:--silent )?([a-z][\w-]*(?::[a-z][\w-]*)?)((?: (?:"[^"\n]*"|[^\s`"'“”\\#([|<][^\s`"'“”\\<]*(?<![.:,;)])))*)/g;
const deskInDocs = /`desk ([^`]+)`/g;

/** The commands in a text, such as "npm run desk price REF": script and arguments. A template's `${…}` counts as a word. */
export function commandsIn(text: string): MentionedCommand[] {
  const plain = text.replace(/\$\{[^}]*\}/g, "X");
  return [
    ...[...plain.matchAll(command)].map(([, script = "", rest = ""]) => ({ script, args: argsOf(rest) })),
    ...[...plain.matchAll(deskInDocs)].map(([, rest = ""]) => ({ script: "desk", args: ["--", ...argsOf(rest)] })),
  ];
}

const argsOf = (rest: string): string[] => (rest.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"|"$/g, ""));

/** @returns what is wrong with the command; null when it can be typed as it stands */
async function faultOf({ script, args }: MentionedCommand): Promise<string | null> {
  if (!scripts.includes(script)) return `there is no script "${script}"`;
  const separator = args.indexOf("--");
  const before = separator < 0 ? args : args.slice(0, separator);
  const option = before.find((word) => word.startsWith("--"));
  if (option) return `npm keeps ${option} for itself without -- before it`;
  const typed = args.filter((_, index) => index !== separator);
  // "X" or "COMMAND" stands for any command.
  if (script !== "desk" || /^[A-Z]+$/.test(typed[0] ?? "")) return null;
  try {
    await silent(programFor(async () => {})).parseAsync(typed, { from: "user" });
    return null;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // A command without its argument still exists.
    return error.exitCode === 0 || error.code === "commander.missingArgument" ? null : error.message;
  }
}

/** The commands in a text that can't be typed as they stand, each with the reason. */
export async function wrongCommands(text: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const named of commandsIn(text)) {
    const fault = await faultOf(named);
    if (fault) wrong.push(`npm run ${named.script} ${named.args.join(" ")}: ${fault}`);
  }
  return wrong;
}

function silent(program: Command): Command {
  program.configureOutput({ writeOut: () => {}, writeErr: () => {} });
  for (const one of program.commands) silent(one);
  return program;
}

const file = /(?<![\w/.@-])(?:app|content|server|scripts|tests|docs|deploy|public)\/[\w.<>*/-]*[\w>*]/g;

/** The paths in a text, from the repository's root, that do not exist; `<act>` stands for any name. */
export const missingFiles = (text: string): string[] => (text.match(file) ?? []).filter((name) => !exists(name));

function exists(name: string): boolean {
  const any = name.replace(/<[^>]*>/g, "*");
  // A decision may be named by its number alone, a module without its extension.
  const spelled = [any, `${any}.*`, ...(/\/\d{4}$/.test(any) ? [`${any}-*`] : [])];
  return madeByTheOwner.test(name) || globSync(spelled, { cwd: root }).length > 0;
}

/** Files that are not shipped: owners make them from their photographs, or from a file of postcodes. */
const madeByTheOwner = /^(content\/acts\/[^/]+\/photos\b|app\/features\/place\/outcodes\.json$)/;

const relativeLink = /\]\((?!https?:|mailto:|#)([^)\s#]+)[^)]*\)/g;

/** The files to which a Markdown document links and that do not exist. */
export const brokenLinks = (document: string, text: string): string[] =>
  [...text.matchAll(relativeLink)]
    .map(([, to = ""]) => to)
    .filter((to) => !existsSync(path.resolve(root, path.dirname(document), to)));
