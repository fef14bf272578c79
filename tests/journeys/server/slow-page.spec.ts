import { hydrated } from "../../support/browser/hydrated.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";
import { cutOff } from "../../support/processes/cut.ts";

test.use(wideScreen);

// A slow line may stop anywhere: before the page's parked script, inside it, or behind it (app/first-paint/boot.js).
for (const [where, at] of [
  ["in the middle of the content", (html: string) => html.indexOf("</h1>", html.indexOf("<body")) + 5],
  ["just before the script that starts it", (html: string) => html.indexOf("<script", html.indexOf("data-boot") - 400)],
  ["inside the script that starts it", (html: string) => html.indexOf(">", html.indexOf("data-boot=")) + 1],
  ["behind the script that starts it", (html: string) => html.indexOf("</script>", html.indexOf("data-boot=")) + 9],
] as const) {
  test(`a page that stands still ${where} is painted, and comes alive when the rest arrives`, async ({
    page,
    site,
    watched,
  }) => {
    const line = await cutOff(site, at);
    watched.allow(line.origin);
    await page.goto(`${line.origin}/male-stripper-quote`, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    // Runs after the page's own observers of the first paint.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true }),
        ),
    );
    line.release();
    await hydrated(page);
    await page.getByLabel("Town or city").fill("Leeds");
    await expect(page.locator(".price-total").filter({ visible: true })).toContainText("£135");
    await line.close();
  });
}
