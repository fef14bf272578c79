import { axe } from "../../support/browser/axe.ts";
import { invitation, invitedLink } from "../../support/browser/invite.ts";
import { press } from "../../support/browser/press.ts";
import { publishAll } from "../../support/browser/review-store.ts";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";
import { noon } from "../../support/processes/noon.ts";
import { textOf } from "../../support/texts/html.ts";

const starsOf = (page: Parameters<typeof axe>[0], count: number) =>
  press(page.getByRole("radio", { name: `${count} star${count === 1 ? "" : "s"}`, exact: true }).locator("xpath=.."));

test("from the email to the list: stars, words, party, name, consent; a star in the email is chosen already and sends nothing; verified, whatever its stars", async ({
  page,
  serve,
}) => {
  // Invitations are not written at night.
  const site = await serve(noon);
  const email = await invitation(site);
  const wide = { width: 1440, height: 900 };
  const phone = page.viewportSize() ?? wide;
  await page.setContent(email.html);
  await axe(page, { kind: "email" });
  const stars = page.getByRole("link", { name: /stars?$/ });
  await expect(stars).toHaveText(["★1 star", "★2 stars", "★3 stars", "★4 stars", "★5 stars"]);
  for (const star of await stars.all()) {
    const sides = await star.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]);
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize(wide);
  const link = (await page.getByRole("link", { name: "Write your review" }).getAttribute("href")) ?? "";
  expect(email.text).toContain(link);
  const starLink = (await stars.nth(1).getAttribute("href")) ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "How was it?" })).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await axe(page);
  await page.setViewportSize(phone);
  await page.goto(starLink);
  await expect(page.getByRole("radio", { checked: true })).toHaveValue("2");
  expect(site.rows.mails().filter(({ kind }) => kind === "review-for-desk")).toEqual([]);
  await axe(page);
  await page.getByLabel("Your words").fill("He came late.\nThen he was good.");
  await page.getByLabel("Kind of party").fill("Hen party");
  await page.getByLabel("Name to show").fill("نور");
  await press(page.getByRole("checkbox"));
  await press(page.getByRole("button", { name: "Send my review" }));
  await expect(page).toHaveURL(/\/reviews\/thanks$/);
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await site.mailbox.waitFor(({ subject }) => subject.startsWith("A review waits: 2 of 5"));

  expect((await ask(site, "/reviews?sort=rating-low")).body).not.toContain("He came late.");
  await publishAll(site);
  await page.goto(`${site.origin}/reviews?sort=rating-low`);
  const first = page.locator(".reviews-cards figure").first();
  await expect(first).toContainText("He came late.");
  await expect(first).toContainText("نور");
  await expect(first).toContainText("verified booking");
  await expect(page.locator(".reviews-order")).toContainText("16 reviews on this site");
  await expect(page.locator(".reviews-order"), "the others are samples").not.toContainText("on average");

  await test.step("of a surprise the list of emails shows nothing", async () => {
    const { subject, from } = await invitation(site, { surprise: 1 });
    expect(`${from} ${subject}`).toMatch(/^Enquiries desk Your enquiry BT-/);
  });
});

test("a mistake is named, takes the focus, and keeps what was typed; the same review twice is one", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/400/);
  const received = () => site.rows.mails().filter(({ kind }) => kind === "review-for-desk").length;
  const before = received();
  await page.goto(await invitedLink(site));
  await page.getByLabel("Your words").fill("Fine.");
  await press(page.getByRole("button", { name: "Send my review" }));
  const problem = page.getByRole("alert");
  await expect(problem).toBeFocused();
  await expect(problem.getByRole("link")).toHaveText([
    "Choose how many stars",
    "Enter the name to show",
    "Tick the box so that we may show your review",
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await axe(page);
  await expect(page.getByLabel("Your words")).toHaveValue("Fine.");
  await starsOf(page, 5);
  await page.getByLabel("Name to show").fill("Ann");
  await press(page.getByRole("checkbox"));
  await page.getByRole("link", { name: "how we treat reviews" }).click();
  await expect(page).toHaveURL(/\/reviews#policy$/);
  await page.goBack();
  await expect(page.getByLabel("Your words"), "kept over a look at another page").toHaveValue("Fine.");
  await expect(page.getByRole("radio", { checked: true })).toHaveValue("5");
  await expect(page.getByLabel("Name to show")).toHaveValue("Ann");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.getByRole("button", { name: "Send my review" }).dblclick();
  await expect(page).toHaveURL(/\/reviews\/thanks$/);
  expect(received()).toBe(before + 1);
});

test("a link that was used, that ended, or that is no link of ours says so", async ({ page, site, expectProblem }) => {
  expectProblem(/status 410/);
  expectProblem(/console error: Failed to load resource/);
  const link = await invitedLink(site);
  const body = "rating=5&content=Good&author=Ann&consent=yes";
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: site.origin };
  expect((await fetch(link, { method: "POST", body, headers, redirect: "manual" })).status).toBe(303);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link was used");
  await axe(page);
  const forged = await fetch(`${link.slice(0, -2)}${link.endsWith("AA") ? "BB" : "AA"}`);
  expect(forged.status).toBe(404);
  expect(textOf(await forged.text())).toContain("This link isn’t one of ours");
  await expect(page.getByRole("link", { name: "Read the reviews" })).toHaveAttribute("href", "/reviews");
  const ended = await fetch(await invitedLink(site, { ended: true }));
  expect(ended.status).toBe(410);
  expect(textOf(await ended.text())).toMatch(/This link has ended.*Read the reviews/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form works the same, with the star that was pressed in the email", async ({
    page,
    site,
    expectProblem,
  }) => {
    expectProblem(/400/);
    await page.goto(`${await invitedLink(site)}&stars=4`);
    await page.getByLabel("Your words").fill("Fine.");
    await press(page.getByRole("button", { name: "Send my review" }));
    await expect(page.getByRole("alert")).toContainText("Enter the name to show");
    await expect(page.getByLabel("Your words")).toHaveValue("Fine.");
    await expect(page.getByRole("radio", { checked: true })).toHaveValue("4");
    await page.getByLabel("Name to show").fill("Ann");
    await press(page.getByRole("checkbox"));
    await press(page.getByRole("button", { name: "Send my review" }));
    await expect(page).toHaveURL(/\/reviews\/thanks$/);
    await site.mailbox.waitFor(({ subject }) => subject.startsWith("A review waits: 4 of 5"));
  });
});
