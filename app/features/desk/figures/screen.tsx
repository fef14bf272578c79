import { useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { venueDate } from "../../../dates/today.server.ts";
import { formatPounds } from "../../../ui/money.ts";
import { TableHead } from "../../../ui/table/table-head.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { Panel, Screen } from "../shell/screen.tsx";
import { Bar, Columns } from "./charts.tsx";
import { type Dimension, type FigureRow, readFigures } from "./figures.server.ts";
import { periodOf, periods } from "./period.ts";
import { replyText, share } from "./texts.ts";

export async function loader({ request, context }: RouteArgs) {
  const { database, clock } = context.get(portsContext);
  const today = venueDate(clock.now());
  const period = periodOf(new URL(request.url).searchParams.get("period"), today);
  return { period, figures: await readFigures(database, period, today) };
}

/** What the agency earns, where its customers come from, and how fast it answers. */
export function Component() {
  const { period, figures } = useLoaderData<typeof loader>();
  const { total, replyMinutes, ahead, months, acts, towns, sources } = figures;
  const short = (name: string) => name.split(" ")[0] ?? "";
  return (
    <Screen
      title="Figures"
      lede="Enquiries by the day they came, value by the day of the party. What machines sent is left out."
    >
      <nav aria-label="Period" className="desk-tabs">
        {Object.entries(periods).map(([name, label]) => (
          <a key={name} href={`/desk/figures?period=${name}`} aria-current={name === period.name ? "page" : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <dl className="desk-tiles">
        <Tile name="Enquiries" value={String(total.enquiries)} />
        <Tile name="Of those, booked" value={String(total.booked)} note={share(total)} />
        <Tile name="Of those, cancelled" value={String(total.cancelled)} note="not counted as booked" />
        <Tile
          name="Typical time to a price"
          value={replyText(replyMinutes)}
          {...(replyMinutes !== null && { note: "the median" })}
        />
        <Tile
          name="Value of parties"
          value={formatPounds(total.value)}
          note={`${total.parties} ${total.parties === 1 ? "party" : "parties"}`}
        />
        <Tile name="Booked ahead" value={formatPounds(ahead)} note="from today on" />
      </dl>
      <Panel id="by-month" title="By month" actions={<Csv by="months" period={period.name} />}>
        <div className="desk-charts">
          <Columns
            title="Enquiries and bookings by month"
            series={["Enquiries", "Of those, booked"]}
            columns={months.map(({ name, enquiries, booked }) => ({ name: short(name), values: [enquiries, booked] }))}
            format={(value) => (Number.isInteger(value) ? String(value) : "")}
          />
          {total.value > 0 && (
            <Columns
              title="Value of parties by month"
              series={["Value of parties"]}
              columns={months.map(({ name, value }) => ({ name: short(name), values: [value / 100] }))}
              format={(value) => `£${value >= 1000 ? `${value / 1000}k` : value}`}
            />
          )}
        </div>
        <Table caption="By month" first="Month" rows={months} />
      </Panel>
      <Panel id="by-act" title="By act" actions={<Csv by="acts" period={period.name} />}>
        <Table caption="By act" first="Act" rows={acts} bars />
      </Panel>
      <Panel id="by-town" title="By town" actions={<Csv by="towns" period={period.name} />}>
        <Table caption="By town" first="Town" rows={towns} bars />
      </Panel>
      <Panel id="by-source" title="Where they came from" actions={<Csv by="sources" period={period.name} />}>
        <p className="small">
          The campaign of the link (utm_source) that led to the form or to the page before it, else the site they came
          from. Whoever looked at more pages first, or wrote the address, is not known.
        </p>
        <Table caption="Where they came from" first="Source" rows={sources} bars />
      </Panel>
    </Screen>
  );
}

const Tile = ({ name, value, note }: { name: string; value: string; note?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
    {note && <dd className="small">{note}</dd>}
  </div>
);

const Csv = ({ by, period }: { by: Dimension; period: string }) => (
  <a className="desk-quiet" href={`/desk/figures.csv?by=${by}&period=${period}`}>
    CSV<span className="visually-hidden"> {by}</span>
  </a>
);

/** Maximum rows of a table on the screen; the CSV has all of them. */
const shown = 15;

interface TableProps {
  caption: string;
  first: string;
  rows: readonly FigureRow[];
  bars?: boolean;
}

function Table({ caption, first, rows, bars = false }: TableProps) {
  const max = Math.max(0, ...rows.map(({ value }) => value));
  if (rows.length === 0)
    return <p className="desk-empty">Nothing yet: what is asked for and booked is counted here.</p>;
  return (
    <table className="desk-figures">
      <TableHead caption={caption} columns={[first, "Enquiries", "Booked", "Share", "Parties", "Value"]} />
      <tbody>
        {(bars ? rows.slice(0, shown) : rows).map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.name}
              {bars && <Bar value={row.value} max={max} />}
            </th>
            <td>{row.enquiries}</td>
            <td>
              {row.booked}
              {row.cancelled > 0 && <span className="desk-figures-apart"> and {row.cancelled} cancelled</span>}
            </td>
            <td>{share(row)}</td>
            <td>{row.parties}</td>
            <td>{formatPounds(row.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
