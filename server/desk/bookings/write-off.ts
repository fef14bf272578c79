/** The command that gives up what a customer left unpaid after their party. */
import { dueOf } from "../../../app/features/booking/due.server.ts";
import { stepsFor } from "../../../app/features/desk/shared/steps.server.ts";
import {
  writeOffBecause,
  writeOffExplained,
  writeOffText,
} from "../../../app/features/desk/shared/write-off.server.ts";
import { paymentsOf } from "../../../app/features/payment/store.server.ts";
import { quoteByReference } from "../../../app/features/quote/store.server.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import type { Desk, Result } from "../open.ts";
import { headOf, priceText } from "../quote.ts";
import { readable, theQuote } from "../quotes.ts";
import { refusedFor } from "../text.ts";

/** @throws Refusal when nothing is owed */
export async function writeOff(desk: Desk, typed: string, { reason = "" }: { reason?: string }): Promise<Result> {
  const { ask, by, database, ports, today, width } = desk;
  const quote = await theQuote(desk, typed);
  const { reference, version: expectedVersion } = quote;
  const next = dueOf(quote, await paymentsOf(database, reference), today)?.next;
  if (!stepsFor(quote).writeOff || !next) throw refusedFor(reference, { kind: "nothing-owed" });
  desk.show(`${headOf(quote, width)}\n\n${await priceText(desk, quote)}\n\n${writeOffExplained}\n`);
  await ask.agree(`Write off ${formatPounds(next.pence)} of ${reference}, ${quote.name}?`);
  const done = await writeOffBecause(ports, { reference, expectedVersion, by, reason });
  if (!done.ok) throw refusedFor(reference, done.refusal);
  const now = (await quoteByReference(database, reference)) ?? quote;
  return { data: { ...readable(now), writtenOff: done.pence }, text: `${writeOffText(next.pence)}: ${reference}.` };
}
