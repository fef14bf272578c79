import { useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { formatPounds } from "../../../ui/money.ts";
import { yearsOf } from "../shared/years.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Screen } from "../shell/screen.tsx";
import { Spreadsheets } from "../shell/spreadsheets.tsx";
import { documentsPage, type ShownDocument, shownDocument } from "./list.server.ts";

export async function loader({ request, context }: RouteArgs) {
  const { database } = context.get(portsContext);
  const { rows, next } = await documentsPage(database, new URL(request.url).searchParams.get("before"));
  return {
    documents: rows.map(shownDocument),
    next,
    invoiceYears: await yearsOf(database.selectFrom("invoice"), "issuedAt"),
    refundYears: await yearsOf(database.selectFrom("refund"), "createdAt"),
  };
}

/** Every invoice, receipt and credit note, newest first. */
export function Component() {
  const { documents, next, invoiceYears, refundYears } = useLoaderData<typeof loader>();
  return (
    <Screen
      title="Invoices"
      lede="Each kind is numbered without gaps. They are made as payments come; ahead of payment, on the page of the booking."
    >
      <Documents documents={documents} booking />
      <Spreadsheets name="invoices" years={invoiceYears} />
      <Spreadsheets name="refunds" years={refundYears} />
      {next && (
        <p>
          <a className="button button-small" href={`/desk/invoices?before=${encodeURIComponent(next)}`}>
            Older
          </a>
        </p>
      )}
    </Screen>
  );
}

/** @param booking whether each row names its booking */
export function Documents({ documents, booking = false }: { documents: readonly ShownDocument[]; booking?: boolean }) {
  if (documents.length === 0)
    return <p className="desk-empty">None yet. The first payment of a booking brings its invoice.</p>;
  return (
    <ul role="list" className="desk-list desk-documents">
      {documents.map(({ id, name, reference, day, pence, to, waiting }) => (
        <li key={id}>
          <span>
            {to === null ? name : <a href={`/desk/invoices/${id}.pdf`}>{name}</a>}
            <span className="small">
              {day}
              {to === null ? " · its booking is erased" : ` · ${to}`}
              {waiting && ` · ${waiting}`}
            </span>
          </span>
          {booking && <a href={`/desk/bookings/${reference}`}>{reference}</a>}
          <span className="desk-money">{formatPounds(pence)}</span>
        </li>
      ))}
    </ul>
  );
}
