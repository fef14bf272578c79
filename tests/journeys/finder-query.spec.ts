/** The default data fetch as the finder uses it: which requests it makes, when, and what a visitor sees when they fail. */
import type { ConsoleMessage, Page } from "@playwright/test";
import { axe } from "../support/browser/axe.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { listen } from "../support/browser/spoken.ts";
import { expect, test, wideScreen } from "../support/browser/test.ts";

test.use(wideScreen);

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

test("the list is fetched when the field gets the focus, once, what isn’t on it by three letters; a postcode never leaves the browser; how many places were found is said once the typing has paused", async ({
  page,
  expectProblem,
}) => {
  const log = logOf(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(`${request.method()} ${pathname}${search}`);
  });
  const search = page.getByRole("search");
  const leeds = search.getByRole("link", { name: "Leeds: Male strippers", exact: true });
  const said = await listen(page);
  await search.evaluate((element) => {
    new MutationObserver(() => {
      if (element.textContent?.includes("“”")) element.setAttribute("data-found-nothing", "");
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  const request = page.waitForRequest(/\/api\/places$/);
  await field(page).focus();
  await field(page).pressSequentially("newp", { delay: 20 });
  expect((await request).headers()["cache-control"]).toBe("max-age=3600");
  const status = search.getByRole("status");
  await expect(status).toHaveText(/^\d places? found for “newp”$/);
  await field(page).fill("LS6");
  await expect(leeds).toBeVisible();
  await expect(status).toHaveText("1 place found for “LS6”");
  // Usually fewer; a slow machine adds a pause in the typing, after which the region speaks again.
  expect((await said()).length).toBeLessThan(4);
  await expect(search, "the first letter doesn’t find that nothing is called “”").not.toHaveAttribute(
    "data-found-nothing",
  );
  await page.getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/locations$/);
  await field(page).fill("Headingley");
  await expect(leeds).toBeVisible();
  const early = ["GET /api/places", "GET /api/towns?begins=new"];
  expect(asked).toEqual(early);
  expect(log.filter((line) => line.includes("/api/places"))).toEqual([
    expect.stringMatching(/^debug: GET \/api\/places took \d+ ms$/),
  ]);

  await field(page).fill("");
  await field(page).pressSequentially("Bedfordx");
  await expect(search).toContainText("Nothing on our list is called “Bedfordx”. Did you mean Bedford?");
  await field(page).press("Backspace");
  await expect(search).toContainText("We have no page for Bedford.");
  await expect(status).toHaveText("3 places found for “Bedford”");
  await field(page).fill("sw1a 1aa");
  await expect(search).toContainText("Nearest to SW1A");
  expect(asked).toEqual([...early, "GET /api/towns?begins=bed", "GET /api/did-you-mean?name=Bedfordx"]);

  await test.step("towns that don’t come leave what the list knows", async () => {
    expectProblem(/status 500: GET .*\/api\/towns/);
    expectProblem(/console error: Failed to load resource.*500/);
    expectProblem(/console error: GET \/api\/towns\?… failed after/);
    await page.route("**/api/towns*", (route) => route.fulfill({ status: 500, body: "" }));
    await field(page).fill("Baker");
    await expect(search).toContainText("Baker Street and Bedford Street");
  });
});

test("a list that doesn’t come: said in the console to the letter, asked for once, and Find still finds", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status 500: GET .*\/api\/places/);
  expectProblem(/console error: Failed to load resource.*500/);
  expectProblem(/console error: GET \/api\/places failed after/);
  const log = logOf(page);
  let asked = 0;
  await page.route("**/api/places", (route) => {
    asked++;
    return route.fulfill({ status: 500, body: "<h1>Oh no</h1>" });
  });
  await field(page).fill("bury");
  await expect(page.getByRole("search").getByRole("status")).toContainText("Our list of places didn’t load.");
  await axe(page, { within: "search" });
  expect(log.join("\n")).toContain("Server Error: 500 - Internal Server Error");
  await field(page).fill("LS6");
  expect(asked).toBe(1);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page).toHaveURL(/\/locations#leeds$/);
});

test("before the list is there, Find asks the server", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
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
