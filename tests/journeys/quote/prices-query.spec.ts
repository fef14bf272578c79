/** The running estimate's price list, fetched by the default query: once, and what the page shows while it is away. */
import type { Page } from "@playwright/test";
import { axe } from "../../support/browser/axe.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { formOf } from "../../support/browser/quote-form.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";

test.use(wideScreen);

const address = "/male-stripper-quote?act=cheeky-butlers";
const panel = (page: Page) => page.getByRole("complementary", { name: "What it would cost" });

test("another act has its heading, packages, price and booking page, from a list fetched once with the specification's header; what was typed stays", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(new URL(request.url()).pathname);
  });
  const request = page.waitForRequest(/\/api\/prices$/);
  await page.goto(address);
  await expect(panel(page)).toContainText("£90 before travel");
  expect((await request).headers()["cache-control"]).toBe("max-age=3600");
  await hydrated(page);
  await page.getByLabel("Town or city").fill("York");
  await expect(panel(page)).toContainText("Travel to York");
  await expect(panel(page)).toContainText("£6.30");
  await page.getByLabel("Town or city").fill("Newcastle upon Tyne");
  await expect(panel(page)).toContainText("Travel to Newcastle");
  const form = formOf(page);
  await form.name.fill("Frances");
  await form.act.selectOption("drag-acts");
  await expect(page.getByRole("heading", { level: 1, name: "A quote for drag acts" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /Two-hour host/ })).toBeVisible();
  await expect(form.form.getByRole("radiogroup", { name: "Package" }).getByRole("radio").first()).toBeChecked();
  await expect(panel(page)).toContainText("£245");
  const book = page.getByRole("link", { name: /^Book .* now$/ });
  for (const [act, href] of [
    ["male-strippers", "/direct-quote"],
    ["topless-waitresses", "/female-direct-quote"],
    ["rolypoly-strippers", "/rolypoly-direct-quote"],
  ] as const) {
    await form.act.selectOption(act);
    await expect(book).toHaveAttribute("href", `${href}?act=${act}`);
  }
  await expect(page).toHaveTitle(/^A quote for rolypoly strippers/);
  await expect(form.name).toHaveValue("Frances");
  await form.place.fill("York");
  await form.act.selectOption("drag-acts");
  await expect(form.total).toHaveText("£251.30");
  expect(asked).toEqual(["/api/prices"]);
  await form.place.fill("Ealing");
  await expect(panel(page)).toContainText("Travel to Ealing");
  await expect(form.total).toHaveText("£245");
  await form.place.fill("Little Snoring");
  await expect(panel(page)).toContainText("Not on our list, so priced by hand");
  expect(asked).toEqual(["/api/prices", "/api/names", "/api/names"]);
});

test("what the server knows is shown before the list is there, and stays when it does not come", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status 500: GET .*\/api\/prices/);
  expectProblem(/console error: Failed to load resource.*500/);
  expectProblem(/console error: GET \/api\/prices failed after/);
  await page.route("**/api/prices", (route) => route.fulfill({ status: 500, body: "no" }));
  await page.goto(`${address}&place=york`);
  await hydrated(page);
  await expect(panel(page)).toContainText("£6.30");
  await page.getByLabel("Town or city").fill("Leeds");
  await expect(panel(page)).toContainText("We couldn’t look this up just now; your quote will say");
  await expect(panel(page)).toContainText("£90 before travel");
  await page.getByLabel("Your name").fill("Zoë");
  await page.getByLabel("Act", { exact: true }).selectOption("drag-acts");
  await expect(panel(page)).toContainText("We couldn’t fetch this act’s prices just now.");
  await axe(page, { within: "main" });
  await page.getByRole("button", { name: "Show this act’s packages" }).click();
  await expect(page.getByRole("radio", { name: /Two-hour host/ })).toBeVisible();
  await expect(panel(page)).toContainText("£245");
  await expect(panel(page)).toContainText("Our performers start there");
  await expect(page.getByLabel("Your name")).toHaveValue("Zoë");
});
