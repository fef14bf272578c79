import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { storedFolder, storedName } from "../../../../server/email/stored-files.ts";
import {
  accepted,
  checkout,
  deskOn,
  eventOf,
  form,
  paidEvent,
  paying,
  startedPayment,
  withdrawNow,
} from "../../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { filled } from "../../../../tests/support/product/desk-booking.ts";
import { deskBrowser, staff } from "../../../../tests/support/product/desk-browser.ts";
import { storePerformer } from "../../../../tests/support/product/performers.ts";
import { asked } from "../../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { chaseMessages } from "../../chasing/chase-messages.server.ts";
import { sendEnquiry } from "../../enquiry/send-enquiry.server.ts";
import { settlePayment } from "../../payment/settle-payment.server.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import { cookieNames } from "../access/cookies.ts";

const hostile = 'Zoë <img src=x onerror="alert(1)">';
const email = "zoe@example.com";

describeOnEach("the screen that erases a customer", (stores) => {
  it("says that a performer goes who has the same address, and leaves none of it on the disk", async () => {
    const { ports, place } = await stockedDesk(stores);
    const browser = await deskBrowser(ports);
    const { reference } = await requestQuote(ports, form({ email, notes: "Aunt Xanthippe must not know." }));
    await storePerformer(ports.database, { publicName: "Zoë", email });
    const mails = await ports.database.selectFrom("outbox").selectAll().execute();
    const folder = storedFolder(place.dataFolder);
    mkdirSync(folder, { recursive: true });
    for (const mail of mails) writeFileSync(path.join(folder, storedName(mail)), mail.message);
    const screen = `/desk/bookings/${reference}/erase`;

    expect((await browser.get(screen)).page.querySelector("main dl")?.text).toContain("Goes: performers1; where");
    const { said } = await browser.post(screen, { email });
    expect(said).toBe(
      "What your mailbox and the payment provider hold is for you to erase. Erased: 1 quote, 1 performer and 2 emails.",
    );
    expect(await ports.database.selectFrom("performer").selectAll().execute()).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
    for (const name of readdirSync(place.dataFolder).filter((name) => name.startsWith("site.db")))
      expect(readFileSync(path.join(place.dataFolder, name), "latin1")).not.toContain("Xanthippe");
  });

  it("says how many performers are told that the party is off", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const browser = await deskBrowser(ports);
    const reference = await accepted(ports, form({ performers: "3" }));
    const screen = `/desk/bookings/${reference}/erase`;
    for (const publicName of ["Sam", "Bob", "Zoë"])
      await asked(ports, reference, (await storePerformer(ports.database, { publicName })).id);
    const shown = async () => (await browser.get(screen)).page.querySelector("main dl")?.text;
    expect(await shown()).not.toContain("Told that it is off");
    await ports.database.updateTable("outbox").set({ status: "sent" }).execute();
    expect(await shown()).toContain("Told that it is off3 performers");
  });

  it("shows what goes and what has to wait, as text, and does it once the address is typed", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const browser = await deskBrowser(ports);
    const request = await requestQuote(ports, form({ name: hostile }));
    const enquiry = { name: hostile, email, phone: null, message: "Hello?" };
    await sendEnquiry(ports, { enquiry, key: "message", suspect: false });
    const { id } = await ports.database.selectFrom("enquiry").select("id").executeTakeFirstOrThrow();
    const booked = await accepted(ports, { ...form({ name: hostile }), key: "another" });
    await settlePayment(ports, paidEvent(await startedPayment(ports, booked)));
    const screen = `/desk/bookings/${request.reference}/erase`;

    const shown = await browser.get(screen);
    expect(shown.page.querySelector("img")).toBeNull();
    expect(shown.text).toContain("Zoë &lt;img src=x");
    const rows = shown.page.querySelector("main dl")?.text;
    expect(rows).toContain(request.reference);
    expect(rows).toContain("Goes: messages1");
    expect(rows).not.toContain("Goes: reviews");
    expect(shown.page.querySelector(`main dl a[href="/desk/bookings/${booked}"]`)?.text).toBe(booked);
    expect(rows).toContain(`${booked}: it is booked, and the party is still to come`);
    for (const typed of ["", "somebody@example.com"])
      expect((await browser.post(screen, { email: typed })).status).toBe(400);
    expect(await quoteByReference(ports.database, request.reference)).toBeDefined();

    // The owner was reminded of the message.
    setTime("2026-11-25T12:00:00Z");
    expect(await chaseMessages(ports, new AbortController().signal)).toBe(1);
    const erased = await browser.post(screen, { email: " ZOE@example.com" });
    expect(erased.status).toBe(303);
    expect(erased.said).toContain("Erased: 1 quote, 1 message and");
    expect(erased.said).toContain(`${booked} stays for now: it is booked, and the party is still to come`);
    expect(await quoteByReference(ports.database, request.reference)).toBeUndefined();
    expect(await ports.database.selectFrom("enquiry").selectAll().execute()).toEqual([]);
    expect(await ports.database.selectFrom("notice").selectAll().where("reference", "=", id).execute()).toEqual([]);
    const found = await browser.get("/desk/bookings?q=zoe");
    expect(found.text).toContain(booked);
    expect(found.text).not.toContain(request.reference);

    // After the party only what the law requires is kept.
    setTime("2027-06-20T12:00:00Z");
    const after = await deskBrowser(ports);
    const later = `/desk/bookings/${booked}/erase`;
    expect((await after.get(later)).page.querySelector("main dl")?.text).toContain(`${booked} until`);
    expect((await after.post(later, { email })).said).toContain(`Of ${booked} only what the law keeps is left, until`);
    expect(await quoteByReference(ports.database, booked)).toMatchObject({ email: "", phone: "", notes: null });
    expect((await after.get(`/desk/bookings?q=${email}`)).page.querySelector("main")?.text).not.toContain(booked);
    expect((await after.get(later)).text).toContain("Nothing that could be erased");
  });

  it("first says what is left for the owner to erase, in a cookie that fits, however much the law keeps", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const booked = await accepted(ports);
    await settlePayment(ports, paidEvent(await startedPayment(ports, booked)));
    const { database } = ports;
    const quote = await database.selectFrom("quote").selectAll().executeTakeFirstOrThrow();
    const payment = await database.selectFrom("payment").selectAll().executeTakeFirstOrThrow();
    for (let number = 10; number < 60; number++) {
      const reference = `BT-0000-00${number}`;
      const key = `copy-${number}`;
      await database
        .insertInto("quote")
        .values({ ...quote, id: key, reference, idempotencyKey: key } as never)
        .execute();
      const its = { id: key, reference, idempotencyKey: key, sessionRef: key, paymentRef: key };
      await database
        .insertInto("payment")
        .values({ ...payment, ...its })
        .execute();
    }
    setTime("2027-06-20T12:00:00Z");
    const browser = await deskBrowser(ports);
    await browser.post(`/desk/bookings/${booked}/erase`, { email });
    expect(browser.cookies.get(cookieNames.message)?.length).toBeLessThan(1000);
    const shown = (await browser.get("/desk/bookings")).page.querySelector("[role=status]")?.text;
    expect(shown).toMatch(/^What your mailbox and the payment provider hold is for you to erase\. Erased: /);
    expect(shown).toContain("Of 51 bookings only what the law keeps is left, the last until ");
  });

  it("is there for somebody who only wrote by the form, for the owner alone", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const enquiry = { name: hostile, email, phone: null, message: "Hello?" };
    await sendEnquiry(ports, { enquiry, key: "message", suspect: false });
    const { id } = await ports.database.selectFrom("enquiry").select("id").executeTakeFirstOrThrow();
    const page = `/desk/messages/${id}`;
    const sam = await deskBrowser(ports, staff);
    expect((await sam.get(page)).text).not.toContain(`${page}/erase`);
    expect((await sam.get(`${page}/erase`)).status).toBe(403);
    const browser = await deskBrowser(ports);
    expect((await browser.get(page)).page.querySelector(`a[href="${page}/erase"]`)?.text).toBe("Erase them");
    const screen = await browser.get(`${page}/erase`);
    expect(screen.page.querySelector("main dl")?.text).toContain("Goes: messages1");
    expect(screen.text).toContain("Anybody can type any address in a form: write to this one and wait for an answer");
    const mistyped = await browser.post(`${page}/erase`, { email: "zoe@example.org" });
    expect(mistyped.status).toBe(400);
    expect(mistyped.page.querySelector("input[name=email]")?.getAttribute("value")).toBe("zoe@example.org");
    const erased = await browser.post(`${page}/erase`, { email });
    expect(erased.said).toContain("Erased: 1 message and");
    expect(await ports.database.selectFrom("enquiry").selectAll().execute()).toEqual([]);
    expect((await browser.get(page)).status).toBe(404);
  });

  it("lets no form that was opened before store the customer again", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const browser = await deskBrowser(ports);
    const { reference, payment } = await paying(ports);
    await withdrawNow(ports, reference);
    await settlePayment(ports, paidEvent(payment));
    await settlePayment(ports, eventOf(payment, { type: "refunded", refunded: payment.pence, refundId: null }));
    const page = `/desk/bookings/${reference}`;
    const looked = await browser.post(
      `${page}/edit`,
      filled(await browser.get(`${page}/edit`), { venue: "The Crown" }),
    );
    await browser.post(`${page}/erase`, { email });
    const saved = await browser.post(`${page}/edit`, { ...filled(looked, {}), intent: "save" });
    expect(saved.status).toBe(409);
    expect(await quoteByReference(ports.database, reference)).toMatchObject({ email: "", phone: "", venue: null });
    expect((await browser.get(page)).text).not.toContain(`${page}/edit`);
  });
});
