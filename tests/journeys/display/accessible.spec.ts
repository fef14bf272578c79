import { axe } from "../../support/browser/axe.ts";
import { checkButton, openReview, pay, pretend, referenceAt } from "../../support/browser/booking-page.ts";
import { overflows } from "../../support/browser/geometry.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { formOf, fullRequest, referenceIn, send } from "../../support/browser/quote-form.ts";
import { bookingPages, otherPages, quotePages, services } from "../../support/browser/specification.ts";
import { lostSpaces } from "../../support/browser/spoken-names.ts";
import { expect, test } from "../../support/browser/test.ts";

const pages = ["/", ...services.map(({ path }) => path), ...otherPages];

// Colours in the middle of a transition don't count.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The pages' tests look at them on a phone, at 320 px, and on a wide screen: each is loaded once. */
const wide = { width: 1440, height: 900 };

for (const path of pages) {
  test(`axe finds nothing on ${path}, no name that is read out has lost a space, and 320 px are enough`, async ({
    page,
  }) => {
    await page.goto(path);
    await axe(page);
    const { names, compared } = await lostSpaces(page);
    expect(compared).toBeGreaterThan(20);
    expect(names).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflows(page)).toEqual([]);
    await page.setViewportSize(wide);
    await axe(page);
  });
}

test("axe finds nothing on Page Not Found", async ({ page, expectProblem }) => {
  expectProblem(/404.*\/nothing-here/);
  await page.goto("/nothing-here");
  await axe(page);
  await page.setViewportSize(wide);
  await axe(page);
});

test("axe finds nothing with Explore open, or Contact Us", { tag: "@both" }, async ({ page }) => {
  await page.goto("/");
  for (const label of ["Explore", "Contact Us"]) {
    const button = page.getByRole("banner").getByRole("button", { name: label, exact: true });
    await button.click();
    await expect(button.locator("xpath=following-sibling::*[1]")).toBeVisible();
    await axe(page);
  }
});

test("questions read aloud and shown open have no faults", async ({ page }) => {
  await page.goto("/cheeky-butler-hire");
  for (const question of await page.locator("details > summary").all()) await question.click();
  await axe(page);
});

for (const path of quotePages) {
  test(`axe finds nothing on ${path}: empty, being filled in, and with every error`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/400/);
    await page.goto(path);
    await hydrated(page);
    await axe(page);
    expect((await lostSpaces(page)).names).toEqual([]);
    const phone = page.viewportSize() ?? wide;
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflows(page)).toEqual([]);
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
    await axe(page);
    await page.setViewportSize(wide);
    await axe(page);
  });
}

for (const path of bookingPages) {
  test(`axe finds nothing on ${path}, empty and with every error`, async ({ page, expectProblem }) => {
    expectProblem(/400/);
    await page.goto(path);
    await hydrated(page);
    await axe(page);
    await checkButton(page).click();
    await expect(formOf(page).problem).toBeFocused();
    await axe(page);
    await page.setViewportSize(wide);
    await axe(page);
  });
}

test("axe finds nothing on the way of a booking: review, refused payment, booked, and its plain pages", async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/404/);
  await openReview(page, site, { notes: "x".repeat(300), name: "Wilhelmina Featherstonehaugh-Cholmondeley".repeat(2) });
  await axe(page);
  const link = page.url();
  await pay(page, "Pretend the card is refused");
  await axe(page);
  await page.getByRole("button", { name: /^Try again/ }).click();
  await pretend(page, /^Pretend to pay/).waitFor();
  await axe(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflows(page)).toEqual([]);
  await page.setViewportSize(wide);
  await axe(page);
  await pretend(page, /^Pretend to pay/).click();
  await expect(page.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
  await axe(page);
  const reference = referenceAt(page);
  for (const address of [link, `/quote/${reference}/success`, "/payment-success", "/direct-quote?quote=x&key=y"]) {
    await page.goto(address);
    await axe(page);
  }
});

test("axe finds nothing with the estimate's lines open", async ({ page }) => {
  await page.goto("/male-stripper-quote");
  const details = page.locator("summary", { hasText: "Details" });
  if (await details.isVisible()) await details.click();
  await expect(page.getByText("Tell us the place and we’ll work it out").filter({ visible: true })).toBeVisible();
  await axe(page);
});

test("axe finds nothing on the confirmation, with the reference alone and by the private link", async ({
  page,
  site,
}) => {
  const reference = referenceIn(await send(site, fullRequest()));
  await page.goto(`/quote/${reference}/success`);
  await axe(page);
  const { message } = site.rows.mailsOf(reference).find(({ kind }) => kind === "quote-received") ?? {};
  await page.goto(/\S+\/success\?key=\S+/.exec(message?.text ?? "")?.[0] ?? "");
  await expect(page.getByRole("heading", { name: "What you told us" })).toBeVisible();
  await axe(page);
});

test("axe finds nothing in the emails", async ({ page, site }) => {
  const reference = referenceIn(await send(site, fullRequest()));
  for (const { message } of site.rows.mailsOf(reference)) {
    const { html } = await site.mailbox.waitFor(({ subject }) => subject === message.subject);
    await page.setContent(html);
    await axe(page, "email");
  }
});
