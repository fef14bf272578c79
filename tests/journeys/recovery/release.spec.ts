import { readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { listFiles } from "../../../scripts/build/list-files.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { nextRelease } from "../../support/browser/next-release.ts";
import { fillAtOnce, fullRequest, referenceOn, typedIn } from "../../support/browser/quote-form.ts";
import { loadsOf } from "../../support/browser/recovery.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";
import { type Site, startSite } from "../../support/processes/site.ts";

test.use(wideScreen);

/** Serves a folder's release at `origin`, in place of the site that was there. */
async function release(folder: string, origin: string) {
  // Connections to the old process are still in Node's pool: this request makes Node notice that they are closed.
  await fetch(origin).catch(() => {});
  return startSite({ PORT: new URL(origin).port, PUBLIC_ORIGIN: origin }, folder);
}

/** Takes the earlier release's scripts away from a folder that kept them. */
async function dropEarlier(folder: string) {
  const client = path.join(folder, "build/client");
  const earlier = (await readdir(`${client}/assets`)).filter((name) => /-[\w-]{8}(?<!next)\.js$/.test(name));
  expect(earlier.length).toBeGreaterThan(10);
  for (const name of earlier) await rm(`${client}/assets/${name}`);
  await writeFile(path.join(folder, "build/files.json"), JSON.stringify(listFiles(client)));
}

const scriptsOf = (page: Page) =>
  page.evaluate(() => (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version);

/** Opens the form and fills it in. @returns a function for after the next release: it visits another page, goes back and sends the form */
async function fillsIn(page: Page) {
  const loads = loadsOf(page);
  const missing: string[] = [];
  page.on("response", (answer) => answer.status() === 404 && missing.push(answer.url()));
  const errors: string[] = [];
  page.on("console", (said) => {
    if (said.type() === "error" && !said.text().includes("CONNECTION_REFUSED")) errors.push(said.text());
  });
  await page.goto("/male-stripper-quote?act=cheeky-butlers");
  await hydrated(page);
  const fields = fullRequest();
  await fillAtOnce(page, fields);
  const typed = await typedIn(page);
  const old = await scriptsOf(page);
  return async (after: Site, keepsEarlier: boolean) => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Our Locations" }).click();
    await page.waitForURL("/locations");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await hydrated(page);
    expect((await scriptsOf(page)) === old, "the open tab is still the old release").toBe(keepsEarlier);
    // Back may take the old document and its scripts from the browser's own cache: that has to work too.
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
    expect(missing.length > 0, "it missed files").toBe(!keepsEarlier);
    if (keepsEarlier) expect(errors).toEqual([]);
    await page.context().close();
  };
}

test("a new release under open tabs: a form filled in before is sent, with the earlier one's files and without", async ({
  newVisitor,
  serve,
  expectProblem,
}) => {
  const before = await serve();
  const { origin } = before;
  const tabs = [await newVisitor({ baseURL: origin }), await newVisitor({ baseURL: origin })] as const;
  const [first, second] = [await fillsIn(tabs[0]), await fillsIn(tabs[1])];
  await before.stop();
  // Requests of the tabs in between find no server.
  expectProblem(/CONNECTION_REFUSED/);
  for (const tab of tabs) await tab.evaluate(() => fetch("/release.txt").catch(() => {}));
  expectProblem(/status 404: GET .*assets|console error/);
  const next = await nextRelease();
  const released = async (goesOn: typeof first, keepsEarlier: boolean) => {
    const after = await release(next.folder, origin);
    await goesOn(after, keepsEarlier).finally(after.stop);
  };
  try {
    await released(first, true);
    await dropEarlier(next.folder);
    await released(second, false);
  } finally {
    await next.remove();
  }
});

test("a page of the old release that fails on the new one's data is loaded again, once", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/console error/);
  await page.goto("/privacy");
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
