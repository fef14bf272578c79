/** Money that the owner has seen arrive, or has sent back. */
import { markPaid } from "../../app/features/payment/mark-paid.server.ts";
import { markRefunded } from "../../app/features/payment/mark-refunded.server.ts";
import { dueToBook, type Part } from "../../app/features/payment/rules.ts";
import { offerOf } from "../../app/features/quote/offered.server.ts";
import { transition } from "../../app/features/quote/rules.ts";
import { quoteByReference } from "../../app/features/quote/store.server.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { formatPounds } from "../../app/ui/money.ts";
import { Refusal } from "../refusal.ts";
import { byId } from "./by-id.ts";
import type { waysToPay } from "./choices.ts";
import { needPounds } from "./lines.ts";
import type { Answer, Desk } from "./open.ts";
import { headOf, priceText } from "./quote.ts";
import { readable, theQuote } from "./quotes.ts";
import { table } from "./table.ts";
import { formatMoment, refusalWords, statusWords } from "./words.ts";

export interface PaidOptions {
  part?: Part;
  by?: (typeof waysToPay)[number];
  /** Pounds that arrived, to be held against what is due */
  amount?: string;
}

/** @throws Refusal when it can't be paid, or another amount is due */
export async function paid(desk: Desk, typed: string, options: PaidOptions): Promise<Answer> {
  const { ask, ports, width } = desk;
  const quote = await theQuote(desk, typed);
  const { reference } = quote;
  desk.show(`${headOf(quote, width)}\n\n${priceText(quote, width)}\n`);
  const offer = offerOf(quote);
  if (!offer) throw new Refusal([`${reference} is not priced yet: npm run desk price ${reference}`]);
  const pence = { deposit: offer.deposit, balance: offer.balance, whole: offer.total };
  const part = options.part ?? (await partOf(desk, quote, pence));
  const by =
    options.by ??
    (await ask.choose<(typeof waysToPay)[number]>("How did it come?", "--by transfer or --by cash", [
      { value: "transfer", label: "By bank transfer" },
      { value: "cash", label: "In cash" },
    ]));
  const arrived = options.amount === undefined ? pence[part] : needPounds(options.amount);
  await ask.agree(`${formatPounds(arrived)} for ${reference} arrived (${part}, ${by})?`);

  const marked = await markPaid(ports, { reference, part, pence: arrived, by });
  if (!marked.ok) throw new Refusal([refusedWords(reference, marked.refusal)]);
  const now = (await quoteByReference(desk.database, reference)) ?? quote;
  const text =
    marked.settled.outcome === "owed-back"
      ? `${formatPounds(arrived)} is written down, and as owed back: ${reference} could not take it any more.`
      : `${formatPounds(arrived)} is written down. ${reference} is ${statusWords[now.status]}; she is told by e-mail.`;
  return { data: { ...readable(now), outcome: marked.settled.outcome }, text };
}

/** What may be paid now: the balance of a booking, else the deposit or all of it. */
async function partOf({ ask, today }: Desk, quote: Quote, pence: Record<Part, number>): Promise<Part> {
  const offer = offerOf(quote);
  if (transition(quote.status, "balance-paid").ok || !offer) return "balance";
  const due = dueToBook(offer, today);
  if (due.part === "whole") return "whole";
  return ask.choose("What was it for?", "--part deposit or --part whole", [
    { value: "deposit", label: "The deposit", hint: formatPounds(pence.deposit) },
    { value: "whole", label: "All of it", hint: formatPounds(pence.whole) },
  ]);
}

type Refused = Extract<Awaited<ReturnType<typeof markPaid>>, { ok: false }>["refusal"];

function refusedWords(reference: string, refusal: Refused): string {
  switch (refusal.kind) {
    case "unknown":
      return refusalWords(reference, { kind: "unknown" });
    case "not-priced":
      return `${reference} is not priced yet: npm run desk price ${reference}`;
    case "illegal":
      return `The ${refusal.part} of ${reference} can't be paid: it is ${refusal.status} (${statusWords[refusal.status]}).`;
    case "wrong-amount":
      return `${formatPounds(refusal.due)} is due, so another amount can't be marked. Price it anew, or send back what is too much.`;
  }
}

/** What has to go back, and what is just going. */
export async function listRefunds({ database, width }: Desk, all: boolean): Promise<Answer> {
  const refunds = await database
    .selectFrom("refund")
    .innerJoin("payment", "payment.id", "refund.payment_id")
    .selectAll("refund")
    .select(["payment.adapter", "payment.session_ref"])
    .$if(!all, (query) => query.where("refund.status", "!=", "done"))
    .orderBy("refund.created_at")
    .execute();
  const text =
    refunds.length === 0
      ? "No refunds."
      : table(
          refunds.map(({ id, reference, pence, status, reason, created_at, adapter, session_ref, last_error }) => ({
            Id: id.slice(0, 8),
            Quote: reference,
            Amount: formatPounds(pence),
            Status: status,
            Why: reason,
            Since: formatMoment(created_at),
            Through: session_ref === null ? "you, by hand" : adapter,
            ...(refunds.some((refund) => refund.last_error) && { "Last error": last_error }),
          })),
          width,
        );
  return { data: refunds, text };
}

/** The owner has sent it by hand. */
export async function refunded({ ask, database, ports }: Desk, typed: string): Promise<Answer> {
  const refund = await byId(database, "refund", typed);
  const amount = formatPounds(refund.pence);
  await ask.agree(`You have sent ${amount} back for ${refund.reference} by hand?`);
  const { kind } = await markRefunded(ports, refund.id);
  if (kind === "already") throw new Refusal([`${amount} for ${refund.reference} went back before.`]);
  if (kind === "unknown") throw new Refusal(["Its payment is not stored any more."]);
  return { data: await byId(database, "refund", refund.id), text: `${amount} for ${refund.reference} is back.` };
}
