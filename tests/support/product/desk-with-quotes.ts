/** The desk's command on a database with a request from York and one from Oban, whose name has control characters for a terminal. */
import { requestQuote } from "../../../app/features/quote/request-quote.server.ts";
import { form } from "./booking.ts";
import { stockedDesk } from "./desk.ts";
import type { TestStores } from "./stores.ts";

export const hostile = "Ann\u202e O’Dër\u001b[2J\u009b";

/** @returns the desk, and the references of both requests */
export async function deskWithQuotes(stores: TestStores) {
  const desk = await stockedDesk(stores);
  const york = await requestQuote(desk.ports, form());
  const oban = await requestQuote(
    desk.ports,
    form(
      { place: "Oban", name: "Ann O’Dër", notes: `${"long ".repeat(60)}end`, date: "3 July 2027" },
      { placeSlug: null },
    ),
  );
  // The form removes such characters; rows written by an older version or another program may have them.
  await desk.store.database
    .updateTable("quote")
    .set({ name: hostile })
    .where("reference", "=", oban.reference)
    .execute();
  return { ...desk, york: york.reference, oban: oban.reference };
}
