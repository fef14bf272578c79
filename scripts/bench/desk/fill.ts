import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { PaymentTable } from "../../../app/features/payment/table.server.ts";
import type { NewQuote } from "../../../app/features/quote/table.server.ts";
import { indexQuotes } from "../../../app/features/search/store.server.ts";
import type { OutboxTable } from "../../../app/tables.ts";
import type { OpenDatabase } from "../../../server/database/open.ts";
import { quoteRow } from "../../../tests/support/product/quote-row.ts";

/** Rows per statement: SQLite takes 32,766 values. */
const batchSize = 500;
const day = 24 * 3_600_000;

/** The statuses of each hundred quotes, as at an agency of some years: most are completed or expired. */
const statuses = [
  ...Array(2).fill("requested"),
  "priced",
  ...Array(2).fill("sent"),
  ...Array(3).fill("booked"),
  ...Array(2).fill("balance-paid"),
  ...Array(40).fill("done"),
  ...Array(5).fill("cancelled"),
  ...Array(45).fill("expired"),
] as const;

/** Quotes of six years with an email each, and payments for those that were booked; the parties of open quotes are in the future. */
export async function fill(store: OpenDatabase, count: number, now: Date): Promise<void> {
  const text = "Your answers, and what happens next. ".repeat(60);
  for (let from = 0; from < count; from += batchSize) {
    const quotes: NewQuote[] = [];
    const emails: Insertable<OutboxTable>[] = [];
    const payments: Insertable<PaymentTable>[] = [];
    for (let i = from; i < Math.min(count, from + batchSize); i++) {
      const code = String(i).padStart(8, "0");
      const reference = `BT-${code.slice(0, 4)}-${code.slice(4)}`;
      const status = statuses[i % statuses.length] ?? "expired";
      const open = ["requested", "priced", "sent", "booked", "balance-paid"].includes(status);
      const at = new Date(now.getTime() - (open ? (i % 25) * day : ((i * 37) % 2190) * day) - i).toISOString();
      const party = new Date(Date.parse(at) + (open ? 60 : 20) * day).toISOString().slice(0, 10);
      const offered = status !== "requested";
      quotes.push({
        ...quoteRow(reference),
        id: randomUUID(),
        idempotencyKey: randomUUID(),
        status,
        eventDate: party,
        name: `Ann Other ${i}`,
        email: `ann${i}@example.com`,
        notes: i % 3 === 0 ? "A surprise: please ring the neighbour first. ".repeat(4) : null,
        createdAt: at,
        ...(offered && {
          offerVersion: 1,
          offerLines: JSON.stringify([{ label: "2 × Cheeky Butlers", detail: "Two hours", pence: 24_000 }]),
          offerTotal: 24_000,
          offerDeposit: 4_800,
          offerBalance: 19_200,
          offerBalanceDue: party,
          offerGuests: 14,
          offerTerms: "[]",
          offerValidUntil: party,
          offeredAt: at,
          termsAcceptedAt: ["priced", "sent", "expired"].includes(status) ? null : at,
        }),
      } as NewQuote);
      const message = { to: { address: `ann${i}@example.com` }, fromName: "Us", subject: reference, text, html: text };
      emails.push({
        id: randomUUID(),
        subjectRef: reference,
        kind: "quote-received",
        message: JSON.stringify(message),
        recipient: message.to.address,
        status: i % 1000 === 0 ? "undelivered" : "sent",
        attempts: 1,
        dueAt: at,
        createdAt: at,
        sentAt: at,
      });
      if (["booked", "balance-paid", "done"].includes(status))
        payments.push({
          id: randomUUID(),
          reference,
          part: status === "booked" ? "deposit" : "whole",
          pence: status === "booked" ? 4_800 : 24_000,
          currency: "GBP",
          adapter: "demo",
          status: "paid",
          version: 1,
          idempotencyKey: randomUUID(),
          offerVersion: 1,
          sessionRef: randomUUID(),
          paymentRef: randomUUID(),
          paidAt: at,
          refunded: 0,
          createdAt: at,
          updatedAt: at,
        });
    }
    await store.write(async (write) => {
      await write.insertInto("quote").values(quotes).execute();
      await indexQuotes(
        write,
        quotes.map(({ reference }) => reference),
      );
      await write.insertInto("outbox").values(emails).execute();
      if (payments.length > 0) await write.insertInto("payment").values(payments).execute();
    });
  }
}
