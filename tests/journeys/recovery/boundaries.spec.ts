import site from "#content/site.ts";
import { axe } from "../../support/browser/axe.ts";
import { errorScreen } from "../../support/browser/error-screen.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { loadsOf, moduleOf, throwing } from "../../support/browser/recovery.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";

test.use(wideScreen);

test("a page that fails or loses its connection after a navigation: the shell stays, Go Back, Reload and other pages work", async ({
  page,
  context,
  site: served,
  expectProblem,
}) => {
  expectProblem(/Nothing to draw with/);
  expectProblem(/INTERNET_DISCONNECTED/);
  await page.addInitScript(() => {
    addEventListener("react-error-occurred", (event) => {
      document.documentElement.dataset.reported = JSON.stringify((event as CustomEvent).detail);
    });
  });
  await page.route(await moduleOf(served.origin, "privacy"), throwing("Nothing to draw with"));
  const loads = loadsOf(page);
  await page.goto("/contact");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  const screen = errorScreen(page);
  await expect(screen.heading).toBeVisible();
  await expect(page).toHaveURL("/privacy");
  const reported = JSON.parse((await page.locator("html").getAttribute("data-reported")) ?? "{}");
  expect(reported).toMatchObject({ message: "Nothing to draw with", componentName: "Routes", path: "/privacy" });
  await screen.back.click();
  await expect(page).toHaveURL("/contact");
  await expect(screen.heading).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(screen.heading).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Locations" }).click();
  await expect(page).toHaveURL("/locations");
  await expect(screen.heading).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(screen.heading).toBeVisible();
  await expect(screen.root).toContainText("This might be due to a network issue.");
  await expect(page).toHaveURL("/terms");
  expect(loads).toEqual(["/contact"]);
  await context.setOffline(false);
  await screen.reload.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/terms/i);
  await expect(screen.heading).toBeHidden();
  expect(loads).toEqual(["/contact", "/terms"]);
});

test("one part of a page that fails leaves the rest in use", async ({ page, expectProblem }) => {
  expectProblem(/No calendar here/);
  await page.addInitScript(() => {
    const split: (separator: string, limit?: number) => string[] = String.prototype.split;
    // Only the reviews split dates while they are rendered.
    Object.defineProperty(String.prototype, "split", {
      value(this: string, separator: string, limit?: number) {
        if (separator === "-" && /^\d{4}-\d\d-\d\d$/.test(this)) throw new Error("No calendar here");
        return split.call(this, separator, limit);
      },
    });
  });
  const loads = loadsOf(page);
  await page.goto("/");
  await hydrated(page);
  const part = page.getByRole("alert").filter({ hasText: "We encountered a problem" });
  await expect(part).toContainText("Sorry, something went wrong");
  await expect(part.getByRole("button", { name: "Reload Page" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Party");
  await axe(page, { within: "[role=alert]" });
  await page.getByRole("banner").getByRole("button", { name: "Explore" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Cheeky Butlers" }).click();
  await expect(page).toHaveURL("/cheeky-butler-hire");
  expect(loads).toEqual(["/"]);
});

test("the shell itself fails: the screen stands alone, with a number to call", async ({ page, expectProblem }) => {
  expectProblem(/No shell today/);
  await page.addInitScript(() => {
    // On arrival at another page the shell looks for its heading.
    const look = Document.prototype.querySelector;
    Document.prototype.querySelector = function (this: Document, selector: string) {
      if (selector === "main h1") throw new Error("No shell today");
      return look.call(this, selector);
    };
  });
  const loads = loadsOf(page);
  await page.goto("/privacy");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  const screen = errorScreen(page);
  await expect(screen.heading).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(screen.root.getByRole("link", { name: site.phone.display })).toHaveAttribute(
    "href",
    `tel:${site.phone.e164}`,
  );
  await axe(page);
  await screen.home.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Party");
  expect(loads).toEqual(["/privacy", "/"]);
});

test("the router cannot start: the screen is the whole document", async ({ page, expectProblem }) => {
  expectProblem(/./);
  // Only this page's file: the home page that follows has a start file of its own.
  await page.route(
    /\/assets\/start-[\w-]+\.js$/,
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const broken = text.replace(/streamController\.enqueue\(".*?"\);/, 'streamController.enqueue("[}");');
      expect(broken).not.toBe(text);
      await route.fulfill({ response, body: broken });
    },
    { times: 1 },
  );
  const loads = loadsOf(page);
  await page.goto("/terms");
  const screen = errorScreen(page);
  await expect(screen.heading).toBeVisible();
  await expect(page).toHaveTitle("We encountered a problem");
  await axe(page);
  await screen.home.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Party");
  expect(loads).toEqual(["/terms", "/"]);
});
