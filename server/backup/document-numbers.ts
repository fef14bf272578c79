/**
 * The numbers of invoices, receipts and credit notes that were issued after the backup: customers have those documents, so a restore over
 * the old data goes on after them, and no number is issued twice.
 */
export const numbersTable = "invoice_series";

/**
 * SQL that raises the restored numbers to those of the old data.
 * @param table the restored table, with its schema @param old SQL for the old rows, kind and last number: a select, or values
 */
export const raiseNumbers = (table: string, old: string): string =>
  `insert into ${table} as restored (kind, last) ${old} ` +
  "on conflict (kind) do update set last = excluded.last where excluded.last > restored.last";
