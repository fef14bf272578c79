import type { HTMLElement } from "node-html-parser";
import { expect, it } from "vitest";
import { accepted, checkout, deskOn } from "../../../../tests/support/product/booking.ts";
import { filled } from "../../../../tests/support/product/desk-booking.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnSqlite } from "../../../../tests/support/product/stores.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";

describeOnSqlite("a sum that is refused at the desk", (stores) => {
  /** @returns a function that posts the screen's form, and expects its error under that input and in the summary */
  async function world() {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await accepted(ports);
    const desk = await deskBrowser(ports);
    const refuse = async (screen: string, typed: Record<string, string>, field: string, problem: string) => {
      const address = `/desk/bookings/${reference}/${screen}`;
      const { page, status } = await desk.post(address, filled(await desk.get(address), typed));
      expect([400, 409]).toContain(status);
      expect(page.querySelector(`#${field}-error`)?.text, field).toContain(problem);
      const link = page.querySelector(".error-summary a");
      expect([link?.getAttribute("href"), link?.text]).toEqual([`#${field}`, expect.stringContaining(problem)]);
      return page;
    };
    return { ports, reference, refuse };
  }

  const links = (page: HTMLElement) =>
    page.querySelectorAll(".error-summary a").map((link) => link.getAttribute("href"));

  it("is named beside its input when money is marked as paid", async () => {
    const { refuse } = await world();
    const deposit = "deposit-6526";
    await refuse("paid", { by: "cash" }, "part", "Say what the money was for.");
    await refuse("paid", { part: deposit }, "by", "Say how it was paid.");
    await refuse("paid", { part: deposit, by: "cash", amount: "1e3" }, "amount", "Write pounds");
    const all = await refuse("paid", { amount: "lots" }, "part", "Say what the money was for.");
    expect(links(all)).toEqual(["#part", "#by", "#amount"]);
    expect(all.querySelector("#amount-error")?.text).toContain("Write pounds");
    const page = await refuse("paid", { part: deposit, by: "cash", amount: "60" }, "amount", "£65.26 is due");
    expect(page.querySelector("#amount")?.getAttribute("value")).toBe("60");
  });

  it("is named beside its input when a booking is cancelled", async () => {
    const { ports, reference, refuse } = await world();
    expect(await markPaid(ports, { reference, part: "deposit", pence: 6526, method: "cash" })).toMatchObject({
      ok: true,
    });
    await refuse("cancel", {}, "by", "Say who cancels.");
    expect(links(await refuse("cancel", { refund: "lots" }, "by", "Say who cancels."))).toEqual(["#by", "#refund"]);
    await refuse("cancel", { by: "us-6526", refund: "lots" }, "refund", "Write pounds");
    await refuse("cancel", { by: "us-6526", refund: "70" }, "refund", "can go back");
  });
});
