/** The site as it is shipped: no tag, and so nothing to consent to. */
import { hydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/test.ts";

test("without a tag there is no question, and Cookie choices leads to the explanation", async ({ page }) => {
  await page.goto("/cheeky-butler-hire");
  await hydrated(page);
  await expect(page.locator(".consent")).toHaveCount(0);
  const choices = page.getByRole("contentinfo").getByRole("link", { name: "Cookie choices" });
  await choices.click();
  await expect(page).toHaveURL(/\/privacy#cookies$/);
  await expect(page.locator(".consent")).toHaveCount(0);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test("no other host is open in the policy", async ({ page }) => {
  for (const path of ["/", "/male-stripper-quote"]) {
    const answer = await page.goto(path);
    expect(answer?.headers()["content-security-policy"]).not.toMatch(/https?:\/\//);
  }
});

test("a yes from the days when there was a tag loads nothing", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("cookie-choice", JSON.stringify({ granted: true, at: new Date().toISOString(), version: 1 }));
  });
  await page.goto("/");
  await hydrated(page);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});
