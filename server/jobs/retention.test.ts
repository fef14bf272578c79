import { afterAll, expect, it } from "vitest";
import type { Ports } from "../../app/context.ts";
import type { Reference } from "../../app/features/quote/reference.server.ts";
import { moveQuote } from "../../app/features/quote/store.server.ts";
import { site } from "../../app/features/site/site.server.ts";
import { asked, mail, storePayment, storeQuote, storeRefund } from "../../tests/support/product/old-quotes.ts";
import { describeOnEach, quietLog } from "../../tests/support/product/stores.ts";
import { readConfig } from "../config.ts";
import type { OpenDatabase } from "../database/open.ts";
import { portsOn } from "../ports.ts";
import { retention } from "./jobs.ts";

const never = new AbortController().signal;
const at = (day: string) => new Date(`${day}T12:00:00.000Z`);

// The days below follow from these values, whatever the owner sets.
const shipped = { ...site.retention };
Object.assign(site.retention, { enquiryMonths: 12, bookingYears: 6, financialYearEnds: "03-31" });
afterAll(() => Object.assign(site.retention, shipped));

describeOnEach("what is kept no longer than we say", (stores) => {
  let ports: Ports;
  let clock: Date;
  const open = async (): Promise<OpenDatabase> => {
    const store = await stores.fresh();
    clock = new Date(asked);
    ports = { ...(await portsOn(readConfig({}), store, quietLog, () => {})), clock: { now: () => clock } };
    return store;
  };
  const runOn = async (day: string) => {
    clock = at(day);
    return retention.run(ports, never);
  };

  const quote = (reference: string) => storeQuote(ports, reference);
  const pay = (reference: string) => storePayment(ports, reference);

  const tables = [
    "quote",
    "quoteLink",
    "quoteTransition",
    "notice",
    "outbox",
    "payment",
    "paymentEvent",
    "refund",
  ] as const;
  const counts = async () => {
    const counted: Record<string, number> = {};
    for (const table of tables) counted[table] = (await ports.database.selectFrom(table).selectAll().execute()).length;
    return counted;
  };
  const nothing = Object.fromEntries(tables.map((table) => [table, 0]));
  const references = async () =>
    (await ports.database.selectFrom("quote").select("reference").orderBy("reference").execute()).map(
      (row) => row.reference,
    );

  it("erases a quote that led to nothing, twelve months from the party, with all that belongs to it", async () => {
    await open();
    await quote("BT-1");
    const before = await counts();
    expect(await runOn("2028-06-11")).toBe(0);
    expect(await counts()).toEqual(before);
    expect(await runOn("2028-06-12")).toBe(1);
    expect(await counts()).toEqual(nothing);
    expect(await runOn("2028-06-12")).toBe(0);
  });

  it("counts from the last step when that is later", async () => {
    await open();
    await quote("BT-1");
    clock = at("2027-09-01");
    await ports.write((write) => moveQuote(write, "BT-1" as Reference, "withdrawn", { actor: "owner", at: clock }));
    await runOn("2028-08-31");
    expect(await references()).toEqual(["BT-1"]);
    await runOn("2028-09-01");
    expect(await references()).toEqual([]);
  });

  it("keeps of a booking what the accounts need, and erases it after six financial years", async () => {
    await open();
    await quote("BT-1");
    await pay("BT-1");
    const kept = await ports.database.selectFrom("quote").selectAll().executeTakeFirstOrThrow();
    await runOn("2028-06-11");
    expect(await ports.database.selectFrom("quote").selectAll().execute()).toEqual([kept]);
    expect(await runOn("2028-06-12")).toBe(1);
    expect(await ports.database.selectFrom("quote").selectAll().execute()).toEqual([
      {
        ...kept,
        phone: "",
        phoneE164: null,
        reachBy: null,
        noCalls: null,
        notes: null,
        venue: null,
        surprise: 0,
        marketingAt: null,
        version: kept.version + 1,
      },
    ]);
    expect(await counts()).toEqual({
      ...nothing,
      quote: 1,
      quoteTransition: 1,
      notice: 1,
      payment: 1,
      paymentEvent: 1,
    });
    expect(await runOn("2028-06-13")).toBe(0);
    // The party was in the financial year to 31 March 2028.
    expect(await runOn("2034-03-31")).toBe(0);
    expect(await runOn("2034-04-01")).toBe(1);
    expect(await counts()).toEqual(nothing);
  });

  it("never erases a booking whose money is not settled", async () => {
    await open();
    for (const [reference, status] of [
      ["BT-1", "owed"],
      ["BT-2", "done"],
    ] as const) {
      await quote(reference);
      await pay(reference);
      await storeRefund(ports, reference, status);
    }
    await runOn("2040-01-01");
    expect(await references()).toEqual(["BT-1"]);
  });

  it("checks again before it erases, because money may have arrived meanwhile", async () => {
    await open();
    for (const reference of ["BT-1", "BT-2"]) await quote(reference);
    clock = at("2029-01-01");
    let paid = false;
    const write: Ports["write"] = async (work) => {
      if (!paid) {
        paid = true;
        for (const reference of ["BT-1", "BT-2"]) await pay(reference);
      }
      return ports.write(work);
    };
    // Both were unpaid when the job looked for them. They are paid now, so they stay as bookings, and only their emails are erased.
    expect(await retention.run({ ...ports, write }, never)).toBe(2);
    expect(await counts()).toMatchObject({ quote: 2, payment: 2, outbox: 0 });
  });

  // On one database: it is about the loop over more quotes than are read at once.
  if (stores.kind === "sqlite")
    it("erases many, one at a time, and stops between two when told to", async () => {
      await open();
      for (let i = 0; i < 220; i++) await quote(`BT-${i}`);
      const stop = new AbortController();
      // The first write is for messages, of which there are none.
      let writes = 0;
      const write: Ports["write"] = async (work) => {
        if (++writes === 210) stop.abort();
        return ports.write(work);
      };
      clock = at("2029-01-01");
      await retention.run({ ...ports, write }, stop.signal);
      expect(await references()).toHaveLength(220 - (writes - 1));
      expect(writes).toBe(210);
      await retention.run(ports, never);
      expect(await counts()).toEqual(nothing);
    });

  it("erases messages with their emails twelve months after they came", async () => {
    await open();
    await ports.write(async (write) => {
      for (const [id, createdAt] of [
        ["e1", "2026-11-21T23:59:59.000Z"],
        ["e2", "2026-11-22T00:00:00.000Z"],
      ] as const) {
        const person = { name: "Ann", email: "ann@example.com", phone: null, message: "Hello" };
        await write
          .insertInto("enquiry")
          .values({ id, idempotencyKey: id, suspect: 0, ...person, createdAt })
          .execute();
        await ports.outbox.put(write, { ...mail, kind: "enquiry-copy" }, id);
      }
    });
    expect(await runOn("2027-11-20")).toBe(0);
    expect(await runOn("2027-11-21")).toBe(1);
    const left = await ports.database.selectFrom("outbox").select("subjectRef").execute();
    expect(left).toEqual([{ subjectRef: "e2" }]);
    expect(await runOn("2027-11-22")).toBe(1);
  });
});
