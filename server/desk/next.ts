/** The commands that the owner can run on a quote now, to be copied. */

import { allPaid } from "../../app/features/booking/due.server.ts";
import { stepsFor } from "../../app/features/desk/shared/steps.server.ts";
import { awaitsAcceptance } from "../../app/features/payment/mark-paid.server.ts";
import type { Refund } from "../../app/features/payment/table.server.ts";
import { type QuoteEvent, transition } from "../../app/features/quote/status.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";

const commands: [QuoteEvent, string][] = [
  ["priced", "price"],
  ["sent", "send"],
  ["deposit-paid", "paid"],
  ["balance-paid", "paid"],
  ["cancelled", "cancel"],
  ["withdrawn", "withdraw"],
  ["declined", "decline"],
];

/** @param changeWaits whether the customer has not answered a change */
export function nextCommands(quote: Quote, refunds: readonly Refund[], changeWaits: boolean): string {
  const { reference, status } = quote;
  const possible = commands
    .filter(([event]) => transition(status, event).ok || (event === "deposit-paid" && awaitsAcceptance(quote)))
    .filter(([event]) => event !== "balance-paid" || !(allPaid(quote) || (status === "done" && !quote.leftUnpaid)))
    .map(([, command]) => `${command} ${reference}`);
  const { agreed, edit, writeOff } = stepsFor(quote);
  const owed = refunds.filter((refund) => refund.status !== "done").map(({ id }) => `refunded ${id.slice(0, 8)}`);
  const others = [
    agreed && `agreed ${reference}`,
    edit && `change ${reference}`,
    writeOff && `write-off ${reference}`,
    changeWaits && `withdraw-change ${reference}`,
    `messages ${reference}`,
  ];
  return [...possible, ...others.filter((one) => one !== false), ...owed, `mail ${reference}`]
    .map((command) => `  npm run desk ${command}`)
    .join("\n");
}
