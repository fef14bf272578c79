import site from "#content/site.ts";
import { outOfOrder } from "../support/browser/geometry.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { brands, cards, homeReviews, tiles } from "../support/browser/specification.ts";
import { expect, test } from "../support/browser/test.ts";
import { ask } from "../support/processes/http.ts";

const chat = new RegExp(`^https://wa\\.me/${site.chat.number}\\?text=`);

test("the home page has the specification's sections, acts, brands, tiles and promises, and closes with the ways on", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const sections = [
    page.getByRole("banner"),
    main.getByRole("heading", { level: 1, name: "The Ultimate Party Entertainment", exact: true }),
    main.getByText("Trusted by 4605 customers", { exact: true }),
    main.getByText(site.claims.hotelBrands.value[0] ?? "", { exact: true }),
    main.locator("#services"),
    main.getByText("Top Rated", { exact: true }),
    main.locator("#reviews"),
    main.getByRole("heading", { name: "Got a date in mind?" }),
    page.getByRole("contentinfo"),
  ];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const section of sections) await expect(section).toHaveCount(1);
  }
  expect(await outOfOrder(sections), "position of the section that comes too early").toBe(-1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

  await test.step("each act has its card with its name, From price and five stars; all but two lead to their page", async () => {
    const shown = page.locator("#services article");
    await expect(shown).toHaveCount(cards.length);
    for (const [index, { name, price, page: address }] of cards.entries()) {
      const card = shown.nth(index);
      await expect(card.getByRole("heading", { name, exact: true })).toBeVisible();
      await expect(card.getByText(price, { exact: true })).toBeVisible();
      await expect(card.getByText("5.0", { exact: true })).toBeVisible();
      await expect(card.getByRole("img", { name: "5 out of 5 stars" })).toBeVisible();
      if (address) await expect(card.getByRole("link")).toHaveAttribute("href", address);
      else await expect(card.getByRole("link")).toHaveCount(0);
    }
  });

  await test.step("five brands, four tiles", async () => {
    const names = site.claims.hotelBrands.value;
    expect(names).toHaveLength(brands);
    for (const name of names) await expect(page.getByRole("main").getByText(name, { exact: true })).toBeVisible();
    await expect(page.locator("main h3").filter({ hasText: new RegExp(`^(${tiles.join("|")})$`) })).toHaveText([
      ...tiles,
    ]);
  });

  await test.step("the same ways on at the end; in the footer contact, quick links and popular services", async () => {
    const closing = page.locator("main > section").last();
    await expect(closing.getByRole("link", { name: "Call Us", exact: true })).toHaveAttribute(
      "href",
      `tel:${site.phone.e164}`,
    );
    await expect(closing.getByRole("link", { name: "WhatsApp", exact: true })).toHaveAttribute("href", chat);
    await expect(closing.locator('a[href="#services"]')).toBeVisible();

    const footer = page.getByRole("contentinfo");
    const addresses = await footer
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    for (const address of ["/locations", "/reviews", "/contact", "/privacy", "/terms", "/accessibility", "/blog/"])
      expect(addresses).toContain(address);
    for (const { page: address } of cards) if (address) expect(addresses).toContain(address);
    expect(addresses).toContain(`mailto:${site.email}`);
    expect(addresses).toContain(`tel:${site.phone.e164}`);
    for (const text of [
      site.legal.registeredName,
      site.legal.companyNumber,
      site.legal.registeredOffice,
      site.legal.registeredIn,
    ])
      await expect(footer).toContainText(text);
  });
});

test("the hero leads to the services, a call, a chat and the reviews; a card, wherever it is pressed, to the act", async ({
  page,
}) => {
  await page.goto("/");
  const hero = page.locator("main > section").first();
  const explore = hero.getByRole("link", { name: "Explore Services", exact: true });
  await expect(explore).toHaveAttribute("href", "#services");
  await expect(hero.getByRole("link", { name: "Call Us", exact: true })).toHaveAttribute(
    "href",
    `tel:${site.phone.e164}`,
  );
  await expect(hero.getByRole("link", { name: "WhatsApp", exact: true })).toHaveAttribute("href", chat);
  const badge = hero.getByRole("link", { name: /Trusted by 4605 customers/ });
  await expect(badge).toHaveAttribute("href", "#reviews");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await badge.click();
    await expect(page).toHaveURL(/#reviews$/);
    await expect(page.locator("#reviews h2")).toBeInViewport();
    await explore.click();
    await expect(page).toHaveURL(/#services$/);
    await expect(page.locator("#services h2")).toBeInViewport();
  }
  // Clicks the picture's corner and not the name, because the link has to cover the whole card.
  await page.locator("#services article", { hasText: "Cheeky Butlers" }).click({ position: { x: 30, y: 30 } });
  await expect(page).toHaveURL(/\/cheeky-butler-hire$/);
  await expect(page.getByRole("heading", { level: 1, name: /butler/i })).toBeInViewport();
});

test("fifteen reviews are in the page as it is served, and are called samples while they are", async ({
  site: served,
}) => {
  const { body } = await ask(served, "/");
  expect(body.split("<blockquote").length - 1).toBe(homeReviews);
  expect(body).toContain("samples we wrote");
});

test("the reviews move by the buttons, a page for each press however quick, and by the arrow keys, not by themselves", async ({
  page,
}) => {
  const reviews = page.getByRole("region", { name: "Customer reviews" });
  const track = reviews.getByRole("list");
  const status = reviews.getByRole("status");
  const next = reviews.getByRole("button", { name: "Next", exact: true });
  const place = () => track.evaluate((list) => Math.round(list.scrollLeft));
  const phone = page.viewportSize() ?? { width: 0, height: 0 };
  for (const size of [phone, { width: 1440, height: 900 }])
    await test.step(`${size.width} px wide`, async () => {
      await page.setViewportSize(size);
      // Loaded again, because a change of size interrupts a scroll, and Chromium then leaves it between two slides.
      await page.goto("/");
      await hydrated(page);
      expect(await place()).toBe(0);
      await track.scrollIntoViewIfNeeded();
      await expect(track.getByRole("listitem").first()).toBeInViewport();
      await next.click();
      await expect.poll(place).toBeGreaterThan(100);
      await expect(track.getByRole("listitem").first()).not.toBeInViewport({ ratio: 0.5 });
      await expect(status).toHaveText(/^\d+( to \d+)? of 15$/);
      const oneFurther = Number.parseInt((await status.textContent()) ?? "", 10) - 1;
      await next.evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await expect(status).toHaveText(new RegExp(`^${1 + 3 * oneFurther} `));

      const previous = reviews.getByRole("button", { name: "Previous", exact: true });
      await previous.evaluate((button: HTMLElement) => {
        for (let presses = 0; presses < 3; presses++) button.click();
      });
      await expect.poll(place).toBe(0);
      await expect(status).toHaveText(/^1 /);
      await track.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(place).toBeGreaterThan(0);
    });
});

test("the blog's link asks search engines not to follow it, and leads to Page Not Found and from there home", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404.*\/blog\//);
  await page.goto("/privacy");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true });
  await expect(link).toHaveAttribute("rel", "nofollow");
  const answer = page.waitForResponse(/\/blog\/$/);
  await link.click();
  expect((await answer).status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found", exact: true })).toBeVisible();
  await expect(
    page.getByText("The page you are looking for could not be found. Please navigate back to the home page.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/Page Not Found/);
  await page.getByRole("link", { name: "Go to Home", exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("heading", { level: 1, name: "The Ultimate Party Entertainment" })).toBeVisible();
});

test("a visitor in another part of the world sees the same dates and prices, without a word from the console", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ locale: "en-US", timezoneId: "Pacific/Honolulu" });
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator("#reviews")).toContainText("6 Oct 2026");
  await expect(page.locator("#services")).toContainText("From £135");
});
