import { expect, test } from "vitest";
import { repliesPerDay } from "../../../server/email/outbox.ts";
import { bankTransfer } from "../../../server/payments/bank-transfer.ts";
import { accepted, deskOn, emailsAbout, form, payDue } from "../../../tests/support/product/booking.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";
import type { Ports } from "../../context.ts";
import { acceptOffer } from "../../features/booking/accept-offer.server.ts";
import { sendOffer } from "../../features/booking/send-offer.server.ts";
import { setPrice } from "../../features/booking/set-price.server.ts";
import type { Reference } from "../../features/quote/reference.server.ts";
import { requestQuote } from "../../features/quote/request-quote.server.ts";

const bank = bankTransfer({ accountName: "Sparkle Ltd", sortCode: "20-00-01", accountNumber: "12345678" });

async function instructionsFor(ports: Ports, reference: Reference) {
  await payDue(ports, { reference });
  return (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "payment-instructions").length;
}

describeOnSqlite("how to pay is emailed", (stores) => {
  const open = async () => deskOn(await stores.fresh(), bank);

  test("however many forms somebody sent under the customer's address", async () => {
    const { ports } = await open();
    for (let i = 0; i <= repliesPerDay; i++) await requestQuote(ports, form());
    expect(await instructionsFor(ports, await accepted(ports))).toBe(1);
  });

  test("for every offer that came by email, also where others booked under its address", async () => {
    const { ports } = await open();
    for (let i = 0; i < repliesPerDay; i++) expect(await instructionsFor(ports, await accepted(ports))).toBe(1);
    expect(await instructionsFor(ports, await accepted(ports))).toBe(0);
    const { reference } = await requestQuote(ports, form());
    await setPrice(ports, { reference, lines: [{ label: "The butlers", detail: "", pence: 20_000 }] });
    await sendOffer(ports, { reference });
    await acceptOffer(ports, { reference, offerVersion: 1, reviewWanted: false });
    expect(await instructionsFor(ports, reference)).toBe(1);
  });
});
