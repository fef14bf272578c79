/** The tables of invoices. The SQL is in server/database/migrations. Money in pence GBP, times ISO 8601 UTC. */
import type { Selectable } from "kysely";
import type { ReferenceColumn } from "../quote/table.server.ts";
import type { DocumentKind } from "./content.server.ts";

/** The last number used for each kind of document. */
export interface InvoiceSeriesTable {
  kind: DocumentKind;
  last: number;
}

/** An invoice, a receipt or a credit note, as it was issued. */
export interface InvoiceTable {
  id: string;
  kind: DocumentKind;
  /** From 1, without gaps within its kind */
  number: number;
  reference: ReferenceColumn;
  /** JSON (InvoiceContent); null once the booking has been erased */
  content: string | null;
  pence: number;
  /** For an invoice: pence not taken back by a credit note; 0 for other documents */
  standing: number;
  /** Of an invoice: nothing is paid yet. Of a receipt: it no longer counts; its payment never came or, without one, it is replaced */
  waits: 0 | 1;
  /** Of the offer that it is about */
  offerVersion: number;
  paymentId: string | null;
  issuedAt: string;
}
export type Invoice = Selectable<InvoiceTable>;

/** The recipient of a booking's documents. Each field is "" where there is none. */
export interface InvoiceRecipientTable {
  reference: ReferenceColumn;
  company: string;
  /** Several lines, separated by line breaks */
  address: string;
  poNumber: string;
}
export type InvoiceRecipient = Omit<Selectable<InvoiceRecipientTable>, "reference">;
