import type { Page } from "@playwright/test";
import { axe } from "../support/browser/axe.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { press } from "../support/browser/press.ts";
import { expect, test } from "../support/browser/test.ts";

const dot = (page: Page, slug: string) => page.locator(`a.dot[href="#${slug}"]`);
const entry = (page: Page, slug: string) => page.locator(`#list li#${slug}`);
const openRow = (page: Page, slug: string) =>
  press(
    page
      .locator("#list details")
      .filter({ has: page.locator(`li#${slug}`) })
      .locator("summary"),
  );

/** The entry is on the screen, and not under the header or the bar at the foot. */
async function expectInSight(page: Page, slug: string) {
  await expect(page).toHaveURL(new RegExp(`/locations#${slug}$`));
  const name = entry(page, slug).locator(".entry-name");
  await expect(name).toBeInViewport();
  const onTop = () =>
    name.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 2, top + height / 2));
    });
  await expect.poll(onTop).toBe(true);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

const finder = (page: Page) => ({
  near: page.getByLabel("Town or postcode area"),
  find: page.getByRole("button", { name: "Find", exact: true }),
  search: page.getByRole("search"),
});
const aroundBedford = [/^Milton Keynesabout 14 miles/, /^Northamptonabout 19 miles/, /^Cambridgeabout 25 miles/];

test.describe("with scripts", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/locations");
    await hydrated(page);
  });

  test("every place is on the map once and in the list once, in closed rows that count their places; an address opens the row it is in", async ({
    page,
  }) => {
    const listed = await page.locator("#list li.entry").evaluateAll((all) => all.map(({ id }) => id));
    const dots = await page.locator("a.dot").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(listed.length).toBeGreaterThan(100);
    expect(dots.toSorted()).toEqual(listed.map((slug) => `#${slug}`).sort());
    const [towns, areas, abroad] = (await page.locator(".lede").first().innerText()).match(/\d+/g) ?? [];
    expect(Number(towns) + Number(areas) + Number(abroad)).toBe(listed.length);
    const rows = await page.locator("#list details").evaluateAll((all) =>
      all.map((row) => ({
        open: (row as HTMLDetailsElement).open,
        says: row.querySelector("summary")?.textContent ?? "",
        places: row.querySelectorAll("li.entry").length,
      })),
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { open, says, places } of rows) {
      expect(open).toBe(false);
      expect(says).toMatch(new RegExp(`\\D${places} places?$`));
    }
    await expect(entry(page, "bath")).toBeHidden();

    await openRow(page, "leeds");
    const leeds = entry(page, "leeds").getByRole("link");
    await expect(leeds).toHaveText(["Leeds: Male strippers", "Leeds: Female strippers", "Leeds: Drag queens"]);
    await openRow(page, "soho");
    await expect(entry(page, "soho").getByRole("link", { name: "Soho: Female strippers" })).toBeVisible();
    await openRow(page, "ibiza");
    const ibiza = entry(page, "ibiza").getByRole("link", { name: "Ibiza: Drag queens" });
    await press(ibiza);
    await expect(page).toHaveURL(/\/drag-queen-hire-ibiza$/);
    await page.goBack();
    await expect(ibiza, "Back finds the list as it was left").toBeInViewport();
    // From another document: otherwise the browser only scrolls.
    await page.goto("about:blank");
    await page.goto("/locations#bath");
    await expectInSight(page, "bath");
    await expect(entry(page, "leeds")).toBeHidden();
  });

  test("the map is passed over with one key, or walked dot by dot to the list; a press on a place leads to it there", async ({
    page,
  }) => {
    const skip = page.getByRole("link", { name: "Skip the map: the list has the same places" });
    await finder(page).find.focus();
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toHaveCSS("opacity", "1");
    await page.keyboard.press("Tab");
    await expect(page.locator("a.dot").first()).toBeFocused();
    const name = dot(page, "leicester").locator("text");
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(name).toHaveCSS("opacity", "0");
      await dot(page, "leicester").focus();
      await expect(name).toHaveCSS("opacity", "1");
      await page.keyboard.press("Enter");
      await expectInSight(page, "leicester");
      await skip.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/locations#list$/);
      await expect(page.getByRole("heading", { name: "Every place" })).toBeInViewport();
    }
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const slug of ["manchester", "camden", "clifton", "paris"]) {
        const circle = dot(page, slug).locator("circle").last();
        await (width === 390 ? press(circle) : circle.click());
        await expectInSight(page, slug);
      }
    }
  });

  test("the finder: a postcode leads to its town or quarter, a piece of a name to a choice, a town without a page to our nearest", async ({
    page,
  }) => {
    const { near, find, search } = finder(page);
    const results = search.getByRole("link");
    await find.click();
    await expect(near, "Find with nothing typed asks for it").toBeFocused();
    await near.fill("ls6");
    await expect(results).toHaveCount(3);
    await find.click();
    await expect(results.first()).toBeFocused();

    const male = search.getByRole("link", { name: "Newport: Male strippers", exact: true });
    await near.fill("new");
    await press(male);
    await page.waitForURL(/male-stripper-hire-/);
    await page.goBack();
    await expect(near, "Back finds it as it was left").toHaveValue("new");
    await expect(male).toBeVisible();
    await near.fill("Atlantis");
    await expect(search).toContainText("Nothing on our list is called “Atlantis”.");
    await near.fill("Bedford");
    await expect(search).toContainText("We have no page for Bedford. The nearest places we come to are:");
    await expect(search.locator(".entry-name")).toHaveText(aroundBedford);
    await axe(page, { within: "search" });
    await near.fill("sw1a 1aa");
    await expect(search.locator(".entry-name")).toHaveText(["WestminsterNearest to SW1A"]);
  });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a row opens, a dot or an address leads to its place, and the finder answers with the place or a choice", async ({
    page,
  }) => {
    await page.goto("/locations#bath");
    await expectInSight(page, "bath");
    await expect(entry(page, "leeds")).toBeHidden();
    await openRow(page, "soho");
    await expect(entry(page, "soho").getByRole("link", { name: "Soho: Female strippers" })).toBeVisible();
    await press(dot(page, "camden").locator("circle").last());
    await expectInSight(page, "camden");

    const { near, find, search } = finder(page);
    await near.fill("ls6");
    await find.click();
    await expectInSight(page, "leeds");
    await near.fill("new");
    await find.click();
    await expect(search.getByRole("link", { name: "Newport: Male strippers", exact: true })).toBeVisible();
    await expect(near).toHaveValue("new");
    await near.fill("Bedford");
    await find.click();
    await expect(search).toContainText("We have no page for Bedford. The nearest places we come to are:");
    await expect(search.locator(".entry-name")).toHaveText(aroundBedford);
    await near.fill("Atlantis");
    await find.click();
    await expect(search).toContainText("Nothing on our list is called “Atlantis”.");
    await near.fill("Birmingam");
    await find.click();
    await expect(search).toContainText("Did you mean Birmingham?");
    await search.getByRole("link", { name: "Birmingham" }).click();
    await expectInSight(page, "birmingham");
  });
});
