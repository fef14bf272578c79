import { expect, test } from "vitest";
import { bookedPage } from "../../../tests/support/product/booked-page.ts";
import { emailsAbout, form } from "../../../tests/support/product/booking.ts";
import { openChanges } from "../../../tests/support/product/changed-booking.ts";
import { deskBrowser } from "../../../tests/support/product/desk-browser.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { requestContext } from "../../../tests/support/product/visitor-ports.ts";
import type { Ports } from "../../context.ts";
import { httpStatusOf } from "../../features/booking/closed.server.ts";
import { successData } from "../success/success.server.ts";
import { answerTo, changeData } from "./change.server.ts";
import { meta } from "./page.tsx";

const origin = "http://localhost:3000";

async function waitingChange(reference: string, link: URL, ports: Ports) {
  const shown = await changeData(reference, link, ports);
  if (shown.closed) throw new Error(shown.closed.title);
  return shown;
}

describeOnSqlite("the page of a change that the customer is asked about", (stores) => {
  const open = async () => {
    const { ports, booked, edit, stored, setTime } = await openChanges(stores);
    const quote = await booked();
    const { reference } = quote;
    await edit(quote, { performers: "3" });
    const mail = (await emailsAbout(ports, reference)).find(({ kind }) => kind === "change-proposed")?.mail;
    const link = new URL(/\S+\/change\?key=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const look = (url: URL) => waitingChange(reference, url, ports);
    /** @returns where the answer leads */
    const answer = async (madeAt: string, yes: boolean) => {
      const body = new URLSearchParams({ madeAt, answer: yes ? "yes" : "no" });
      const to = await answerTo(new Request(link, { method: "POST", body }), reference, link, requestContext(ports));
      return new URL(to.headers.get("location") ?? "", origin);
    };
    const success = (url: URL) => successData(reference, url, ports);
    return { ports, quote, edit, stored, setTime, link, look, answer, success };
  };

  test("that its link does not open leaves the title to the page, so that it has one", async () => {
    const { ports, quote, look, link } = await open();
    const titles = (loaderData: unknown) =>
      meta({ loaderData } as never)?.filter((tag) => tag && "title" in tag).length;
    expect(titles(await look(link))).toBe(1);
    expect(titles(await changeData(quote.reference, new URL(`${origin}/?key=wrong`), ports))).toBe(0);
  });

  test("that is out of date takes no answer, and says so above the change that waits now", async () => {
    const { quote, edit, stored, setTime, link, look, answer } = await open();
    const shown = await look(link);
    expect(shown).toMatchObject({
      problem: null,
      party: "3 × cheeky butlers, Saturday 12 June 2027, York",
      booked: "2 × cheeky butlers, Saturday 12 June 2027, York",
      yes: "Yes, change it and pay £160 more",
    });
    setTime("2026-11-21T12:05:00Z");
    await edit(quote, { performers: "4" });
    for (const yes of [true, false]) {
      const now = await look(await answer(shown.madeAt, yes));
      expect(now).toMatchObject({
        problem: expect.stringContaining("answer was not taken"),
        untilAccepted: "It costs £320 more. Nothing changes until you say yes.",
      });
    }
    expect(await stored(quote.reference)).toEqual(quote);
  });

  test("is on the booking's page until it is answered; after a yes the desk says that the invoice is the old one", async () => {
    const { ports, quote, look, link, answer } = await open();
    const shown = async () => (await bookedPage(ports, quote.reference)).change;
    const invoice = async () =>
      (await (await deskBrowser(ports)).get(`/desk/bookings/${quote.reference}`)).page.querySelector(".desk-status")
        ?.text;
    expect(await shown()).toMatch(`/quote/${quote.reference}/change?key=`);
    expect(await invoice()).not.toContain("INV-0001");
    await answer((await look(link)).madeAt, true);
    expect(await shown()).toBeNull();
    expect(await invoice()).toContain("INV-0001 has the earlier price. Send the new invoice.");
  });

  test("of an earlier day at the same price says what cancelling keeps then, and no price", async () => {
    const { ports, booked, edit } = await openChanges(stores);
    const quote = await booked(form({ notes: "Steps to the door", surprise: "yes" }));
    await edit(quote, { date: "5 December 2026", time: "8pm", notes: "Ring the side door" });
    const mail = (await emailsAbout(ports, quote.reference)).find(({ kind }) => kind === "change-proposed")?.mail;
    const link = new URL(/\S+\/change\?key=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const shown = await waitingChange(quote.reference, link, ports);
    expect(shown).toMatchObject({
      untilAccepted: "It leaves you less time to cancel. Nothing changes until you say yes.",
      yes: "Yes, change it",
      moved: true,
      repriced: false,
    });
    expect([shown.party, shown.booked]).toEqual(["Saturday 5 December 2026", "Saturday 12 June 2027"]);
    expect(shown.details.map(({ label }) => label)).toEqual([
      "Date",
      "Start",
      "Notes",
      "Balance due",
      "Kept on cancelling",
    ]);
  });

  test("of a move that no longer leaves less time to cancel gives no reason", async () => {
    const { ports, booked, edit, setTime } = await openChanges(stores);
    const quote = await booked(form({ date: "6 December 2026" }));
    await edit(quote, { date: "5 December 2026" });
    const mail = (await emailsAbout(ports, quote.reference)).find(({ kind }) => kind === "change-proposed")?.mail;
    const link = new URL(/\S+\/change\?key=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const shown = async () => (await waitingChange(quote.reference, link, ports)).untilAccepted;
    expect(await shown()).toContain("It leaves you less time to cancel");
    // Both days are so near that the last row of the table applies.
    setTime("2026-12-04T12:00:00Z");
    expect(await shown()).toBe("Nothing changes until you say yes.");
  });

  test("whose change was answered or withdrawn leads to the booking, which says that nothing was changed", async () => {
    const { quote, link, look, answer, success } = await open();
    const { madeAt } = await look(link);
    const first = await success(await answer(madeAt, true));
    expect(first).toMatchObject({ view: "booked", problem: null, said: expect.stringContaining("it is changed") });
    /** The booking's page, to which the change's own page redirects. */
    const bookingFrom = async (url: URL) => {
      const away = await look(url).catch((answer: Response) => answer);
      if (!(away instanceof Response)) throw new Error("a change waits");
      return success(new URL(away.headers.get("location") ?? "", origin));
    };
    const late = await bookingFrom(await answer(madeAt, true));
    expect(late).toMatchObject({ view: "booked", problem: expect.stringContaining("changed nothing"), said: null });
    const opened = await bookingFrom(link);
    expect(opened).toMatchObject({ problem: null, said: expect.stringContaining("was answered already") });
    expect(quote.performers).toBe(2);
  });

  test("by a link that was cut short says so, and takes no answer", async () => {
    const { ports, quote, link, look, stored } = await open();
    const { madeAt } = await look(link);
    const cut = new URL(link.href.slice(0, -1));
    const { closed } = await changeData(quote.reference, cut, ports);
    expect(closed).toMatchObject({
      closing: "no-link",
      lead: expect.stringContaining("break long links"),
      reference: "",
    });
    expect(closed && httpStatusOf(closed)).toBe(404);
    const body = new URLSearchParams({ madeAt, answer: "yes" });
    const to = await answerTo(new Request(cut, { method: "POST", body }), quote.reference, cut, requestContext(ports));
    expect(to.headers.get("location")).toBe(cut.pathname + cut.search);
    expect(await stored(quote.reference)).toEqual(quote);
  });
});
