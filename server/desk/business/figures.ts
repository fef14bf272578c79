/** What the agency earns, from whom, and how fast it answers. */
import { cellsOf, csvOf } from "../../../app/csv.server.ts";
import {
  type Dimension,
  type FigureRow,
  figureColumns,
  readFigures,
} from "../../../app/features/desk/figures/figures.server.ts";
import { periodOf } from "../../../app/features/desk/figures/period.ts";
import { replyText, share } from "../../../app/features/desk/figures/texts.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import { figureTables } from "../choices.ts";
import type { Desk, Result } from "../open.ts";
import { fields, section, table } from "../terminal/table.ts";

const headings = {
  months: "By month",
  acts: "By act",
  towns: "By town",
  sources: "Where they came from",
} as const satisfies Record<Dimension, string>;

interface FigureOptions {
  period: string;
  by?: Dimension;
  csv?: boolean;
}

export async function showFigures(
  { database, today, width }: Desk,
  { period: asked, by, csv = false }: FigureOptions,
): Promise<Result> {
  const period = periodOf(asked, today);
  const figures = await readFigures(database, period, today);
  if (csv) {
    const rows = figures[by ?? "months"];
    return { pages: pageOf(rows), text: csvOf(Object.keys(figureColumns), [rows.map(cellsOf(figureColumns))]) };
  }
  const { total, replyMinutes, ahead } = figures;
  const head = {
    Months: `${period.from} to ${period.until}`,
    Enquiries: total.enquiries,
    "Of those, booked": `${total.booked}, ${share(total)}`,
    "Of those, cancelled": `${total.cancelled}, not counted as booked`,
    "Time to a price": replyText(replyMinutes),
    Parties: total.parties,
    "Value of parties": formatPounds(total.value),
    "Booked ahead": `${formatPounds(ahead)}, from today on`,
  };
  const tables = (by ? [by] : figureTables).map((one) => section(headings[one], figureTable(figures[one], width)));
  return { data: { period, ...figures }, text: [fields(head, width), ...tables].join("\n") };
}

async function* pageOf<Row>(rows: readonly Row[]) {
  yield rows;
}

const figureTable = (rows: readonly FigureRow[], width: number): string =>
  table(
    rows.map((row) => ({
      "": row.name,
      Enquiries: row.enquiries,
      Booked: row.booked,
      Share: share(row),
      Cancelled: row.cancelled,
      Parties: row.parties,
      Value: formatPounds(row.value),
    })),
    width,
    "Nothing yet.",
  );
