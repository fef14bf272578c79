/**
 * The numbers of invoices, receipts and credit notes that were issued after the backup: customers have those documents, so a restore over
 * the old data goes on after them, and no number is issued twice.
 */
export const series = "invoice_series";

/** The statement that raises the restored numbers. @param table with its schema @param last what selects, or has, kind and last number */
export const goOn = (table: string, last: string): string =>
  `insert into ${table} as restored (kind, last) ${last} ` +
  "on conflict (kind) do update set last = excluded.last where excluded.last > restored.last";
