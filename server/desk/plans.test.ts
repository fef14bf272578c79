/** So that they stay fast with 200,000 quotes, the queries of the desk and the jobs use an index and never read a whole table. */

import { CompiledQuery, sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "../../app/context.ts";
import { closePastEvents, expireQuotes } from "../../app/features/booking/expire-quotes.server.ts";
import { readFilters } from "../../app/features/desk/bookings/filters.ts";
import { listBookings } from "../../app/features/desk/bookings/list.server.ts";
import { listMail, noneFailed } from "../../app/features/desk/mail/list.server.ts";
import { readDay } from "../../app/features/desk/today/read-day.server.ts";
import { tellLapsed } from "../../app/features/payment/lapsed/tell-lapsed.server.ts";
import { refundsOf } from "../../app/features/payment/refund-store.server.ts";
import { paymentsToPoll, stuckPayments } from "../../app/features/payment/store.server.ts";
import { requestQuote } from "../../app/features/quote/request-quote.server.ts";
import { fill } from "../../scripts/bench/desk/fill.ts";
import { form } from "../../tests/support/product/booking.ts";
import { stockedDesk } from "../../tests/support/product/desk.ts";
import { readingAll, watched } from "../../tests/support/product/plans.ts";
import { describeOnEach } from "../../tests/support/product/stores.ts";
import { fileTransport } from "../email/file-transport.ts";
import { removeFilesOfErasedEmails } from "../email/remove-stored.ts";
import { storedFolder } from "../email/stored-files.ts";
import { idsLike } from "./by-id.ts";
import { exportCsv } from "./export.ts";
import { find } from "./find.ts";
import type { Desk } from "./open.ts";

const time = "2026-11-21T12:00:00.000Z";

describeOnEach("the plan", (stores) => {
  it("of each question goes along an index", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, form());
    const [mail] = await listMail(desk.store.database, { limit: 1 });
    if (!mail) throw new Error("No email was stored");
    await fileTransport(desk.place.dataFolder, "us@example.com").send({ ...mail, message: JSON.stringify(mail) });
    expect(storedFolder(desk.place.dataFolder)).toContain(desk.place.dataFolder);

    const questions: Record<string, (database: Database) => Promise<unknown>> = {
      "the day": (database) => readDay(database, "2026-11-21", new Date(time), "demo"),
      ...Object.fromEntries(
        ["", "status=open", "status=booked&sort=party", "status=owed", "sort=party", "q=zoe"].map((search) => [
          `the list, ${search}`,
          (database: Database) => listBookings(database, readFilters(new URLSearchParams(search))),
        ]),
      ),
      "what is found": (database) => find({ database, width: 80 } as Desk, ["zoe", "york"], { limit: 20 }),
      emails: (database) => listMail(database, { limit: 50 }),
      "emails undelivered": (database) => listMail(database, { limit: 50, status: "undelivered" }),
      "emails that wait": (database) => noneFailed(database),
      "emails of one": (database) => listMail(database, { limit: 50, about: reference }),
      "by the first signs of an id": (database) => idsLike(database, "outbox", mail.id.slice(0, 8)),
      quotes: (database) =>
        database.selectFrom("quote").selectAll().orderBy("createdAt", "desc").orderBy("id").limit(50).execute(),
      "payments that stand still": (database) => stuckPayments(database, time),
      "payments to ask after": (database) => paymentsToPoll(database, "demo", { open: time, refunding: time }),
      "refunds of one": (database) => refundsOf(database, reference),
      "stored mail": (database) => removeFilesOfErasedEmails(database, desk.place.dataFolder, new Date(time)),
      "quotes that end": (database) => expireQuotes({ ...desk.ports, database }),
      "bookings not paid in time": (database) => tellLapsed({ ...desk.ports, database }, new AbortController().signal),
      "parties that are over": (database) => closePastEvents({ ...desk.ports, database }),
    };
    for (const [name, ask] of Object.entries(questions)) {
      const { database, compiled } = watched(desk.store.database);
      await ask(database);
      expect(compiled().length, name).toBeGreaterThan(0);
      for (const query of compiled())
        expect(await readingAll(stores.kind, desk.store.database, query), `${name}: ${query.sql}`).toEqual([]);
    }
  });

  it("of an export reads quotes and payments once each, however many there are", async () => {
    const desk = await stockedDesk(stores);
    await fill(desk.store, 1000, new Date(time));
    await sql`analyze`.execute(desk.store.database);
    const { database, compiled } = watched(desk.store.database);
    const answer = await exportCsv({ store: { ...desk.store, database }, today: "2026-11-21" } as Desk, "quotes", {});
    let rows = 0;
    if ("pages" in answer) for await (const page of answer.pages) rows += page.length;
    expect(rows).toBe(1000);

    // A subquery is recorded on its own too: leave out each query that is part of another.
    const asked = compiled().map((query) => query.sql);
    const [question, ...others] = compiled()
      .filter(({ sql }) => asked.every((other) => other === sql || !other.includes(sql)))
      .filter(({ sql }) => /^(select|declare)/.test(sql));
    if (!question) throw new Error("Nothing was asked");
    expect(others).toHaveLength(0);
    const explain = stores.kind === "sqlite" ? "explain query plan" : "explain";
    const { rows: lines } = await desk.store.database.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${question.sql}`, [...question.parameters]),
    );
    const plan = lines.map((line) => String(line.detail ?? line["QUERY PLAN"])).join("\n");
    for (const table of ["quote", "payment"])
      expect(plan.match(new RegExp(`\\b(?:SCAN|SEARCH|on) "?${table}\\b`, "g")), plan).toHaveLength(1);
    expect(plan).not.toMatch(/CORRELATED|SubPlan|Nested Loop|SEARCH payment/);
  });
});
