import { expect, it } from "vitest";
import { emailsAbout } from "../../../tests/support/product/booking.ts";
import { filled, openDesk } from "../../../tests/support/product/desk-booking.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { withTrueDetail } from "../booking/offer.server.ts";

it.each([
  ["2 × Cheeky Butlers", "Two hours, £160 each", 32_000, "Two hours, £160 each"],
  ["2 × Cheeky Butlers", "Two hours, £160 each", 30_000, "Two hours, £150 each"],
  ["2 × Cheeky Butlers", "Two hours, £160 each", 30_001, "Two hours"],
  ["3 × Cheeky Butlers", "Two hours, £1,160.50 each", 300_000, "Two hours, £1,000 each"],
  ["The butlers", "£160 each", 30_000, ""],
  ["Travel to York", "30 miles from Leeds", 1, "30 miles from Leeds"],
])("%s, %s, at %d pence: %s", (label, detail, pence, after) =>
  expect(withTrueDetail({ label, detail, pence })).toEqual({ label, detail: after, pence }),
);

describeOnSqlite("the lines of a price", (stores) => {
  it("say one sum each, and one of them may be a discount", async () => {
    const { ports, browser, stored, requested, at } = await openDesk(stores);
    const reference = await requested();
    const editor = await browser.get(at(reference, "price"));
    const lines = { "line-0-pounds": "300", "line-2-label": "For a regular", "line-2-pounds": "-12.50" };
    const saved = await browser.post(at(reference, "price"), filled(editor, { ...lines, intent: "save" }));
    expect(saved).toMatchObject({ status: 303 });
    const { offerTotal, offerLines } = await stored(reference);
    const priced = JSON.parse(offerLines ?? "");
    expect(priced).toMatchObject([
      { pence: 30_000, detail: expect.stringMatching(/£150 each$/) },
      {},
      { pence: -1250 },
    ]);
    expect(offerTotal).toBe(30_000 + priced[1].pence - 1250);
    await browser.post(at(reference, "send"), filled(await browser.get(at(reference, "send")), {}));
    const offer = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "quote-offer");
    expect(offer?.mail.text).toContain("£150 each");
    expect(offer?.mail.text).toContain("−£12.50");
  });
});
