import { data, redirect, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { TextArea, TextField } from "../../../ui/field/field.tsx";
import { changeRecipient, sendInvoice } from "../../invoice/send-invoice.server.ts";
import { invoicesOf, recipientOf } from "../../invoice/store.server.ts";
import { parseReference } from "../../quote/reference.server.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Panel, Post, Screen, Submit } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { shownDocument } from "./list.server.ts";
import { Documents } from "./screen.tsx";

export async function loader({ params, context }: RouteArgs) {
  const { database } = context.get(portsContext);
  const reference = parseReference(params.reference ?? "");
  const quote = reference && (await quoteByReference(database, reference));
  if (!quote) throw data(null, 404);
  return {
    reference: quote.reference,
    name: quote.name,
    documents: (await invoicesOf(database, quote.reference)).map(shownDocument).toReversed(),
    recipient: await recipientOf(database, quote.reference),
  };
}

const refusals = {
  unknown: "That booking is gone.",
  "not-priced": "Nothing was sent: there is no offer yet. Price it and send it first.",
  closed: "Nothing was sent: the offer has ended, or the booking is cancelled.",
  "changed-since": "Nothing was sent: the booking has just changed. Look at it, and send the invoice again.",
} as const;

/** Saves the recipient, or sends the invoice. */
export async function action({ request, params, context }: RouteArgs) {
  const ports = context.get(portsContext);
  const { actor, say } = context.get(visitContext);
  const reference = parseReference(params.reference ?? "");
  if (!reference) throw data(null, 404);
  const form = await request.formData();
  const text = (name: string, most: number) =>
    String(form.get(name) ?? "")
      .trim()
      .slice(0, most);
  if (form.get("intent") === "send") {
    const sent = await sendInvoice(ports, { reference, actor });
    say(sent.ok ? `${sent.number} is on its way.` : refusals[sent.refusal]);
  } else {
    const recipient = { company: text("company", 120), address: text("address", 400), poNumber: text("poNumber", 60) };
    const changed = await changeRecipient(ports, { reference, actor, ...recipient });
    say(changed ? "Kept, for the invoices to come." : "Nothing has changed.");
  }
  return redirect(`/desk/bookings/${reference}/invoices`, 303);
}

/** The documents of one booking, and their recipient. */
export function Component() {
  const { reference, name, documents, recipient } = useLoaderData<typeof loader>();
  const issued = documents.some(({ name }) => name.startsWith("Invoice"));
  return (
    <Screen
      title="Invoices"
      tab={`Invoices of ${reference}`}
      back={{ to: `/desk/bookings/${reference}`, label: `${name}, ${reference}` }}
      lede="The first payment brings the invoice, each further one a receipt. A company that pays on an invoice gets it ahead of payment from here."
      actions={
        <Post kind={issued ? "plain" : "main"} fields={{ intent: "send" }}>
          {issued ? "Send the invoice again" : "Send the invoice"}
        </Post>
      }
    >
      <Documents documents={documents} />
      <Panel id="recipient" title="Made out to">
        <form method="post" className="desk-form">
          <p className="small">{name}, and what stands here. Those that are out stay as they are.</p>
          <TextField name="company" label="Company" maxLength={120} defaultValue={recipient.company} />
          <TextArea name="address" label="Address" rows={4} maxLength={400} defaultValue={recipient.address} />
          <TextField name="poNumber" label="PO number" maxLength={60} defaultValue={recipient.poNumber} />
          <Submit kind="plain">Keep</Submit>
        </form>
      </Panel>
    </Screen>
  );
}
