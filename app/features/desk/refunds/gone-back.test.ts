import { expect, it } from "vitest";
import { accepted } from "../../../../tests/support/product/booking.ts";
import { today } from "../../../../tests/support/product/changed-booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { filled } from "../../../../tests/support/product/desk-booking.ts";
import { deskBrowser, staff } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { changesOf } from "../../history/store.server.ts";

describeOnEach("money to send back by hand", (stores) => {
  const world = async () => {
    const desk = await stockedDesk(stores);
    const cancelled = await accepted(desk.ports);
    await desk.json(`paid ${cancelled} --part deposit --by transfer --yes`);
    await desk.json(`cancel ${cancelled} --by us --yes`);
    return { ...desk, cancelled };
  };

  it("is ticked off by a form with its day, for the owner alone, and writes down who did", async () => {
    const { ports, store, cancelled } = await world();
    const sam = await deskBrowser(ports, staff);
    expect((await sam.get("/desk")).text).not.toContain("It has gone back");
    const boss = await deskBrowser(ports);
    // One tap on Today only leads to the form, which says what is ticked off.
    const { page } = await boss.get("/desk");
    const to = page.querySelector("[aria-labelledby=owed] .desk-actions a")?.getAttribute("href") ?? "";
    const form = await boss.get(to);
    expect(form.page.querySelector(".desk-summary")?.text).toContain("£65.26");
    expect(form.page.querySelector("#on")?.getAttribute("value")).toBe(today);
    expect((await sam.post(to, filled(form, {}))).status).toBe(403);
    for (const on of ["2026-11-22", "2025-11-20", "last week"]) {
      const refused = await boss.post(to, filled(form, { on }));
      expect(refused.page.querySelector('.error-summary a[href="#on"]')).not.toBeNull();
    }
    const said = expect.stringMatching(`^Ticked off: £[\\d.]+ for ${cancelled} has gone back$`);
    const booking = `/desk/bookings/${cancelled}`;
    const typed = filled(form, { on: "2026-11-18" });
    expect(await boss.post(to, typed)).toMatchObject({ status: 303, location: booking, said });
    expect(await changesOf(store.database, { kind: "quote", id: cancelled })).toContainEqual(
      expect.objectContaining({
        actorEmail: "owner@agency.example",
        action: "Sent money back by hand",
        detail: "£65.26 on 18 November 2026",
      }),
    );
    const happened = (await boss.get(booking)).page.querySelector(".desk-timeline")?.text;
    expect(happened).toMatch(/Wed 18 Nov\s*£65\.26 is back/);
    expect((await boss.post(to, typed)).said).toContain("was refunded before");
  });

  it("is not asked for where the provider sends it back by itself, unless that failed", async () => {
    const { ports, store, cancelled, json, run } = await world();
    const browser = await deskBrowser(ports);
    const [first] = await json("refunds");
    const shown = async () =>
      Promise.all(
        ["/desk", `/desk/bookings/${cancelled}`].map(async (path) => {
          const { page } = await browser.get(path);
          return [page.querySelectorAll(`[href$='/refunded?refund=${first.id}']`).length, page.text] as const;
        }),
      );
    // As if the adapter in use had taken the payment.
    await store.database
      .updateTable("payment")
      .set({ adapter: "demo", sessionRef: "one" })
      .where("id", "=", first.paymentId)
      .execute();
    const [today, booking] = await shown();
    expect([today?.[0], booking?.[0]]).toEqual([0, 0]);
    expect(today?.[1]).toContain("The payment provider sends it back by itself.");
    expect((await run("today")).out).toContain("The payment provider sends it back");
    const screen = `/desk/bookings/${cancelled}/refunded`;
    expect((await browser.get(screen)).text).toContain("Nothing is to be sent back by hand");
    expect((await browser.post(screen, { refund: first.id })).said).toContain("was not ticked off");
    expect((await run(`refunded ${first.id} --yes`)).err).toContain("back by itself");
    expect(await json("refunds")).toMatchObject([{ status: "owed", way: "by-provider" }]);
    await store.database.updateTable("refund").set({ status: "failed" }).execute();
    expect((await shown()).map(([forms]) => forms)).toEqual([1, 1]);
    expect(await json(`refunded ${first.id} --yes`)).toMatchObject({ status: "done" });
  });

  it("is ticked off with its day in the terminal, once a person has said yes", async () => {
    const { json, run, cancelled } = await world();
    const [{ id }] = await json("refunds");
    const no = await run(`refunded ${id}`, { answers: [["You sent £65.26 back", "n"]] });
    expect([no.code, no.out]).toEqual([130, expect.stringMatching(/To go back +£65\.26/)]);
    expect((await run(`refunded ${id} --on 2026-11-22 --yes`)).err).toContain("no later than today");
    await json(`refunded ${id} --on 2026-11-18 --yes`);
    expect((await run(`quote ${cancelled}`)).out).toContain("2026-11-18");
  });
});
