import { expect, it } from "vitest";
import { checkout, eventOf, form, paidEvent, paying } from "../../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { refundPart } from "../../payment/partial-refund/partial-refund.server.ts";
import { refundsOf } from "../../payment/refund-store.server.ts";
import { sendRefunds } from "../../payment/send-refunds.server.ts";
import { settlePayment } from "../../payment/settle-payment.server.ts";

describeOnEach("the spreadsheet of refunds", (stores) => {
  it("has a row for each, with its payment, status and days, the same at both desks", async () => {
    const desk = await stockedDesk(stores);
    let now = "";
    const ports = { ...desk.ports, payments: checkout().payments, clock: { now: () => new Date(now) } };
    const paid = async () => {
      now = "2026-11-21T12:00:00Z";
      const { reference, payment } = await paying(ports, form());
      await settlePayment(ports, paidEvent(payment));
      return { reference, payment };
    };
    const give = async (reference: Awaited<ReturnType<typeof paid>>["reference"], pence: number, at: string) => {
      now = at;
      expect(await refundPart(ports, { reference, pence, note: "", key: at })).toEqual({ ok: true });
    };
    const send = async (at: string) => {
      now = at;
      await sendRefunds(ports, new AbortController().signal);
    };
    const [gone, taken, old, young] = [await paid(), await paid(), await paid(), await paid()];
    await give(gone.reference, 1250, "2026-11-22T12:00:00Z");
    await give(taken.reference, 500, "2026-11-22T13:00:00Z");
    await settlePayment(ports, eventOf(taken.payment, { type: "dispute", dispute: "lost" }));
    await send("2026-11-23T12:00:00Z");
    const [first] = await refundsOf(ports.database, gone.reference);
    now = "2026-11-25T12:00:00Z";
    const arrived = { type: "refunded", refunded: 1250, refundId: first?.id ?? "" } as const;
    await settlePayment(ports, eventOf(gone.payment, arrived));
    await give(gone.reference, 2000, "2026-11-26T12:00:00Z");
    await send("2026-11-27T12:00:00Z");
    await give(old.reference, 30, "2026-12-31T23:30:00Z");
    await give(young.reference, 40, "2027-01-01T00:30:00Z");

    const browser = await deskBrowser(ports);
    const rowsOf = async (year: number) => {
      const { text, headers } = await browser.get(`/desk/refunds.csv?year=${year}`);
      expect(headers.get("content-disposition")).toBe(`attachment; filename="refunds-${year}.csv"`);
      return text.trimEnd().split("\r\n").slice(1);
    };
    const row = ({ reference, payment }: typeof gone, rest: string) =>
      expect.stringMatching(
        new RegExp(`^"[\\w-]{36}","${reference}","Zoë","2027-06-12","${payment.id}","deposit",${rest}$`),
      );
    expect(await rowsOf(2026)).toEqual([
      row(gone, '"12.50","given-back","checkout","2026-11-22","done","2026-11-25"'),
      row(taken, '"5.00","given-back","checkout","2026-11-22","taken","2026-11-22"'),
      row(gone, '"20.00","given-back","checkout","2026-11-26","sent","2026-11-27"'),
      row(old, '"0.30","given-back","checkout","2026-12-31","owed",'),
    ]);
    expect(await rowsOf(2027)).toEqual([row(young, '"0.40","given-back","checkout","2027-01-01","owed",')]);
    const { page } = await browser.get("/desk/invoices");
    const links = page.querySelectorAll('a[href^="/desk/refunds.csv"]');
    expect(links.map(({ text }) => text)).toEqual(["Refunds of 2027", "Refunds of 2026"]);
    const { out } = await desk.run("export refunds");
    expect(out.trimEnd().split("\r\n").slice(1)).toEqual([...(await rowsOf(2026)), ...(await rowsOf(2027))]);
    expect((await desk.json("export refunds"))[0]).toMatchObject({ reference: gone.reference, amount: "12.50" });
  });
});
