import type { Database } from "../../context.ts";
import { numberOf, parseContent, titleOf } from "./content.server.ts";
import { invoiceById } from "./store.server.ts";
import type { Invoice } from "./table.server.ts";

interface DocumentFile {
  /** "Invoice INV-0007.pdf": without any name, so that a list of downloads does not give a surprise away */
  filename: string;
  content: Buffer;
}

/** A document as a file; null once its booking has been erased. */
export async function fileOf(invoice: Invoice): Promise<DocumentFile | null> {
  if (invoice.content === null) return null;
  const content = parseContent(invoice.content);
  // Loaded on first use: most processes draw no PDF, and the library and its typefaces take memory.
  const { pdfOf } = await import("./pdf.server.ts");
  return {
    filename: `${titleOf(invoice.kind, content.vat)} ${numberOf(invoice)}.pdf`,
    content: await pdfOf({ ...invoice, content }),
  };
}

/** The documents attached to an email. @param ids of the documents that its message lists */
export async function filesOf(database: Database, ids: readonly string[]): Promise<DocumentFile[]> {
  const files: DocumentFile[] = [];
  for (const id of ids) {
    const invoice = await invoiceById(database, id);
    const file = invoice && (await fileOf(invoice));
    if (file) files.push(file);
  }
  return files;
}
