import { expect, it } from "vitest";
import { accepted, emailsAbout, form, storedQuote } from "../../../../tests/support/product/booking.ts";
import { by } from "../../../../tests/support/product/changed-booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { agreeByPhone } from "../../booking/by-phone/agree-by-phone.server.ts";
import { expireQuotes } from "../../booking/expire-quotes.server.ts";
import { sendOffer } from "../../booking/send-offer.server.ts";
import { setPrice } from "../../booking/set-price.server.ts";
import { timelineOf } from "../../desk/booking/timeline.server.ts";
import { creditUnpaidInvoices } from "../../invoice/credit.server.ts";
import { filesOf } from "../../invoice/files.server.ts";
import { sendInvoice } from "../../invoice/send-invoice.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";
import { tellLapsed } from "./tell-lapsed.server.ts";

const never = new AbortController().signal;
const lines = [{ label: "All in", detail: "", pence: 16_000 }];

describeOnEach("a booking that was not paid in time", (stores) => {
  /** The desk on 21 November 2026; `at` is the same desk at another moment. */
  async function open() {
    const desk = await stockedDesk(stores);
    const at = (iso: string) => ({ ...desk.ports, clock: { now: () => new Date(iso) } });
    const offered = async (validUntil = "2026-11-28", changes: Record<string, string> = {}) => {
      const { reference } = await requestQuote(desk.ports, form(changes));
      await setPrice(desk.ports, { reference, lines, validUntil });
      return reference;
    };
    const agree = async (reference: Reference) => {
      const { version } = await storedQuote(desk.ports, reference);
      expect(await agreeByPhone(desk.ports, { reference, expectedVersion: version, by })).toMatchObject({ ok: true });
    };
    const invoice = (reference: Reference) =>
      sendInvoice(desk.ports, { reference, actor: by, receivedFrom: async () => [] });
    const told = async (reference: Reference) =>
      (await emailsAbout(desk.ports, reference)).filter(({ kind }) => kind.startsWith("lapsed"));
    return { desk, at, offered, agree, invoice, told };
  }

  it("is told to customer and owner by day, once, with the credit note for its invoice", async () => {
    const { desk, at, offered, agree, invoice, told } = await open();
    const reference = await offered();
    await agree(reference);
    await invoice(reference);
    expect(await expireQuotes(at("2026-11-29T00:10:00Z"))).toBe(1);
    expect(await tellLapsed(at("2026-11-29T00:20:00Z"), never)).toBe(0);
    expect(await creditUnpaidInvoices(at("2026-11-29T01:00:00Z"))).toBe(1);
    const morning = at("2026-11-29T10:00:00Z");
    expect(await tellLapsed(morning, never)).toBe(1);
    expect(await tellLapsed(morning, never)).toBe(0);
    const [toCustomer, toOwner, ...more] = (await told(reference)).map(({ mail }) => mail);
    expect(more).toEqual([]);
    expect(toCustomer?.to.address).toBe("zoe@example.com");
    expect(toCustomer?.text).toContain(
      "You said yes to £160, but the deposit did not come by 28 November 2026. Nothing is booked, and nothing is owed.",
    );
    const files = await filesOf(desk.ports.database, toCustomer?.attached ?? []);
    expect(files.map(({ filename }) => filename)).toEqual(["Credit note CN-0001.pdf"]);
    expect(toOwner?.text).toContain("They have been told, with Credit note CN-0001. To go on, offer it again");
    const timeline = await timelineOf(desk.ports.database, reference, morning.clock.now());
    expect(timeline.map(({ what }) => what)).toContain(
      "Agreed by phone, but the deposit did not come by 28 November 2026",
    );
  });

  it("is told again when it was offered again and lapses again, and names all of the price where all was due", async () => {
    const { desk, at, offered, agree, told } = await open();
    const reference = await offered("2026-11-28", { date: "12 December 2026" });
    await agree(reference);
    await expireQuotes(at("2026-11-29T00:10:00Z"));
    await tellLapsed(at("2026-11-29T10:00:00Z"), never);
    expect((await told(reference))[0]?.mail.text).toContain("but the payment did not come by 28 November 2026");
    const later = at("2026-11-29T11:00:00Z");
    await setPrice(later, { reference, lines, validUntil: "2026-12-01" });
    await agreeByPhone(later, {
      reference,
      expectedVersion: (await storedQuote(desk.ports, reference)).version,
      by,
    });
    await expireQuotes(at("2026-12-02T00:10:00Z"));
    expect(await tellLapsed(at("2026-12-02T10:00:00Z"), never)).toBe(1);
    expect(await told(reference)).toHaveLength(4);
  });

  it("is not told where nobody had agreed, except where the customer holds an invoice", async () => {
    const { desk, at, offered, invoice, told } = await open();
    const [plain, invoiced] = [await offered(), await offered()];
    for (const reference of [plain, invoiced]) await sendOffer(desk.ports, { reference });
    await invoice(invoiced);
    await expireQuotes(at("2026-11-29T00:10:00Z"));
    const morning = at("2026-11-29T10:00:00Z");
    expect(await tellLapsed(morning, never)).toBe(1);
    expect(await told(plain)).toEqual([]);
    const [toCustomer] = await told(invoiced);
    expect(toCustomer?.mail.text).toContain("The invoice for £160 was not paid by 28 November 2026.");
    expect(toCustomer?.mail.attached).toHaveLength(1);
    expect(await creditUnpaidInvoices(morning), "credited already").toBe(0);
    const timeline = await timelineOf(desk.ports.database, plain, morning.clock.now());
    expect(timeline.map(({ what }) => what)).toContain("Nobody said yes in time");
  });

  it("is not told weeks later, nor to somebody whose form looked automatic", async () => {
    const { desk, at } = await open();
    await accepted(desk.ports);
    await accepted(desk.ports, form({}, { suspect: true }));
    await expireQuotes(at("2026-12-20T00:10:00Z"));
    expect(await tellLapsed(at("2026-12-20T10:00:00Z"), never)).toBe(0);
  });

  it("is on Today at both desks until it is offered again or ticked off", async () => {
    const { desk, at, offered, agree } = await open();
    const three = [await offered(), await offered(), await offered()];
    for (const reference of three) await agree(reference);
    const [again = "" as Reference, ticked = "" as Reference, done = "" as Reference] = three;
    await expireQuotes(at("2026-11-29T00:10:00Z"));
    const browser = await deskBrowser(desk.ports);
    const group = async () => (await browser.get("/desk")).page.querySelector('[aria-labelledby="lapsed"]');
    const listed = async () =>
      (await group())?.querySelectorAll("h3 a").map((link) => link.getAttribute("href")?.split("/").at(-1)) ?? [];
    expect((await listed()).toSorted()).toEqual(three.toSorted());
    expect((await group())?.text).toContain("The deposit did not come by 28 November 2026: 2 × cheeky butlers, York");
    expect((await group())?.querySelector("a.button")?.getAttribute("href")).toMatch(/\/price$/);
    expect((await browser.post("/desk/lapsed", { reference: ticked })).said).toBe("Ticked off");
    expect((await browser.post("/desk/lapsed", { reference: ticked })).said).toContain("ticked off before");
    expect((await desk.run(`done ${done}`)).out).toContain("Ticked off");
    expect((await desk.run(`done ${done}`)).code).toBe(1);
    expect((await desk.json("today")).lapsed).toMatchObject([{ reference: again }]);
    await setPrice(desk.ports, { reference: again, lines });
    expect(await listed()).toEqual([]);
  });
});
