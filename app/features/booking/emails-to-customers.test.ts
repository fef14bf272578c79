import { expect, test } from "vitest";
import { bankTransfer } from "../../../server/payments/bank-transfer.ts";
import { checkout, deskOn, eventOf, form, paidEvent, payDue, paying } from "../../../tests/support/product/booking.ts";
import { storedEmail } from "../../../tests/support/product/drawn-email.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import type { Ports } from "../../context.ts";
import { sendEnquiry } from "../enquiry/send-enquiry.server.ts";
import { cancelQuote } from "../payment/cancel-booking.server.ts";
import { markPaid } from "../payment/mark-paid.server.ts";
import { settlePayment } from "../payment/settle-payment.server.ts";
import { requestQuote } from "../quote/request-quote.server.ts";
import { inviteBookers } from "../review/invite-bookers.server.ts";
import { site } from "../site/site.server.ts";
import { acceptOffer } from "./accept-offer.server.ts";
import { closePastEvents } from "./expire-quotes.server.ts";
import { remind } from "./reminders/remind.server.ts";
import { sendOffer } from "./send-offer.server.ts";
import { setPrice } from "./set-price.server.ts";

/** Input of a stranger who wants the agency's email to carry their own text and links to somebody else. */
const hostile = {
  name: "Win a prize at http://evil.example/win now",
  place: "www.evil.example",
  venue: "evil.example/venue",
  notes: "Click https://evil.example/a.b?c=d\nor evil。example or write to bob@evil.example, http://1.2.3.4/x",
  noCalls: "see evil.example:8080",
  phone: "07700 900123 evil.example",
};
const agencys = new URL(`mailto:${site.email}`).pathname;

/** The texts of which mail programs make links, found without the code under test. */
const linked = (text: string): string[] =>
  (text.match(/\S+/g) ?? []).filter((word) => /:\/\/|^www\.\S|[^\s.。]+[.。]\p{L}{2,}|\d+\.\d+\.\d+\.\d+/u.test(word));

const visible = (html: string): string =>
  html
    .replace(/<(style|head)\b.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, (tag) => (/^<\/?(span|strong|b)\b/.test(tag) ? "" : " "));

async function toVisitors({ database }: Ports) {
  const rows = await database.selectFrom("outbox").select(["kind", "message"]).execute();
  const all = rows.map(async ({ kind, message }) => ({ kind, mail: await storedEmail(message) }));
  return (await Promise.all(all)).filter(({ mail }) => mail.to.address !== site.email);
}

describeOnEach("emails to an address that a stranger typed", (stores) => {
  test("none greets with more than a name, and in none do the stranger's words make a link", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const stop = new AbortController().signal;
    const asked = () => form(hostile);
    await sendEnquiry(ports, {
      enquiry: { name: hostile.name, message: hostile.notes, phone: hostile.phone, email: "zoe@example.com" },
      key: "one",
      suspect: false,
    });
    const { reference } = await requestQuote(ports, asked());
    await setPrice(ports, { reference, lines: [{ label: "All", detail: "one line", pence: 20_000 }] });
    await sendOffer(ports, { reference });
    await acceptOffer(ports, { reference, offerVersion: 1, reviewWanted: true });
    const bank = bankTransfer({ accountName: "Bow & Tassel", sortCode: "04-00-04", accountNumber: "12345678" });
    await payDue({ ...ports, payments: bank }, { reference });
    await markPaid(ports, { reference, part: "deposit", pence: 4000 });

    const known = form({ ...hostile, place: "York" });
    const failed = await paying(ports, known);
    await settlePayment(ports, eventOf(failed.payment, { type: "failed" }));
    await settlePayment(ports, paidEvent(failed.payment));
    await markPaid(ports, { reference: failed.reference, part: "balance", pence: 26_104 });
    await cancelQuote(ports, { reference: failed.reference, byAgency: true });
    for (const day of ["2027-05-26", "2027-06-08", "2027-06-16"]) {
      setTime(`${day}T12:00:00Z`);
      await closePastEvents(ports);
      await remind(ports, stop);
      await inviteBookers(ports, stop);
    }

    const emails = await toVisitors(ports);
    expect([...new Set(emails.map(({ kind }) => kind))].sort()).toEqual([
      "balance-due",
      "balance-paid",
      "booked",
      "cancelled",
      "enquiry-copy",
      "payment-failed",
      "payment-instructions",
      "quote-offer",
      "quote-received",
      "review-invite",
      "thanks",
      "week-before",
    ]);
    for (const { kind, mail } of emails) {
      expect(mail.to, kind).toEqual({ address: "zoe@example.com" });
      for (const [part, text] of [
        ["text", mail.text],
        ["html", visible(mail.html)],
      ] as const) {
        const others = linked(text).filter(
          (word) => !word.startsWith("http://localhost:3000/") && !word.includes(agencys) && word !== "zoe@example.com",
        );
        expect(others, `${kind}, ${part}`).toEqual([]);
        expect(text, kind).toMatch(/\bHello\W/);
        expect(text, kind).not.toContain("Hello Win");
      }
      expect(
        [...mail.html.matchAll(/href="([^"]*)"/g)].filter(([, href]) => href?.includes("evil")),
        kind,
      ).toEqual([]);
    }
  });

  test("in the copy of a request the stranger's words stand below everything that is ours to say", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const { reference } = await requestQuote(ports, form(hostile));
    const [copy] = await toVisitors(ports);
    for (const text of [copy?.mail.text ?? "", visible(copy?.mail.html ?? "")]) {
      const first = text.indexOf("evil");
      for (const fact of [reference, "Nothing is booked", "Performers", "12 June 2027", "Group size"])
        expect(text.slice(0, first), fact).toContain(fact);
      expect(text).toContain("evil. example");
    }
  });
});
