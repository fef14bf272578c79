import { z } from "zod";
import type { Mail } from "../context.ts";
import { jsonColumn } from "../json-column.server.ts";
import { type Composed, composed } from "./blocks.server.ts";

const person = z.object({ name: z.string().exactOptional(), address: z.string() });

/** The columns with which a person's emails are found. */
export const addressesOf = ({ to, replyTo }: Pick<Mail, "to" | "replyTo">) => ({
  recipient: to.address.toLowerCase(),
  answeredTo: replyTo?.address.toLowerCase() ?? null,
});

/** An email as stored in the outbox. `html` is a string if the email is already HTML: the test email of `npm run check:live -- --mail`. */
export type StoredMail = Omit<Mail, "kind" | "html"> & { html: Composed | string };
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

/** The HTML part. Its code is loaded on use: the web process renders none, and the check before going live runs without a build. */
export async function htmlOf({ html }: Pick<StoredMail, "html">): Promise<string> {
  if (typeof html === "string") return html;
  const { renderEmailHtml } = await import("./compose.tsx");
  return renderEmailHtml(html);
}
