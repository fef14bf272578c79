import { parseArgs } from "node:util";

export const help = `The agency's desk.

  npm run desk quotes                  the quotes, newest first
  npm run desk quote BT-7K4M-92QX      everything about one
  npm run desk mail                    the mail, newest first, with its status
  npm run desk mail BT-7K4M-92QX       the mail about one quote
  npm run desk mail-show ID            one mail: headers and text

  npm run desk reviews                 bookers' reviews, those that wait first
  npm run desk reviews show ID         one of them
  npm run desk reviews publish ID      shows it, whatever its stars
  npm run desk -- reviews decline ID --words "why"          keeps it from being shown, or takes it down
  npm run desk -- reviews reply ID --words "your answer"    shown under it

  --json           for programs: npm run --silent desk -- quotes --json
  --words TEXT     why a review is declined, or your answer to it
  --limit NUMBER   how many lines at most; 50 unless told

It reads the database that the site uses: DATABASE_URL, or site.db in DATA_DIR (./data), and may be used while the site runs.
Mail is waiting (to be sent or tried again), sent, kept (as a file, no mail server is set) or undelivered (given up).
`;

const reviewActions = ["list", "show", "publish", "decline", "reply"] as const;
export type ReviewAction = (typeof reviewActions)[number];

export type Command =
  | { name: "quotes" | "mail"; limit: number; json: boolean; about: string | undefined }
  | { name: "quote" | "mail-show"; json: boolean; about: string }
  | { name: "reviews"; action: ReviewAction; about: string; words: string; limit: number; json: boolean }
  | { name: "help"; wrong: string | undefined };

/** @returns the command, or help with what was wrong */
export function readArguments(argv: readonly string[]): Command {
  const wrong = (sentence: string): Command => ({ name: "help", wrong: sentence });
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        words: { type: "string", default: "" },
        limit: { type: "string", default: "50" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const [name, about, ...more] = positionals;
    const { json } = values;
    const limit = Number(values.limit);
    if (values.help || name === undefined || name === "help") return { name: "help", wrong: undefined };
    if (!Number.isInteger(limit) || limit < 1) return wrong("--limit takes a number from 1.");
    if (name === "reviews") return readReviews(about ?? "list", more, { words: values.words, limit, json });
    if (more.length > 0) return wrong(`Too many words after "${name}".`);
    if (name === "quotes" || name === "mail") return { name, limit, json, about };
    if (name !== "quote" && name !== "mail-show") return wrong(`There is no "${name}".`);
    if (!about) return wrong(name === "quote" ? "Which quote? Give its reference." : "Which mail? Give its id.");
    return { name, json, about };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

function readReviews(
  action: string,
  [about = "", ...more]: string[],
  options: { words: string; limit: number; json: boolean },
): Command {
  const wrong = (sentence: string): Command => ({ name: "help", wrong: sentence });
  const known = reviewActions.find((one) => one === action);
  if (!known) return wrong(`There is no "reviews ${action}".`);
  if (more.length > 0) return wrong(`Too many words after "reviews ${action}".`);
  if (known !== "list" && about === "") return wrong("Which review? Give its id.");
  if ((known === "decline" || known === "reply") && options.words.trim() === "")
    return wrong(known === "decline" ? 'Say why: --words "…"' : 'Say what: --words "…"');
  return { name: "reviews", action: known, about, ...options };
}
