/** Each screen's queries can use an index: the database is asked for its plans, on the rows of the demonstration week. */
import { CompiledQuery } from "kysely";
import { expect, it } from "vitest";
import { accepted, checkout, deskOn, paidEvent, startedPayment } from "../../../tests/support/product/booking.ts";
import { deskBrowser } from "../../../tests/support/product/desk-browser.ts";
import { readingAll, watched } from "../../../tests/support/product/plans.ts";
import { bookingReview } from "../../../tests/support/product/reviews.ts";
import { describeOnEach, describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { settlePayment } from "../payment/settle-payment.server.ts";
import { feedPath, makeFeed } from "./calendar/feeds.server.ts";
import { readFigures } from "./figures/figures.server.ts";
import { periodOf } from "./figures/period.ts";
import { deskRoutes } from "./routes.tsx";
import { loadDemo } from "./today/demo.server.ts";

/** Screens that ask with what their address says. */
const queries = [
  "/desk/bookings?q=zoe",
  "/desk/bookings?q=zoe+york&status=open&sort=party",
  "/desk/bookings?q=07700+900123",
  "/desk/bookings?q=INV-0001",
  "/desk/bookings?status=upcoming&act=cheeky-butlers&from=2027-01-01&to=2027-12-31",
  "/desk/bookings?sort=oldest&after=2026-11-21T12:00:00.000Z~x",
  "/desk/bookings?status=owed",
  "/desk/bookings?status=owed&act=cheeky-butlers&after=2026-11-21~x",
  "/desk/messages?show=done&after=2026-11-21T12:00:00.000Z_x",
  "/desk/mail?status=undelivered",
  "/desk/calendar?view=week",
  "/desk/calendar?view=list&act=cheeky-butlers",
  "/desk/calendar?performer=somebody",
  "/desk/figures?period=last-year",
  "/desk/figures.csv?by=towns",
  "/desk/invoices.csv?year=2026",
  "/desk/refunds.csv?year=2026",
  "/desk/fees.csv?year=2026",
  "/desk/invoices?before=2026-11-21T12:00:00.000Z~x",
];

describeOnEach("the plan of every screen", (stores) => {
  it("goes along an index", async () => {
    const store = await stores.fresh();
    const { ports } = deskOn(store, checkout().payments);
    await loadDemo(ports);
    const review = bookingReview("BT-0000-0000", { status: "waiting" });
    await store.database.insertInto("review").values(review).execute();
    const reference = await accepted(ports);
    await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
    const at = ports.clock.now().toISOString();
    const declined = { reference, change: "{}", madeAt: at, declinedAt: at };
    await store.database.insertInto("bookingChange").values(declined).execute();
    const { id } = await store.database.selectFrom("invoice").select("id").executeTakeFirstOrThrow();
    const idOf = async (table: "enquiry" | "outbox" | "performer") =>
      (await store.database.selectFrom(table).select("id").executeTakeFirstOrThrow()).id;
    const ids: Record<string, string> = {
      messages: await idOf("enquiry"),
      mail: await idOf("outbox"),
      performers: await idOf("performer"),
      reviews: review.id,
    };
    const feed = await store.write((write) => makeFeed(write, { kind: "terminal" }, ports.clock.now()));
    const paths = deskRoutes
      .filter(({ loader, open }) => loader && !open)
      .map(({ path }) =>
        path
          .replace(":reference", reference)
          .replace(":file", `${id}.pdf`)
          .replace(/(\w+)\/:id/, (_, kind: string) => `${kind}/${ids[kind]}`),
      );
    expect(paths.length).toBeGreaterThan(25);
    expect(paths.join()).not.toMatch(/:|undefined/);
    for (const path of [...paths, ...queries, feedPath(feed)]) {
      const { database, compiled } = watched(store.database);
      const desk = await deskBrowser({ ...ports, database });
      expect((await desk.get(path)).status, path).toBeLessThan(400);
      // A query for whether there is any row ends at the first one, so it may read the table.
      const asked = compiled().filter(
        ({ sql }) => sql.startsWith("select") && !/^select "id" from "\w+" limit/.test(sql),
      );
      for (const query of asked)
        expect(await readingAll(stores.kind, store.database, query), `${path}: ${query.sql}`).toEqual([]);
    }
  });
});

describeOnSqlite("the figures", (stores) => {
  it("count a year's enquiries from an index alone, in its order", async () => {
    const store = await stores.fresh();
    const { database, compiled } = watched(store.database);
    await readFigures(database, periodOf(null, "2026-11-21"), "2026-11-21");
    const asked = compiled().find(({ sql }) => sql.includes("enquiries"));
    const { rows } = await store.database.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${asked?.sql}`, [...(asked?.parameters ?? [])]),
    );
    expect(rows.map(({ detail }) => detail)).toEqual([
      "SEARCH quote USING COVERING INDEX quote_asked (<expr>>? AND <expr><?)",
    ]);
  });
});
