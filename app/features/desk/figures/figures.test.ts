import ICAL from "ical.js";
import { expect, it } from "vitest";
import {
  accepted,
  checkout,
  deskOn,
  form,
  paidEvent,
  startedPayment,
} from "../../../../tests/support/product/booking.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { sendOffer } from "../../booking/send-offer.server.ts";
import { setPrice, suggestedLines } from "../../booking/set-price.server.ts";
import { settlePayment } from "../../payment/settle-payment.server.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";
import { quoteByReference } from "../../quote/store.server.ts";
import { ceilingOf } from "./charts.tsx";
import { readFigures } from "./figures.server.ts";
import { periodOf } from "./period.ts";
import { replyText } from "./texts.ts";

it("names the months of a period", () => {
  expect(periodOf(null, "2026-02-10").months.slice(0, 2)).toEqual(["2025-03", "2025-04"]);
  expect(periodOf("12-months", "2026-02-10").months).toHaveLength(12);
  expect(periodOf("this-year", "2026-02-10").months).toHaveLength(12);
  expect(periodOf("next-12", "2026-02-10")).toMatchObject({ from: "2026-02", until: "2027-01" });
  expect(periodOf("last-year", "2026-02-10")).toMatchObject({ from: "2025-01", until: "2025-12" });
  expect(periodOf("forever", "2026-02-10").name).toBe("12-months");
});

it("says a time to a price in the units that matter, and ends an axis on a round number", () => {
  expect([null, 0, 1, 59, 60, 190, 2880].map(replyText)).toEqual([
    "–",
    "0 minutes",
    "1 minute",
    "59 minutes",
    "1 hour",
    "3 hours 10 minutes",
    "2 days",
  ]);
  expect([0, 1, 3, 11, 20, 21, 326].map(ceilingOf)).toEqual([1, 1, 5, 20, 20, 50, 500]);
});

describeOnEach("figures", (stores) => {
  it("count enquiries when they came, value when the party is, and leave out what looks automatic", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const source = { source: "=cmd|' /C calc'!A0", sourceMedium: null, sourceCampaign: null, referrerHost: null };
    const { reference } = await requestQuote(ports, form({}, { source }));
    await requestQuote(ports, form({ act: "drag-acts", package: "full-show", performers: "1" }, { placeSlug: null }));
    await requestQuote(ports, form({}, { suspect: true }));
    setTime("2026-11-21T13:30:00Z");
    const quote = await quoteByReference(ports.database, reference);
    const lines = quote && suggestedLines(quote);
    if (!lines) throw new Error("no lines");
    await setPrice(ports, { reference, lines });
    await sendOffer(ports, { reference });
    const booked = await accepted(ports, form({ date: "12 December 2026" }));
    await settlePayment(ports, paidEvent(await startedPayment(ports, booked)));

    const desk = await deskBrowser(ports);
    const { page, status } = await desk.get("/desk/figures");
    expect(status).toBe(200);
    const tiles = page.querySelectorAll(".desk-tiles dd").map((tile) => tile.text);
    expect(tiles).toEqual([
      "3",
      "1",
      "33%",
      "0",
      "not counted as booked",
      "1 hour 30 minutes",
      "the median",
      "£0",
      "0 parties",
      "£326.30",
      "from today on",
    ]);
    expect(page.querySelectorAll("svg[role=img] title").map((title) => title.text)).toEqual([
      "Enquiries and bookings by month",
    ]);
    expect((await desk.get("/desk/figures?period=this-year")).text).toContain("Value of parties by month");
    // A source that a spreadsheet would take for a formula is plain text on the page.
    expect(page.querySelector("#by-source")?.parentNode?.parentNode?.text).toContain("=cmd|' /C calc'!A0");
    const csv = await desk.get("/desk/figures.csv?by=sources");
    expect(csv.text).toContain(`"'=cmd|' /C calc'!A0",1,0,0,"0.00",0`);
    expect((await desk.get("/desk/figures.csv?by=acts")).text).toContain('"Cheeky Butlers",2,1,0,"0.00",0');

    setTime("2026-12-21T12:00:00Z");
    const later = await desk.get("/desk/figures.csv?by=months&period=this-year");
    expect(later.text).toContain('"Dec 2026",0,0,1,"326.30",0');
    expect((await desk.get("/desk/figures.csv?by=towns&period=this-year")).text).toContain(
      '"York",2,1,1,"326.30",0\r\n"Elsewhere",1,0,0,"0.00",0',
    );
  });
});

describeOnEach("figures by month", (stores) => {
  it("count an enquiry of the first hour of a summer's month in that month", async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    for (const at of ["2026-05-31T22:30", "2026-06-30T22:30", "2026-06-30T23:30", "2026-10-31T23:30"]) {
      setTime(`${at}:00Z`);
      await accepted(ports);
    }
    const read = async (today: string) => {
      const { months, acts } = await readFigures(ports.database, periodOf(null, today), today);
      return [...months.filter(({ enquiries }) => enquiries > 0), ...acts].map(({ name, enquiries }) => [
        name,
        enquiries,
      ]);
    };
    expect(await read("2026-11-21")).toEqual([
      ["May 2026", 1],
      ["Jun 2026", 1],
      ["Jul 2026", 1],
      ["Oct 2026", 1],
      ["Cheeky Butlers", 4],
    ]);
    // The period begins with this month.
    expect(await read("2027-06-21")).toEqual([
      ["Jul 2026", 1],
      ["Oct 2026", 1],
      ["Cheeky Butlers", 2],
    ]);
  });
});

describeOnEach("the calendar", (stores) => {
  it("shows a month, a week and a list, and goes on from each", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await accepted(ports, form({ time: "7.30pm", surprise: "yes" }));
    const crowd = await Promise.all(Array.from({ length: 5 }, () => accepted(ports)));
    await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
    const desk = await deskBrowser(ports);
    const month = await desk.get("/desk/calendar?date=2027-06-01");
    expect(month.page.querySelector("h1")?.text).toBe("June 2027");
    const days = month.page.querySelectorAll(".desk-month-day");
    expect(days.map(({ text }) => text)).toContain("Sunday 13 June 2027");
    const day = days.find(({ text }) => text === "Saturday 12 June 2027, 6 parties");
    const entries = month.page.querySelectorAll(".desk-month-parties .desk-entry");
    const shown = entries.map((entry) => [entry.text, entry.classList.contains("desk-entry-open")]);
    expect(shown).toHaveLength(4);
    expect(shown, "not by its edge alone").toContainEqual(["Cheeky Butlers, not booked yet", true]);
    expect(shown.filter(([text]) => String(text).includes("not booked"))).toEqual(shown.filter(([, open]) => open));
    const list = await desk.get(day?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "");
    expect(list.page.querySelectorAll(".desk-party")).toHaveLength(6);
    expect(list.page.querySelectorAll(".desk-entry-open")).toHaveLength(5);
    expect(list.text).toContain("A surprise");
    const week = await desk.get("/desk/calendar?view=week&date=2027-06-09");
    expect(week.page.querySelector("h1")?.text).toBe("7 to 13 June 2027");
    expect(week.text).toContain(`/desk/bookings/${crowd[0]}`);
    expect(
      (await desk.get("/desk/calendar?date=2027-06-01&act=drag-acts")).page.querySelectorAll(".desk-party"),
    ).toEqual([]);
    expect(
      (await desk.get("/desk/calendar?date=2027-06-01&performer=nobody")).page.querySelectorAll(".desk-party"),
    ).toEqual([]);
    expect((await desk.get("/desk/calendar?date=2027-02-31&view=sideways")).status).toBe(200);
  });

  it("is a feed for anyone with its key, which keeps a surprise and is taken back", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    for (const surprise of ["", "yes"]) {
      const reference = await accepted(ports, form({ time: "7.30pm", surprise, venue: "The Chapel" }));
      await settlePayment(ports, paidEvent(await startedPayment(ports, reference)));
    }
    const desk = await deskBrowser(ports);
    const made = await desk.post("/desk/calendar/feed", {});
    const address = new URL(made.page.querySelector(".desk-feed")?.text ?? "");
    const stranger = await deskBrowser(ports, null);
    const feed = await stranger.get(address.pathname);
    const events = new ICAL.Component(ICAL.parse(feed.text))
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event));
    expect(events.map(({ summary, location }) => [summary.replace(/BT-\S{9}/, "REF"), location]).toSorted()).toEqual([
      ["Booking REF", null],
      ["Cheeky Butlers (REF)", "The Chapel, York"],
    ]);
    expect(await stranger.ask(address.pathname.replace(/.\.ics/, "_.ics"))).toBeUndefined();
    expect(await stranger.ask("/desk/calendar/feed")).toBeUndefined();
    const shown = await desk.get("/desk/calendar/feed");
    const digest = shown.page.querySelector("input[name=remove]")?.getAttribute("value") ?? "";
    expect(shown.text).not.toContain(address.pathname);
    expect(await desk.post("/desk/calendar/feed", { remove: digest })).toMatchObject({ status: 303 });
    expect(await stranger.ask(address.pathname)).toBeUndefined();
  });
});
