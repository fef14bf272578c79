import { choiceMade, storageKey } from "../../../app/features/consent/rules.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { fillAtOnce, formOf, fullRequest } from "../../support/browser/quote-form.ts";
import { expect, standIn, tagCommands, test } from "../../support/browser/tagged.ts";
import { tagId } from "../../support/browser/tagged-build.ts";

const question = "May we set advertising cookies?";

test("before an answer and after a no, given in another tab too, only this site gets requests", async ({
  page,
  context,
  site,
}) => {
  const other = await standIn(page, site, "counts");
  const open = async (path: string, tab = page) => {
    await tab.goto(path);
    await hydrated(tab);
  };
  const banner = page.getByRole("region", { name: question });
  await open("/male-stripper-quote");
  await open("/privacy");
  await expect(banner).toBeVisible();
  const tab = await context.newPage();
  await open("/privacy", tab);
  await tab.getByRole("button", { name: "No, thanks" }).click();
  await expect(tab.getByRole("region", { name: question })).toBeHidden();
  await expect(banner).toBeHidden();
  for (const path of ["/privacy", "/male-stripper-quote?act=cheeky-butlers"]) {
    await open(path);
    // The question's code, and a tag if it asked for one, would have come.
    await page.waitForLoadState("networkidle");
    await expect(banner).toBeHidden();
  }
  await fillAtOnce(page, fullRequest());
  await formOf(page).send.click();
  await page.waitForURL(/\/success$/);
  expect(other.asked).toEqual([]);
  expect(await page.evaluate(() => [window.dataLayer, document.cookie])).toEqual([undefined, ""]);
  const kept = await page.evaluate(() => localStorage.getItem("cookie-choice"));
  expect(JSON.parse(kept ?? "")).toEqual({ granted: false, at: expect.stringMatching(/^20.*Z$/), version: 1 });
});

test("a yes loads the tag with all but what it allows denied; a no from the footer takes it and its cookies away", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/another origin: https:\/\/www\.googletagmanager\.com/);
  const other = await standIn(page, site, "counts");
  await page.goto("/privacy?name=Frances&gclid=abc#cookies");
  await hydrated(page);
  await page.getByRole("button", { name: "Yes, you may" }).click();
  await expect
    .poll(() => other.asked.map((request) => request.url()))
    .toEqual([`https://www.googletagmanager.com/gtag/js?id=${tagId}`]);
  const commands = await tagCommands(page);
  expect(commands.map(([name]) => name)).toEqual(["consent", "consent", "js", "config"]);
  expect(commands[0]).toEqual([
    "consent",
    "default",
    { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" },
  ]);
  expect(commands[1]).toEqual([
    "consent",
    "update",
    { ad_storage: "granted", ad_user_data: "granted", analytics_storage: "granted" },
  ]);
  expect(commands[3]?.[2]).toMatchObject({ page_location: `${site.origin}/privacy?gclid=abc`, page_referrer: "" });
  expect(JSON.stringify(commands)).not.toContain("Frances");

  await page.goto("/cheeky-butler-hire");
  await hydrated(page);
  await expect.poll(() => other.asked.length, "a remembered yes loads it again").toBe(2);
  const banner = page.getByRole("region", { name: question });
  await expect(banner).toBeHidden();
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the tag sets it
    document.cookie = "_gcl_au=1.1.2; path=/";
  });

  const choices = page.getByRole("contentinfo").getByRole("button", { name: "Cookie choices" });
  await choices.click();
  await expect(banner).toBeFocused();
  await expect(banner).toContainText("So far you have said yes.");
  await page.keyboard.press("Escape");
  await expect(banner).toBeHidden();
  await expect(choices).toBeFocused();

  await choices.click();
  const loadedAgain = page.waitForEvent("load");
  await banner.getByRole("button", { name: "No, thanks" }).click();
  await loadedAgain;
  await hydrated(page);
  expect(await page.evaluate(() => [window.dataLayer, document.cookie])).toEqual([undefined, ""]);
  await page.goto("/");
  await hydrated(page);
  expect(other.asked).toHaveLength(2);
});

test("a document that has shown a private page never loads it: going back would show it the address", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/another origin: https:\/\/www\.googletagmanager\.com/);
  const other = await standIn(page, site, "counts");
  await page.addInitScript(
    ([key, choice]) => localStorage.setItem(key as string, choice as string),
    [storageKey, JSON.stringify(choiceMade(true, new Date()))],
  );
  expectProblem(/404/);
  await page.goto("/payment-success?key=secret");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy", exact: true }).click();
  await expect(page).toHaveURL("/privacy");
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie choices" }).click();
  await page.getByRole("button", { name: "Yes, you may" }).click();
  await page.reload();
  await expect.poll(() => tagCommands(page)).toHaveLength(4);
  expect(other.asked, "in the new document alone").toHaveLength(1);
});

test("without JavaScript nothing is loaded and there is no question", async ({ newVisitor, site }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  const other = await standIn(page, site, "counts");
  await page.goto("/");
  await expect(page.getByText(question)).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Cookie choices" })).toHaveAttribute(
    "href",
    "/privacy#cookies",
  );
  expect(other.asked).toEqual([]);
});

test("where storage is closed the visitor can answer, and nothing breaks", async ({ page, site, expectProblem }) => {
  expectProblem(/another origin: https:\/\/www\.googletagmanager\.com/);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("closed", "SecurityError");
      },
    });
  });
  const other = await standIn(page, site, "counts");
  await page.goto("/privacy");
  await hydrated(page);
  await page.getByRole("button", { name: "Yes, you may" }).click();
  await expect.poll(() => other.asked.length).toBe(1);
  await expect(page.getByRole("region", { name: question })).toBeHidden();
});
