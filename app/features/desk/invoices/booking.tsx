import { randomUUID } from "node:crypto";
import { useLoaderData } from "react-router";
import { TextArea, TextField } from "../../../ui/field/field.tsx";
import { changeRecipient, sendInvoice } from "../../invoice/send-invoice.server.ts";
import { invoicesOf, recipientOf } from "../../invoice/store.server.ts";
import { receivedPayments } from "../../payment/received.server.ts";
import { loadBooking, loadBookingForm } from "../booking/load.server.ts";
import { BookingScreen } from "../booking/screen.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { Panel, Post, Submit } from "../shell/screen.tsx";
import { shownDocument } from "./list.server.ts";
import { keptText, maxLengths, notSentText, readRecipient } from "./recipient.server.ts";
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

export async function action(args: RouteArgs) {
  const { ports, quote, field, asked, today, done } = await loadBookingForm(args);
  const { reference, by: actor } = asked;
  if (field("intent") === "send") {
    const sent = await sendInvoice(ports, {
      reference,
      actor,
      key: field("key").slice(0, 36),
      receivedFrom: (reader) => receivedPayments(reader, { reference }),
    });
    return done(sent.ok ? `${sent.number} is on its way.` : notSentText[sent.refusal], "/invoices");
  }
  const changed = await changeRecipient(ports, { reference, actor, ...readRecipient(field) });
  return done(changed ? await keptText(ports.database, quote, today) : "Nothing has changed.", "/invoices");
}

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
          <TextField name="company" label="Company" maxLength={maxLengths.company} defaultValue={recipient.company} />
          <TextArea
            name="address"
            label="Address"
            rows={4}
            maxLength={maxLengths.address}
            defaultValue={recipient.address}
          />
          <TextField
            name="poNumber"
            label="PO number"
            maxLength={maxLengths.poNumber}
            defaultValue={recipient.poNumber}
          />
          <Submit kind="plain">Keep</Submit>
        </form>
      </Panel>
    </BookingScreen>
  );
}
