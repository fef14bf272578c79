import { useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { formatDay } from "../../../dates/dates.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { formatPounds } from "../../../ui/money.ts";
import { isChargedBack } from "../../booking/status-text.ts";
import { actCount } from "../../catalogue/store.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { buttonClass, Empty, Money, Screen, Submit } from "../shell/screen.tsx";
import { StatusMark } from "../shell/status.tsx";
import { owedFor } from "../today/unpaid-parties.server.ts";
import { FilterFields } from "./filter-fields.tsx";
import { groupLabels, listAddress, maxFilterLength, readFilters } from "./filters.ts";
import { listBookings, perPage } from "./list.server.ts";

export async function loader({ request, context }: RouteArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const { database, clock } = context.get(portsContext);
  const today = venueDate(clock.now());
  const { quotes, ...list } = await listBookings(database, filters);
  const shown = quotes.map((quote) => ({
    ...quote,
    pence: filters.status === "owed" ? owedFor(quote, today) : (quote.offerTotal ?? quote.total),
  }));
  return { filters, today, quotes: shown, ...list };
}

export function Component() {
  const { filters, today, next, quotes, owed } = useLoaderData<typeof loader>();
  const { q, status, after } = filters;
  const narrowed = q || status || filters.act || filters.from || filters.to;
  return (
    <Screen
      title="Bookings"
      {...(owed && { lede: `${formatPounds(owed)} is owed in all.` })}
      tab={q ? `“${q}” in bookings` : "Bookings"}
      actions={
        <a className={buttonClass.main} href="/desk/bookings/new">
          New booking
        </a>
      }
    >
      <search>
        <form action="/desk/bookings" className="desk-search">
          <label htmlFor="q" className="visually-hidden">
            Name, phone or place; reference, notes, company, PO number and invoice number too
          </label>
          <input
            id="q"
            name="q"
            type="search"
            className="input"
            defaultValue={q}
            placeholder="Name, phone or place"
            maxLength={maxFilterLength}
            data-search
          />
          <Submit kind="plain">Search</Submit>
          <FilterFields {...filters} />
        </form>
      </search>
      <nav aria-label="Which bookings">
        <ul role="list" className="desk-tabs">
          {(Object.keys(groupLabels) as (keyof typeof groupLabels)[]).map((group) => (
            <li key={group}>
              <a
                href={listAddress({
                  ...filters,
                  status: group,
                  after: "",
                  ...(status === "owed" && { sort: "newest" }),
                })}
                aria-current={status === group ? "true" : undefined}
              >
                {groupLabels[group]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {quotes.length === 0 ? (
        <Empty>
          {status === "owed" && !(q || filters.act || filters.from || filters.to)
            ? "Nobody owes you anything for a party that is over."
            : narrowed
              ? "Nothing fits. Take a filter away, or look for another word."
              : "Enquiries from the site and bookings by telephone will show here."}
        </Empty>
      ) : (
        <div className="desk-table">
          <table>
            <caption className="visually-hidden">Enquiries and bookings</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Party</th>
                <th scope="col">What and where</th>
                <th scope="col">Status</th>
                <th scope="col" className="desk-amount">
                  {owed === undefined ? "Price" : "Owed"}
                </th>
              </tr>
            </thead>
            <tbody>
              {quotes.map((quote) => (
                <tr key={quote.reference} data-row>
                  <th scope="row">
                    <a href={`/desk/bookings/${quote.reference}`}>{quote.name}</a>
                    <span className="desk-muted">{quote.reference}</span>
                  </th>
                  <td className="desk-cell-left desk-day">{formatDay(quote.eventDate, today)}</td>
                  <td>
                    {actCount(quote.performers, quote.act)}, {quote.place}
                  </td>
                  <td className="desk-cell-right">
                    <StatusMark status={quote.status} />
                    {quote.suspect === 1 && <span className="desk-muted"> looks automatic</span>}
                    {quote.leftUnpaid === "owed" && <span className="desk-muted"> not paid</span>}
                    {isChargedBack(quote) && <span className="desk-muted"> the bank took money back</span>}
                  </td>
                  <td className="desk-amount">
                    <Money pence={quote.pence} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {(after || next) && (
        <nav aria-label="Pages" className="desk-actions">
          {after && (
            <a className={buttonClass.plain} href={listAddress({ ...filters, after: "" })}>
              First page
            </a>
          )}
          {next && (
            <a className={buttonClass.plain} href={listAddress({ ...filters, after: next })} rel="next">
              Next {perPage}
            </a>
          )}
        </nav>
      )}
    </Screen>
  );
}
