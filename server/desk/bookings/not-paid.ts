/** The command that takes back that a payment was marked as paid by mistake. */
import { toldText } from "../../../app/features/desk/shared/told-text.ts";
import { unmarkRows, unmarkText } from "../../../app/features/desk/shared/unmark.server.ts";
import type { PaymentPart } from "../../../app/features/money/rules.ts";
import { unmarkPaid, whyMarkStays } from "../../../app/features/payment/unmark/unmark-paid.server.ts";
import { quoteByReference } from "../../../app/features/quote/store.server.ts";
import { formatPounds } from "../../../app/ui/money.ts";
import type { Desk, Result } from "../open.ts";
import { headOf } from "../quote.ts";
import { readable, theQuote } from "../quotes.ts";
import { fields } from "../terminal/table.ts";
import { refusedFor } from "../text.ts";
import { markedPayment } from "./marked-payment.ts";

/** Asks which payment, even where there is only one. @throws Refusal when none was marked by hand, or it can't be taken back alone */
export async function notPaid(desk: Desk, typed: string, options: { part?: PaymentPart }): Promise<Result> {
  const { ask, database, ports, width } = desk;
  const quote = await theQuote(desk, typed);
  const { reference, version } = quote;
  desk.show(`${headOf(quote, width)}\n`);
  const payment = await markedPayment(desk, quote, options.part, "What never came?");
  const refusal = await whyMarkStays(database, quote, payment);
  if (refusal) throw refusedFor(reference, refusal);
  desk.show(`${fields(unmarkRows(quote, payment), width)}\n`);
  await ask.agree(`${formatPounds(payment.pence)} never came for ${reference}? Nothing goes back; ${toldText(quote)}.`);
  const unmarked = await unmarkPaid(ports, { reference, paymentId: payment.id, expectedVersion: version });
  if (!unmarked.ok) throw refusedFor(reference, unmarked.refusal);
  const now = (await quoteByReference(database, reference)) ?? quote;
  return {
    data: { ...readable(now), part: payment.part, pence: payment.pence },
    text: `${unmarkText(payment, quote)}.`,
  };
}
