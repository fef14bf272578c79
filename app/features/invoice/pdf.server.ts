import { formatDate, formatLongDate } from "../../dates/dates.ts";
import { exactPounds } from "../../ui/money.ts";
import { site } from "../site/site.server.ts";
import { type DocumentKind, type InvoiceContent, numberOf, titleOf } from "./content.server.ts";
import { netOfLines } from "./rules.ts";
import { margin, quiet, Sheet, width } from "./sheet.server.ts";
import type { Invoice } from "./table.server.ts";

type DocumentToDraw = Pick<Invoice, "kind" | "number" | "issuedAt"> & { reference: string; content: InvoiceContent };

/** Draws an invoice, a receipt or a credit note as a PDF: A4, tagged, and byte for byte the same every time. */
export function pdfOf({ content, ...row }: DocumentToDraw): Promise<Buffer> {
  const { from, vat } = content;
  const number = numberOf(row);
  const title = titleOf(row.kind, vat);
  const sheet = new Sheet({ title: `${title} ${number}`, author: from.name, made: new Date(row.issuedAt) });
  head(sheet, content, title, [
    ["Number", number],
    ["Date", formatDate(content.day)],
    ["Booking", row.reference],
    ...(content.invoice ? ([["For invoice", content.invoice]] as const) : []),
    ...(content.to.poNumber ? ([["Your PO number", content.to.poNumber]] as const) : []),
    ...(vat ? ([["Our VAT number", vat.number]] as const) : []),
  ]);
  sheet.text("P", `${content.about}, ${formatLongDate(content.eventDate)}`, { face: "strong", size: 11 });
  if (content.reason) sheet.text("P", content.reason);
  sheet.y += 10;
  sums(sheet, content, row.kind);
  sheet.y += 18;
  if (content.payTo) account(sheet, content.payTo, row.reference);
  for (const text of endings[row.kind](content, row.reference)) {
    sheet.room(40);
    sheet.text("P", text, { width: width * 0.8 });
    sheet.y += 4;
  }
  if (sheet.lacks)
    sheet.text(
      "P",
      `A “?” stands for letters that this typeface lacks. Our booking ${row.reference} has them as you wrote them.`,
      {
        size: 8,
        color: quiet,
      },
    );
  return sheet.end(`${from.name}. ${from.registered}`);
}

const half = width / 2 - 12;

/** Sender, recipient and the table of numbers and dates, below the title. */
function head(sheet: Sheet, { from, to }: InvoiceContent, title: string, rows: readonly (readonly [string, string])[]) {
  const top = sheet.y;
  sheet.text("P", site.name, { face: "display", size: 15 });
  sheet.y = top;
  sheet.text("H1", title, { face: "display", size: 26, x: margin + half, width: width - half, align: "right" });
  sheet.y += 14;
  const second = sheet.y;
  const below = [
    column(sheet, "From", [from.name, ...from.address.split(", "), from.email, from.phone], { x: margin, y: second }),
    column(sheet, "To", [to.company, to.name, to.address], {
      x: margin + width * 0.36,
      y: second,
      wide: width * 0.28,
    }),
    column(
      sheet,
      "Details",
      rows.map(([label, value]) => `${label}: ${value}`),
      { x: margin + width * 0.68, y: second },
    ),
  ];
  sheet.y = Math.max(...below) + 22;
}

function column(
  sheet: Sheet,
  title: string,
  lines: readonly string[],
  { x, y, wide = width * 0.31 }: { x: number; y: number; wide?: number },
): number {
  const at = { x, width: wide };
  sheet.y = y;
  sheet.text("H2", title, { ...at, size: 8, color: quiet, face: "strong" });
  for (const line of lines) if (line !== "") sheet.text("P", line, at);
  return sheet.y;
}

/** The account to pay to, one item a line, so that each can be copied by itself. */
function account(sheet: Sheet, to: NonNullable<InvoiceContent["payTo"]>, reference: string): void {
  sheet.room(100);
  column(
    sheet,
    "Pay by bank transfer",
    [
      `Account name: ${to.accountName}`,
      `Sort code: ${to.sortCode}`,
      `Account number: ${to.accountNumber}`,
      `Payment reference: ${reference}`,
    ],
    { x: margin, y: sheet.y, wide: width },
  );
  sheet.y += 10;
}

const amountWidth = 92;

function sums(sheet: Sheet, content: InvoiceContent, kind: DocumentKind) {
  const { lines, vat, total, received, left, writtenOff, toBook } = content;
  const table = sheet.group("Table");
  const nets =
    vat &&
    netOfLines(
      lines.map(({ pence }) => pence),
      vat.percent,
      total - vat.pence,
    );
  // A row of one sum gets an empty cell where there are two columns: a screen reader names the column of each sum.
  const add = (next: Row) =>
    row(sheet, table, nets && next.cells.length < 2 ? { ...next, cells: ["", ...next.cells] } : next);
  add({ label: "What for", cells: [...(nets ? ["Without VAT"] : []), "Amount"], head: true });
  for (const [index, { label, detail, pence }] of lines.entries()) {
    const net = nets?.[index];
    add({ label, detail, cells: [...(net === undefined ? [] : [exactPounds(net)]), exactPounds(pence)] });
  }
  if (vat) {
    add({ label: "Total without VAT", cells: [exactPounds(total - vat.pence)] });
    add({ label: `VAT at ${vat.percent}%`, cells: [exactPounds(vat.pence)] });
  }
  const [came] = received;
  const label = kind === "receipt" && came ? `Received on ${formatDate(came.day)}` : totals[kind];
  add({ label, cells: [exactPounds(total)], strong: true });
  if (kind === "invoice")
    for (const { label, day, pence } of received)
      add({ label: `${label}, received on ${formatDate(day)}`, cells: [exactPounds(-pence)] });
  if (writtenOff > 0) add({ label: "No longer asked for", cells: [exactPounds(-writtenOff)] });
  const rest = left && toBook ? left.pence - toBook.pence : 0;
  if (kind === "invoice" && left && toBook && rest > 0) {
    add({ label: `Deposit, to book the date, by ${formatDate(toBook.by)}`, cells: [exactPounds(toBook.pence)] });
    add({ label: `The rest, by ${formatDate(left.by)}`, cells: [exactPounds(rest)] });
  }
  if (kind !== "credit-note")
    add({
      label: left && rest === 0 ? `Left to pay, by ${formatDate(left.by)}` : "Left to pay",
      cells: [left ? exactPounds(left.pence) : "Nothing"],
      strong: true,
    });
  sheet.rule();
}

const totals = { invoice: "Total", receipt: "Received", "credit-note": "Credited" } as const satisfies Record<
  DocumentKind,
  string
>;

interface Row {
  label: string;
  detail?: string;
  /** Right-aligned columns, the last one at the margin */
  cells: readonly string[];
  strong?: boolean;
  head?: boolean;
}

function row(sheet: Sheet, table: PDFKit.PDFStructureElement, { label, detail, cells, strong, head }: Row): void {
  sheet.room(detail ? 64 : 40);
  sheet.rule(head || strong ? 1 : 0.5);
  const face = strong || head ? "strong" : "text";
  const size = head ? 8 : strong ? 11 : 10;
  const top = sheet.y + 7;
  const line = sheet.group("TR", table);
  const labelWidth = width - amountWidth * Math.max(2, cells.length) - 8;
  const first = sheet.group(head ? "TH" : "TD", line);
  let below = sheet.text("P", label, { face, size, y: top, width: labelWidth }, first);
  if (detail) below = sheet.text("P", detail, { size: 9, color: quiet, width: labelWidth }, first);
  cells.forEach((text, index) => {
    const x = margin + width - amountWidth * (cells.length - index);
    sheet.text(head ? "TH" : "TD", text, { face, size, x, y: top, width: amountWidth, align: "right" }, line);
  });
  sheet.y = Math.max(below, sheet.y) + 4;
}

/** The text below the sums. */
const endings: Record<DocumentKind, (content: InvoiceContent, reference: string) => string[]> = {
  invoice: ({ received, left, toBook, from }, reference) => [
    ...(left && toBook
      ? [
          `Nothing is booked until the ${toBook.pence < left.pence ? "deposit" : "payment"} is here: please pay it by ${formatDate(toBook.by)}.`,
        ]
      : []),
    ...(left && received.length === 0
      ? [`Pay on the private page that our email links to, and name ${reference} in anything you send.`]
      : []),
    `Questions about this invoice: ${from.email}, ${from.phone}.`,
  ],
  receipt: ({ from }) => [`Thank you. Questions: ${from.email}, ${from.phone}.`],
  "credit-note": ({ from, invoice }) => [
    `This takes back that much of ${invoice ?? "the invoice"}.`,
    `Questions: ${from.email}, ${from.phone}.`,
  ],
};
