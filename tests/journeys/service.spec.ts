import { parse } from "node-html-parser";
import { formatPounds } from "../../app/ui/money.ts";
import { packagesOf } from "../support/browser/shipped.ts";
import { services } from "../support/browser/specification.ts";
import { expect, test } from "../support/browser/test.ts";
import { ask } from "../support/processes/http.ts";

// display/accessible.spec.ts checks that both are on the first screen.
test("as it is served, each act's page says what it costs and has one way on: its quote page", async ({ site }) => {
  for (const { path, quote } of services) {
    const page = parse((await ask(site, path)).body);
    expect(page.querySelectorAll("h1"), path).toHaveLength(1);
    const asks = page.querySelectorAll("main a").filter(({ text }) => text.trim() === "Get a quote");
    expect([...new Set(asks.map((link) => link.getAttribute("href")))]).toEqual([quote]);

    // Below an act's own heading where the page has several acts.
    const acts = page.querySelectorAll(".packages").length;
    const offered = page.querySelectorAll('main a[href*="package="]').map((link) => {
      const card = link.closest("li");
      const { searchParams } = new URL(link.getAttribute("href") ?? "", site.origin);
      return {
        act: searchParams.get("act") ?? "",
        id: searchParams.get("package"),
        name: card?.querySelector(acts > 1 ? "h4" : "h3")?.text,
        text: card?.text,
      };
    });
    const named = [...new Set(offered.map(({ act }) => act))];
    expect(named[0], path).toBe(new URLSearchParams(quote.split("?")[1]).get("act"));
    const all: number[] = [];
    for (const act of named) {
      for (const { id, name, price } of await packagesOf(act)) {
        all.push(price);
        const card = offered.find((one) => one.act === act && one.id === id);
        expect(card, `${path}: ${id}`).toMatchObject({ name, text: expect.stringContaining(formatPounds(price)) });
      }
    }
    expect(page.querySelector("main > section")?.text).toContain(`From ${formatPounds(Math.min(...all))}`);
  }
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
