/** A demonstration week: enquiries, bookings, performers and a message at every stage that the desk shows. */
import { randomUUID } from "node:crypto";
import type { Ports, StorePorts } from "../../../context.ts";
import { addDays, formatDate } from "../../../dates/dates.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { tidyValues } from "../../../forms/tidy-text.ts";
import { sendOffer } from "../../booking/send-offer.server.ts";
import { setPrice, suggestedLines } from "../../booking/set-price.server.ts";
import { acts } from "../../catalogue/store.server.ts";
import { sendEnquiry } from "../../enquiry/send-enquiry.server.ts";
import { cancelQuote } from "../../payment/cancel-booking.server.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";
import { erasePerformer } from "../../performer/erase-performers.server.ts";
import { savePerformer } from "../../performer/save-performer.server.ts";
import { parsePerformer } from "../../performer/schema.server.ts";
import { places } from "../../place/store.server.ts";
import { eraseEnquiries } from "../../privacy/erase-enquiries.server.ts";
import { eraseQuote } from "../../privacy/erase-quotes.server.ts";
import { estimateFor } from "../../quote/estimate/estimate-choice.ts";
import { quoteForm } from "../../quote/form/fields.ts";
import { formOptionsAt } from "../../quote/form-options.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";
import { parseRequest } from "../../quote/schema.ts";
import { quoteByReference } from "../../quote/store.server.ts";

/** No email can reach this domain (RFC 2606), so its addresses mark the rows of the demonstration. */
const demoDomain = "@demo.invalid";
const isDemo = `%${demoDomain}`;

type DemoLoaded = { ok: true; bookings: number } | { ok: false; because: "stored" | "already" };

const actor = { kind: "terminal" } as const;

/** The stage that each booking reaches. `deposit` and `whole`: what was paid. */
type Stage = "asked" | "priced" | "sent" | "deposit" | "whole" | "cancelled";
type Party = [name: string, place: string, days: number, stage: Stage, more?: Record<string, string>];

/** A place that is priced by hand, whatever towns the agency has. */
const elsewhere = "Oban";
const week: readonly Party[] = [
  ["Priya Shah", "Leeds", 40, "asked", { notes: "The bride knows nothing." }],
  ["Tom Okafor", elsewhere, 75, "asked", { occasion: "birthday" }],
  ["Megan Price", "Cardiff", 33, "priced"],
  ["Holly Barnes", "York", 26, "sent"],
  ["Aoife Kelly", "Manchester", 5, "deposit", { time: "8pm", venue: "The Old Crown" }],
  ["Grace Liu", "Bristol", 9, "deposit"],
  ["Sana Malik", "Birmingham", 12, "whole", { time: "7.30pm", venue: "12 Mill Lane" }],
  ["Beth Turner", "London", 48, "deposit", { time: "9pm" }],
  ["Chloe Dunn", "Leeds", 61, "cancelled"],
];
const performers = [
  ["Ash", "Leeds"],
  ["Dan", "Manchester"],
  ["Jules", "Bristol"],
  ["Kit", "London"],
] as const;

/** One of the example's towns, or one of the agency's own where it does not serve that: in Hull's demonstration nobody goes to London. */
export const townFor = (example: string, index: number, towns: readonly string[]): string =>
  example === elsewhere || towns.includes(example) ? example : (towns[index % towns.length] ?? example);
const towns = places.filter(({ kind }) => kind === "town").map(({ name }) => name);

/** Loads the demonstration into a database without bookings. Sends no email. */
export async function loadDemo(given: StorePorts): Promise<DemoLoaded> {
  const { database, clock } = given;
  const stored = await database.selectFrom("quote").select("email").limit(1).executeTakeFirst();
  if (stored) return { ok: false, because: stored.email.endsWith(demoDomain) ? "already" : "stored" };
  const silent = { put: async () => {}, reply: async () => {}, wrote: async () => false, wake() {} };
  const ports = { ...given, outbox: silent } as unknown as Ports;
  const today = venueDate(clock.now());
  // Near the party a deposit is no longer enough to book, so those who paid one booked a month ago.
  const then = new Date(clock.now().getTime() - 30 * 86_400_000);
  const before = { ...ports, clock: { now: () => then } };
  for (const [index, party] of week.entries())
    await bring(party[3] === "deposit" ? before : ports, today, index, party);
  for (const [index, [publicName, example]] of performers.entries()) {
    const base = townFor(example, index, towns);
    const values = {
      publicName,
      legalName: `${publicName} Example`,
      acts: acts.map(({ slug }) => slug).join(" "),
      base,
      miles: "60",
      phone: `07700 90010${index}`,
      email: `${publicName.toLowerCase()}${demoDomain}`,
      fee: "90",
      notes: "",
    };
    const parsed = parsePerformer(values);
    if (parsed.ok) await savePerformer(ports, { id: randomUUID(), version: 0, input: parsed.input, actor });
  }
  const enquiry = { name: "Nia Evans", email: `nia${demoDomain}`, phone: null, message: "Do you do garden parties?" };
  await sendEnquiry(ports, { enquiry, key: randomUUID(), suspect: false });
  return { ok: true, bookings: week.length };
}

async function bring(ports: Ports, today: string, index: number, [name, example, days, stage, more]: Party) {
  const place = townFor(example, index, towns);
  const options = formOptionsAt(ports.clock.now());
  const act = options.acts[index % options.acts.length];
  const values = tidyValues(quoteForm, {
    act: act?.slug ?? "",
    package: act?.packages[0]?.id ?? "",
    performers: "1",
    date: formatDate(addDays(today, days)),
    place,
    guests: "16",
    occasion: "hen",
    name,
    email: `${name.toLowerCase().replace(" ", ".")}${demoDomain}`,
    phone: `07700 9002${String(index).padStart(2, "0")}`,
    adult: "yes",
    ...more,
  });
  const parsed = parseRequest(values, options);
  if (!parsed.ok)
    throw new Error(`The demonstration's ${name} is not a valid request: ${JSON.stringify(parsed.errors)}`);
  const placeSlug = places.find(({ name }) => name === place)?.slug ?? null;
  const asked = { request: parsed.input, estimate: estimateFor(values, options), key: randomUUID(), suspect: false };
  const { reference } = await requestQuote(ports, { ...asked, placeSlug });
  if (stage === "asked") return;
  const quote = await quoteByReference(ports.database, reference);
  const lines = quote && (suggestedLines(quote) ?? suggestedLines(quote, 4000));
  if (!lines) return;
  const validUntil = stage === "sent" ? addDays(today, 1) : undefined;
  await setPrice(ports, { reference, lines, ...(validUntil && { validUntil }) });
  if (stage === "priced") return;
  await sendOffer(ports, { reference });
  if (stage !== "sent") await pay(ports, reference, stage);
}

async function pay(ports: Ports, reference: Reference, stage: Exclude<Stage, "asked" | "priced" | "sent">) {
  const quote = await quoteByReference(ports.database, reference);
  // If the party is this near, all of it is due at once.
  const all = stage === "whole" || quote?.offerBalance === 0;
  const pence = (all ? quote?.offerTotal : quote?.offerDeposit) ?? 0;
  await markPaid(ports, { reference, part: all ? "whole" : "deposit", pence, method: "transfer" });
  if (stage === "cancelled") await cancelQuote(ports, { reference, byAgency: true });
}

/** Removes the demonstration, with its performers, message and documents. @returns how many bookings were removed */
export async function clearDemo({ write, clock }: Pick<Ports, "write" | "clock">): Promise<number> {
  const at = clock.now();
  return write(async (write) => {
    const quotes = await write.selectFrom("quote").select("reference").where("email", "like", isDemo).execute();
    for (const { reference } of quotes) {
      await eraseQuote(write, reference);
      await write.deleteFrom("invoice").where("reference", "=", reference).execute();
    }
    // Numbering starts again at 1 if no real invoices exist.
    const left = await write.selectFrom("invoice").select("id").limit(1).executeTakeFirst();
    if (!left) await write.deleteFrom("invoiceSeries").execute();
    const messages = await write.selectFrom("enquiry").select("id").where("email", "like", isDemo).execute();
    await eraseEnquiries(
      write,
      messages.map(({ id }) => id),
    );
    const people = await write.selectFrom("performer").select("id").where("email", "like", isDemo).execute();
    for (const { id } of people) await erasePerformer(write, id, at);
    return quotes.length;
  });
}
