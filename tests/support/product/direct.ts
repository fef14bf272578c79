/** Bookings without an offer, made through the pages themselves. */
import { RouterContextProvider } from "react-router";
import { clientAddressContext, portsContext } from "../../../app/context.ts";
import type { Reference } from "../../../app/features/quote/reference.server.ts";
import { quoteByReference } from "../../../app/features/quote/store.server.ts";
import { handleQuote } from "../../../app/features/quote/submit-quote.server.ts";
import { issueToken } from "../../../app/forms/token.server.ts";
import { bookingDirect } from "../../../app/pages/booking/book.server.ts";
import { directData } from "../../../app/pages/booking/direct.server.ts";
import { handlePay } from "../../../app/pages/booking/pay.server.ts";
import { successData } from "../../../app/pages/success/success.server.ts";
import { checkout, deskOn } from "./booking.ts";
import { filledForm } from "./filled-form.ts";
import type { TestStores } from "./stores.ts";

export const origin = "http://localhost:3000";

/** The fields that the button of a review page sends. */
export const sumOf = ({ part, pence }: { part: string; pence: number }) => ({ part, pence: String(pence) });

/** The pages of a direct booking, called with the requests of a browser. */
export async function directBooking(stores: TestStores) {
  const { payments } = checkout();
  const { ports, setTime } = deskOn(await stores.fresh(), payments);
  const context = new RouterContextProvider();
  context.set(portsContext, ports);
  context.set(clientAddressContext, "192.0.2.1");
  const answerOf = (result: Awaited<ReturnType<typeof handleQuote | typeof handlePay>>) =>
    result instanceof Response
      ? { status: result.status, to: result.headers.get("Location") ?? "", answer: null }
      : { status: result.init?.status ?? 200, to: "", answer: result.data };
  const post = (path: string, fields: Record<string, string>) =>
    new Request(`${origin}${path}`, { method: "POST", body: new URLSearchParams(fields) });
  const fresh = () => ({ ...filledForm, ...issueToken({ ...ports, clock: { now: () => new Date(0) } }) });
  return {
    ports,
    setTime,
    fresh,
    book: async (fields: Record<string, string>) =>
      answerOf(await handleQuote(post("/direct-quote", fields), context, bookingDirect)),
    look: (to: string) => directData(new URL(to, origin), ports),
    /** Presses the button as the page shows it now. */
    press: async (to: string, fields: Record<string, string>) => {
      const shown = await directData(new URL(to, origin), ports);
      const sum = shown.step === "review" ? sumOf(shown.review.next) : {};
      return answerOf(await handlePay(post(to, { ...sum, ...fields }), new URL(to, origin), context));
    },
    /** Presses a button of an earlier page. */
    pressOld: async (to: string, fields: Record<string, string>) =>
      answerOf(await handlePay(post(to, fields), new URL(to, origin), context)),
    success: async (to: string) => {
      const url = new URL(to, origin);
      return successData(url.pathname.split("/")[2], url, ports);
    },
    stored: async (to: string) => {
      const quote = await quoteByReference(ports.database, new URL(to, origin).searchParams.get("quote") as Reference);
      if (!quote) throw new Error(`no quote behind ${to}`);
      return quote;
    },
  };
}
