import { expect, it } from "vitest";
import { checkout, deskOn } from "../../../../tests/support/product/booking.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { bookedParty, storePerformer } from "../../../../tests/support/product/performers.ts";
import { asked, mails, performerAnswers } from "../../../../tests/support/product/performers-asked.ts";
import { describeOnSqlite } from "../../../../tests/support/product/stores.ts";

describeOnSqlite("a job for a performer's calendar", (stores) => {
  it("is there while their page shows the sheet, also for a surprise, and names no customer", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const sam = await storePerformer(ports.database);
    const reference = await bookedParty(ports, { surprise: "yes", venue: "The Old Crown", name: "Zoe Ramsbottom" });
    const { id } = await asked(ports, reference, sam.id);
    const [mail] = await mails(ports, reference, "job-request");
    const link = /\/job\?key=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
    const calendar = link.replace("/job", "/job/calendar.ics");
    const performer = await deskBrowser(ports, null);
    expect((await performer.get(link)).text).not.toContain(".ics");
    expect(await performer.ask(calendar)).toBeUndefined();

    await performerAnswers(ports, id, "accept");
    const { page } = await performer.get(link);
    expect(page.querySelector("a[href*='.ics']")?.getAttribute("href")).toBe(calendar);
    const file = await performer.get(calendar);
    expect(file.headers.get("content-disposition")).toBe(`attachment; filename="job-${reference}.ics"`);
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    const text = file.text.replaceAll("\r\n ", "");
    expect(text).toMatch(/SUMMARY:Cheeky Butlers .*LOCATION:The Old Crown\\, York.*/s);
    expect(text).toContain("DTSTART;TZID=Europe/London:20270612T193000");
    expect(text).not.toMatch(/zoe|ramsbottom/i);

    await performerAnswers(ports, id, "decline");
    expect(await performer.ask(calendar)).toBeUndefined();
  });
});
