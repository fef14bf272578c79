import { formatPounds } from "../../app/ui/money.ts";
import { packagesOf } from "../support/browser/shipped.ts";
import { services } from "../support/browser/specification.ts";
import { expect, test } from "../support/browser/test.ts";

test.describe("as it is served", () => {
  // All that is read is there without scripts.
  test.use({ javaScriptEnabled: false });

  test("each act's page says what it costs and has one way on: its quote page", async ({ page }) => {
    for (const { path, quote } of services) {
      await page.goto(path);
      const heading = page.getByRole("heading", { level: 1 });
      const asks = page.getByRole("main").getByRole("link", { name: "Get a quote", exact: true });
      await expect(heading, path).toHaveCount(1);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(heading, path).toBeInViewport();
        await expect(asks.first(), path).toBeInViewport();
      }
      const leadsTo = await asks.evaluateAll((all) => all.map((ask) => ask.getAttribute("href")));
      expect([...new Set(leadsTo)]).toEqual([quote]);

      const offered = await page.locator('main a[href*="package="]').evaluateAll((links) =>
        links.map((link) => {
          const card = link.closest<HTMLElement>("li");
          const { searchParams } = new URL((link as HTMLAnchorElement).href);
          return {
            act: searchParams.get("act") ?? "",
            id: searchParams.get("package"),
            name: card?.querySelector<HTMLElement>("h3")?.innerText,
            text: card?.innerText,
          };
        }),
      );
      const acts = [...new Set(offered.map(({ act }) => act))];
      expect(acts[0], path).toBe(new URLSearchParams(quote.split("?")[1]).get("act"));
      const all: number[] = [];
      for (const act of acts) {
        for (const { id, name, price } of await packagesOf(act)) {
          all.push(price);
          const card = offered.find((one) => one.act === act && one.id === id);
          expect(card, `${path}: ${id}`).toMatchObject({ name, text: expect.stringContaining(formatPounds(price)) });
        }
      }
      await expect(page.locator("main > section").first()).toContainText(`From ${formatPounds(Math.min(...all))}`);
    }
  });
});

test("questions open to their answers, by touch and by key; a package's own link opens the form with that act and package chosen", async ({
  page,
}) => {
  await page.goto("/cheeky-butler-hire");
  const [first, second] = [page.locator("details").nth(0), page.locator("details").nth(1)];
  await expect(first.locator("p")).toBeHidden();
  await first.locator("summary").click();
  await expect(first.locator("p")).toBeVisible();
  await second.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(second.locator("p")).toBeVisible();

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
