import agency from "../../content/site.ts";
import { expect, test } from "../support/test.ts";

test("the number and the address on /accessibility are links, each on one line", async ({ page }) => {
  await page.goto("/accessibility");
  for (const words of [agency.phone.display, agency.email]) {
    for (const link of await page.getByRole("main").getByRole("link", { name: words, exact: true }).all()) {
      await expect(link).toHaveAttribute("href", /^(tel|mailto):/);
      const lines = await link.evaluate(
        (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(lines).toBeLessThan(1.5);
    }
    await expect(page.getByRole("main").getByRole("link", { name: words, exact: true })).not.toHaveCount(0);
  }
});
