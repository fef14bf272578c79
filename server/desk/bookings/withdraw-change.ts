/** The command that withdraws a change which the customer has not answered. */
import { inShort } from "../../../app/features/booking/change/change-text.server.ts";
import { unansweredChange, waitingIn } from "../../../app/features/booking/change/open-proposal.server.ts";
import { withdrawChange as withdraw } from "../../../app/features/booking/change/withdraw-change.server.ts";
import { noChangeWaits, withdrawnText } from "../../../app/features/desk/shared/change-text.ts";
import { toldText } from "../../../app/features/desk/shared/told-text.ts";
import { Refusal } from "../../refusal.ts";
import type { Desk, Result } from "../open.ts";
import { headOf } from "../quote.ts";
import { readable, theQuote } from "../quotes.ts";

/** @throws Refusal when none waits */
export async function withdrawChange(desk: Desk, typed: string): Promise<Result> {
  const { ask, database, ports, by, today, width } = desk;
  const quote = await theQuote(desk, typed);
  const { reference } = quote;
  const row = await unansweredChange(database, reference);
  if (!row) throw new Refusal([`${reference}: ${noChangeWaits}`]);
  const waiting = waitingIn(row, quote, today);
  desk.show(`${headOf(quote, width)}\n`);
  await ask.agree(
    waiting
      ? `Withdraw the change (${inShort(waiting.plan)})? The booking stays as it is, and ${toldText(quote)}.`
      : "Withdraw the change? It can’t be made any more, and no email goes out.",
  );
  const withdrawn = await withdraw(ports, { reference, madeAt: row.madeAt, by });
  if (!withdrawn.ok) throw new Refusal([`${reference}: ${noChangeWaits}`]);
  return {
    data: { ...readable(quote), told: withdrawn.told },
    text: `${withdrawnText(withdrawn.told)}: ${reference}.`,
  };
}
