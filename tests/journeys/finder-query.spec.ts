/** The default data fetch as the finder uses it: what is asked, when, and what a visitor sees when it fails. */
import type { ConsoleMessage, Page } from "@playwright/test";
import { axe } from "../support/browser/axe.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { expect, test } from "../support/browser/test.ts";

const field = (page: Page) => page.getByLabel("Town or postcode area");

function logOf(page: Page) {
  const lines: string[] = [];
  page.on("console", (message: ConsoleMessage) => lines.push(`${message.type()}: ${message.text()}`));
  return lines;
}

test.beforeEach(async ({ page }) => {
  await page.goto("/locations");
  await hydrated(page);
});

test("the list is fetched when the field gets the focus, once, and answers while the visitor types", async ({
  page,
}) => {
  const log = logOf(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const request = page.waitForRequest(/\/api\/places$/);
  await field(page).focus();
  expect((await request).headers()["cache-control"]).toBe("max-age=3600");
  await field(page).fill("LS6");
  await expect(
    page.getByRole("search").getByRole("link", { name: "Leeds: Male strippers", exact: true }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/locations$/);
  await field(page).fill("Headingley");
  await expect(
    page.getByRole("search").getByRole("link", { name: "Leeds: Male strippers", exact: true }),
  ).toBeVisible();
  expect(asked).toEqual(["GET /api/places"]);
  expect(log.filter((line) => line.includes("/api/places"))).toEqual([
    expect.stringMatching(/^debug: GET \/api\/places took \d+ ms$/),
  ]);
});

for (const { status, body, message } of [
  { status: 500, body: "<h1>Oh no</h1>", message: "Server Error: 500 - Internal Server Error" },
  { status: 400, body: "no such list", message: "Request Failed: 400 - no such list" },
]) {
  test(`${status}: said in the console to the letter, asked once, and Find still finds`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(new RegExp(`status ${status}: GET .*/api/places`));
    expectProblem(new RegExp(`console error: Failed to load resource.*${status}`));
    expectProblem(/console error: GET \/api\/places failed after/);
    const log = logOf(page);
    let asked = 0;
    await page.route("**/api/places", (route) => {
      asked++;
      return route.fulfill({ status, body });
    });
    await field(page).fill("bury");
    await expect(page.getByRole("search")).toContainText("Our list of places didn’t come.");
    await axe(page);
    expect(log.join("\n")).toContain(message);
    await field(page).fill("LS6");
    expect(asked).toBe(1);
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page).toHaveURL(/\/locations#leeds$/);
  });
}

test("what isn’t on the list is fetched by its first three letters, once; a postcode never leaves the browser", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname + search);
  });
  const search = page.getByRole("search");
  await field(page).pressSequentially("Bedfordx");
  await expect(search).toContainText("Nothing on our list is called “Bedfordx”.");
  await field(page).press("Backspace");
  await expect(search).toContainText("We have no page for Bedford.");
  await field(page).fill("sw1a 1aa");
  await expect(search).toContainText("Nearest to SW1A");
  expect(asked).toEqual(["/api/places", "/api/towns?begins=bed"]);
});

test("towns that don’t come leave what the list knows", async ({ page, expectProblem }) => {
  expectProblem(/status 500: GET .*\/api\/towns/);
  expectProblem(/console error: Failed to load resource.*500/);
  expectProblem(/console error: GET \/api\/towns\?… failed after/);
  await page.route("**/api/towns*", (route) => route.fulfill({ status: 500, body: "" }));
  await field(page).fill("Bedford");
  await expect(page.getByRole("search")).toContainText("Baker Street and Bedford Street");
});

test("before the list is there, Find asks the server", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/places", async (route) => {
    await held;
    await route.abort("aborted").catch(() => {});
  });
  await field(page).fill("new");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page).toHaveURL(/\/locations\/find\?near=new$/);
  await expect(
    page.getByRole("search").getByRole("link", { name: "Newport: Male strippers", exact: true }),
  ).toBeVisible();
  release();
});
