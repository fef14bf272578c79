/** What an email consists of, and its text part. compose.tsx draws the HTML part from the same blocks, so both say the same. */
import type { Theme } from "../content/shape.ts";
import type { EmailPoster } from "./pictures.server.ts";

export interface AmountLine {
  label: string;
  detail?: string;
  /** "£13.50", "included" */
  amount: string;
}

export interface SummaryRow {
  label: string;
  value: string;
}

interface Anchor {
  label: string;
  href: string;
}

export type Block =
  /** A paragraph. `plain`: what the text part has in its place, such as capitals for bold type */
  | { text: string | readonly (string | Anchor)[]; strong?: true; plain?: string }
  /** The same, in small print */
  | { small: string }
  /** What somebody wrote, line by line */
  | { message: string }
  | { rule: true }
  /** A rule, and a heading under it */
  | { part: string }
  /** A heading alone */
  | { heading: string }
  | { rows: readonly SummaryRow[] }
  /** Lines of money with their total, and what is paid when */
  | { lines: readonly AmountLine[]; total: AmountLine; after?: readonly AmountLine[] }
  /** Terms of cancellation, with the share of the total that is kept in whole percent */
  | { terms: readonly { words: string; keepPercent: number }[] }
  /** What comes next, numbered */
  | { steps: readonly { title: string; text: string }[] }
  /** The one button; `plain`: a link in its place. A private link shows its page to anyone who holds it */
  | { link: string; label: string; isPrivate: boolean; plain?: true }
  /** Five stars in place of the button: each opens the form at this address with that number chosen, and sends nothing. The text part has the button's link alone */
  | { stars: string };

export interface Composed {
  theme: Theme;
  /** Who it is from, above the title */
  brand: string;
  title: string;
  /** Under the title */
  lede?: string | undefined;
  /** For finding it again; "" for none */
  reference: string;
  /** What a list of emails shows beside the subject */
  preview: string;
  foot: string;
  /** A site's address with the pictures of its emails, and which poster stands in the head; none in an email about a surprise */
  art?: { origin: string; poster: EmailPoster } | undefined;
  /** When and where, in the head: the first row large */
  ticket?: readonly SummaryRow[] | undefined;
  /** The party does not take place: the ticket is struck through */
  cancelled?: true | undefined;
  blocks: readonly Block[];
}

/** The text part of the email. */
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
  if ("small" in block) return block.small;
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

const anchorText = (piece: string | Anchor) => (typeof piece === "string" ? piece : piece.label);

const amountText = ({ label, detail, amount }: AmountLine) => `${label}${detail ? ` (${detail})` : ""}: ${amount}`;
