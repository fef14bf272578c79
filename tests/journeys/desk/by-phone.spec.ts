/** A booking made by telephone, and the desk in a browser that stores nothing. */
import { axe } from "../../support/browser/axe.ts";
import { enter } from "../../support/browser/desk-page.ts";
import { overflows } from "../../support/browser/geometry.ts";
import { fullRequest, referenceIn, send } from "../../support/browser/quote-form.ts";
import { closeStorage } from "../../support/browser/recovery.ts";
import { listen } from "../../support/browser/spoken.ts";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";
import { daysAhead } from "../../support/texts/dates.ts";
import { textOf } from "../../support/texts/html.ts";

test("a booking is taken down from a call and erased, and a message is answered", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/400.*erase/);
  expectProblem(/404.*BT-/);
  expectProblem(/400.*bookings\/new/);
  await enter(page, site);
  await page.goto("/desk");
  await page.getByRole("link", { name: "New", exact: true }).filter({ visible: true }).click();
  await page.getByLabel("Act and package").selectOption("cheeky-butlers/two-hours");
  await page.getByLabel("Performers").fill("2");
  await page.getByLabel("Date").fill(daysAhead(40).iso);
  await page.getByLabel("Town or city").fill("York");
  await page.getByLabel("How many people").fill("24");
  await page.getByRole("button", { name: "Keep for later" }).click();
  await expect(page.locator(".error-summary")).toContainText("18 or over");
  await expect(page.locator("[data-live]"), "no price before there is one").toHaveCount(0);
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(page.locator("[data-live]")).toHaveText("£326.30 in all: £65.26 deposit, £261.04 balance");
  await page.getByRole("textbox", { name: "£ of line 1" }).fill("20");
  await expect(page.locator("[data-live]"), "no more than the least deposit is paid at once").toHaveText(
    "£26.30 in all",
  );
  const said = await listen(page);
  await page.getByRole("textbox", { name: "£ of line 1" }).fill("");
  await page.getByRole("textbox", { name: "£ of line 1" }).pressSequentially("300");
  await expect(page.locator("[data-live]")).toHaveText("£306.30 in all: £61.26 deposit, £245.04 balance");
  await expect.poll(said, "not at every key").toEqual(["£306.30 in all: £61.26 deposit, £245.04 balance"]);
  await page.getByRole("button", { name: "Work it out again" }).click();
  await expect(page.locator(".desk-price-total")).toContainText("£306.30");
  await expect(page.getByRole("main"), "the form's own answer is nobody else's change").not.toContainText(
    "It has changed",
  );
  await page.getByLabel("Name").fill("Ann Caller");
  await page.getByLabel("Phone").fill("07700 900123");
  await page.getByLabel("Email").fill("ann@example.com");
  await page.getByLabel("Occasion").selectOption("Birthday");
  await page.getByText(/that they and everyone there/).click();
  await axe(page);
  await page.getByRole("button", { name: "They said yes: send it to pay" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ann Caller" })).toBeVisible();
  const booking = page.url();
  const { text } = await site.mailbox.waitFor(
    ({ to, subject }) => to.includes("ann@example.com") && subject.startsWith("What you agreed to"),
  );
  const { pathname, search } = new URL(/See it and pay:\s+(\S+)/.exec(text)?.[1] ?? "");
  expect(textOf((await ask(site, pathname + search)).body)).toContain("Book and pay £61.26");

  const message = { message: "Do you come to Ilkley?", name: "Bea Writer", email: "bea@example.com" };
  expect((await send(site, message, { path: "/contact" })).status).toBe(303);
  await page.goto("/desk/messages");
  await page.getByRole("link", { name: "Bea Writer" }).click();
  await page.getByLabel(/^Write to/).fill("We do, gladly.");
  await axe(page);
  expect(await overflows(page)).toEqual([]);
  await page.getByRole("button", { name: "Send the message" }).click();
  await site.mailbox.waitFor(({ to, text: body }) => to.includes("bea@example.com") && body.includes("We do, gladly."));
  await expect(page.getByRole("main")).toContainText("Ticked off");

  await page.goto(booking);
  await page.getByLabel("A note, seen by us alone").fill("Typed and never kept");
  await page.goto("/desk");
  await expect(page.getByRole("main")).toContainText(/Typed and not sent: BT-.* Ann Caller/);
  await page.goto(`${booking}/erase`);
  const address = page.getByLabel("To be sure, type ann@example.com");
  await address.fill("anne@example.com");
  await page.getByRole("button", { name: "Erase them" }).click();
  await expect(address).toHaveValue("anne@example.com");
  await expect(address).toHaveAccessibleDescription(/Type ann@example.com exactly as shown/);
  await axe(page);
  expect(await overflows(page)).toEqual([]);
  const problem = page.locator(".error-summary");
  await problem.getByRole("link").click();
  await expect(address).toBeFocused();
  await address.press("Enter");
  await expect(problem).toBeFocused();
  await address.fill("ann@example.com");
  await page.getByRole("button", { name: "Erase them" }).click();
  await page.waitForURL("**/desk/bookings");
  await page.goto("/desk");
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("/desk/bookings/")));
  await expect.poll(drafts).toEqual([]);
  await expect(page.getByRole("main")).not.toContainText("Typed and not sent");
});

test("where the browser's storage is closed the desk's script still works", async ({ page, site }) => {
  await closeStorage(page);
  const reference = referenceIn(await send(site, fullRequest()));
  await enter(page, site);
  await page.goto(`/desk/bookings/${reference}/price`);
  await page.getByRole("textbox", { name: "£ of line 1" }).fill("100");
  await expect(page.locator("[data-live]").first()).toContainText("in all");
});
