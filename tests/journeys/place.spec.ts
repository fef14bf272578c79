import { parse } from "node-html-parser";
import drag from "#content/acts/drag-acts/act.ts";
import female from "#content/acts/female-strippers/act.ts";
import male from "#content/acts/male-strippers/act.ts";
import islington from "#content/places/islington.ts";
import manchester from "#content/places/manchester.ts";
import prices from "#content/prices.ts";
import { earlyRefund } from "../../app/features/money/rules.ts";
import { formatPounds } from "../../app/ui/money.ts";
import { packagesOf } from "../support/browser/shipped.ts";
import { expect, test } from "../support/browser/test.ts";
import { ask } from "../support/processes/http.ts";

const pages = [
  { path: "/male-stripper-hire-manchester", act: male, place: manchester, copy: manchester.pages["male-stripper"] },
  { path: "/female-stripper-hire-islington", act: female, place: islington, copy: islington.pages["female-stripper"] },
  { path: "/drag-queen-hire-manchester", act: drag, place: manchester, copy: manchester.pages["drag-queen"] },
];

// Everything that people read is there without scripts.
test.use({ javaScriptEnabled: false });

for (const { path, act, place, copy } of pages) {
  test(`${path} says beside its price what that buys, how far it goes and what comes back; then where, with what in the room`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    const [cheapest] = (await packagesOf(act.slug)).toSorted((a, b) => a.price - b.price);
    if (!cheapest) throw new Error("There is no package.");
    const price = main.getByRole("row", { name: cheapest.name });
    await expect(price).toContainText(formatPounds(cheapest.price));
    for (const { name, includes } of await packagesOf(act.slug))
      await expect(main.getByRole("row", { name: new RegExp(`^${name}`) })).toContainText(
        includes[0] ?? "nothing is included",
      );

    const promises = main.locator("dl").first();
    await expect(promises).toContainText(act.howFar);
    await expect(promises).toContainText(act.ready);
    await expect(promises).toContainText("18 or over");
    await expect(promises).toContainText(earlyRefund(prices.cancellation));
    await expect(promises).toContainText("A backup you are happy with, or all your money back.");
    await expect(promises.getByRole("link")).toHaveAttribute("href", "/terms#cancelling");
    const [row, block] = await Promise.all([price.boundingBox(), promises.boundingBox()]);
    const apart = (block?.y ?? 0) + (block?.height ?? 0) - (row?.y ?? 0);
    expect(apart, "within a screen of the price").toBeLessThan(page.viewportSize()?.height ?? 0);

    await expect(main.locator("section").first()).toContainText(copy.intro);
    await expect(main).toContainText(copy.here);
    for (const spot of copy.spots) {
      await expect(main.getByRole("listitem").filter({ hasText: spot.text })).toContainText(spot.name);
    }
    await expect(main.getByRole("region", { name: "What the room needs" })).toContainText(copy.room);
    await expect(main.getByRole("region", { name: copy.question.ask })).toContainText(copy.question.answer);
    await expect(main.getByRole("region", { name: "Getting there" })).toContainText(place.arriving);
    const busy = main.getByRole("region", { name: `When ${place.name} fills up` });
    await expect(busy).toContainText(place.busy.why);
    await expect(busy).toContainText(place.busy.ahead ?? "how far ahead to book");
  });
}

test("pages of a city, of quarters and of a place abroad say what they are and cost before they lead to other places", async ({
  site,
}) => {
  const served = async (path: string) => parse((await ask(site, path)).body).querySelector("main");
  for (const path of ["/male-stripper-hire-london", "/female-stripper-hire-soho", "/drag-queen-hire-ibiza"]) {
    const main = await served(path);
    const elsewhere = main?.querySelectorAll('a[href*="-hire-"]').find((link) => !link.closest("nav[aria-label]"));
    const parts = [main?.querySelector("table"), main?.querySelector("dl"), elsewhere];
    const [prices = 0, promises = 0, others = 0] = parts.map((part) => part?.range[0]);
    expect(prices, path).toBeGreaterThan(0);
    expect(promises, path).toBeGreaterThan(prices);
    expect(others, path).toBeGreaterThan(promises);
  }
  const headings = (await served("/female-stripper-hire-islington"))?.querySelectorAll("h2");
  expect(headings?.slice(0, 7).map(({ text }) => text)).toEqual([
    "What it costs in Islington",
    "Where to have it",
    "What the room needs",
    islington.pages["female-stripper"].question.ask,
    "Getting there",
    "When Islington fills up",
    "Near Islington",
  ]);
});
