import { test as base, expect } from "@playwright/test";
import { hydrated } from "../support/browser/hydrated.ts";
import { otherAgency } from "../support/processes/other-agency.ts";
import { type Site, startSite } from "../support/processes/site.ts";
import { daysAhead } from "../support/texts/dates.ts";

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
    async ({}, use) => {
      const { folder, remove } = otherAgency();
      const site = await startSite({}, folder);
      await use(site);
      await site.stop();
      remove();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

test("another agency's site has its words, acts, towns and colours, and nothing of the example's", async ({
  page,
  site,
  request,
}) => {
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText("Ceilidh & Co");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("A braw wee Ceilidh Entertainment");
  await expect(main.getByRole("link", { name: "See wha we hae" })).toHaveCSS("background-color", "rgb(91, 184, 255)");
  const email = page.getByRole("link", { name: "Email us", exact: true });
  for (const link of await email.all()) await expect(link).toHaveAttribute("href", "mailto:haud@ceilidh.example");
  // In the hero, at the end, and in the bar on a phone.
  await expect(email).toHaveCount(2);
  const cards = main.locator("#services article");
  await expect(cards.getByRole("heading")).toHaveText(["Cheeky Butlers", "Drag Acts", "Pipers"]);
  await expect(main).not.toContainText(/Trusted by|24\/7|Lantern Quay|5\.0/);
  await expect(page.locator("#reviews")).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("list").last().getByRole("link")).toHaveText([
    "Cheeky Butlers",
    "Drag Acts",
    "Pipers",
  ]);
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("0131 496 0000");
  await expect(footer).toContainText("Morag Reid, trading as Ceilidh & Co. Address: ");

  await page.goto("/locations");
  await expect(main).toContainText("6 towns and cities.");
  await expect(main).toContainText("We go all over Scotland.");
  await expect(main.getByLabel("Town or postcode area")).toHaveAttribute("placeholder", "Edinburgh");
  await expect(main.getByRole("listitem").filter({ hasText: "Peebles" }).getByRole("link")).toHaveCount(0);
  await page.goto("/reviews");
  await expect(main.getByRole("heading", { name: "Nobody has written yet" })).toBeVisible();
  await expect(main.getByRole("combobox")).toHaveCount(0);
  await page.goto("/drag-queen-hire");
  await expect(main).toContainText("We go all over Scotland. Travel is free in these towns");
  await expect(page.locator("script[type='application/ld+json']").first()).not.toContainText("United Kingdom");
  await page.goto("/drag-queen-hire-dundee");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Drag Queens in Dundee");
  await page.goto("/drag-queen-hire-edinburgh");
  await expect(main).toContainText("Edinburgh is our base, so there is no travel to pay.");
  for (const gone of [
    "/male-stripper-hire",
    "/male-stripper-hire-dundee",
    "/drag-queen-hire-leeds",
    "/female-direct-quote",
  ])
    expect((await request.get(gone)).status(), gone).toBe(404);

  const pages = [...(await (await request.get("/sitemap.xml")).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => url ?? "",
  );
  for (const url of pages) {
    const { pathname } = new URL(url);
    const answer = await request.get(pathname);
    expect(answer.status(), pathname).toBe(200);
    expect(await answer.text(), pathname).not.toMatch(
      /wa\.me|>WhatsApp|Bow (&amp;|&) Tassel|company number|registered office/i,
    );
    const social = pathname === "/" ? "home" : pathname.slice(1);
    expect((await request.get(`/social/${social}.png`)).status(), social).toBe(200);
  }
  expect(pages.map((url) => new URL(url).pathname)).toContain("/piper-hire");
  expect(site.output()).not.toContain('"level":50');
});

test("the new act is asked for, from its card to the emails", async ({ page, site }) => {
  await page.goto("/");
  await page.locator("#services article", { hasText: "Pipers" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "A piper, by the hour" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Get a quote", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "A quote for pipers" })).toBeVisible();
  await hydrated(page);
  const form = page.locator("form#quote");
  await expect(form.getByRole("radio", { name: "WhatsApp" })).toHaveCount(0);
  await form.getByRole("textbox", { name: "Date of the party" }).fill(daysAhead(150).typed);
  await form.getByLabel("Town or city").fill("Peebles");
  await form.getByLabel("How many people?").fill("24");
  await form.getByRole("radio", { name: "Birthday", exact: true }).check();
  await form.getByLabel("Your name").fill("Isla Baird");
  await form.getByRole("textbox", { name: "Email" }).fill("isla@example.org");
  await form.getByRole("textbox", { name: "Phone" }).fill("07700 900 456");
  await form.getByRole("checkbox", { name: /18 or over/ }).check();
  await form.getByRole("button", { name: "Send my request", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "We have your request" })).toBeVisible();
  const email = await site.mailbox.waitFor(({ to }) => to.includes("isla@example.org"));
  expect(email.from).toBe("Ceilidh & Co");
  for (const text of ["Pipers", "Peebles", "One hour"]) expect(email.text).toContain(text);
  expect(email.text + email.html).not.toContain("Bow & Tassel");
  const desk = await site.mailbox.waitFor(({ to }) => to.includes("haud@ceilidh.example"));
  expect(desk.text).toContain("Isla Baird");
});
