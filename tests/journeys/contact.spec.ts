import type { Page } from "@playwright/test";
import site from "#content/site.ts";
import { axe } from "../support/browser/axe.ts";
import { hydrated } from "../support/browser/hydrated.ts";
import { expect, test } from "../support/browser/test.ts";

const typed = {
  message: "Do you come to Hexham?\nIt’s a surprise, so please don’t ring before six.",
  name: "Zoë van der Bijl-Featherstonehaugh",
  phone: "07700 900123",
};

/** The ways to contact the agency that need no form. */
async function expectWaysToSpeak(page: Page) {
  const options = page.getByRole("complementary", { name: "Speak to us" });
  await expect(options).toContainText(site.openingHours);
  await expect(options.getByRole("link", { name: /^Phone/ })).toHaveAttribute("href", `tel:${site.phone.e164}`);
  await expect(options.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
  await expect(options.getByRole("link", { name: /^Email/ })).toHaveAttribute("href", `mailto:${site.email}`);
  const phone = await options.getByText(site.phone.display).boundingBox();
  const email = await options.getByText(site.email).boundingBox();
  expect(email?.height, "the address stands on one line, as the number does").toBe(phone?.height);
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "with JavaScript off", () => {
    test.use({ javaScriptEnabled: scripts });

    test("there is a call, a chat and an email besides; mistakes are named with everything kept, then the message reaches the desk and the customer", async ({
      page,
      site: served,
      expectProblem,
    }) => {
      expectProblem(/400/);
      const email = `zoe-${test.info().testId}@example.com`;
      await page.goto("/contact");
      if (scripts) await hydrated(page);
      await expectWaysToSpeak(page);
      const field = (name: string) => page.locator(`.form-page [name=${name}]`);
      await field("message").fill(typed.message);
      await field("phone").fill("ring me");
      await field("email").fill("zoe@");
      await page.getByRole("button", { name: "Send message" }).click();

      const problem = page.getByRole("alert");
      await expect(problem.getByRole("link")).toHaveText([
        "Enter your name",
        "Enter an email address such as name@example.co.uk",
        "Enter a phone number such as 07700 900123, or leave it empty",
      ]);
      await expect(page).toHaveTitle(/^Error: /);
      await expect(field("message")).toHaveValue(typed.message);
      await expect(field("phone")).toHaveValue("ring me");
      await expect(field("name")).toHaveAttribute("aria-invalid", "true");
      await expect(problem).toBeFocused();
      await expect(problem, "what has taken the focus shows it").toHaveCSS("outline-style", "solid");
      // On a wide screen the page without errors is checked (display/accessible.spec.ts).
      if (scripts) await axe(page);
      await problem.getByRole("link", { name: "Enter your name" }).click();
      await expect(field("name")).toBeFocused();

      await page.keyboard.type(typed.name);
      await field("email").fill(email);
      await field("phone").fill(typed.phone);
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page).toHaveURL(/\/contact\/sent$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("It’s with us");

      const [row, ...more] = served.rows.enquiries().filter((enquiry) => enquiry.email === email);
      expect(more).toHaveLength(0);
      expect(row).toMatchObject({ ...typed, suspect: 0 });
      const copy = await served.mailbox.waitFor(({ to }) => to.includes(email));
      const desk = await served.mailbox.waitFor(({ replyTo }) => replyTo.includes(email));
      expect(desk.to).toEqual([site.email]);
      expect(copy.replyTo).toEqual([site.email]);
      for (const received of [desk, copy])
        for (const line of [...typed.message.split("\n"), typed.phone]) expect(received.text).toContain(line);
      expect(copy.subject).not.toMatch(/hexham|surprise/i);
    });
  });
}

test("sent before the scripts came, its mistakes outlast the skip link; with the next answer lost, everything typed and the key stay", async ({
  page,
  site: served,
  expectProblem,
}) => {
  expectProblem(/400/);
  expectProblem(/ERR_CONNECTION_RESET/);
  const email = `lost-${test.info().testId}@example.com`;
  const field = (name: string) => page.locator(`.form-page [name=${name}]`);
  await page.goto("/contact");
  await field("message").fill(typed.message);
  await field("name").fill(typed.name);
  await field("email").fill("zoe@");
  const key = await field("key").inputValue();
  // Sent by the browser itself, without an event for scripts.
  await page.locator("form.form-page").evaluate((form: HTMLFormElement) => form.submit());
  const problem = page.getByRole("alert");
  await expect(problem).toContainText("Enter an email address");
  await hydrated(page);
  await page.getByRole("link", { name: "Skip to the content" }).press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await expect(problem).toContainText("Enter an email address");
  await expect(page).toHaveTitle(/^Error: /);

  await field("email").fill(email);
  await page.route(
    ({ pathname }) => pathname.startsWith("/contact"),
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(problem).toContainText("We could not be reached");
  await expect(field("message")).toHaveValue(typed.message);
  await expect(field("name")).toHaveValue(typed.name);
  await expect(field("email")).toHaveValue(email);
  await expect(field("key")).toHaveValue(key);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/\/contact\/sent$/);
  expect(served.rows.enquiries().filter((enquiry) => enquiry.email === email)).toHaveLength(1);
});

test("what was typed is kept by a look at another page, a reload and an answer with errors, until it is sent", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/400/);
  const field = (name: string) => page.locator(`.form-page [name=${name}]`);
  const leave = () => page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  const comeBack = async () => {
    await leave();
    await expect(page).toHaveURL("/privacy");
    await page.goBack();
    await expect(page).toHaveURL("/contact");
  };
  await page.goto("/contact");
  await hydrated(page);
  await field("message").fill(typed.message);
  await field("name").fill(typed.name);
  await comeBack();
  await expect(field("message")).toHaveValue(typed.message);
  await expect(field("name")).toHaveValue(typed.name);
  await page.reload();
  await hydrated(page);
  await comeBack();
  await expect(field("message")).toHaveValue(typed.message);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter your email address");
  await field("email").fill(`kept-${test.info().testId}@example.com`);
  await comeBack();
  await expect(field("message")).toHaveValue(typed.message);
  await expect(field("email")).toHaveValue(/^kept-/);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/\/contact\/sent$/);
  await page.goto("/contact");
  await hydrated(page);
  for (const name of ["message", "name", "email"]) await expect(field(name)).toHaveValue("");
});
