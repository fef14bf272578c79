import { expect, it } from "vitest";
import { accepted, emailsAbout, form } from "../../../../tests/support/product/booking.ts";
import { filled, openDesk } from "../../../../tests/support/product/desk-booking.ts";
import { deskBrowser, owner, staff } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach, describeOnSqlite } from "../../../../tests/support/product/stores.ts";
import { setPrice, suggestedLines } from "../../booking/set-price.server.ts";
import { markPaid } from "../../payment/mark-paid.server.ts";
import { valuesOf } from "../../quote/form/values-of.ts";

/** Answers that the desk's form does not ask for. */
const notAsked = { reach: "whatsapp", noCalls: "before noon", marketing: "yes" };

describeOnEach("one booking at the desk", (stores) => {
  it("says what somebody else did meanwhile, keeps what was typed, and takes it the second time", async () => {
    const { ports, browser, stored, requested, at } = await openDesk(stores);
    const reference = await requested();
    const editor = await browser.get(at(reference, "price"));
    const sam = await deskBrowser(ports, staff);
    const other = await sam.get(at(reference, "price"));
    await sam.post(at(reference, "price"), filled(other, { intent: "save" }));
    const typed = { "line-0-pounds": "999", note: "My words", intent: "save" };
    const stale = await browser.post(at(reference, "price"), filled(editor, typed));
    expect(stale.status).toBe(409);
    expect(stale.page.querySelector(".error-summary")?.text).toContain(`Priced it (offer 1), ${staff.email}`);
    expect(stale.page.querySelector("#line-0-pounds")?.getAttribute("value")).toBe("999");
    expect(stale.page.querySelector("#note")?.text).toBe("My words");
    expect((await stored(reference)).offerVersion).toBe(1);
    expect((await browser.post(at(reference, "price"), filled(stale, { intent: "save" }))).status).toBe(303);
    expect(await stored(reference)).toMatchObject({ offerVersion: 2, offerNote: "My words" });
  });

  it("is changed after the change was looked at; a dearer one asks the customer", async () => {
    const { ports, browser, stored, at } = await openDesk(stores);
    const reference = await accepted(ports, form(notAsked));
    await markPaid(ports, { reference, part: "deposit", pence: 6526 });
    const before = valuesOf(await stored(reference));
    const editor = await browser.get(at(reference, "edit"));
    const looked = await browser.post(at(reference, "edit"), filled(editor, { date: "2027-06-19", intent: "look" }));
    expect(looked.page.querySelector(".desk-changes")?.text).toContain("Saturday 19 June 2027");
    expect((await stored(reference)).eventDate).toBe("2027-06-12");
    expect((await browser.post(at(reference, "edit"), filled(looked, { intent: "save" }))).status).toBe(303);
    expect((await stored(reference)).eventDate).toBe("2027-06-19");
    expect(before).toMatchObject(notAsked);
    expect(valuesOf(await stored(reference))).toEqual({ ...before, date: "19 June 2027" });

    const again = await browser.post(
      at(reference, "edit"),
      filled(await browser.get(at(reference, "edit")), { performers: "3", intent: "look" }),
    );
    expect(again.page.querySelector(".desk-changes")?.text).toContain("£160 more");
    await browser.post(at(reference, "edit"), filled(again, { intent: "save" }));
    expect((await stored(reference)).performers).toBe(2);
    expect((await emailsAbout(ports, reference)).map(({ kind }) => kind)).toContain("change-proposed");
    expect((await browser.get(at(reference))).text).toContain("A change waits");
    // The form from before the first change is out of date.
    const stale = await browser.post(at(reference, "edit"), filled(looked, { venue: "The Old Crown", intent: "save" }));
    expect(stale.status).toBe(409);
    expect(stale.page.querySelector("#venue")?.getAttribute("value")).toBe("The Old Crown");
  });

  it("says that the venue is far from the place wherever it is looked at, priced, staffed or changed", async () => {
    const { ports, browser, requested, at } = await openDesk(stores);
    const far = "The venue’s postcode KW1 is about 320 miles from York: check the travel.";
    const venue = "12 High Street, Wick KW1 4AB";
    const reference = await requested({ venue });
    for (const page of ["/desk", at(reference), at(reference, "price")])
      expect((await browser.get(page)).text, page).toContain(far);
    const near = await accepted(ports, form());
    await markPaid(ports, { reference: near, part: "deposit", pence: 6526 });
    const editor = await browser.get(at(near, "edit"));
    const moved = filled(editor, { venue, intent: "look" });
    expect((await browser.post(at(near, "edit"), moved)).page.querySelector("#different ~ p")?.text).toBe(far);
  });

  it("has notes, tags and messages, as text, and what was refused stays in its field", async () => {
    const { browser, requested, at } = await openDesk(stores);
    const reference = await requested();
    const page = at(reference);
    await browser.post(page, { intent: "note", words: "<script>alert(1)</script>" });
    await browser.post(page, { intent: "tags", words: "VIP", had: "" });
    await browser.post(page, { intent: "message", words: "Seven?" });
    await browser.post(page, { intent: "answer", words: "<img src=x>" });
    const shown = await browser.get(page);
    expect(shown.page.querySelector(".desk-notes script, .desk-messages img")).toBeNull();
    expect(
      shown.page
        .querySelectorAll(".desk-message")
        .map(({ text }) => text)
        .join(),
    ).toContain("Seven?");
    expect(shown.page.querySelector(".desk-status")?.text).toContain("vip");
    const long = `late, ${"a".repeat(31)}`;
    const refused = await browser.post(page, { intent: "tags", words: long, had: "" });
    expect(refused.status).toBe(400);
    expect(refused.page.querySelector("#tags")?.getAttribute("value")).toBe(long);
    // The form keeps the tags that it first showed; otherwise the next attempt would remove somebody else's tag.
    expect(refused.page.querySelector('[name="had"]')?.getAttribute("value")).toBe("");
    expect((await browser.post(page, { intent: "x" })).status).toBe(400);
    for (const path of [at("BT-0000-0000"), at("nonsense"), "/desk/messages/none"])
      expect((await browser.get(path)).status).toBe(404);
  });
});

describeOnSqlite("one booking at the desk", (stores) => {
  it("is priced line by line: worked out, saved, looked at and sent, and the note goes along", async () => {
    const { ports, browser, stored, requested, at } = await openDesk(stores);
    const reference = await requested();
    const editor = await browser.get(at(reference, "price"));
    const lines = { "line-2-label": "Second costume", "line-2-pounds": "25.50", note: "Hello <b>Zoë</b>" };
    const worked = await browser.post(at(reference, "price"), filled(editor, { ...lines, intent: "work" }));
    expect(worked.status).toBe(200);
    expect(worked.page.querySelector(".desk-price")?.text).toContain("£351.80");
    expect((await stored(reference)).status).toBe("requested");
    const saved = await browser.post(at(reference, "price"), filled(worked, { intent: "save" }));
    expect(saved).toMatchObject({ status: 303, location: at(reference, "send") });
    expect(await stored(reference)).toMatchObject({ status: "priced", offerTotal: 35_180 });

    const send = await browser.get(at(reference, "send"));
    expect(send.page.querySelector("main")?.text).toContain("zoe@example.com");
    expect(send.text).toContain("Hello &lt;b&gt;Zoë");
    expect(send.text).not.toContain("<b>");
    const email = await browser.get(at(reference, "email"));
    expect(email.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(email.text).toContain("Hello &lt;b&gt;Zoë");
    expect(await browser.post(at(reference, "send"), filled(send, {}))).toMatchObject({ status: 303 });
    expect((await emailsAbout(ports, reference)).map(({ kind }) => kind)).toContain("quote-offer");
    const page = await browser.get(at(reference));
    expect(page.page.querySelector(".desk-timeline")?.text).toContain(`Sent it, ${owner.email}`);
  });

  it("refuses sums that are none, and a price that can't stand", async () => {
    const { browser, stored, requested, at } = await openDesk(stores);
    const reference = await requested({ place: "Oban" });
    const editor = await browser.get(at(reference, "price"));
    /** The error by which the input that the summary links to is described. */
    const tried = async (typed: Record<string, string>) => {
      const { page } = await browser.post(at(reference, "price"), filled(editor, { intent: "save", ...typed }));
      const input = page.querySelector(page.querySelector(".error-summary a")?.getAttribute("href") ?? "");
      return page.querySelector(`#${input?.getAttribute("aria-describedby")}`)?.text ?? "";
    };
    expect(await tried({})).toContain("Write the pounds for Travel to Oban");
    expect(await tried({ "line-1-pounds": "1,5" })).toContain("“1,5” for Travel to Oban is not an amount");
    expect(await tried({ "line-1-pounds": "5", "line-2-pounds": "5" })).toContain("Say what the 5 is for");
    expect(await tried({ "line-1-pounds": "60", until: "2020-01-01" })).toContain("last day of the offer is over");
    expect((await stored(reference)).status).toBe("requested");
  });

  it("is marked as paid by part and sum, once, and not at another sum", async () => {
    const { ports, browser, stored, at } = await openDesk(stores);
    const reference = await accepted(ports);
    const form = await browser.get(at(reference, "paid"));
    const money = { part: "deposit-6526", by: "transfer" };
    expect((await browser.post(at(reference, "paid"), filled(form, { ...money, amount: "60" }))).text).toContain(
      "£65.26 is due",
    );
    expect((await browser.post(at(reference, "paid"), filled(form, { by: "cash" }))).text).toContain(
      "Say what the money was for.",
    );
    expect((await browser.post(at(reference, "paid"), filled(form, money))).status).toBe(303);
    // Pressed twice: the second form is out of date.
    expect((await browser.post(at(reference, "paid"), filled(form, money))).status).toBe(409);
    expect((await stored(reference)).status).toBe("booked");
  });

  it("is cancelled by the owner alone, who sees first what goes back", async () => {
    const { ports, browser, stored, at } = await openDesk(stores);
    const reference = await accepted(ports);
    await markPaid(ports, { reference, part: "whole", pence: 32_630 });
    const sam = await deskBrowser(ports, staff);
    for (const step of ["cancel", "erase"]) {
      expect((await sam.get(at(reference, step))).status).toBe(403);
      expect((await sam.post(at(reference, step), { by: "us-32630" })).status).toBe(403);
    }
    expect((await sam.get(at(reference))).text).not.toContain("Cancel and refund");
    const form = await browser.get(at(reference, "cancel"));
    expect(form.page.querySelector("main")?.text).toContain("£326.30");
    expect((await browser.post(at(reference, "cancel"), filled(form, { by: "us-32630", refund: "400" }))).status).toBe(
      409,
    );
    expect((await browser.post(at(reference, "cancel"), filled(form, { by: "us-32630" }))).status).toBe(303);
    expect((await stored(reference)).status).toBe("cancelled");
  });

  it("is withdrawn, declined, or agreed to by phone", async () => {
    const { ports, browser, stored, requested, at } = await openDesk(stores);
    const [one, two, three] = [await requested(), await requested(), await requested()];
    await browser.post(at(one, "withdraw"), filled(await browser.get(at(one, "withdraw")), {}));
    await browser.post(at(two, "decline"), filled(await browser.get(at(two, "decline")), {}));
    await setPrice(ports, { reference: three, lines: suggestedLines(await stored(three)) ?? [] });
    await browser.post(at(three, "agreed"), filled(await browser.get(at(three, "agreed")), {}));
    const now = [await stored(one), await stored(two), await stored(three)];
    expect(now.map(({ status }) => status)).toEqual(["withdrawn", "declined", "accepted"]);
  });
});
