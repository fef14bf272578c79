import { expect, test } from "vitest";
import { quoteRow } from "../../../tests/support/product/quote-row.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { storeLink } from "./links.server.ts";
import type { Reference } from "./reference.server.ts";
import { claimOnce } from "./sent-notifications.server.ts";
import { insertQuote, moveQuote, quoteByLink, quoteByReference, transitionsOf } from "./store.server.ts";

const reference = "BT-1" as Reference;
const at = new Date("2026-11-22T10:00:00Z");

describeOnEach("moving a quote", (stores) => {
  const stocked = async () => {
    const store = await stores.fresh();
    await store.write((write) => insertQuote(write, quoteRow(reference)));
    return store;
  };

  test("writes the status, a new version and the step, with its cause", async () => {
    const { database, write } = await stocked();
    const moved = await write((w) => moveQuote(w, reference, "withdrawn", { actor: "owner", at, detail: "offer 1" }));
    expect(moved).toMatchObject({ ok: true, from: "requested", quote: { status: "withdrawn", version: 2 } });
    expect(await quoteByReference(database, reference)).toMatchObject({ status: "withdrawn", version: 2 });
    expect(await transitionsOf(database, reference)).toMatchObject([
      { cause: "begun", fromStatus: null, toStatus: "requested" },
      {
        cause: "withdrawn",
        actor: "owner",
        at: at.toISOString(),
        fromStatus: "requested",
        toStatus: "withdrawn",
        detail: "offer 1",
      },
    ]);
  });

  test("refuses an event that the status does not allow, an outdated version, and an unknown quote", async () => {
    const { database, write } = await stocked();
    const move = { actor: "owner", at } as const;
    expect(await write((w) => moveQuote(w, reference, "sent", move))).toEqual({
      ok: false,
      refusal: { kind: "illegal", status: "requested", event: "sent" },
    });
    expect(await write((w) => moveQuote(w, reference, "withdrawn", { ...move, expectedVersion: 7 }))).toMatchObject({
      ok: false,
      refusal: { kind: "changed-since" },
    });
    expect(await write((w) => moveQuote(w, "BT-9" as Reference, "withdrawn", move))).toMatchObject({
      refusal: { kind: "unknown" },
    });
    expect(await transitionsOf(database, reference)).toHaveLength(1);
  });

  test("of ten moves at once from the same version, one succeeds", async () => {
    const { write } = await stocked();
    const moves = Array.from({ length: 10 }, () =>
      write((w) => moveQuote(w, reference, "declined", { actor: "visitor", at, expectedVersion: 1 })),
    );
    const moved = await Promise.all(moves);
    expect(moved.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("an actor who may not cause it is refused at run time too", async () => {
    const { write } = await stocked();
    await expect(
      // @ts-expect-error a visitor can't say that the deposit is paid
      write((w) => moveQuote(w, reference, "deposit-paid", { actor: "visitor", at })),
    ).rejects.toThrow("visitor may not cause deposit-paid");
  });

  test("nothing but a move may write a status", async () => {
    const { database } = await stocked();
    // @ts-expect-error the table's type refuses it
    const query = database.updateTable("quote").set({ status: "booked" }).where("reference", "=", reference);
    // The database refuses a booking that was never priced or agreed to.
    await expect(query.execute()).rejects.toThrow(/constraint/i);
  });

  test("a link opens its own quote until it ends", async () => {
    const { database, write } = await stocked();
    await write((w) => storeLink(w, quoteRow(reference), "key", at));
    const find = (reference: Reference, key: string, now: string) => quoteByLink(database, { reference, key, now });
    expect(await find(reference, "key", "2027-09-09T23:59:59.000Z")).toMatchObject({ reference });
    expect(await find(reference, "key", "2027-09-10T00:00:00.000Z")).toBeUndefined();
    expect(await find("BT-2" as Reference, "key", at.toISOString())).toBeUndefined();
    expect(await find(reference, "yek", at.toISOString())).toBeUndefined();
  });

  test("a notification of one kind is claimed once, also by two at the same moment", async () => {
    const { write } = await stocked();
    const take = (kind: string) => write((w) => claimOnce(w, reference, kind, at.toISOString()));
    const [one, two, thanks] = await Promise.all([take("reminder"), take("reminder"), take("thanks")]);
    // Either of the two may be the first.
    expect([one, two].filter(Boolean)).toHaveLength(1);
    expect(thanks).toBe(true);
  });
});
