import agency from "#content/site.ts";
import { overflows } from "../../support/browser/geometry.ts";
import { expect, test } from "../../support/browser/test.ts";
import { spaceText } from "../../support/browser/text-size.ts";

test("the number and the address on /accessibility are links, each on one line", async ({ page }) => {
  await page.goto("/accessibility");
  for (const text of [agency.phone.display, agency.email]) {
    for (const link of await page.getByRole("main").getByRole("link", { name: text, exact: true }).all()) {
      await expect(link).toHaveAttribute("href", /^(tel|mailto):/);
      const lines = await link.evaluate(
        (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(lines).toBeLessThan(1.5);
    }
    await expect(page.getByRole("main").getByRole("link", { name: text, exact: true })).not.toHaveCount(0);
  }
});

test("on a phone the bar under the thumb has the page's price and its quote, then call and message by their icons", async ({
  page,
}) => {
  for (const [address, quote] of [
    ["/cheeky-butler-hire", "/male-stripper-quote?act=cheeky-butlers"],
    ["/prices/near?for=cheeky-butler-hire&near=York", "/male-stripper-quote?act=cheeky-butlers&place=york"],
    ["/male-stripper-hire-wolverhampton", "/male-stripper-quote?act=male-strippers&place=wolverhampton"],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const bar = page.getByRole("navigation", { name: "Call or message us" });
    await expect(bar.getByRole("link", { name: "Call", exact: true })).toBeInViewport();
    // The bar shows its button only after the page's own button has left the screen.
    await expect(bar.getByRole("link", { name: "Get a quote" })).toBeHidden();
    await page.evaluate(() => scrollTo(0, 1400));
    const offer = bar.getByRole("link", { name: /^From £\d+(\.\d\d)? Get a quote$/ });
    await expect(offer).toHaveAttribute("href", quote);
    for (const name of ["Call", "WhatsApp"]) {
      const box = await bar.getByRole("link", { name, exact: true }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    }
    const [price = ""] = /£[\d.]+/.exec(await offer.innerText()) ?? [];
    await expect(page.locator(".hero-price")).toContainText(`From ${price}`);
    // All links fit on the narrowest screen, even beside the longest price, which is one with pence.
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(bar.getByRole("link", { name: "WhatsApp", exact: true })).toBeInViewport({ ratio: 1 });
    await spaceText(page);
    expect(await overflows(page)).toEqual([]);
  }
  await page.goto("/contact");
  await expect(page.getByRole("navigation", { name: "Call or message us" }).getByRole("link")).toHaveCount(2);
});

test("no page with a figure in its head scrolls sideways on a large phone", async ({ page }) => {
  for (const address of ["/direct-quote?act=cheeky-butlers", "/male-stripper-quote"]) {
    await page.goto(address);
    for (const width of [412, 430, 600, 639]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflows(page)).toEqual([]);
    }
  }
});

test("links that stand alone are targets of 44 by 44 px", async ({ page }) => {
  await page.goto("/privacy");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const small = await page
      .locator(".breadcrumbs a, .section-nav a, .footer-list a, .footer-list button")
      .evaluateAll((links) =>
        links.flatMap((link) => {
          const { width, height } = link.getBoundingClientRect();
          // A short word's own width is wide enough where the next target is far away, as in a column.
          const narrow = link.closest(".breadcrumbs") && width < 44;
          return height < 44 || narrow ? [`${link.textContent}: ${width} by ${height}`] : [];
        }),
      );
    expect(small).toEqual([]);
  }
});

test("on a phone nobody scrolls two screens of /privacy without a drawing, and wider tables have none in them", async ({
  page,
}) => {
  await page.goto("/privacy");
  const drawings = page.getByRole("main").locator(".poster");
  const tops = await drawings.evaluateAll((all) =>
    all.map((drawing) => drawing.getBoundingClientRect()).flatMap(({ top, height }) => (height > 0 ? [top] : [])),
  );
  const gaps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(1600);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole("table").locator(".poster:visible")).toHaveCount(0);
});
