/** The owner's telephone and two performers': asked, a no, the next is asked, a yes, the job sheet, a booking that moves, and its end. */
import type { Page } from "@playwright/test";
import { axe } from "../support/axe.ts";
import { openReview, pay, referenceAt } from "../support/booking-page.ts";
import { daysAhead } from "../support/dates.ts";
import { owner, signIn } from "../support/desk-page.ts";
import { desk } from "../support/desk-run.ts";
import type { Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test.use({ settings: { DESK_EMAILS: owner } });

async function add(page: Page, name: string, base: string) {
  await page.goto("/desk/performers");
  await page.getByRole("link", { name: "Add a performer" }).click();
  await page.getByLabel("Public name").fill(name);
  await page.getByLabel("Legal name").fill(`${name} Smith`);
  await page.getByLabel("Cheeky Butlers").check();
  await page.getByLabel("Sets out from").fill(base);
  await page.getByLabel("Travels up to").fill("60");
  await page.getByLabel("Phone").fill("07700 900456");
  await page.getByLabel("Email").fill(`${name.toLowerCase()}@performer.example`);
  await page.getByLabel("Usual fee").fill("80");
  await page.getByRole("button", { name: "Add performer" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

const asksOf = async ({ mailbox, origin }: Site, name: string) => {
  const { text } = await mailbox.waitFor(
    ({ to, text }) => to.includes(`${name.toLowerCase()}@performer.example`) && text.includes("/job?key="),
  );
  return (/\/job\?key=\S+/.exec(text)?.[0] ?? "").replace(origin, "");
};

test("a performer says no, the next says yes and gets the job sheet, without JavaScript and without a session", async ({
  page,
  site,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/410/);
  const date = daysAhead(9);
  const told = { date: date.typed, time: "7.30pm", venue: "The Old Crown", performers: "1" };
  const { name = "", phone = "" } = await openReview(page, site, told);
  await pay(page);
  const reference = referenceAt(page);
  await signIn(page, site);
  await add(page, "Nearby", "YO1");
  await add(page, "Further", "Leeds");

  await page.goto("/desk");
  await page.getByRole("link", { name: "Find a performer" }).first().click();
  await expect(page.getByRole("radio")).toHaveCount(2);
  await expect(page.getByRole("radio").first()).toBeChecked();
  await axe(page);
  await page.getByLabel("A note to them").fill("Black tie, please");
  await page.getByRole("button", { name: "Ask them" }).click();
  await expect(page.getByRole("status")).toContainText("Nearby is asked");
  await expect(page.getByText("0 of 1 said yes, 1 asked.")).toBeVisible();

  const performer = await newVisitor({ javaScriptEnabled: false });
  await performer.goto(await asksOf(site, "Nearby"));
  await expect(performer.getByRole("heading", { level: 1 })).toHaveText(date.readBack);
  await expect(performer.getByRole("main")).toContainText("Black tie, please");
  await expect(performer.getByRole("main")).not.toContainText("Old Crown");
  await performer.getByRole("button", { name: "No, I can’t" }).click();
  await expect(performer.getByRole("heading", { level: 1 })).toHaveText("You said no");

  const link = await asksOf(site, "Further");
  await performer.goto(link);
  await performer.getByRole("button", { name: "Yes, I’ll do it" }).click();
  const sheet = performer.getByRole("region", { name: "On the night" });
  for (const words of ["The Old Crown", name, phone, "Take nothing on the night"])
    await expect(sheet).toContainText(words);

  await page.reload();
  await expect(page.getByText("This party has its performer.")).toBeVisible();
  await page.goto("/desk");
  await expect(page.getByRole("link", { name: "Find a performer" })).toHaveCount(0);

  const moved = daysAhead(10);
  await page.goto(`/desk/bookings/${reference}/edit`);
  await page.getByLabel("Date").fill(moved.iso);
  await page.locator('[name="intent"][value="look"]').click();
  await page.locator('[name="intent"][value="save"]').click();
  await page.waitForURL(new RegExp(`${reference}$`));
  const again = await site.mailbox.waitFor(({ to, subject }) =>
    Boolean(to.includes("further@performer.example") && subject.startsWith("It has changed")),
  );
  await expect(page.getByRole("region", { name: "Performers" })).toContainText("0 of 1 said yes, 1 asked.");
  await performer.goto(new URL(/\S+\/job\?key=\S+/.exec(again.text)?.[0] ?? "").href);
  await expect(performer.getByRole("heading", { level: 1 })).toHaveText(moved.readBack);
  await expect(performer.getByRole("main")).not.toContainText("Old Crown");
  await performer.getByRole("button", { name: "Yes, I’ll do it" }).click();
  await expect(performer.getByRole("region", { name: "On the night" })).toBeVisible();

  await desk(site, "cancel", reference, "--by", "customer", "--yes");
  await performer.goto(link);
  await expect(performer.getByRole("heading", { level: 1 })).toHaveText("It will not take place");
  await expect(performer.getByRole("main")).not.toContainText("Old Crown");
});
