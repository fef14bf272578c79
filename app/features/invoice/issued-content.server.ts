/** What stands on an invoice, a receipt or a credit note, as it is issued. */
import type { Database, Write } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { dueOf } from "../booking/due.server.ts";
import type { PaymentPart } from "../money/rules.ts";
import { namesOf } from "../quote/display-names.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { site } from "../site/site.server.ts";
import type { InvoiceContent } from "./content.server.ts";
import { recipientOf } from "./store.server.ts";

/** A payment that came, as a document names it. `at`: ISO 8601 UTC */
export interface ReceivedPayment {
  id: string;
  part: PaymentPart;
  pence: number;
  /** Pence of it that went back while the booking stands, or are on their way */
  back: number;
  at: string;
  /** "bank transfer", "cash"; empty for the site's own payment page */
  how: string;
}

const { legal } = site;
const registered = `Registered in ${legal.registeredIn}, number ${legal.companyNumber}. ${legal.registeredOffice}.`;
export const partNames = { deposit: "Deposit", balance: "Balance", whole: "Payment in full" } as const satisfies Record<
  PaymentPart,
  string
>;

/** As what is due is worked out from it. */
export const asPaid = ({ part, pence }: ReceivedPayment) =>
  ({ part, pence, refunded: 0, status: "paid", dispute: null, unbookable: false, refundTotal: 0 }) as const;

/** @param total pence of the price: a payment in full no longer is one once a change has made the booking dearer */
export const receivedRow = ({ part, pence, at, how }: ReceivedPayment, total: number) => ({
  label: `${part === "whole" && pence < total ? "Payment" : partNames[part]}${how === "" ? "" : `, ${how}`}`,
  day: venueDate(new Date(at)),
  pence,
});

type ContentInput = Partial<
  Pick<InvoiceContent, "to" | "about" | "eventDate" | "received" | "left" | "payTo" | "invoice" | "reason">
> &
  Pick<InvoiceContent, "lines" | "total" | "vat">;

/** Whom the booking's next document is made out to. */
export const madeOutTo = async (
  reader: Database | Write,
  { name, reference }: Quote,
): Promise<InvoiceContent["to"]> => ({
  name,
  ...(await recipientOf(reader, reference)),
});

export async function contentOf(write: Write, quote: Quote, at: Date, given: ContentInput): Promise<InvoiceContent> {
  const names = namesOf(quote);
  return {
    from: {
      name: legal.registeredName,
      registered,
      address: legal.tradingAddress,
      email: site.email,
      phone: site.phone.display,
    },
    to: await madeOutTo(write, quote),
    about: `${names.counted}, ${names.package}`,
    eventDate: quote.eventDate,
    day: venueDate(at),
    received: [],
    left: null,
    payTo: null,
    invoice: null,
    reason: null,
    ...given,
  };
}

/** @param received they alone say whether a booking whose party is over was paid */
export function stillToPay(quote: Quote, received: readonly ReceivedPayment[], at: Date): InvoiceContent["left"] {
  const due = dueOf(quote, received.map(asPaid), venueDate(at));
  const next = due?.next;
  if (!next) return null;
  const pence = next.pence + (due.later?.pence ?? 0);
  return { pence, by: due.later?.by ?? next.by };
}
