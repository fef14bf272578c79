/** The booking pages as people use them, with demonstration payments. */
import type { Locator, Page } from "@playwright/test";
import type { Site } from "../processes/site.ts";
import { hydrated } from "./hydrated.ts";
import { type Fields, fillAtOnce, formOf, fullRequest, send } from "./quote-form.ts";

export const bookingPage = "/direct-quote?act=cheeky-butlers";

export const checkButton = (page: Page): Locator => formOf(page).form.getByRole("button", { name: "Check and book" });
export const payButton = (page: Page): Locator => page.getByRole("button", { name: /^Book and pay/ });
export const pretend = (page: Page, how: RegExp | string): Locator => page.getByRole("button", { name: how });

/** From the empty form to the review step. @returns what was typed */
export async function toReview(page: Page, changes: Fields = {}, scripts = true): Promise<Fields> {
  const fields = fullRequest(changes);
  await page.goto(bookingPage);
  if (scripts) await hydrated(page);
  await fillAtOnce(page, fields);
  await checkButton(page).click();
  await page.waitForURL(/[?&]key=/);
  return fields;
}

/** Opens the review step of a booking whose details were posted without a browser. @returns what was posted */
export async function openReview(page: Page, site: Site, changes: Fields = {}): Promise<Fields> {
  const fields = fullRequest(changes);
  const { status, headers } = await send(site, fields, { path: bookingPage });
  if (status !== 303) throw new Error(`Not accepted, status ${status}.`);
  await page.goto(String(headers.location));
  return fields;
}

/** From the review step through the demonstration payment to the page after it. */
export async function pay(page: Page, how: RegExp | string = /^Pretend to pay/): Promise<void> {
  await payButton(page).click();
  await page.waitForURL(/demo-payment/);
  await pretend(page, how).click();
  await page.waitForURL(/success|direct-quote/);
}

/** The reference in the page's address, which is a private link. */
export function referenceAt(page: Page): string {
  const url = new URL(page.url());
  return url.searchParams.get("quote") ?? url.pathname.split("/")[2] ?? "";
}
