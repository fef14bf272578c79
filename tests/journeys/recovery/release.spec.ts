import { hydrated } from "../../support/browser/hydrated.ts";
import { nextRelease } from "../../support/browser/next-release.ts";
import { fill, fullRequest, referenceOn, typedIn } from "../../support/browser/quote-form.ts";
import { loadsOf } from "../../support/browser/recovery.ts";
import { expect, test } from "../../support/browser/test.ts";
import { startSite } from "../../support/processes/site.ts";

/** A folder's release takes the place of the site that serves at `origin`. */
async function release(folder: string, origin: string) {
  // Connections to the old process are still in Node's pool: this finds out that they are closed.
  await fetch(origin).catch(() => {});
  return startSite({ PORT: new URL(origin).port, PUBLIC_ORIGIN: origin }, folder);
}

for (const keepsEarlier of [true, false]) {
  test(`a new release under an open tab, ${keepsEarlier ? "with" : "without"} the earlier one's files`, async ({
    newVisitor,
    serve,
    expectProblem,
  }) => {
    const before = await serve();
    const page = await newVisitor({ baseURL: before.origin });
    const loads = loadsOf(page);
    await page.goto("/male-stripper-quote?act=cheeky-butlers");
    await hydrated(page);
    const fields = fullRequest();
    await fill(page, fields);
    const typed = await typedIn(page);
    const scripts = () =>
      page.evaluate(() => (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version);
    const old = await scripts();

    await before.stop();
    // Requests of the tab in between find no server.
    expectProblem(/CONNECTION_REFUSED/);
    await page.evaluate(() => fetch("/release.txt").catch(() => {}));
    const next = await nextRelease(keepsEarlier);
    const after = await release(next.folder, before.origin);
    try {
      if (!keepsEarlier) {
        expectProblem(/status 404: GET .*assets|console error/);
      }
      await page.getByRole("contentinfo").getByRole("link", { name: "Our Locations" }).click();
      await page.waitForURL("/locations");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await hydrated(page);
      expect((await scripts()) === old, "the open tab is still the old release").toBe(keepsEarlier);
      // Back may bring the old document from the browser's own cache, and its scripts too: it works all the same.
      await page.goBack();
      await page.waitForURL(/male-stripper-quote/);
      await hydrated(page);
      await expect.poll(() => typedIn(page)).toEqual(typed);
      await page.locator("form#quote").getByRole("button", { name: "Send my request", exact: true }).click();
      const reference = await referenceOn(page);
      expect(after.rows.quote(reference).email).toBe(fields.email);
      const opened = [
        "/male-stripper-quote?act=cheeky-butlers",
        ...(keepsEarlier ? [] : ["/locations", "/male-stripper-quote?act=cheeky-butlers"]),
      ];
      expect(loads.filter((address) => !address.startsWith("/quote/"))).toEqual(opened);
    } finally {
      await page.context().close();
      await after.stop();
      await next.remove();
    }
  });
}

test("a page of the old release that fails on the new one's data is loaded again, once", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/console error/);
  await page.goto("/");
  await hydrated(page);
  await page.route("**/release.txt", (route) => route.fulfill({ body: "0123abcd\n" }));
  const answer = await page.request.get(`${site.origin}/terms.data`);
  await page.route("**/terms.data*", async (route) => {
    // As if the page's data had another shape in the new release.
    const body = (await answer.text()).replace('"page"', '"sheet"');
    await route.fulfill({ response: answer, body });
  });
  const loads = loadsOf(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect.poll(() => loads).toEqual(["/terms"]);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/terms/i);
});

test("a script that no release has is 404, never a page, and is not cached", async ({ request }) => {
  const answer = await request.get("/assets/page-00000000.js");
  expect(answer.status()).toBe(404);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
});
