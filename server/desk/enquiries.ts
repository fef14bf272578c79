import { listMail } from "../../app/features/desk/mail/list.server.ts";
import { mentionedBookings, whoseBooking } from "../../app/features/desk/shared/mentioned-bookings.server.ts";
import type { EnquiryTable } from "../../app/features/enquiry/table.server.ts";
import { messagesOf } from "../../app/features/message/store.server.ts";
import { byId } from "./by-id.ts";
import { mailTable } from "./mail.ts";
import { messagesText } from "./messages/text.ts";
import type { Desk, Result } from "./open.ts";
import { fields, paragraph, section, table } from "./terminal/table.ts";
import { formatMoment } from "./text.ts";

export async function listEnquiries({ database, width }: Desk, { limit }: { limit: number }): Promise<Result> {
  const enquiries = await database
    .selectFrom("enquiry")
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return { data: enquiries.map(withoutFormKey), text: enquiriesTable(enquiries, width) };
}

export async function showEnquiry({ database, width }: Desk, id: string): Promise<Result> {
  const enquiry = await byId(database, "enquiry", id);
  const mail = await listMail(database, { limit: 20, about: enquiry.id });
  const [mentioned = []] = await mentionedBookings(database, [enquiry]);
  const head = {
    Id: enquiry.id,
    Written: formatMoment(enquiry.createdAt),
    Name: enquiry.name,
    Email: enquiry.email,
    Phone: enquiry.phone,
    Status: enquiry.doneAt ? `ticked off ${formatMoment(enquiry.doneAt)}` : "waits for an answer",
    Booking: enquiry.bookingRef,
    Mentions: mentioned.map((one) => `${one.reference} (${whoseBooking(one)})`).join("\n"),
    ...(enquiry.suspect && { Note: "Looks as if a machine had written it. No copy went to the address it names." }),
  };
  const messages = await messagesText(database, enquiry.id, width);
  const text = [
    `${fields(head, width)}\n\n${paragraph(enquiry.message, width)}`,
    ...(messages ? [section("Messages", messages)] : []),
    section("Mail", mailTable(mail, width)),
  ].join("\n");
  return {
    data: { ...withoutFormKey(enquiry), mentioned, messages: await messagesOf(database, enquiry.id), mail },
    text,
  };
}

/** The row for --json, without the form's idempotency key. */
export const withoutFormKey = ({ idempotencyKey, ...enquiry }: EnquiryTable) => enquiry;

export const enquiriesTable = (enquiries: readonly EnquiryTable[], width: number): string =>
  table(
    enquiries.map(({ id, createdAt, doneAt, name, email, message, suspect }) => ({
      Id: id.slice(0, 8),
      Written: formatMoment(createdAt),
      Status: doneAt ? "done" : "waits",
      Name: name,
      Email: email,
      Message: `${suspect ? "(looks automatic) " : ""}${message.length > 80 ? `${message.slice(0, 79)}…` : message}`,
    })),
    width,
    "No messages.",
  );
