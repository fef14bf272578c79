import { expect, it } from "vitest";
import { eventOf, form, paidEvent, paying } from "../../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { closePastEvents } from "../../booking/expire-quotes.server.ts";
import { settlePayment } from "../../payment/settle-payment.server.ts";

describeOnEach("a dispute that was lost", (stores) => {
  it("is on Today at both desks, long before the balance is due, until it is ticked off, paid or written off", async () => {
    const { ports, json, run, setTime } = await stockedDesk(stores);
    const lose = async () => {
      const { reference, payment } = await paying(ports, form());
      await settlePayment(ports, paidEvent(payment));
      await settlePayment(ports, eventOf(payment, { type: "dispute", dispute: "lost" }));
      return reference;
    };
    const [seen, paid] = [await lose(), await lose()];
    const browser = await deskBrowser(ports);
    const listed = async () => {
      const group = (await browser.get("/desk")).page.querySelector('[aria-labelledby="lost"]');
      return { text: group?.text ?? "", group };
    };
    const { text, group } = await listed();
    expect(text).toContain("took £65.26 back for good. Ask for it again, or cancel: 2 × cheeky butlers, York");
    expect((await json("today")).lost).toMatchObject([{ chargedBack: 6526 }, { chargedBack: 6526 }]);

    const fields = group
      ?.querySelectorAll('form[action="/desk/lost"]')
      .map((one) =>
        Object.fromEntries(
          one.querySelectorAll("input").map((input) => [input.attributes.name, input.attributes.value]),
        ),
      )
      .find(({ reference }) => reference === seen);
    expect((await browser.post("/desk/lost", fields as Record<string, string>)).said).toContain("Ticked off");
    expect((await browser.post("/desk/lost", fields as Record<string, string>)).said).toContain("ticked off before");
    expect((await json("today")).lost).toMatchObject([{ reference: paid }]);
    await json(`paid ${paid} --part balance --by transfer --yes`);
    expect((await listed()).text).toBe("");

    const third = await lose();
    expect((await run(`done ${third}`)).out).toContain("Ticked off");
    expect((await json("today")).lost).toEqual([]);
    expect((await run(`done ${third}`)).code).toBe(1);

    const fourth = await lose();
    setTime("2027-06-13T12:00:00Z");
    await closePastEvents(ports);
    expect((await json("today")).lost).toMatchObject([{ reference: fourth }]);
    await json(`write-off ${fourth} --yes`);
    expect((await json("today")).lost).toEqual([]);
    expect((await run(`quote ${fourth}`)).out).toContain("completed, the rest written off");
  });
});
