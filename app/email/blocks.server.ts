/** The blocks of an email, which are also stored, and its text part. compose.tsx renders the HTML part from the same blocks. */
import { z } from "zod";
import { actSlug, theme } from "../content/shape.ts";
import { emailDrawings } from "./pictures.server.ts";

const list = <T extends z.ZodType>(item: T) => z.array(item).readonly();

const amount = z.object({
  label: z.string(),
  detail: z.string().exactOptional(),
  /** "£13.50", "included" */
  amount: z.string(),
});
export type AmountLine = z.infer<typeof amount>;

const row = z.object({ label: z.string(), value: z.string() });
export type SummaryRow = z.infer<typeof row>;

const anchor = z.object({ label: z.string(), href: z.string() });

const block = z.union([
  /** A paragraph. `plain`: replaces it in the text part, for example with capitals instead of bold type */
  z.object({
    text: z.union([z.string(), list(z.union([z.string(), anchor]))]),
    strong: z.literal(true).exactOptional(),
    plain: z.string().exactOptional(),
  }),
  /** A paragraph in small print. `title`: its first words, in bold type */
  z.object({ title: z.string().exactOptional(), small: z.string() }),
  /** What somebody wrote, with its line breaks */
  z.object({ message: z.string() }),
  z.object({ rule: z.literal(true) }),
  /** A line with a heading below it */
  z.object({ part: z.string() }),
  /** A heading without a line */
  z.object({ heading: z.string() }),
  z.object({ rows: list(row) }),
  /** Price lines with their total, and what is paid when */
  z.object({ lines: list(amount), total: amount, after: list(amount).exactOptional() }),
  /** Cancellation terms; each has the share of the total that is kept, in whole percent */
  z.object({ terms: list(z.object({ words: z.string(), keepPercent: z.number() })) }),
  /** The next steps, numbered */
  z.object({ steps: list(z.object({ title: z.string(), text: z.string() })) }),
  /** The email's one button; `plain`: a text link instead. A private link shows its page to anyone who has it */
  z.object({ link: z.string(), label: z.string(), isPrivate: z.boolean(), plain: z.literal(true).exactOptional() }),
  /** Five stars instead of the button: each opens the form with that number chosen, and sends nothing. The text has the button's link */
  z.object({ stars: z.string() }),
]);
export type Block = z.infer<typeof block>;

export const composed = z.object({
  theme,
  /** The name of the agency, shown above the title */
  brand: z.string(),
  title: z.string(),
  /** Shown below the title */
  lede: z.string().optional(),
  /** The reference, for finding the email again; "" for none */
  reference: z.string(),
  /** The text that email programs show beside the subject */
  preview: z.string(),
  foot: z.string(),
  /** The site's origin, from which pictures are loaded, and the poster in the head; undefined for an email about a surprise */
  art: z.object({ origin: z.string(), poster: z.union([actSlug, z.enum(emailDrawings)]) }).optional(),
  /** When and where, in the head: the first row large */
  ticket: list(row).optional(),
  /** The party is cancelled: the ticket is crossed out */
  cancelled: z.literal(true).optional(),
  blocks: list(block),
});
export type Composed = z.infer<typeof composed>;

export const textOf = ({ title, lede, reference, ticket = [], blocks, foot }: Composed): string => {
  const head = [title, lede, reference].filter(Boolean).join("\n");
  return [head, rowsText(ticket), ...blocks.map(blockText), `-- \n${foot}\n`].filter(Boolean).join("\n\n");
};

export const privateLinkNote = "This link is yours alone: it shows your details to whoever opens it.";

const rowsText = (rows: readonly SummaryRow[]): string =>
  rows.map(({ label, value }) => `${label}: ${value.replaceAll("\n", "\n  ")}`).join("\n");

/** @returns "" for a block that only the HTML part shows */
function blockText(block: Block): string {
  if ("text" in block) return block.plain ?? [block.text].flat().map(anchorText).join("");
  if ("small" in block) return [block.title, block.small].filter(Boolean).join(" ");
  if ("message" in block) return block.message;
  if ("rule" in block || "stars" in block) return "";
  if ("part" in block) return block.part.toUpperCase();
  if ("heading" in block) return block.heading.toUpperCase();
  if ("rows" in block) return rowsText(block.rows);
  if ("terms" in block) return block.terms.map(({ words }) => words).join("\n\n");
  if ("steps" in block)
    return block.steps.map(({ title, text }, index) => `${index + 1}. ${title}. ${text}`).join("\n");
  if ("link" in block) return `${block.label}:\n${block.link}${block.isPrivate ? `\n${privateLinkNote}` : ""}`;
  return [...block.lines, block.total, ...(block.after ?? [])].map(amountText).join("\n");
}

const anchorText = (piece: string | z.infer<typeof anchor>) => (typeof piece === "string" ? piece : piece.label);

const amountText = ({ label, detail, amount }: AmountLine) => `${label}${detail ? ` (${detail})` : ""}: ${amount}`;
