import { formatPounds } from "../../app/ui/money.ts";
import { packagesOf } from "../support/browser/shipped.ts";
import { services } from "../support/browser/specification.ts";
import { expect, test } from "../support/browser/test.ts";

for (const { path, quote } of services) {
  test(`${path} says what it costs and has one way on: its quote page`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

    const asks = page.getByRole("main").getByRole("link", { name: "Get a quote", exact: true });
    await expect(asks.first()).toBeInViewport();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(asks.first()).toBeInViewport();
    for (const ask of await asks.all()) await expect(ask).toHaveAttribute("href", quote);

    const offered = await page
      .locator('main a[href*="package="]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get("act")));
    const acts = [...new Set(offered)];
    expect(acts.length).toBeGreaterThan(0);
    expect(acts[0]).toBe(new URLSearchParams(quote.split("?")[1]).get("act"));
    const all: number[] = [];
    for (const act of acts) {
      for (const pack of await packagesOf(act ?? "")) {
        all.push(pack.price);
        const card = page
          .getByRole("listitem")
          .filter({ has: page.locator(`a[href*="act=${act}&package=${pack.id}"]`) });
        await expect(card.getByRole("heading", { name: pack.name, exact: true })).toBeVisible();
        await expect(card).toContainText(formatPounds(pack.price));
      }
    }
    await expect(page.locator("main > section").first()).toContainText(`From ${formatPounds(Math.min(...all))}`);
  });
}

test("a package's own link opens the form with that act and package chosen", async ({ page }) => {
  await page.goto("/cheeky-butler-hire");
  const [, pack] = await packagesOf("cheeky-butlers");
  const name = pack?.name ?? "";
  await page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/\/male-stripper-quote\?act=cheeky-butlers&package=/);
  await expect(page.getByRole("radio", { name: new RegExp(name) })).toBeChecked();
});

test("questions open to their answers, by touch and by key", async ({ page }) => {
  await page.goto("/cheeky-butler-hire");
  const [first, second] = [page.locator("details").nth(0), page.locator("details").nth(1)];
  await expect(first.locator("p")).toBeHidden();
  await first.locator("summary").click();
  await expect(first.locator("p")).toBeVisible();
  await second.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(second.locator("p")).toBeVisible();
});
