import type { HTMLElement } from "node-html-parser";
import { expect, it } from "vitest";
import { form } from "../../../../tests/support/product/booking.ts";
import { filled, openDesk } from "../../../../tests/support/product/desk-booking.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { sendEnquiry } from "../../enquiry/send-enquiry.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";

describeOnEach("a message at the desk", (stores) => {
  it("is taken down on a form whose every mistake leads to its input", async () => {
    const { browser } = await openDesk(stores);
    const { page } = await browser.post("/desk/bookings/new", { intent: "work" });
    const mistakes = page.querySelectorAll(".error-summary a").map((link) => link.getAttribute("href") ?? "");
    expect(mistakes).toContain("#place");
    expect(mistakes.filter((to) => !page.querySelector(to))).toEqual([]);
  });

  it("that is refused comes back with its tick as it was sent", async () => {
    const { ports, browser } = await openDesk(stores);
    const enquiry = { message: "Two butlers?", name: "Ann", email: "ann@example.com", phone: null };
    await sendEnquiry(ports, { enquiry, key: "k", suspect: false });
    const list = await browser.get("/desk/messages");
    const one = list.page.querySelector(".desk-enquiries a")?.getAttribute("href") ?? "";
    const ticked = ({ page }: { page: HTMLElement }) => page.querySelector("#done")?.hasAttribute("checked");
    expect(ticked(await browser.get(one))).toBe(true);
    const refused = { intent: "message", words: " " };
    expect(ticked(await browser.post(one, refused))).toBe(false);
    expect(ticked(await browser.post(one, { ...refused, done: "yes" }))).toBe(true);
  });

  it("leads to the bookings that it mentions, and says whose they are", async () => {
    const { ports, browser } = await openDesk(stores);
    const { reference } = await requestQuote(ports, form({ email: "Ann@example.com" }));
    const { reference: others } = await requestQuote(ports, form({ email: "bob@example.com" }));
    const typed = `${reference.toLowerCase()}, ${others.replaceAll("-", "\u2011")}, ${reference} and BT-0000-0000`;
    const enquiry = { message: `About ${typed}: 7pm?`, name: "Ann", email: "ann@example.com", phone: null };
    await sendEnquiry(ports, { enquiry, key: "k", suspect: false });
    const list = await browser.get("/desk/messages");
    expect(list.page.querySelectorAll(".desk-mark").map(({ text }) => text)).toEqual([
      `mentions ${reference}`,
      `mentions ${others}`,
    ]);
    const one = list.page.querySelector(".desk-enquiries a")?.getAttribute("href") ?? "";
    const links = (await browser.get(one)).page.querySelectorAll('main dd a[href^="/desk/bookings/"]');
    expect(links.map((link) => [link.getAttribute("href"), link.parentNode?.text])).toEqual([
      [`/desk/bookings/${reference}`, `${reference}, booked with the same email address`],
      [`/desk/bookings/${others}`, `${others}, another email address: anybody can write a reference`],
    ]);
  });

  it("is taken down from a call, once, from the message that came before it", async () => {
    const { ports, browser, stored } = await openDesk(stores);
    const enquiry = { message: "Two butlers?", name: "Ann <i>", email: "ann@example.com", phone: "07700 900123" };
    await sendEnquiry(ports, { enquiry, key: "k", suspect: false });
    const list = await browser.get("/desk/messages");
    expect(list.page.querySelector("main i")).toBeNull();
    const one = list.page.querySelector(".desk-enquiries a")?.getAttribute("href") ?? "";
    const make = (await browser.get(one)).page.querySelector('a[href*="enquiry="]')?.getAttribute("href") ?? "";
    const form = await browser.get(make);
    const said = {
      what: "cheeky-butlers/two-hours",
      performers: "2",
      date: "2027-06-12",
      place: "York",
      guests: "24",
      occasion: "hen",
      adult: "yes",
    };
    expect((await browser.post("/desk/bookings/new", filled(form, { ...said, date: "", intent: "work" }))).status).toBe(
      400,
    );
    const worked = await browser.post("/desk/bookings/new", filled(form, { ...said, intent: "work" }));
    expect(worked.page.querySelector(".desk-price")?.text).toContain("£326.30");
    const sent = await browser.post("/desk/bookings/new", filled(worked, { intent: "agreed" }));
    const twice = await browser.post("/desk/bookings/new", filled(worked, { intent: "agreed" }));
    expect(twice.location).toBe(sent.location);
    const reference = sent.location?.split("/").at(-1) as Reference;
    expect(await stored(reference)).toMatchObject({ status: "accepted", name: "Ann <i>", offerTotal: 32_630 });
    expect((await browser.get(one)).page.text).toContain(`Booking ${reference}`);
    expect((await browser.get("/desk/messages")).page.querySelector(".desk-enquiries")).toBeNull();
  });
});
