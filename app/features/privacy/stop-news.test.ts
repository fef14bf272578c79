import { expect, it } from "vitest";
import { bookedPage } from "../../../tests/support/product/booked-page.ts";
import { accepted, form, storedQuote } from "../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../tests/support/product/desk.ts";
import { deskBrowser, staff } from "../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { requestContext } from "../../../tests/support/product/visitor-ports.ts";
import { action, loader } from "../../pages/success/stop-news.ts";
import { bookDirect } from "../booking/book-direct.server.ts";
import type { Reference } from "../quote/reference.server.ts";

const wanted = { marketing: "yes" };

describeOnEach("news and offers", (stores) => {
  async function open() {
    const desk = await stockedDesk(stores);
    const { ports } = desk;
    const agreedOn = async (reference: Reference) => (await storedQuote(ports, reference)).marketingAt;
    const stopped = async (reference: Reference) =>
      (await desk.json(`quote ${reference}`)).happened.filter(
        ({ what }: { what: string }) => what === "Stopped news and offers",
      );
    return { ...desk, agreedOn, stopped };
  }

  it("are stopped from the customer's page, for their address, by its button alone", async () => {
    const { ports, json, agreedOn, stopped } = await open();
    const first = await accepted(ports, form(wanted));
    await json(`paid ${first} --part deposit --by transfer --yes`);
    const second = await accepted(ports, form({ ...wanted, email: "ZOE@example.com" }));
    const other = await accepted(ports, form({ ...wanted, email: "ann@example.com" }));
    const page = await bookedPage(ports, first);
    const url = new URL(page.stopNews ?? "", "http://localhost");
    const args = { url, params: { reference: first }, context: requestContext(ports) } as never;
    expect(() => loader(args)).toThrow(expect.objectContaining({ status: 302 }));
    expect(await agreedOn(first)).not.toBeNull();
    const forged = { ...(args as object), url: new URL("?key=wrong", url) } as never;
    await expect(action(forged)).rejects.toMatchObject({ status: 302 });
    expect(await agreedOn(first)).not.toBeNull();

    const answer = await action(args);
    expect(answer.headers.get("Location")).toBe(
      `/quote/${first}/success?key=${url.searchParams.get("key")}&no-news=yes`,
    );
    expect([await agreedOn(first), await agreedOn(second)]).toEqual([null, null]);
    expect(await agreedOn(other)).not.toBeNull();
    const after = await bookedPage(ports, first);
    expect(after.stopNews).toBeNull();
    expect(JSON.stringify(after.rows)).not.toContain("News and offers");
    expect(await stopped(first)).toMatchObject([{ who: "the customer", detail: "agreed to on 21 November 2026" }]);
    const rows = await json("export quotes");
    expect(rows.find(({ reference }: { reference: string }) => reference === second).marketingAt).toBeNull();
  });

  it("are not stopped for an address under which somebody books directly, who need not have its mail", async () => {
    const { ports, agreedOn } = await open();
    const reference = await accepted(ports, form(wanted));
    const booked = await bookDirect(ports, { ...form(wanted), key: "a stranger's" });
    if (!("key" in booked)) throw new Error(booked.kind);
    const url = new URL(`http://localhost/quote/${booked.reference}/no-news?key=${booked.key}`);
    const args = { url, params: { reference: booked.reference }, context: requestContext(ports) } as never;
    await expect(action(args)).rejects.toMatchObject({ status: 302 });
    expect(await agreedOn(reference)).not.toBeNull();
  });

  it("are stopped at both desks when the customer says so elsewhere", async () => {
    const { ports, run, agreedOn, stopped } = await open();
    const reference = await accepted(ports, form(wanted));
    const browser = await deskBrowser(ports, staff);
    const page = `/desk/bookings/${reference}`;
    expect((await browser.get(page)).text).toContain("They want no more news and offers");
    expect((await browser.post(page, { intent: "stop-news" })).said).toBe("No more news and offers go to them");
    expect(await agreedOn(reference)).toBeNull();
    expect(await stopped(reference)).toMatchObject([{ who: staff.email }]);
    expect((await browser.get(page)).text).not.toContain("They want no more news and offers");

    const again = await accepted(ports, form(wanted));
    expect((await run(`no-news ${again} --yes`)).out).toContain("No more news and offers go to them: zoe@example.com.");
    expect(await agreedOn(again)).toBeNull();
    expect((await run(`no-news ${again} --yes`)).err).toContain("they get no news and offers");
  });
});
