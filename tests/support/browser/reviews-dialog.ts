/** The Customer Reviews dialog as a visitor finds it. */
import type { Locator, Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { press } from "./press.ts";

export function dialogOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Customer Reviews", exact: true });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  const radio = (name: string) => dialog.getByRole("radio", { name, exact: true });
  return {
    trigger: page.locator("main .rating-summary"),
    dialog,
    close: button("Close"),
    list: dialog.getByRole("list", { name: "Reviews", exact: true }),
    reviews: dialog.locator("blockquote"),
    authors: dialog.locator("figcaption strong"),
    byDate: radio("By date"),
    high: radio("Highest rated"),
    low: radio("Lowest rated"),
    newest: radio("Newest"),
    oldest: radio("Oldest"),
    previous: button("Previous"),
    next: button("Next"),
    number: (page: number) => button(`Page ${page}`),
    numbers: dialog.getByRole("navigation", { name: "Pages of reviews" }).getByRole("list"),
    current: dialog.locator(".page-number[aria-current=page]"),
    status: dialog.getByRole("status"),
  };
}

export async function openDialog(page: Page, address = "/male-stripper-hire") {
  await page.goto(address);
  await hydrated(page);
  const found = dialogOf(page);
  await page.locator("main .rating-summary[aria-haspopup=dialog]").waitFor();
  await press(found.trigger);
  await found.dialog.waitFor();
  return found;
}

/** Presses the label of a radio button, which lies over its input. */
export const choose = (radio: Locator): Promise<void> => press(radio.locator("xpath=.."));
