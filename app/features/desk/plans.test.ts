/** Among 200,000 bookings, what each screen of the desk asks for is found along an index and never by reading a whole table. */
import { expect, it } from "vitest";
import { accepted, begun, checkout, deskOn, paidEvent } from "../../../tests/support/booking.ts";
import { deskBrowser } from "../../../tests/support/desk-browser.ts";
import { readingAll, watched } from "../../../tests/support/plans.ts";
import { describeOnEach } from "../../../tests/support/stores.ts";
import { settlePayment } from "../payment/settle-payment.server.ts";
import { deskRoutes } from "./routes.tsx";

/** Screens that ask with what their address says. */
const queries = [
  "/desk/bookings?q=zoe",
  "/desk/bookings?q=zoe+york&status=open&sort=party",
  "/desk/bookings?q=07700+900123",
  "/desk/calendar?view=week",
  "/desk/calendar?view=list&act=cheeky-butlers",
  "/desk/calendar?performer=somebody",
  "/desk/figures?period=last-year",
  "/desk/figures.csv?by=towns",
  "/desk/invoices?before=2026-11-21T12:00:00.000Z~x",
];

describeOnEach("the plan of every screen", (bench) => {
  it("goes along an index", async () => {
    const store = await bench.fresh();
    const { ports } = deskOn(store, checkout().payments);
    const reference = await accepted(ports);
    await settlePayment(ports, paidEvent(await begun(ports, reference)));
    const { id } = await store.database.selectFrom("invoice").select("id").executeTakeFirstOrThrow();
    const paths = deskRoutes
      // Whoever asks to be erased is looked for in the text of every email there is: that reads them all.
      .filter(({ path, loader, open }) => loader && !open && !path.endsWith("/erase"))
      .map(({ path }) =>
        path.replace(":reference", reference).replace(":file", `${id}.pdf`).replace(/:\w+/, "nothing"),
      );
    expect(paths.length).toBeGreaterThan(5);
    for (const path of [...paths, ...queries]) {
      const { database, compiled } = watched(store.database);
      const desk = await deskBrowser({ ...ports, database });
      expect((await desk.get(path)).status, path).toBeLessThan(500);
      // Whether there is any at all ends at the first row.
      const asked = compiled().filter(
        ({ sql }) => sql.startsWith("select") && !/^select "id" from "\w+" limit/.test(sql),
      );
      for (const query of asked)
        expect(await readingAll(bench.kind, store.database, query), `${path}: ${query.sql}`).toEqual([]);
    }
  });
});
