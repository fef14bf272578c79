import { expect, it } from "vitest";
import { accepted } from "../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../tests/support/product/desk.ts";
import { filled } from "../../../tests/support/product/desk-booking.ts";
import { deskBrowser } from "../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";

describeOnEach("money that was marked with the wrong method or day", (stores) => {
  it("is corrected at both desks", async () => {
    const { ports, json, run } = await stockedDesk(stores);
    const reference = await accepted(ports);
    expect((await run(`correct-paid ${reference} --by cash --yes`)).err).toContain("nothing is marked as paid by hand");
    await json(`paid ${reference} --part deposit --by cash --yes`);
    const browser = await deskBrowser(ports);
    const page = `/desk/bookings/${reference}`;
    const [link] = (await browser.get(page)).page.querySelectorAll(".desk-money-list a");
    expect(link?.text).toBe("Correct the method or the day Deposit");
    const screen = link?.getAttribute("href") ?? "";
    const shown = await browser.get(screen);
    expect(shown.page.querySelector("#on")?.getAttribute("value")).toBe("2026-11-21");
    expect(shown.page.querySelector('[name="by"][checked]')?.getAttribute("value")).toBe("cash");
    const refused = await browser.post(screen, filled(shown, { by: "cash", on: "2026-11-22" }));
    expect(refused.page.querySelector('.error-summary a[href="#on"]')).not.toBeNull();
    const sent = await browser.post(screen, filled(shown, { by: "transfer", on: "2026-11-18" }));
    expect([sent.status, sent.location]).toEqual([303, page]);
    const after = (await browser.get(page)).page;
    expect(after.querySelector(".desk-confirmation")?.text).toBe(
      "How £65.26 came is corrected, and the customer is told by email",
    );
    expect(after.querySelector(".desk-money-list")?.text).toContain("Deposit, transferWed 18 Nov");
    expect(await json("export payments")).toMatchObject([{ how: "transfer", paidOn: "2026-11-18" }]);

    // What no option names stays.
    const changed = await json(`correct-paid ${reference} --part deposit --on 2026-11-19 --yes`);
    expect(changed).toMatchObject({ method: "transfer", on: "2026-11-19", changed: true });
    expect((await run(`correct-paid ${reference} --part deposit --by transfer --yes`)).out).toContain(
      "Nothing is different",
    );
    expect((await run(`correct-paid ${reference} --part deposit --on 2026-11-22 --yes`)).err).toContain(
      "no later than",
    );

    await json(`paid ${reference} --part balance --by cash --yes`);
    await json(`correct-paid ${reference} --part balance --by transfer --yes`);
    expect((await run("export invoices")).out).toMatch(/REC-0001.+It is replaced by another receipt\./);
  });
});
