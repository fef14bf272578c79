import { expect, test } from "vitest";
import { bankTransfer } from "../../../server/payments/bank-transfer.ts";
import { privatePage } from "../../../tests/support/product/booked-page.ts";
import {
  accepted,
  checkout,
  deskOn,
  emailsAbout,
  eventOf,
  paidEvent,
  paying,
  startedPayment,
  storedQuote,
} from "../../../tests/support/product/booking.ts";
import { changesOn } from "../../../tests/support/product/changed-booking.ts";
import { describeOnEach, describeOnSqlite } from "../../../tests/support/product/stores.ts";
import type { Ports } from "../../context.ts";
import { httpStatusOf } from "../../features/booking/closed.server.ts";
import { expireQuotes } from "../../features/booking/expire-quotes.server.ts";
import { sendOffer } from "../../features/booking/send-offer.server.ts";
import { setPrice } from "../../features/booking/set-price.server.ts";
import { settlePayment } from "../../features/payment/settle-payment.server.ts";
import { storeLink, successUrl } from "../../features/quote/links.server.ts";
import { makeLinkKey, type Reference } from "../../features/quote/reference.server.ts";
import { successData } from "./success.server.ts";

const bank = bankTransfer({ accountName: "Bow & Tassel", sortCode: "04-00-04", accountNumber: "12345678" });

const lookOn = (ports: Ports) => (link: string) =>
  successData(new URL(link).pathname.split("/")[2], new URL(link), ports);

/** The owner corrects the customer's email address. */
const correctOn = (ports: Ports) => async (reference: Reference) =>
  changesOn(ports).edit(await storedQuote(ports, reference), { email: "zoe@corrected.example" });

describeOnSqlite("a link to a booking that opens nothing", (stores) => {
  test("cut short, forged or with an unknown reference, says so and how to reach us, and nothing of the booking", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await accepted(ports);
    const key = makeLinkKey();
    const quote = await storedQuote(ports, reference);
    await ports.write((write) => storeLink(write, quote, key, ports.clock.now()));
    const link = successUrl("http://localhost", reference, key);
    const others = [link.slice(0, -1), link.replace(key, "x"), link.replace(reference, "BT-0000-0000")];
    for (const cut of [...others, "http://localhost/quote/BT-0000-0000/success"]) {
      const shown = await lookOn(ports)(cut);
      expect(shown, cut).toMatchObject({ view: "closed", seo: { title: "This link opens nothing" } });
      expect(shown.view === "closed" && httpStatusOf(shown.closed), cut).toBe(404);
      expect(JSON.stringify(shown).replaceAll(new URL(cut).pathname, "")).not.toMatch(/BT-|Zoë|York|butler/);
    }
  });
});

describeOnEach("the page of a booking that is not paid", (stores) => {
  const open = async () => deskOn(await stores.fresh(), checkout().payments);

  test("a failed payment can be tried again, until there is another offer: that has to be read first", async () => {
    const { ports } = await open();
    const { reference, payment } = await paying(ports);
    await settlePayment(ports, eventOf(payment, { type: "failed" }));
    expect(await privatePage(ports, reference)).toMatchObject({ view: "failed", pence: payment.pence });
    await setPrice(ports, { reference, lines: [{ label: "All in", detail: "", pence: 50_000 }] });
    await sendOffer(ports, { reference });
    const leads = await privatePage(ports, reference).catch((response: Response) => response);
    expect(leads).toBeInstanceOf(Response);
    expect((leads as Response).headers.get("Location")).toMatch(/^\/direct-quote\?quote=BT-/);
  });

  test("who pays while their address is corrected comes back to what became of the payment, and to nothing personal", async () => {
    const { payments, asked } = checkout();
    const { ports } = deskOn(await stores.fresh(), payments);
    const correct = correctOn(ports);
    const { reference, payment } = await paying(ports);
    const backTo = lookOn(ports);
    const link = asked[0]?.returnUrl ?? "";
    expect(await backTo(link)).toMatchObject({ view: "waiting" });
    expect(await correct(reference)).toMatchObject({ kind: "done" });
    // The new address has an email with a link that opens it.
    expect(await backTo(link)).toMatchObject({ view: "status", reference, state: "waiting", emailed: true });
    await settlePayment(ports, paidEvent(payment));
    const paid = await backTo(link);
    expect(paid).toMatchObject({ view: "status", reference, state: "paid", emailed: true });
    expect(JSON.stringify(paid)).not.toMatch(/Zoë|zoe@|York|June|326/);

    // The link of another booking, and one that was in an email to the earlier address.
    const transfer = await accepted(ports);
    await startedPayment({ ...ports, payments: bank }, transfer);
    const emailed = (await emailsAbout(ports, transfer)).find(({ kind }) => kind === "payment-instructions");
    const inEmail = /http\S+/.exec(emailed?.mail.text ?? "")?.[0] ?? "";
    expect(await backTo(inEmail)).toMatchObject({ view: "instructions" });
    await correct(transfer);
    for (const other of [inEmail, link.replace(reference, transfer)])
      expect(await backTo(other)).toMatchObject({ view: "closed", closed: { closing: "no-link" } });
  });

  test("how to transfer the money is sent to a corrected address too, and what went to the earlier one stays closed", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), bank);
    const reference = await accepted(ports);
    await startedPayment(ports, reference);
    await correctOn(ports)(reference);
    setTime("2026-11-21T13:00:00Z");
    for (let press = 1; press <= 2; press++) await startedPayment(ports, reference);
    const opened: string[] = [];
    for (const { kind, mail } of await emailsAbout(ports, reference)) {
      if (kind !== "payment-instructions") continue;
      const { view } = await lookOn(ports)(/http\S+/.exec(mail.text)?.[0] ?? "");
      opened.push(`${mail.to.address} ${view}`);
    }
    expect(opened.sort()).toEqual(["zoe@corrected.example instructions", "zoe@example.com closed"]);
  });

  test("who pays after their address was corrected gets a checkout of their own; money that comes by the earlier one books", async () => {
    const { payments, asked } = checkout();
    const { ports, setTime } = deskOn(await stores.fresh(), payments);
    const { reference, payment } = await paying(ports);
    await correctOn(ports)(reference);
    setTime("2026-11-21T13:00:00Z");
    const own = await startedPayment(ports, reference);
    const views: string[] = [];
    for (const { returnUrl } of asked) views.push((await lookOn(ports)(returnUrl)).view);
    expect(views).toEqual(["status", "waiting"]);
    await settlePayment(ports, paidEvent(payment));
    expect(await storedQuote(ports, reference)).toMatchObject({ status: "booked" });
    await settlePayment(ports, paidEvent(own));
    expect((await emailsAbout(ports, reference)).map(({ kind }) => kind)).toContain("owed-back");
  });

  test("an offer that ended before anybody paid is closed, and waits for no money", async () => {
    const { ports, setTime } = await open();
    const reference = await accepted(ports);
    setTime("2027-01-10T12:00:00Z");
    await expireQuotes(ports);
    expect(await privatePage(ports, reference)).toMatchObject({ view: "closed" });
  });
});
