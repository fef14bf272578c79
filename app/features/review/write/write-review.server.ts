import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Ports } from "../../../context.ts";
import { venueDate } from "../../../dates/today.server.ts";
import type { Values } from "../../../forms/form.ts";
import { optional, parseForm, required } from "../../../forms/schema.ts";
import { townIn } from "../../place/locate.server.ts";
import { placeBySlug } from "../../place/store.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { deskMail } from "../email.ts";
import { type InviteRefusal, invitedBy, markInviteUsed } from "../invites.server.ts";
import type { ReviewTable } from "../table.server.ts";
import { type ReviewField, reviewForm } from "./fields.ts";

const { content, eventType, author } = reviewForm.fields;

const reviewShape = z.object({
  rating: z
    .string()
    .regex(/^[1-5]$/, { error: "Choose how many stars" })
    .transform(Number),
  content: required(content),
  eventType: optional(eventType),
  author: required(author),
  consent: z.literal("yes", { error: "Tick the box so that we may show your review" }),
});
export type ReviewInput = z.infer<typeof reviewShape>;

/** @param values tidied */
export const parseReview = (values: Values<ReviewField>) => parseForm(reviewForm, reviewShape, values);

/** `used`: the link was used for another review. */
type StoreReviewResult = "stored" | "already" | "used" | InviteRefusal;

/** With the email to the owner, once for each link. It waits for the owner, whatever its stars. @throws what the database throws */
export async function writeReview(ports: Ports, key: string, written: ReviewInput): Promise<StoreReviewResult> {
  const now = ports.clock.now();
  const at = now.toISOString();
  const invitation = await invitedBy(ports.database, key, at);
  if (typeof invitation === "string") return invitation;
  const review = rowOf(invitation.quote, written, now);
  const mail = deskMail(review, ports.settings.origin);
  return ports.write(async (write): Promise<StoreReviewResult> => {
    // Read again in the transaction: the link may have been used, or its booking erased, since.
    const invite = await invitedBy(write, key, at);
    if (typeof invite === "string") return invite;
    const { reference } = invite.quote;
    if (!(await markInviteUsed(write, reference, at))) {
      const earlier = await write
        .selectFrom("review")
        .selectAll()
        .where("bookingRef", "=", reference)
        .executeTakeFirst();
      return earlier && sameContent(earlier, review) ? "already" : "used";
    }
    await write.insertInto("review").values(review).execute();
    await ports.outbox.put(write, mail, reference);
    return "stored";
  });
}

const rowOf = (quote: Quote, written: ReviewInput, now: Date): ReviewTable => ({
  id: randomUUID(),
  author: written.author,
  location: placeOf(quote),
  placeSlug: quote.placeSlug,
  act: quote.act,
  rating: written.rating,
  date: venueDate(now),
  content: written.content,
  eventType: written.eventType,
  sample: 0,
  status: "waiting",
  bookingRef: quote.reference,
  consentedAt: now.toISOString(),
  reply: null,
  declineReason: null,
  createdAt: now.toISOString(),
  decidedAt: null,
});

/** The place by the name on our pages, or the town in what was typed; "" if neither is known, because the text may be an address. */
export const placeOf = ({ place, placeSlug: slug }: Pick<Quote, "place" | "placeSlug">): string =>
  (slug && placeBySlug(slug)?.name) || townIn(place);

const sameContent = (earlier: ReviewTable, now: ReviewTable): boolean =>
  (["author", "rating", "content", "eventType"] as const).every((name) => earlier[name] === now[name]);
