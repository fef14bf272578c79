import { expect, test } from "vitest";
import { renderedEmail } from "../../../tests/support/product/drawn-email.ts";
import { filledForm } from "../../../tests/support/product/filled-form.ts";
import { tidyValues } from "../../forms/tidy-text.ts";
import { confirmationMail, deskMail } from "./email.ts";
import { estimateFor } from "./estimate/estimate-choice.ts";
import { quoteForm } from "./form/fields.ts";
import { formOptionsAt } from "./form-options.server.ts";
import type { Reference } from "./reference.server.ts";
import { type QuoteToStore, quoteRow } from "./request-quote.server.ts";
import { parseRequest } from "./schema.ts";
import { partyRows, personRows } from "./summary-rows.ts";

const now = new Date("2026-11-21T12:00:00Z");
const options = formOptionsAt(now);

function stored(changes: Record<string, string> = {}, suspect = false) {
  const values = tidyValues(quoteForm, {
    ...filledForm,
    act: "drag-acts",
    package: "full-show",
    occasion: "birthday",
    time: "7.30pm",
    venue: "The Old Crown & Anchor",
    notes: "<script>alert(1)</script>\nsecond line",
    name: "Zoë <b>O’Neill</b>",
    reach: "phone",
    noCalls: "not after 6pm",
    marketing: "yes",
    ...changes,
  });
  const parsed = parseRequest(values, options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  const estimate = estimateFor(values, options);
  const asked: QuoteToStore = { request: parsed.input, estimate, key: "k", placeSlug: "york", suspect };
  return { quote: quoteRow(asked, "BT-7K4M-92QX" as Reference, now), estimate };
}
type Stored = ReturnType<typeof stored>;

const link = "http://localhost:3000/quote/BT-7K4M-92QX/success?key=link-key";
const toCustomer = ({ quote, estimate }: Stored) => renderedEmail(confirmationMail(quote, estimate, link));
const toOwner = ({ quote, estimate }: Stored) => renderedEmail(deskMail(quote, estimate, new URL(link).origin));

const expectedRows = ({ quote }: Stored) => [...partyRows(quote), ...personRows(quote)];
const shown = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g, "$1")
    .replaceAll("<br/>", "\n")
    // noWidow joins the last words with non-breaking spaces.
    .replaceAll("\u00a0", " ")
    .replaceAll("&#x27;", "'");
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

test.each([
  ["customer's", toCustomer],
  ["owner's", toOwner],
])("the %s mail says everything, twice, with nothing taken for markup", async (_, make) => {
  const input = stored();
  const mail = await make(input);
  for (const { label, value } of expectedRows(input)) {
    expect(mail.text).toContain(`${label}: ${value.replaceAll("\n", "\n  ")}`);
    expect(shown(mail.html)).toContain(escaped(value));
  }
  expect(mail.html).not.toMatch(/<script|<b>O/);
  for (const part of [mail.text, shown(mail.html)])
    for (const text of ["BT-7K4M-92QX", "Travel to York", "£6.30"]) expect(part).toContain(text);
});

test("the owner reads that the venue is far from the place, and the customer does not", async () => {
  const far = stored({ venue: "High Street, Wick KW1 4AB" });
  const note = "The venue’s postcode KW1 is about 320 miles from York";
  expect((await toOwner(far)).text).toContain(note);
  expect((await toCustomer(far)).text).not.toContain("KW1 is about");
  expect((await toOwner(stored())).text).not.toContain("is about");
});

test("every question has its row", () => {
  // One more row than questions: what the package includes.
  expect(expectedRows(stored({ surprise: "yes" }))).toHaveLength(quoteForm.names.length + 1);
});

test("the visitor gets the private link and what happens next; answers go to the desk", async () => {
  const mail = await toCustomer(stored());
  expect(mail).toMatchObject({
    to: { address: "zoe@example.com" },
    fromName: "Bow & Tassel",
    replyTo: { address: "hello@bow-and-tassel.example" },
  });
  expect(mail.subject).toBe("We have your request BT-7K4M-92QX: Drag Acts, Saturday 12 June 2027");
  expect(mail.text).toContain("success?key=link-key");
  expect(mail.html).toContain('href="http://localhost:3000/quote/BT-7K4M-92QX/success?key=link-key"');
  expect(mail.text).toContain("14-day right to cancel does not apply");
  expect(mail.text).toContain("Not you? Somebody typed your address into our form.");
});

test("the email to the desk is answered to the visitor", async () => {
  const mail = await toOwner(stored());
  expect(mail).toMatchObject({
    to: { address: "hello@bow-and-tassel.example" },
    replyTo: { address: "zoe@example.com" },
  });
  expect(mail.html).toContain('href="tel:+447700900123"');
  expect(mail.text).toContain("WHEN NOT TO CALL: not after 6pm");
  expect(mail.text).not.toContain("key=");
  expect(mail.html).not.toContain("key=");
});

test("an email about a surprise reveals nothing in a list of emails", async () => {
  const mail = await toCustomer(stored({ surprise: "yes" }));
  expect(mail.subject).toBe("Your enquiry BT-7K4M-92QX: received");
  expect([mail.fromName, mail.replyTo?.name]).toEqual(["Enquiries desk", "Enquiries desk"]);
  const preview = /<div[^>]*display:none[^>]*>([^<]*)/.exec(mail.html)?.[1] ?? "";
  expect(preview).toContain("Your reference is BT-7K4M-92QX");
  expect(preview).not.toMatch(/drag|party|show/i);
  expect((await toOwner(stored({ surprise: "yes" }))).text).toContain("A SURPRISE");
});

test("a request that looks automatic is marked in the desk's email", async () => {
  const mail = await toOwner(stored({}, true));
  expect(mail.subject).toMatch(/^Please check: Quote BT-7K4M-92QX/);
  expect(mail.text).toContain("PLEASE CHECK");
});
