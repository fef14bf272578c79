import { z } from "zod";
import type { Mail } from "../context.ts";
import { jsonColumn } from "../json-column.server.ts";

const person = z.object({ name: z.string().exactOptional(), address: z.string() });

/** The columns by which the emails of a person are found. */
export const addressesOf = ({ to, replyTo }: Pick<Mail, "to" | "replyTo">) => ({
  recipient: to.address.toLowerCase(),
  answeredTo: replyTo?.address.toLowerCase() ?? null,
});

/** An email as its outbox row holds it. */
export const parseMail = jsonColumn<Mail>(
  "outbox.message",
  z.object({
    to: person,
    fromName: z.string(),
    replyTo: person.exactOptional(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    attached: z.array(z.string()).exactOptional(),
  }),
);
