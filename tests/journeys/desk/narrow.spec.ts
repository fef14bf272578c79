/**
 * Every screen of the desk where there is little room, with a long name: at 320 px, and on a phone with text twice the size. What a
 * booking's status changes is looked at on the phone.
 */
import type { Locator } from "@playwright/test";
import Sqlite from "better-sqlite3";
import agency from "#content/site.ts";
import { axe } from "../../support/browser/axe.ts";
import { enter } from "../../support/browser/desk-page.ts";
import { droppedSpaces, overflows } from "../../support/browser/geometry.ts";
import { expect, test } from "../../support/browser/test.ts";
import { setTextSize } from "../../support/browser/text-size.ts";
import { launch } from "../../support/processes/process.ts";
import type { Site } from "../../support/processes/site.ts";

const screens = [
  ...[
    "",
    "/bookings",
    "/bookings/new",
    "/messages",
    "/mail",
    "/performers",
    "/performers/new",
    "/invoices",
    "/reviews",
  ],
  ...["/calendar", "/calendar?view=week", "/calendar?view=list", "/calendar/feed", "/figures?period=next-12"],
  ...["/passkeys", "/sessions", "/more"],
];
/** The parts of a booking's page that its status changes */
const byStatus = ".desk-status, [aria-labelledby=price], .desk-ends";
/** Screens of a booking whose price was sent, and of one whose deposit is paid: only in these states does each show its form. */
const onceSent = ["/price", "/send", "/withdraw", "/erase"];
const onceBooked = ["/edit", "/paid", "/invoices", "/cancel", "/refund-part"];
const otherStatuses = [
  ...["priced", "sent", "reviewing", "accepted", "deposit-pending", "balance-paid", "done"],
  ...["cancelled", "withdrawn", "declined", "expired", "lapsed"],
];

/** Loads the demonstration week, with a very long name and address. @returns the page of a booking, and a function that sets its status */
async function fill({ dataFolder, origin }: Site) {
  const run = launch({ DATA_DIR: dataFolder, PUBLIC_ORIGIN: origin }, ["scripts/desk.mjs", "demo"]);
  expect(await run.ended, run.output()).toBe(0);
  const change = (what: string, ...values: (string | number)[]) => {
    const database = new Sqlite(`${dataFolder}/site.db`);
    database.prepare(`update quote set ${what} where name like 'Aoife%'`).run(...values);
    const { reference } = database.prepare("select reference from quote where name like 'Aoife%'").get() as Row;
    database.close();
    return `/desk/bookings/${reference}`;
  };
  const name = "Aoife Featherstonehaugh-Cholmondeley-Wolfeschlegelsteinhausenbergerdorff";
  // Gives the booking both remarks that the list may show beside its status.
  const booking = change(
    "suspect = 1, offer_taken_back = 100, name = ?, email = ?",
    name,
    `${"a.very.long.address".repeat(3)}@demo.invalid`,
  );
  return { booking, give: (status: string, suspect = 1) => change("status = ?, suspect = ?", status, suspect) };
}
interface Row {
  reference: string;
}

test("every screen, and a booking in every status, fits and has nothing that axe finds", async ({
  serve,
  newVisitor,
}) => {
  // The test looks at forty pages, one after the other.
  test.setTimeout(240_000);
  // The demonstration week needs a site without bookings.
  const site = await serve({ DESK_EMAILS: `${agency.email},sam@agency.example:staff` });
  const page = await newVisitor({ baseURL: site.origin });
  const { booking, give } = await fill(site);
  const setting = async (width: number, textSize: number) => {
    await page.setViewportSize({ width, height: 844 });
    await setTextSize(page, textSize);
    expect(await overflows(page)).toEqual([]);
  };
  const large = () => setting(390, 32);
  const fine = async (within?: string) => {
    expect(await droppedSpaces(page)).toEqual([]);
    await expect(page.locator("h1")).toHaveCount(1);
    await axe(page, { within });
  };
  const narrow = (within?: string) => async () => {
    await setting(320, 16);
    await fine(within);
  };
  let isLarge = false;
  const lookAt = (address: string, name = address, within?: string) =>
    test.step(name, async () => {
      await page.goto(address);
      // Begins as the last page ended: a change of the text's size takes as long as the rest of the layout.
      for (const look of isLarge ? [large, narrow(within)] : [narrow(within), large]) await look();
      isLarge = !isLarge;
    });
  await enter(page, site);
  // Only the first screen is checked with the menu around it, which is the same on all of them.
  for (const screen of screens) {
    await lookAt(`/desk${screen}`, screen, screen === "" ? undefined : "main");
    if (screen === "") {
      await setting(390, 32);
      const task = page.locator(".desk-task", { hasText: "0 of 1 has said yes" }).first();
      const width = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
      expect(await width(task.locator("h3")), "a date leaves the name its words").toBeGreaterThan(
        (await width(task)) * 0.6,
      );
    }
    if (screen === "/calendar") {
      await setting(390, 32);
      const heights = page.locator(".desk-month-date").evaluateAll((days) => days.map((day) => day.clientHeight));
      expect(Math.max(...(await heights)), "a day's number is on one line").toBeLessThan(40);
    }
    if (screen === "/bookings") {
      await setting(320, 16);
      const row = page.locator("[data-row]", { hasText: "the bank took money back" });
      const width = async (part: string) => (await row.locator(part).boundingBox())?.width ?? 0;
      expect(await width("th a"), "a remark leaves the name its half").toBeGreaterThan(
        (await width("td:not([class])")) * 0.4,
      );
    }
    if (screen === "/figures?period=next-12") {
      await setting(390, 32);
      const sum = page.locator(".desk-figures td", { hasText: /£\d{3}/ }).first();
      expect((await sum.boundingBox())?.height, "a sum is on one line").toBeLessThan(60);
    }
  }
  for (const [status, steps] of [
    ["sent", onceSent],
    ["booked", onceBooked],
  ] as const) {
    // Not suspect here: no performer is asked for a booking that may be automatic.
    give(status, 0);
    for (const step of steps) {
      await lookAt(`${booking}${step}`, step, "main");
      await expect(page.locator("main form").first()).toBeVisible();
    }
  }
  await lookAt(`${booking}/not-paid`, "not paid", "main");
  await lookAt(`${booking}/erase`, "nobody can be erased before their party", "main");
  for (const status of ["requested", "booked"]) {
    give(status);
    // Performers are asked for a party that is booked.
    await lookAt(booking, status, "main");
  }
  // The other statuses change a few parts of the page, which have the least room where the text is large.
  await setTextSize(page, 32);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const status of otherStatuses)
    await test.step(status, async () => {
      give(status);
      await page.goto(booking);
      expect(await overflows(page)).toEqual([]);
      await fine(byStatus);
    });
});
