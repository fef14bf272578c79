import { z } from "zod";
import { actSlug, theme } from "../content/shape.ts";
import type { Mail } from "../context.ts";
import { jsonColumn } from "../json-column.server.ts";
import type { Block, Composed } from "./blocks.ts";
import { emailDrawings } from "./pictures.server.ts";

const person = z.object({ name: z.string().exactOptional(), address: z.string() });

/** The columns by which the emails of a person are found. */
export const addressesOf = ({ to, replyTo }: Pick<Mail, "to" | "replyTo">) => ({
  recipient: to.address.toLowerCase(),
  answeredTo: replyTo?.address.toLowerCase() ?? null,
});

const row = z.object({ label: z.string(), value: z.string() });
const amount = z.object({ label: z.string(), detail: z.string().exactOptional(), amount: z.string() });
const anchor = z.object({ label: z.string(), href: z.string() });
const block: z.ZodType<Block> = z.union([
  z.object({
    text: z.union([z.string(), z.array(z.union([z.string(), anchor]))]),
    strong: z.literal(true).exactOptional(),
    plain: z.string().exactOptional(),
  }),
  z.object({ small: z.string() }),
  z.object({ message: z.string() }),
  z.object({ rule: z.literal(true) }),
  z.object({ part: z.string() }),
  z.object({ heading: z.string() }),
  z.object({ rows: z.array(row) }),
  z.object({ lines: z.array(amount), total: amount, after: z.array(amount).exactOptional() }),
  z.object({ terms: z.array(z.object({ words: z.string(), keepPercent: z.number() })) }),
  z.object({ steps: z.array(z.object({ title: z.string(), text: z.string() })) }),
  z.object({ link: z.string(), label: z.string(), isPrivate: z.boolean(), plain: z.literal(true).exactOptional() }),
  z.object({ stars: z.string() }),
]);
const composed: z.ZodType<Composed> = z.object({
  theme,
  brand: z.string(),
  title: z.string(),
  lede: z.string().optional(),
  reference: z.string(),
  preview: z.string(),
  foot: z.string(),
  art: z.object({ origin: z.string(), poster: z.union([actSlug, z.enum(emailDrawings)]) }).optional(),
  ticket: z.array(row).optional(),
  cancelled: z.literal(true).optional(),
  blocks: z.array(block),
});

/** An email as its outbox row holds it; one that an earlier release wrote is drawn already. */
export type StoredMail = Omit<Mail, "html"> & { html: Composed | string };
export const parseMail = jsonColumn<StoredMail>(
  "outbox.message",
  z.object({
    to: person,
    fromName: z.string(),
    replyTo: person.exactOptional(),
    subject: z.string(),
    text: z.string(),
    html: z.union([composed, z.string()]),
    attached: z.array(z.string()).exactOptional(),
  }),
);

/** The HTML part. What draws it is loaded on use: the web process draws none, and the check before going live runs without a build. */
export async function htmlOf({ html }: Pick<StoredMail, "html">): Promise<string> {
  if (typeof html === "string") return html;
  const { draw } = await import("./compose.tsx");
  return draw(html);
}
