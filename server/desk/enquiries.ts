import { listMail } from "../../app/features/desk/mail/list.server.ts";
import type { EnquiryTable } from "../../app/features/enquiry/table.server.ts";
import { byId } from "./by-id.ts";
import { mailTable } from "./mail.ts";
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
  return { data: enquiries.map(shown), text: enquiriesTable(enquiries, width) };
}

export async function showEnquiry({ database, width }: Desk, id: string): Promise<Result> {
  const enquiry = await byId(database, "enquiry", id);
  const mail = await listMail(database, { limit: 20, about: enquiry.id });
  const head = fields(
    {
      Id: enquiry.id,
      Written: formatMoment(enquiry.createdAt),
      Name: enquiry.name,
      Email: enquiry.email,
      Phone: enquiry.phone,
      ...(enquiry.suspect && { Note: "Looks as if a machine had written it. No copy went to the address it names." }),
    },
    width,
  );
  const text = `${head}\n\n${paragraph(enquiry.message, width)}\n${section("Mail", mailTable(mail, width))}`;
  return { data: { ...shown(enquiry), mail }, text };
}

const shown = ({ idempotencyKey, ...enquiry }: EnquiryTable) => enquiry;

export const enquiriesTable = (enquiries: readonly EnquiryTable[], width: number): string =>
  table(
    enquiries.map(({ id, createdAt, name, email, message, suspect }) => ({
      Id: id.slice(0, 8),
      Written: formatMoment(createdAt),
      Name: name,
      Email: email,
      Message: `${suspect ? "(looks automatic) " : ""}${message.length > 80 ? `${message.slice(0, 79)}…` : message}`,
    })),
    width,
    "No messages.",
  );
