/** The stored row of a request, and the content of both emails about it. */
import { expect } from "@playwright/test";
import site from "#content/site.ts";
import type { Quote } from "../../../app/features/quote/table.server.ts";
import type { ReceivedEmail } from "../processes/mailbox.ts";
import type { Site } from "../processes/site.ts";
import type { Fields } from "./quote-form.ts";

/** Checks the row that the agency must find in the database after `fullRequest` was sent for a party on this date. */
export function expectRow(row: Quote, fields: Fields, iso: string) {
  expect(row).toMatchObject({
    act: "cheeky-butlers",
    packageId: "two-hours",
    performers: 2,
    eventDate: iso,
    eventTime: "19:30",
    place: "York",
    placeSlug: "york",
    venue: fields.venue,
    groupSize: 24,
    occasion: "hen",
    name: fields.name,
    email: fields.email,
    phone: fields.phone,
    phoneE164: "+447700900456",
    reachBy: "whatsapp",
    noCalls: fields.noCalls,
    notes: fields.notes,
    surprise: fields.surprise === "yes" ? 1 : 0,
    suspect: 0,
    total: 32630,
  });
  expect(row.adultDeclaredAt).toBe(row.createdAt);
  expect(row.marketingAt).toBe(fields.marketing === "yes" ? row.createdAt : null);
}

/** Every answer, as both emails must contain it in text and HTML. */
export const requestDetails = (fields: Fields, readBack: string) => [
  "Cheeky Butlers",
  "Two hours",
  readBack,
  "7.30pm",
  "York",
  fields.venue ?? "",
  "24 people",
  "Hen party",
  "Zoë’s hen & she’s <shy>.",
  "Steps to the door 🎈",
  fields.name ?? "",
  fields.email ?? "",
  fields.phone ?? "",
  "WhatsApp",
  fields.noCalls ?? "",
  "£320",
  "£6.30",
  "£326.30",
];

export function expectInBothParts({ text, html }: ReceivedEmail, texts: string[]) {
  const escaped = (word: string) => word.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  for (const word of texts) {
    expect(text, "the text part").toContain(word);
    expect(html.replace(/<\/?span[^>]*>/g, ""), "the HTML part").toContain(escaped(word));
  }
  expect(html).not.toContain("<shy>");
}

/** Both emails of a request, to the customer and to the desk. */
export async function emailsOf({ mailbox }: Site, email: string, reference: string) {
  const [confirmation, desk] = await Promise.all([
    mailbox.waitFor(({ to, text }) => to.includes(email) && text.includes(reference)),
    mailbox.waitFor(({ to, text }) => to.includes(site.email) && text.includes(reference)),
  ]);
  return { confirmation, desk };
}
