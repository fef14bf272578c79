/** The command that notes that a customer wants no more news and offers. */
import { newsStoppedText } from "../../../app/features/desk/shared/told-text.ts";
import { stopNews } from "../../../app/features/privacy/stop-news.server.ts";
import { quoteByReference } from "../../../app/features/quote/store.server.ts";
import { Refusal } from "../../refusal.ts";
import type { Desk, Result } from "../open.ts";
import { readable, theQuote } from "../quotes.ts";

/** @throws Refusal when they had not asked for any */
export async function noNews(desk: Desk, typed: string): Promise<Result> {
  const { ask, by, database, ports } = desk;
  const quote = await theQuote(desk, typed);
  const { reference, email } = quote;
  await ask.agree(`No more news and offers to ${email}?`);
  if ((await stopNews(ports, { email, by })) === 0) throw new Refusal([`${reference}: they get no news and offers.`]);
  const now = (await quoteByReference(database, reference)) ?? quote;
  return { data: readable(now), text: `${newsStoppedText}: ${email}.` };
}
