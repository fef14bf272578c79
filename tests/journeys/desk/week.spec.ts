/** A week at the desk on the owner's phone, from the enquiry to the review; longer than 200 lines, since each step needs the previous one. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { pay } from "../../support/browser/booking-page.ts";
import { enter, signIn } from "../../support/browser/desk-page.ts";
import { droppedSpaces, overflows } from "../../support/browser/geometry.ts";
import { hold } from "../../support/browser/hold.ts";
import { letPartyPass } from "../../support/browser/invite.ts";
import { fullRequest, referenceIn, send } from "../../support/browser/quote-form.ts";
import { expect, test } from "../../support/browser/test.ts";
import { setTextSize } from "../../support/browser/text-size.ts";
import { noon } from "../../support/processes/noon.ts";
import type { Site } from "../../support/processes/site.ts";
import { daysAhead } from "../../support/texts/dates.ts";
import { readPdf } from "../../support/texts/pdf-text.ts";

async function addPerformer(page: Page, name: string, base: string, phone: string) {
  await page.goto("/desk/performers/new");
  await page.getByLabel("Public name").fill(name);
  await page.getByLabel("Legal name").fill(`${name} Smith`);
  await page.getByLabel("Cheeky Butlers").check();
  await page.getByLabel("Sets out from").fill(base);
  await page.getByLabel("Travels up to").fill("60");
  await page.getByLabel("Phone").fill(phone);
  await page.getByLabel("Email").fill(`${name.toLowerCase()}@performer.example`);
  await page.getByLabel("Usual fee").fill("80");
  await page.getByRole("button", { name: "Add performer" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** The address of the private page in the newest email to this person with this subject. */
async function jobLink({ mailbox }: Site, name: string, subject = "") {
  const { text } = await mailbox.waitFor(
    (mail) => mail.to.includes(`${name.toLowerCase()}@performer.example`) && mail.subject.startsWith(subject),
  );
  return new URL(/\S+\/job\?key=\S+/.exec(text)?.[0] ?? "").href;
}

async function downloaded(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return readFile(await file.path());
}

test("a week: asked, called, priced, booked, staffed, moved, paid up, performed and reviewed", async ({
  serve,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/410/);
  const site = await serve(noon);
  const page = await newVisitor({ baseURL: site.origin });
  const date = daysAhead(20);
  const asked = { date: date.typed, time: "7.30pm", venue: "The Old Crown", performers: "1" };
  const fields = fullRequest(asked);
  const { email = "", name = "", phone = "" } = fields;
  const customer = await newVisitor({ javaScriptEnabled: false });
  const performer = await newVisitor({ javaScriptEnabled: false });
  const reference = referenceIn(await send(site, fields));
  const booking = `/desk/bookings/${reference}`;

  await test.step("the enquiry waits on Today, and is called", async () => {
    await enter(page, site);
    await page.goto("/desk");
    const waiting = page.getByRole("region", { name: "New enquiries" });
    await expect(waiting.getByRole("link", { name: `Call ${name}` })).toHaveAttribute("href", "tel:+447700900456");
    await waiting.getByRole("link", { name, exact: true }).click();
  });

  await test.step("what was typed when the session ended is there after signing in", async () => {
    await page.getByLabel("A note, seen by us alone").fill("Ring the side door");
    // The cookie of a session that has ended.
    const cookies = await page.context().cookies();
    await page
      .context()
      .addCookies(cookies.filter(({ name }) => name === "desk").map((one) => ({ ...one, value: "k".repeat(43) })));
    // The event that a phone sends when the page is looked at again.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    const again = page.getByRole("status").getByRole("link", { name: "Sign in again" });
    await expect(again).toHaveAttribute("href", `/desk/sign-in?to=${booking}`);
    await page.getByRole("button", { name: "Keep the note" }).click();
    await expect(page).toHaveURL(new RegExp(`/desk/sign-in\\?to=${booking}$`));
    await expect(page.getByText("What you typed is kept in this tab")).toBeVisible();
    await signIn(page, site, new RegExp(`${booking}$`));
    await expect(page.getByLabel("A note, seen by us alone")).toHaveValue("Ring the side door");
    await page.getByRole("button", { name: "Keep the note" }).click();
    await expect(page.locator(".desk-notes")).toContainText("Ring the side door");
    await expect(page.getByLabel("A note, seen by us alone")).toHaveValue("");
  });

  await test.step("priced with a note, and sent", async () => {
    const script = await hold(page, "**/*desk*.js");
    await page.getByRole("link", { name: "Price it" }).first().click();
    await page.getByLabel("Line 3", { exact: true }).fill("Second costume");
    await page.getByRole("textbox", { name: "£ of line 3" }).fill("25.50");
    script();
    await expect(page.locator("[data-live]")).toHaveText("£191.80 in all: £38.36 deposit, £153.44 balance");
    await page.getByLabel(/A note to the customer/).fill("Lovely to hear from you.");
    await page.getByRole("button", { name: "Work it out" }).click();
    await page.getByLabel("Line 5", { exact: true }).fill("Balloons");
    await page.getByRole("textbox", { name: "£ of line 5" }).fill("10");
    await page.goto("/desk");
    await page.getByRole("link", { name: `Price ${reference}` }).click();
    await expect(page.getByLabel(/A note to the customer/)).toHaveValue("Lovely to hear from you.");
    await expect(page.getByLabel("Line 5", { exact: true })).toHaveValue("Balloons");
    await expect(page.locator("[data-live]")).toContainText("£201.80 in all");
    await page.getByLabel("Line 5", { exact: true }).fill("");
    await page.getByRole("textbox", { name: "£ of line 5" }).fill("");
    const answer = Promise.withResolvers<void>();
    await page.route(/\/price/, async (route) => {
      if (route.request().method() === "POST") await answer.promise;
      await route.continue();
    });
    // The response waits until the page shows that it is working.
    await page.exposeFunction("workIsShown", () => answer.resolve());
    await page.evaluate(() => {
      const look = () => document.querySelector(".desk-working progress") && Reflect.get(window, "workIsShown")();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole("button", { name: "Save and look at the email" }).click();
    await expect(page.locator(".desk-mail-text")).toContainText("Lovely to hear from you.");
    // Pressed twice on a wide screen, where the menu is beside the page: the form is sent once.
    const phone = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 900 });
    const send = page.getByRole("button", { name: `Send to ${email}` });
    const [posts, pressedTwice] = [[] as string[], Promise.withResolvers<void>()];
    await page.route(/\/send$/, async (route) => {
      if (route.request().method() === "POST") {
        posts.push(route.request().url());
        await pressedTwice.promise;
      }
      await route.continue();
    });
    await send.evaluate(async (button: HTMLElement) => {
      button.click();
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      button.click();
    });
    pressedTwice.resolve();
    await page.waitForURL(new RegExp(`/desk/bookings/${reference}$`));
    expect(posts).toHaveLength(1);
    if (phone) await page.setViewportSize(phone);
    const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("/desk/")));
    await expect.poll(drafts).toEqual([]);
  });

  await test.step("accepted, and the deposit paid", async () => {
    const { text } = await site.mailbox.waitFor(
      (mail) => mail.to.includes(email) && mail.text.includes("Book it: pay"),
    );
    await customer.goto(/Book it: pay \S+:\s+(\S+)/.exec(text)?.[1] ?? "");
    await customer.getByLabel(/ask me for a review/).check();
    await pay(customer);
    expect(site.rows.quote(reference).status).toBe("booked");
  });

  const wanted = ["Number: INV-0001", `Booking: ${reference}`, name, "£191.80", "−£38.36", "£153.44"];
  await test.step("the invoice is in the email, on their page and at the desk, and made out to a company", async () => {
    const mail = await site.mailbox.waitFor(
      ({ to, subject }) => to.includes(email) && subject.startsWith("You’re booked"),
    );
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(["Invoice INV-0001.pdf"]);
    for (const { content } of mail.attachments) expect(readPdf(content).lines).toEqual(expect.arrayContaining(wanted));
    const theirs = await downloaded(customer, () =>
      customer.getByRole("link", { name: "Invoice INV-0001 (PDF)" }).click(),
    );
    expect(readPdf(theirs).lines).toEqual(expect.arrayContaining(wanted));
    await page.goto("/desk/invoices");
    const href = await page.getByRole("link", { name: "Invoice INV-0001" }).getAttribute("href");
    expect(readPdf(await (await page.request.get(href ?? "")).body()).lines).toEqual(expect.arrayContaining(wanted));
    await page.goto(`${booking}/invoices`);
    await page.getByLabel("Company").fill("Acme & Sons");
    await page.getByLabel("PO number").fill("PO-4711");
    await page.getByRole("button", { name: "Keep" }).click();
    await expect(page.getByRole("status")).toHaveText(
      "Kept. INV-0001 stays made out as it is until you send the invoice again.",
    );
  });

  await test.step("it stands in the calendar and is counted", async () => {
    await page.getByRole("link", { name: "Calendar" }).filter({ visible: true }).click();
    await page.goto(`/desk/calendar?date=${date.iso}`);
    await page.getByRole("link", { name: /, 1 party$/ }).click();
    await expect(page.getByRole("link", { name: /1 × cheeky butler, York/ })).toHaveAttribute("href", booking);
    await page.goto("/desk/figures?period=next-12");
    await expect(page.locator(".desk-tiles")).toContainText("£191.80");
    await expect(page.getByRole("img", { name: "Enquiries and bookings by month" })).toBeVisible();
    await expect(page.getByRole("row", { name: /^York/ })).toContainText("£191.80");
    const csv = await downloaded(page, () => page.getByRole("link", { name: "CSV acts" }).click());
    expect(csv.toString()).toContain('"Cheeky Butlers",1,1,1,"191.80",0');
  });

  await test.step("the nearest performer says no, and the next says yes and gets the job sheet", async () => {
    await page.goto("/desk/performers");
    await expect(page.getByRole("link", { name: "Add a performer" })).toHaveAttribute("href", "/desk/performers/new");
    await addPerformer(page, "Nearby", "YO1", "07700 900456");
    await addPerformer(page, "Further", "Leeds", "07700 900457");
    await page.goto(`${booking}#performers`);
    await expect(page.getByRole("radio")).toHaveCount(2);
    await expect(page.getByRole("radio").first()).toBeChecked();
    await page.getByLabel("A note to them").fill("Black tie, please");
    await page.getByRole("button", { name: "Ask them" }).click();
    await expect(page.getByRole("status")).toContainText("Nearby is asked");
    // Beside what it is about: the address names that part of the page.
    await expect(page.getByRole("region", { name: "Performers" }).getByRole("status")).toBeFocused();
    await expect(page.getByRole("status")).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("0 of 1 said yes, 1 asked.")).toBeVisible();
    await performer.goto(await jobLink(site, "Nearby"));
    await expect(performer.getByRole("heading", { level: 1 })).toHaveText(date.readBack);
    await expect(performer.getByRole("main")).toContainText("Black tie, please");
    await expect(performer.getByRole("main")).not.toContainText("Old Crown");
    await performer.getByText("No, I can’t", { exact: true }).click();
    await performer.getByRole("button", { name: "Say no to this job" }).click();
    await expect(performer.getByRole("heading", { level: 1 })).toHaveText("You said no");
    await performer.goto(await jobLink(site, "Further"));
    await performer.getByRole("button", { name: "Yes, I’ll do it" }).click();
    await expect(performer.getByRole("region", { name: "On the night" })).toContainText("The Old Crown");
    // With text twice the size a row of the sheet is as wide as the page.
    await setTextSize(performer, 32);
    expect(await overflows(performer)).toEqual([]);
    const venue = performer.getByRole("definition").filter({ hasText: "The Old Crown" });
    expect((await venue.boundingBox())?.width).toBeGreaterThan(300);
    await setTextSize(performer, 16);
    await page.reload();
    await expect(page.getByText("This party has its performer.")).toBeVisible();
    await page.getByRole("link", { name: "Further", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Further" })).toBeVisible();
    expect(await droppedSpaces(page)).toEqual([]);
  });

  const moved = daysAhead(21);
  await test.step("the date moves: the customer is told, the performer asked again", async () => {
    await page.goto(`${booking}/edit`);
    await page.getByLabel("Date").fill(moved.iso);
    await page.reload();
    await expect(page.getByText("What you typed before is back")).toBeVisible();
    await expect(page.locator("output[for=date]")).toHaveText(moved.readBack);
    await page.getByRole("button", { name: "Look at what changes" }).click();
    await page.getByRole("button", { name: "Save and tell the customer" }).click();
    await site.mailbox.waitFor(({ to, text }) => to.includes(email) && text.includes(`Date: ${moved.readBack}`));
    await expect(page.getByRole("region", { name: "Performers" })).toContainText("0 of 1 said yes, 1 asked.");
    await performer.goto(await jobLink(site, "Further", "It has changed"));
    await expect(performer.getByRole("heading", { level: 1 })).toHaveText(moved.readBack);
    await expect(performer.getByRole("main")).not.toContainText("Old Crown");
    await performer.getByRole("button", { name: "Yes, I’ll do it" }).click();
  });

  await test.step("the balance comes, with a receipt; the job sheet says there is nothing to take", async () => {
    await page.goto(booking);
    await page.getByRole("link", { name: "Mark paid" }).click();
    await page.getByText(/^The balance, £153\.44/).click();
    await page.getByText("By bank transfer").click();
    await page.getByRole("button", { name: "Mark it paid" }).click();
    await expect(page.getByRole("status").first()).toContainText("£153.44");
    const receipt = await site.mailbox.waitFor(
      ({ to, attachments }) =>
        to.includes(email) && attachments.some(({ filename }) => filename?.startsWith("Receipt")),
    );
    expect(receipt.text).toContain("£153.44");
    await performer.reload();
    const sheet = performer.getByRole("region", { name: "On the night" });
    // The first name alone, as the privacy page says.
    const [first = "", surname = ""] = name.split(" ");
    for (const text of ["The Old Crown", first, phone, "Take nothing on the night"])
      await expect(sheet).toContainText(text);
    await expect(sheet).not.toContainText(surname);
  });

  await test.step("after the party the customer is asked for a review, and the job sheet is gone", async () => {
    letPartyPass(site, reference);
    await site.mailbox.waitFor(({ to, text }) => to.includes(email) && text.includes("/reviews/write?key="));
    expect((await performer.reload())?.status()).toBe(410);
    await page.goto(booking);
    await expect(page.locator(".desk-timeline")).toContainText("Opened the private link, the customer");
  });
});
