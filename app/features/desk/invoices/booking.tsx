import { randomUUID } from "node:crypto";
import { redirect, useLoaderData } from "react-router";
import { TextArea, TextField } from "../../../ui/field/field.tsx";
import { numberOf } from "../../invoice/content.server.ts";
import { getsNoInvoice, replacedBy } from "../../invoice/issue.server.ts";
import { changeRecipient, sendInvoice } from "../../invoice/send-invoice.server.ts";
import { invoicesOf, openInvoice, recipientOf } from "../../invoice/store.server.ts";
import { receivedWith } from "../../payment/received.server.ts";
import { loadBooking, readFields } from "../booking/load.server.ts";
import { BookingScreen } from "../booking/screen.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { Panel, Post, Submit } from "../shell/screen.tsx";
import { shownDocument } from "./list.server.ts";
import { Documents } from "./screen.tsx";

export async function loader(args: RouteArgs) {
  const { ports, quote } = await loadBooking(args);
  const { reference } = quote;
  return {
    quote,
    keyOfForm: randomUUID(),
    documents: (await invoicesOf(ports.database, reference)).map(shownDocument).toReversed(),
    recipient: await recipientOf(ports.database, reference),
  };
}

const refusals = {
  unknown: "That booking is gone.",
  "not-priced": "Nothing was sent: there is no offer yet. Price it and send it first.",
  closed: "Nothing was sent: the offer has ended, or the booking is cancelled.",
  erased: "Nothing was sent: the customer’s address is erased.",
  "changed-since": "Nothing was sent: the booking has just changed. Look at it, and send the invoice again.",
} as const;

const until = {
  nothing: ": no new invoice goes out, since the booking or its offer has ended",
  sending: " until you send the invoice again",
  "sending-or-payment": " until you send the invoice again or a payment comes, since the price has changed",
} as const;

/** Saves the recipient, or sends the invoice. */
export async function action(args: RouteArgs) {
  const { ports, quote, visit, today, page } = await loadBooking(args);
  const { actor, say } = visit;
  const { reference } = quote;
  const field = await readFields(args.request);
  const text = (name: string, maxLength: number) => field(name).trim().slice(0, maxLength);
  if (field("intent") === "send") {
    const sent = await sendInvoice(ports, {
      reference,
      actor,
      key: text("key", 36),
      receivedFrom: (database) => receivedWith(database, { reference }),
    });
    say(sent.ok ? `${sent.number} is on its way.` : refusals[sent.refusal]);
  } else {
    const recipient = { company: text("company", 120), address: text("address", 400), poNumber: text("poNumber", 60) };
    const changed = await changeRecipient(ports, { reference, actor, ...recipient });
    const out = await openInvoice(ports.database, reference);
    const kept = out
      ? `Kept. ${numberOf(out)} stays made out as it is${until[replacedBy(out, quote, today)]}.`
      : getsNoInvoice(quote, today)
        ? "Kept. No invoice goes out, since the booking or its offer has ended."
        : "Kept, for the invoices to come.";
    say(changed ? kept : "Nothing has changed.");
  }
  return redirect(`${page}/invoices`, 303);
}

/** The documents of one booking, and their recipient. */
export function Component() {
  const { quote, keyOfForm, documents, recipient } = useLoaderData<typeof loader>();
  const issued = documents.some(({ name }) => name.startsWith("Invoice"));
  return (
    <BookingScreen
      quote={quote}
      title="Invoices"
      tab={`Invoices of ${quote.reference}`}
      lede="The first payment brings the invoice, each further one a receipt. A company that pays on an invoice gets it ahead of payment from here. After a new price, or once it is to be made out to another, send it again: a new invoice goes out, and a credit note takes the old one back."
      actions={
        <Post kind={issued ? "plain" : "main"} fields={{ intent: "send", key: keyOfForm }}>
          {issued ? "Send the invoice again" : "Send the invoice"}
        </Post>
      }
    >
      <Documents documents={documents} />
      <Panel id="recipient" title="Made out to">
        <form method="post" className="desk-form">
          <p className="small">
            {quote.name}, and what stands here. Those that are out stay as they are; the invoice sent again is a new
            one.
          </p>
          <TextField name="company" label="Company" maxLength={120} defaultValue={recipient.company} />
          <TextArea name="address" label="Address" rows={4} maxLength={400} defaultValue={recipient.address} />
          <TextField name="poNumber" label="PO number" maxLength={60} defaultValue={recipient.poNumber} />
          <Submit kind="plain">Keep</Submit>
        </form>
      </Panel>
    </BookingScreen>
  );
}
