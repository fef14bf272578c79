import { matchRoutes } from "react-router";
import { expect, it } from "vitest";
import { accepted, checkout, deskOn, form } from "../../../../tests/support/product/booking.ts";
import { openChanges, today } from "../../../../tests/support/product/changed-booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { deskBrowser, staff } from "../../../../tests/support/product/desk-browser.ts";
import { bookedParty } from "../../../../tests/support/product/performers.ts";
import { bookingReview } from "../../../../tests/support/product/reviews.ts";
import { describeOnSqlite } from "../../../../tests/support/product/stores.ts";
import { answerChange } from "../../booking/change/answer-change.server.ts";
import { waitingChange } from "../../booking/change/open-proposal.server.ts";
import { sendEnquiry } from "../../enquiry/send-enquiry.server.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";
import { deskRoutes } from "../routes.tsx";

describeOnSqlite("the desk's first screen", (stores) => {
  const world = async () => {
    const desk = await stockedDesk(stores);
    const { ports, store } = desk;
    const { reference: toPrice } = await requestQuote(ports, form({ name: "<b>Ann</b>" }));
    const { reference: toSend } = await requestQuote(ports, form());
    await desk.json(`price ${toSend} --yes`);
    const near = await accepted(ports, form({ date: "1 December 2026", time: "" }));
    await desk.json(`paid ${near} --part whole --by cash --yes`);
    const cancelled = await accepted(ports);
    await desk.json(`paid ${cancelled} --part deposit --by transfer --yes`);
    await desk.json(`cancel ${cancelled} --by us --yes`);
    const enquiry = { name: "Bea", email: "bea@example.com", phone: null, message: "Do you?" };
    await sendEnquiry(ports, { enquiry, key: "one", suspect: false });
    await store.database
      .insertInto("review")
      .values(bookingReview(near, { status: "waiting" }))
      .execute();
    await store.database
      .updateTable("outbox")
      .set({ status: "undelivered" })
      .where("subjectRef", "=", toPrice)
      .execute();
    return { ...desk, toPrice, toSend, near, cancelled };
  };

  it("lists what has to be done, the most urgent first, each with a way on that is there", async () => {
    const { ports, toPrice } = await world();
    const { page, text } = await (await deskBrowser(ports)).get("/desk");
    expect(page.querySelectorAll(".desk-tasks h2").map(({ text }) => text)).toEqual([
      "Money owed back 1",
      "Emails that failed 2",
      "New enquiries 1",
      "Messages to answer 1",
      "Priced and not sent 1",
      "Soon, and no performer 1",
      "Soon, and no time or venue 1",
      "Reviews to read 1",
    ]);
    expect(text).toContain(`/desk/bookings/${toPrice}/price`);
    expect(text).toContain("&lt;b&gt;Ann&lt;/b&gt;");
    const paths = [
      ...page.querySelectorAll("a").map((link) => link.getAttribute("href") ?? ""),
      ...page.querySelectorAll("form").map((post) => post.getAttribute("action") ?? ""),
    ].filter((way) => way.startsWith("/desk"));
    const routes = deskRoutes.map(({ path }) => ({ path }));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((way) => !matchRoutes(routes, way.split("?")[0] ?? ""))).toEqual([]);
  });

  it("names whose money is disputed or owed back", async () => {
    const { ports, cancelled } = await world();
    await ports.database.updateTable("payment").set({ dispute: "open" }).execute();
    const { page } = await (await deskBrowser(ports)).get("/desk");
    const titles = page.querySelectorAll(`.desk-tasks a[href="/desk/bookings/${cancelled}"]`).map(({ text }) => text);
    expect(titles).toEqual(["£65.26 from Zoë", "£65.26 for Zoë"]);
  });

  it("leads to a booking that says beside its status since when its balance is late", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await bookedParty(ports);
    const status = async () => {
      const { page } = await (await deskBrowser(ports)).get(`/desk/bookings/${reference}`);
      return page.querySelector(".desk-status")?.text;
    };
    expect(await status()).not.toContain("late");
    setTime("2027-06-01T12:00:00Z");
    expect(await status()).toMatch(/£[\d.]+ late since 29 May 2027/);
  });

  it("has a customer's no to a change, until somebody ticks it off", async () => {
    const { ports, booked, edit } = await openChanges(stores);
    const quote = await booked();
    const { reference } = quote;
    await edit(quote, { performers: "3" });
    const waiting = await waitingChange(ports.database, quote, today);
    await answerChange(ports, { reference, madeAt: waiting?.madeAt ?? "", yes: false });
    const sam = await deskBrowser(ports, staff);
    const { page } = await sam.get("/desk");
    const group = page.querySelector('[aria-labelledby="declined"]');
    expect(group?.querySelector("h2")?.text).toBe("Said no to a change 1");
    expect(group?.querySelector(".desk-task p")?.text).toContain("It stays as it was: 2 × cheeky butlers, York");
    expect(group?.querySelector("a.button")?.getAttribute("href")).toBe(`/desk/bookings/${reference}/edit`);
    const fields = Object.fromEntries(
      (group?.querySelectorAll("input") ?? []).map((input) => [
        input.getAttribute("name") ?? "",
        input.getAttribute("value") ?? "",
      ]),
    );
    expect(await sam.post("/desk/declined", fields)).toMatchObject({
      status: 303,
      location: "/desk",
      said: "Ticked off",
    });
    expect((await sam.post("/desk/declined", fields)).said).toContain("ticked off before");
    expect((await sam.get("/desk")).text).not.toContain("Said no to a change");
  });

  it("sends a failed email again, and never a link that signs somebody in", async () => {
    const { ports, store, toPrice } = await world();
    const boss = await deskBrowser(ports);
    const { page } = await boss.get("/desk/mail?status=undelivered");
    const [first = ""] = page.querySelectorAll("tbody a").map((link) => link.getAttribute("href") ?? "");
    expect((await boss.post(first, { to: "not an address" })).status).toBe(400);
    await boss.post(first, { to: "right@example.com" });
    const left = await store.database.selectFrom("outbox").selectAll().where("status", "=", "undelivered").execute();
    expect(left).toHaveLength(1);
    expect(left[0]?.subjectRef).toBe(toPrice);
    await store.database.updateTable("outbox").set({ status: "waiting" }).execute();
    const failed = await boss.get("/desk/mail?status=undelivered");
    expect(failed.page.querySelector(".desk-empty")?.textContent).toMatch(
      /^Nothing has been given up; \d+ wait\. Look at what waits$/,
    );
    await (await deskBrowser(ports, null)).post("/desk/sign-in", { email: staff.email });
    const secret = await store.database.selectFrom("outbox").select("id").where("kind", "=", "desk-sign-in").execute();
    expect((await boss.get(`/desk/mail/${secret[0]?.id}`)).status).toBe(404);
    expect((await boss.post(`/desk/mail/${secret[0]?.id}`, { to: "me@example.com" })).status).toBe(404);
  });

  it("publishes, answers and declines reviews", async () => {
    const { ports, store } = await world();
    const boss = await deskBrowser(ports);
    const { page } = await boss.get("/desk/reviews");
    const way = page.querySelector(".desk-task a")?.getAttribute("href") ?? "";
    const stands = () => store.database.selectFrom("review").selectAll().executeTakeFirstOrThrow();
    await boss.post(way, { decision: "publish" });
    expect((await boss.post(way, { decision: "publish" })).status).toBe(409);
    for (const [decision, field] of [
      ["reply", "words"],
      ["decline", "why"],
    ] as const) {
      const { page } = await boss.post(way, { decision, words: " " });
      const summary = page.querySelector(".error-summary a");
      expect(summary?.text).toBe("Write it down first.");
      expect(summary?.getAttribute("href")).toBe(`#${field}`);
      expect(page.querySelector(`#${field}`)?.getAttribute("aria-invalid")).toBe("true");
    }
    await boss.post(way, { decision: "reply", words: "Thank you" });
    expect(await stands()).toMatchObject({ status: "published", reply: "Thank you" });
    await boss.post(way, { decision: "decline", words: "Abuse" });
    expect(await stands()).toMatchObject({ status: "declined", declineReason: "Abuse" });
    const again = await boss.post(way, { decision: "decline", words: "Abuse" });
    expect(again.page.querySelector(".error-summary")?.text).toContain("That is how it is already.");
  });
});
