import type { Page } from "@playwright/test";
import { axe } from "../../support/browser/axe.ts";
import { checkButton } from "../../support/browser/booking-page.ts";
import { overflows } from "../../support/browser/geometry.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { formOf, fullRequest, referenceIn, send } from "../../support/browser/quote-form.ts";
import { bookingPages, otherPages, quotePages, services } from "../../support/browser/specification.ts";
import { lostSpaces } from "../../support/browser/spoken-names.ts";
import { expect, test } from "../../support/browser/test.ts";
import { setTextSize } from "../../support/browser/text-size.ts";

/** Every page but the home page. */
const groups = [services.map(({ path }) => path), otherPages];

/** Where axe looks at a page on a wide screen in place of the phone: another page differs from it only in its texts and colours. */
const wideOnly = new Set<string>([
  ...["/female-stripper-hire", "/female-entertainer-hire", "/drag-queen-hire-cardiff"],
  ...["/terms", "/female-direct-quote"],
]);
/** Where it looks at a page on both: no other has its template. */
const both = new Set<string>(["/locations", "/reviews", "/contact", "/female-stripper-hire-soho"]);

// Colours in the middle of a transition don't count.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The tests check a page on a phone, at 320 px, and on a wide screen, and load it only once. */
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Checks the page on a phone, with the answers to its questions opened, and with text twice the size. */
async function look(page: Page, { withAxe = true } = {}): Promise<void> {
  await page.locator("details.question").evaluateAll((parts) => {
    for (const part of parts) (part as HTMLDetailsElement).open = true;
  });
  if (withAxe) await axe(page);
  const { names, signs, compared } = await lostSpaces(page);
  expect(compared).toBeGreaterThan(20);
  expect(names).toEqual([]);
  expect(signs).toEqual([]);
  await setTextSize(page, 32);
  expect(await overflows(page)).toEqual([]);
  await setTextSize(page, 16);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toEqual([]);
}

/** A service's name and the link to its quote page are on the first screen. */
async function expectOnFirstScreen(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  const asks = page.getByRole("main").getByRole("link", { name: "Get a quote", exact: true });
  await expect(asks.first()).toBeInViewport();
}

/** Text in the field where a service's page asks for the town can be read, and the field shows that it has the focus. */
async function expectReadableField(page: Page) {
  const field = page.getByRole("search").getByLabel(/Town or postcode/);
  await field.fill("York");
  const { text, ink, ground, ring, around } = await field.evaluate((input) => {
    const { color, backgroundColor, outlineColor } = getComputedStyle(input);
    const themed = input.closest("[data-theme], .card") ?? document.body;
    return {
      text: color,
      ink: getComputedStyle(document.body).color,
      ground: backgroundColor,
      ring: outlineColor,
      around: getComputedStyle(themed).backgroundColor,
    };
  });
  expect(ground).toBe("rgb(255, 255, 255)");
  expect(text, "not a dark theme's paper, which white differs from but little").toBe(ink);
  expect(ring).not.toBe(around);
}

for (const paths of groups) {
  test(`axe finds nothing on ${paths.join(", ")}, no name that is read out has lost a space, and 320 px are enough`, async ({
    page,
  }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize(phone);
        await page.goto(path);
        if (paths !== otherPages) await expectOnFirstScreen(page);
        await look(page, { withAxe: !wideOnly.has(path) });
        const onWide = wideOnly.has(path) || both.has(path);
        if (!onWide && paths === otherPages) return;
        await page.setViewportSize(wide);
        if (paths !== otherPages) await expectOnFirstScreen(page);
        if (onWide) await axe(page);
        if (paths !== otherPages) await expectReadableField(page);
      });
    }
  });
}

test("axe finds nothing on the home page, with Explore or Contact Us open neither, and 320 px are enough", async ({
  page,
}) => {
  /** Each menu on one screen: both are made of the same parts. */
  const open = async (label: string) => {
    const button = page.getByRole("banner").getByRole("button", { name: label, exact: true });
    await button.click();
    await expect(button.locator("xpath=following-sibling::*[1]")).toBeVisible();
    await axe(page, { within: "header" });
    await page.keyboard.press("Escape");
  };
  await page.goto("/");
  await look(page);
  await page.setViewportSize(phone);
  await open("Explore");
  await page.setViewportSize(wide);
  await axe(page);
  await open("Contact Us");
});

test("axe finds nothing on Page Not Found", async ({ page, expectProblem }) => {
  expectProblem(/404.*\/nothing-here/);
  await page.goto("/nothing-here");
  await axe(page);
  await page.setViewportSize(wide);
  await axe(page);
});

test("axe finds nothing on a page for a quote: empty, being filled in, and with every error", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/400/);
  await page.goto(quotePages[0]);
  await hydrated(page);
  await look(page);
  await page.setViewportSize(phone);
  const form = formOf(page);
  await form.extras.click();
  await form.place.fill("York");
  await form.date.fill("12 June");
  await form.surprise.check();
  await axe(page);
  await form.date.fill("");
  await form.place.fill("");
  await form.time.fill("25:00");
  await form.send.click();
  await expect(form.problem).toBeFocused();
  // On the wide screen alone: a booking's page shows its errors on a phone, by the same components.
  await page.setViewportSize(wide);
  await axe(page);
});

test("axe finds nothing on the other page for a quote with the estimate’s lines open", async ({ page }) => {
  await page.goto(quotePages[1]);
  await hydrated(page);
  await look(page, { withAxe: false });
  await page.setViewportSize(phone);
  await page.locator("summary", { hasText: "Details" }).click();
  await expect(page.getByText("Tell us the place and we’ll work it out").filter({ visible: true })).toBeVisible();
  await axe(page);
});

test(`axe finds nothing on ${bookingPages.join(", ")}, empty, and on one of them with every error`, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/400/);
  for (const path of bookingPages) {
    await page.setViewportSize(phone);
    await page.goto(path);
    await hydrated(page);
    await look(page, { withAxe: !wideOnly.has(path) });
    if (!wideOnly.has(path)) continue;
    await page.setViewportSize(wide);
    await axe(page);
  }
  // Only the last of these pages: all show their errors with the same components.
  await page.setViewportSize(phone);
  await checkButton(page).click();
  await expect(formOf(page).problem).toBeFocused();
  await axe(page);
});

// A booking's pages are checked in booking/direct-paid.spec.ts.
test("axe finds nothing on the confirmation, with the reference alone and by the private link, and in the emails", async ({
  page,
  site,
}) => {
  const reference = referenceIn(await send(site, fullRequest()));
  await page.goto(`/quote/${reference}/success`);
  await axe(page);
  const mails = site.rows.mailsOf(reference);
  const { message } = mails.find(({ kind }) => kind === "quote-received") ?? {};
  await page.goto(/\S+\/success\?key=\S+/.exec(message?.text ?? "")?.[0] ?? "");
  await expect(page.getByRole("heading", { name: "What you told us" })).toBeVisible();
  await axe(page);
  // In another page, because this page's policy would apply to the emails too.
  const email = await page.context().newPage();
  for (const { message } of mails) {
    const { html } = await site.mailbox.waitFor(({ subject }) => subject === message.subject);
    await email.setContent(html);
    await axe(email, { kind: "email" });
  }
});
