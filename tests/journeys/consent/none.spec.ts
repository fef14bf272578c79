/** The site as it is shipped: no tag, and so nothing to consent to. */
import { hydrated } from "../../support/browser/hydrated.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";

test.use(wideScreen);

test("without a tag there is no question, Cookie choices leads to the explanation, and an old yes loads nothing", async ({
  page,
}) => {
  await page.goto("/cheeky-butler-hire");
  await hydrated(page);
  await expect(page.locator(".consent")).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie choices" }).click();
  await expect(page).toHaveURL(/\/privacy#cookies$/);
  await expect(page.locator(".consent")).toHaveCount(0);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();

  await page.evaluate(() => {
    localStorage.setItem("cookie-choice", JSON.stringify({ granted: true, at: new Date().toISOString(), version: 1 }));
  });
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test("no other host is open in the policy", async ({ site }) => {
  for (const path of ["/", "/male-stripper-quote"]) {
    const policy = (await ask(site, path)).headers["content-security-policy"];
    expect(policy).toContain("default-src");
    expect(policy).not.toMatch(/https?:\/\//);
  }
});
