import { expect, it } from "vitest";
import { storedQuote } from "../../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { type DeskAnswer, deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { bookedParty } from "../../../../tests/support/product/performers.ts";
import { mails, moveBooking } from "../../../../tests/support/product/performers-asked.ts";
import { describeOnSqlite } from "../../../../tests/support/product/stores.ts";
import { askPerformer } from "../../performer/ask-performer.server.ts";
import { assignmentsOf } from "../../performer/assignments.server.ts";
import { followBooking } from "../../performer/follow-booking.server.ts";
import { assignFor } from "./assign.server.ts";

const sam = {
  publicName: "Sam",
  legalName: "Samuel <b>Smith</b>",
  "act-cheeky-butlers": "yes",
  base: "YO1",
  miles: "40",
  phone: "+44 (0)7700 900456",
  email: "sam@performer.example",
  fee: "80",
  notes: "",
};

/** The value of a hidden field of the page's form. */
const hidden = ({ page }: DeskAnswer, name: string) =>
  page.querySelector(`[name="${name}"]`)?.getAttribute("value") ?? "";

describeOnSqlite("performers at the desk", (stores) => {
  const open = async () => {
    const desk = await stockedDesk(stores);
    return { ...desk, browser: await deskBrowser(desk.ports) };
  };
  const added = async (browser: Awaited<ReturnType<typeof deskBrowser>>, changes = {}) => {
    const id = (await browser.get("/desk/performers/new")).page.querySelector('[name="id"]')?.getAttribute("value");
    const answer = await browser.post("/desk/performers/new", { id: id ?? "", ...sam, ...changes });
    expect(answer).toMatchObject({ status: 303, location: `/desk/performers/${id}` });
    return id ?? "";
  };

  it("are added once however often the form is sent, and shown as text", async () => {
    const { browser } = await open();
    expect((await browser.get("/desk/performers")).page.querySelector(".desk-empty")?.text).toContain("Nobody yet");
    const id = await added(browser);
    await browser.post("/desk/performers/new", { id, ...sam });
    const list = await browser.get("/desk/performers");
    expect(list.page.querySelectorAll(".desk-person-row")).toHaveLength(1);
    const one = await browser.get(`/desk/performers/${id}`);
    expect(one.page.querySelector("h1")?.text).toBe("Sam");
    expect(one.page.querySelector("b")).toBeNull();
    for (const { page } of [list, one]) expect(page.querySelector('[href="tel:+447700900456"]')).not.toBeNull();
    expect(one.text).toContain("Samuel &lt;b&gt;Smith");
  });

  it("are refused with words beside each field, and all that was typed", async () => {
    const { browser } = await open();
    const wrong = { ...sam, "act-cheeky-butlers": "", base: "Atlantis", miles: "far", fee: "lots", email: "sam" };
    const answer = await browser.post("/desk/performers/new", { id: "", ...wrong });
    expect(answer.status).toBe(400);
    const errors = answer.page.querySelectorAll(".field-error").map(({ text }) => text.replace("Error: ", ""));
    expect(errors).toEqual([
      "Tick at least one act",
      "Enter a postcode district such as LS6, or a town such as Leeds",
      "Enter miles as a number from 1 to 900",
      "Enter an email address such as name@example.co.uk",
      "Enter pounds, such as 80 or 82.50",
    ]);
    expect(answer.page.querySelector("#base")?.getAttribute("value")).toBe("Atlantis");
  });

  it("that two people change at once lose nothing: the later one sees what the first one did", async () => {
    const { browser } = await open();
    const id = await added(browser);
    const edit = `/desk/performers/${id}/edit`;
    const form = (await browser.get(edit)).page;
    expect(form.querySelector("#fee")?.getAttribute("value")).toBe("80");
    expect(form.querySelectorAll('input[type="checkbox"][checked]')).toHaveLength(1);
    expect((await browser.post(edit, { ...sam, fee: "95", version: "1" })).status).toBe(303);
    const later = await browser.post(edit, { ...sam, phone: "07700 900999", version: "1" });
    expect(later.status).toBe(409);
    expect(later.page.querySelector(".error-summary")?.text).toContain("fee: “95”; phone".split(";")[0]);
    expect(later.page.querySelector("#phone")?.getAttribute("value")).toBe("07700 900999");
    const version = later.page.querySelector('[name="version"]')?.getAttribute("value") ?? "";
    expect((await browser.post(edit, { ...sam, phone: "07700 900999", version })).status).toBe(303);
  });

  it("have days off, stop, and start again", async () => {
    const { browser } = await open();
    const id = await added(browser);
    const path = `/desk/performers/${id}`;
    const wrong = await browser.post(path, { intent: "off", from: "31 June", to: "", weekday: "", note: "" });
    expect(wrong).toMatchObject({ status: 400 });
    expect(wrong.page.querySelector("#from-error")?.text).toContain("31 June does not exist");
    await browser.post(path, { intent: "off", key: "k1", from: "", to: "", weekday: "6", note: "Wedding band" });
    await browser.post(path, { intent: "off", key: "k2", from: "12 June 2027", to: "14 June 2027", weekday: "" });
    await browser.post(path, { intent: "off", key: "k2", from: "12 June 2027", to: "14 June 2027", weekday: "" });
    const off = (page: Awaited<ReturnType<typeof browser.get>>) =>
      page.page.querySelectorAll('[aria-labelledby="off"] li > span:first-child').map(({ text }) => text);
    expect(off(await browser.get(path))).toEqual([
      "Every Saturday from 21 November 2026",
      "12 June 2027 to 14 June 2027",
    ]);
    for (const _ of [1, 2]) expect((await browser.post(path, { intent: "remove", block: "k1" })).status).toBe(303);
    expect(off(await browser.get(path))).toHaveLength(1);
    await browser.post(path, { intent: "stop" });
    expect((await browser.get("/desk/performers")).text).toContain("Not active");
    await browser.post(path, { intent: "start" });
    expect((await browser.get("/desk/performers")).text).not.toContain("Not active");
    expect((await browser.get("/desk/performers/nobody")).status).toBe(404);
    for (const intent of ["constructor", "toString"]) expect((await browser.post(path, { intent })).status).toBe(404);
  });

  it("are asked from a booking, answer by phone or by their own page, and are released", async () => {
    const { browser, ports } = await open();
    const id = await added(browser);
    const reference = await bookedParty(ports);
    const booking = async () => assignFor(ports, await storedQuote(ports, reference));
    const to = `/desk/bookings/${reference}`;
    const screen = await browser.get(to);
    expect(screen.page.querySelector(".desk-free-name")?.text).toBe("Sam");
    expect(await booking()).toMatchObject({ wantsMore: true, free: [{ publicName: "Sam", before: undefined }] });
    const asked = await browser.post(to, { intent: "ask", performer: id, fee: "90", note: "Black tie", passOn: "yes" });
    expect(asked).toMatchObject({ status: 303, location: `${to}#performers` });
    expect(asked.said).toBe("Sam is asked, and held for the time until they answer");
    expect(await booking()).toMatchObject({ wantsMore: false, asked: [{ fee: 9000, passOn: true, holding: true }] });
    const [assignment] = await assignmentsOf(ports.database, reference);
    const other = await bookedParty(ports, { date: "19 June 2027" });
    const elsewhere = await browser.post(`/desk/bookings/${other}`, {
      intent: "yes",
      assignment: assignment?.id ?? "",
    });
    expect(elsewhere.status).toBe(404);
    const yes = { intent: "yes", assignment: assignment?.id ?? "" };
    expect((await browser.post(to, { ...yes, askedFor: "another date" })).said).toContain("Not noted");
    expect(await booking()).toMatchObject({ staffing: { staffed: false } });
    await browser.post(to, { ...yes, askedFor: hidden(await browser.get(to), "askedFor") });
    expect(await booking()).toMatchObject({ staffing: { staffed: true } });
    expect((await browser.get(`/desk/performers/${id}`)).text).toContain("said yes");
    const back = await browser.post(to, { intent: "release", assignment: assignment?.id ?? "" });
    expect(back.location).toBe(`${to}#performers`);
    expect(await booking()).toMatchObject({ staffing: { staffed: false }, free: [{ before: "released" }] });
  });

  it("see their own page without a session, and nobody sees anything without its key", async () => {
    const { browser, ports } = await open();
    const id = await added(browser);
    const reference = await bookedParty(ports, { surprise: "yes", venue: "The Old Crown" });
    const actor = { kind: "terminal" } as const;
    await askPerformer(ports, { reference, performerId: id, note: null, passOn: false, actor });
    const [mail] = await mails(ports, reference, "job-request");
    const link = /\/job\?key=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
    const performer = await deskBrowser(ports, null);
    for (const path of ["/job", "/job?key="]) expect(await performer.ask(path), path).toBeUndefined();
    for (const path of [link.slice(0, -1), `/job?key=${"x".repeat(22)}`]) {
      const { status, text } = await performer.get(path);
      expect({ status, text }, path).toEqual({ status: 404, text: expect.stringContaining("This link opens nothing") });
      expect(text).toMatch(/some mail programs break long links.*Call Bow &amp; Tassel on/s);
      expect(text).not.toMatch(/June|York|butler/);
      expect(await performer.post(path, { answer: "accept" })).toMatchObject({ status: 303, location: path });
    }
    const page = await performer.get(link);
    expect(page.page.querySelector("h1")?.text).toBe("Saturday 12 June 2027");
    expect(page.text).not.toContain("Crown");
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "same-origin",
    });
    const seen = { askedFor: hidden(page, "askedFor"), fee: hidden(page, "fee") };
    expect(await performer.post(link, { answer: "accept", ...seen })).toMatchObject({ status: 303, location: link });
    const sheet = await performer.get(link);
    expect(sheet.text).toContain("The Old Crown");
    expect(sheet.text).toContain("It is a surprise");
    await performer.post(link, { answer: "decline", ...seen });
    expect(await performer.get(link)).toMatchObject({ status: 410 });
  });

  it("answer what their page showed: where the booking has moved since, it shows the new date and asks again", async () => {
    const { browser, ports } = await open();
    const id = await added(browser);
    const reference = await bookedParty(ports);
    await askPerformer(ports, { reference, performerId: id, note: null, passOn: false, actor: { kind: "terminal" } });
    const [request] = await mails(ports, reference, "job-request");
    const link = /\/job\?key=[\w-]+/.exec(request?.text ?? "")?.[0] ?? "";
    const performer = await deskBrowser(ports, null);
    const old = await performer.get(link);
    await moveBooking(ports, reference, { eventDate: "2027-06-19" });
    await followBooking(ports, reference);
    for (const answer of ["accept", "decline"]) {
      expect((await performer.post(link, { answer, askedFor: hidden(old, "askedFor") })).status).toBe(303);
      expect(await assignmentsOf(ports.database, reference)).toMatchObject([{ status: "requested" }]);
    }
    const now = await performer.get(link);
    expect(now.page.querySelector("h1")?.text).toBe("Saturday 19 June 2027");
    await performer.post(link, { answer: "accept", askedFor: hidden(now, "askedFor"), fee: hidden(now, "fee") });
    expect(await assignmentsOf(ports.database, reference)).toMatchObject([{ status: "accepted" }]);
  });
});
