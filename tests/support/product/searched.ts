/** The desk's search as its list of bookings uses it, over an empty database. */
import type { Database } from "../../../app/context.ts";
import { readFilters } from "../../../app/features/desk/bookings/filters.ts";
import { listBookings } from "../../../app/features/desk/bookings/list.server.ts";
import { checkout, deskOn } from "./booking.ts";
import type { TestStores } from "./stores.ts";

/** References of the bookings that a search finds. @param more other filters of the list, as in its address */
export const listed = async (database: Database, query: string, more = "") =>
  (await listBookings(database, readFilters(new URLSearchParams(`q=${encodeURIComponent(query)}&${more}`)))).quotes.map(
    ({ reference }) => reference,
  );

export const openSearch = async (stores: TestStores) => {
  const store = await stores.fresh();
  const { ports } = deskOn(store, checkout().payments);
  const termsIn = async () =>
    (await store.database.selectFrom("searchWord").selectAll().execute())
      .map(({ subject, word }) => `${subject} ${word}`)
      .sort();
  const found = (query: string) => listed(store.database, query);
  return { store, ports, termsIn, found };
};
