import path from "node:path";
import type { Page } from "@playwright/test";
import { arrived } from "../support/browser/arrived.ts";
import {
  bookingPage,
  checkButton,
  openReview,
  pay,
  payButton,
  pretend,
  referenceAt,
  toReview,
} from "../support/browser/booking-page.ts";
import { signIn } from "../support/browser/desk-page.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { formOf } from "../support/browser/quote-form.ts";
import { test } from "../support/browser/test.ts";
import { keep } from "./keep.ts";

const NODE_OPTIONS = `--import=${path.resolve(import.meta.dirname, "fixed-clock.mjs")}`;
test.use({ settings: { NODE_OPTIONS } });

const party = { date: "12 June 2027", email: "frances@example.org", notes: "Steps to the door" };
const long = {
  ...party,
  name: "Dr Wilhelmina Featherstonehaugh-Cholmondeley-Smythe",
  email: "wilhelmina.featherstonehaugh-cholmondeley@a-very-long-domain-name.example.org",
  venue: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch Village Hall",
};

/** Takes the whole page, with its random reference replaced by a fixed one. */
async function take(page: Page, name: string) {
  await arrived(page);
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const drawn = /\bBT-\w{4}-\w{4}\b/g;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? "";
      const shown = text.replace(drawn, "BT-7K4M-92QX");
      if (shown !== text) node.textContent = shown;
    }
    window.scrollTo(0, 0);
  });
  await keep(page, name);
}

test("booking: details, their errors, and a place priced by hand", async ({ page, expectProblem }) => {
  expectProblem(/400/);
  await page.goto(bookingPage);
  await hydrated(page);
  await take(page, "book-empty");
  await formOf(page).place.fill("Ibiza");
  await take(page, "book-by-hand");
  await formOf(page).place.fill("York");
  await checkButton(page).click();
  await formOf(page).problem.waitFor();
  await take(page, "book-errors");
});

test("booking: review, a refused payment, booked", async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await toReview(page, party);
  await hydrated(page);
  await take(page, "book-review");
  const link = page.url();
  await payButton(page).click();
  await pretend(page, "Pretend the card is refused").waitFor();
  await take(page, "demo-payment");
  await pretend(page, "Pretend the card is refused").click();
  await page.waitForURL(/success|direct-quote/);
  await hydrated(page);
  await take(page, "book-failed");
  await page.getByRole("button", { name: /^Try again/ }).click();
  await page.getByRole("button", { name: /^Pretend to pay/ }).click();
  await page.getByRole("heading", { level: 1, name: "Your date is held" }).waitFor();
  await hydrated(page);
  await take(page, "book-booked");
  await page.goto(link);
  await hydrated(page);
  await take(page, "book-already");
  const reference = referenceAt(page);
  for (const [name, address] of [
    ["book-link-refused", `/direct-quote?quote=${reference}`],
    ["book-booked-by-reference", `/quote/${reference}/success`],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    await take(page, name);
  }
});

test("booking: long names", async ({ page }) => {
  await toReview(page, long);
  await hydrated(page);
  await take(page, "book-long");
});

test("booking: a change that costs more and leaves less time to cancel", async ({ page, site }) => {
  await openReview(page, site, { ...party, email: "change@example.org" });
  await pay(page);
  const reference = referenceAt(page);
  await signIn(page, site);
  await page.goto(`/desk/bookings/${reference}/edit`);
  await page.getByLabel("Date").fill("2027-03-20");
  await page.getByLabel("Performers").fill("3");
  await page.getByRole("button", { name: "Look at what changes" }).click();
  await page.getByRole("button", { name: "Ask the customer" }).click();
  const { text } = await site.mailbox.waitFor((mail) => mail.text.includes("Look and say yes or no"));
  await page.goto(/Look and say yes or no:\s+(\S+)/.exec(text)?.[1] ?? "");
  await hydrated(page);
  await take(page, "book-change");
});
