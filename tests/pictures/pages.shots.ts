import type { Page } from "@playwright/test";
import { arrived } from "../support/browser/arrived.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { fill, formOf, fullRequest, referenceOn } from "../support/browser/quote-form.ts";
import { test } from "../support/browser/test.ts";
import { keep } from "./keep.ts";

const quotePage = "/male-stripper-quote?act=cheeky-butlers";
const request = fullRequest({ date: "12 June 2027", email: "frances@example.org", notes: "Steps to the door" });

/** Takes the whole page with every picture on it loaded, and the parts that stick to the screen's edges back in their places. */
async function take(page: Page, name: string) {
  await arrived(page);
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = "eager";
      await image.decode().catch(() => {});
    }
    window.scrollTo(0, 0);
  });
  await keep(page, name);
}

test("home", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await take(page, "home");
});

test("a service page", async ({ page }) => {
  await page.goto("/cheeky-butler-hire");
  await hydrated(page);
  await take(page, "service");
});

test("the quote page, empty and with errors", async ({ page, expectProblem }) => {
  expectProblem(/400/);
  await page.goto(quotePage);
  await hydrated(page);
  await take(page, "quote-empty");
  await formOf(page).send.click();
  await formOf(page).problem.waitFor();
  await take(page, "quote-errors");
});

test("the quote page filled in, and the confirmation", async ({ page }) => {
  await page.goto(quotePage);
  await hydrated(page);
  await fill(page, request);
  // The price of the travel comes from the server.
  await page.getByText("22 miles from Leeds").first().waitFor({ state: "attached" });
  await take(page, "quote-filled");
  await formOf(page).send.click();
  const reference = await referenceOn(page);
  // The reference is random; the picture shows a fixed one.
  await page.getByText(reference, { exact: true }).evaluate((node) => {
    node.textContent = "BT-7K4M-92QX";
  });
  await take(page, "confirmation");
});

const templates = {
  town: "/male-stripper-hire-leeds",
  london: "/male-stripper-hire-london",
  area: "/female-stripper-hire-soho",
  overseas: "/drag-queen-hire-ibiza",
  locations: "/locations",
  reviews: "/reviews",
  contact: "/contact",
  terms: "/terms",
  privacy: "/privacy",
  "price-near": "/prices/near?for=cheeky-butler-hire&near=York",
  "price-near-several": "/prices/near?for=male-entertainer-hire&near=York",
  "price-near-unknown": "/prices/near?for=cheeky-butler-hire&near=Nowhere",
};
for (const [name, address] of Object.entries(templates)) {
  test(`${name}: ${address}`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await take(page, name);
  });
}

test("Page Not Found", async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await page.goto("/nothing-here");
  await hydrated(page);
  await take(page, "not-found");
});
