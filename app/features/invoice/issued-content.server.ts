/** Builds the content of an invoice, a receipt or a credit note at the time of issue. */
import type { Database, Write } from "../../context.ts";
import { venueDate } from "../../dates/today.server.ts";
import { dueOf } from "../booking/due.server.ts";
import type { PaymentPart } from "../money/rules.ts";
import { namesOf } from "../quote/display-names.server.ts";
import type { Quote } from "../quote/table.server.ts";
import { site, trader } from "../site/site.server.ts";
import type { InvoiceContent } from "./content.server.ts";
import { recipientOf } from "./store.server.ts";

/** A received payment as a document lists it. `at`: ISO 8601 UTC */
export interface ReceivedPayment {
  id: string;
  part: PaymentPart;
  pence: number;
  /** Pence of it refunded while the booking stands, including refunds on their way */
  back: number;
  at: string;
  /** "bank transfer", "cash"; empty for the site's own payment page */
  how: string;
}

export const partLabels = {
  deposit: "Deposit",
  balance: "Balance",
  whole: "Payment in full",
} as const satisfies Record<PaymentPart, string>;

/** The payment in the shape that `dueOf` needs. */
export const asPaid = ({ part, pence }: ReceivedPayment) =>
  ({ part, pence, refunded: 0, status: "paid", dispute: null, unbookable: false, refundTotal: 0 }) as const;

/** @param total price in pence: once a change has raised the price, a payment of the old price is no longer "Payment in full" */
export const receivedRow = ({ part, pence, at, how }: ReceivedPayment, total: number) => ({
  label: `${part === "whole" && pence < total ? "Payment" : partLabels[part]}${how === "" ? "" : `, ${how}`}`,
  day: venueDate(new Date(at)),
  pence,
});

type ContentInput = Partial<
  Pick<
    InvoiceContent,
    "to" | "about" | "eventDate" | "received" | "left" | "writtenOff" | "toBook" | "payTo" | "invoice" | "reason"
  >
> &
  Pick<InvoiceContent, "lines" | "total" | "vat">;

/** The recipient of the booking's next document. */
export const madeOutTo = async (
  reader: Database | Write,
  { name, reference }: Quote,
): Promise<InvoiceContent["to"]> => ({
  name,
  ...(await recipientOf(reader, reference)),
});

export async function contentOf(write: Write, quote: Quote, at: Date, input: ContentInput): Promise<InvoiceContent> {
  const names = namesOf(quote);
  return {
    from: {
      name: trader.legalName,
      registered: trader.invoice,
      address: trader.address,
      email: site.email,
      phone: site.phone.display,
    },
    to: await madeOutTo(write, quote),
    about: `${names.counted}, ${names.package}`,
    eventDate: quote.eventDate,
    day: venueDate(at),
    received: [],
    left: null,
    writtenOff: 0,
    toBook: null,
    payTo: null,
    invoice: null,
    reason: null,
    ...input,
  };
}

/** @param received once the party is over, only these payments say whether it was paid */
export function stillToPay(
  quote: Quote,
  received: readonly ReceivedPayment[],
  at: Date,
): Pick<InvoiceContent, "left" | "writtenOff" | "toBook"> {
  const due = dueOf(quote, received.map(asPaid), venueDate(at));
  const next = due?.next;
  if (!next) return { left: null, writtenOff: due?.writtenOff ?? 0, toBook: null };
  const pence = next.pence + (due.later?.pence ?? 0);
  return {
    left: { pence, by: due.later?.by ?? next.by },
    writtenOff: 0,
    toBook: due.stage === "open" ? { pence: next.pence, by: next.by } : null,
  };
}
