import type { Page } from "@playwright/test";
import { bookingPages } from "../../app/features/quote/paths.ts";
import type { Quote } from "../../app/features/quote/table.server.ts";
import { actSlugs } from "../../content/shape.ts";
import site from "../../content/site.ts";
import { daysAhead } from "../support/dates.ts";
import { coveredFocus } from "../support/geometry.ts";
import { ask } from "../support/http.ts";
import { hydrated } from "../support/hydrated.ts";
import type { ReceivedEmail } from "../support/mailbox.ts";
import {
  asSent,
  decoded,
  type Fields,
  fill,
  formOf,
  referenceIn,
  referenceOn,
  send,
  someone,
  typedIn,
  wholeRequest,
} from "../support/quote-form.ts";
import type { Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const quotePage = "/male-stripper-quote?act=cheeky-butlers";

/** What the agency must find in the database after `wholeRequest` went out on this date. */
function expectRow(row: Quote, fields: Fields, iso: string) {
  expect(row).toMatchObject({
    act: "cheeky-butlers",
    packageId: "two-hours",
    performers: 2,
    eventDate: iso,
    eventTime: "19:30",
    place: "York",
    placeSlug: "york",
    venue: fields.venue,
    groupSize: 24,
    occasion: "hen",
    name: fields.name,
    email: fields.email,
    phone: fields.phone,
    phoneE164: "+447700900456",
    reachBy: "whatsapp",
    noCalls: fields.noCalls,
    notes: fields.notes,
    surprise: fields.surprise === "yes" ? 1 : 0,
    suspect: 0,
    total: 32630,
  });
  expect(row.adultDeclaredAt).toBe(row.createdAt);
  expect(row.marketingAt).toBe(fields.marketing === "yes" ? row.createdAt : null);
}

/** Every answer, as both emails must contain it in text and HTML. */
const told = (fields: Fields, readBack: string) => [
  "Cheeky Butlers",
  "Two hours",
  readBack,
  "7.30pm",
  "York",
  fields.venue ?? "",
  "24 people",
  "Hen party",
  "Zoë’s hen & she’s <shy>.",
  "Steps to the door 🎈",
  fields.name ?? "",
  fields.email ?? "",
  fields.phone ?? "",
  "WhatsApp",
  fields.noCalls ?? "",
  "£320",
  "£6.30",
  "£326.30",
];

function expectTold({ text, html }: ReceivedEmail, words: string[]) {
  const escaped = (word: string) => word.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  for (const word of words) {
    expect(text, "the text part").toContain(word);
    expect(html, "the HTML part").toContain(escaped(word));
  }
  expect(html).not.toContain("<shy>");
}

/** Both emails of a request, to the customer and to the desk. */
async function emailsOf({ mailbox }: Site, email: string, reference: string) {
  const [confirmation, desk] = await Promise.all([
    mailbox.waitFor(({ to, text }) => to.includes(email) && text.includes(reference)),
    mailbox.waitFor(({ to, text }) => to.includes(site.email) && text.includes(reference)),
  ]);
  return { confirmation, desk };
}

test("from a card on the home page to a request that is stored, confirmed to the customer and sent to the agency in full", {
  tag: "@both",
}, async ({ page, site: served }) => {
  const date = daysAhead(150);
  const fields = wholeRequest({ date: date.typed });
  await page.goto("/");
  await page.locator("#services article", { hasText: "Cheeky Butlers" }).getByRole("link").click();
  await page.getByRole("main").getByRole("link", { name: "Get a quote", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Cheeky Butlers: get a quote" })).toBeVisible();

  const form = formOf(page);
  await expect(form.act).toHaveValue("cheeky-butlers");
  await expect(form.total).toHaveText("£90 before travel");
  await form.package("Two hours").check();
  await expect(form.total).toHaveText("£160 before travel");
  await form.performers.selectOption("2");
  await expect(form.total).toHaveText("£320 before travel");
  await form.guests.fill("24");
  await expect(form.form).toContainText("For 24 we’d suggest 2 cheeky butlers.");
  await form.place.fill("Ibiza");
  await expect(form.total).toHaveText("£320 plus travel");
  await form.place.fill("Leeds");
  await expect(form.total).toHaveText("£320");
  await form.place.fill("York");
  await expect(form.total).toHaveText("£326.30");
  await form.date.fill(date.typed);
  await expect(form.form.getByText(date.readBack, { exact: true })).toBeVisible();
  await fill(page, fields);
  await expect(form.total).toHaveText("£326.30");
  expect(await typedIn(page)).toEqual(asSent(fields));

  await form.send.click();
  const reference = await referenceOn(page);
  expect(reference).toMatch(/^BT-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  await expect(page.getByRole("heading", { level: 1, name: "We have your request" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(fields.name ?? "");
  await expect(page.getByRole("main")).not.toContainText(fields.email ?? "");

  expectRow(served.rows.quote(reference), fields, date.iso);
  const { confirmation, desk } = await emailsOf(served, fields.email ?? "", reference);
  expectTold(confirmation, [reference, ...told(fields, date.readBack)]);
  expect(confirmation.from).toBe(site.name);
  expect(confirmation.subject).toContain(reference);
  expect(confirmation.replyTo).toEqual([site.email]);
  expectTold(desk, [reference, ...told(fields, date.readBack)]);
  expect(desk.replyTo).toEqual([fields.email]);
  expect(desk.text).toContain("Everyone 18 or over: Confirmed");
  expect(desk.text).toContain("News and offers: No thanks");
});

test("going back and reloading after a request sends nothing again and shows an empty form", async ({
  page,
  site: served,
}) => {
  const fields = wholeRequest();
  await page.goto("/cheeky-butler-hire");
  await page.getByRole("main").getByRole("link", { name: "Get a quote", exact: true }).first().click();
  await hydrated(page);
  await fill(page, fields);
  await formOf(page).send.click();
  const reference = await referenceOn(page);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /butler hire/i })).toBeVisible();
  await page.goForward();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await page.goto(quotePage);
  await hydrated(page);
  expect(await typedIn(page)).toMatchObject({ name: "", email: "", phone: "", place: "" });
  expect(served.rows.quotes().filter(({ email }) => email === fields.email)).toHaveLength(1);
  expect(served.rows.mailsOf(reference)).toHaveLength(2);
});

test("the link in the email shows everything the customer entered; another key, and no key, show nothing personal", async ({
  page,
  site: served,
  expectProblem,
}) => {
  const date = daysAhead(90);
  const fields = wholeRequest({ date: date.typed });
  const reference = referenceIn(await send(served, fields));
  const { confirmation } = await emailsOf(served, fields.email ?? "", reference);
  const link = new RegExp(`${served.origin}/quote/${reference}/success\\?key=\\S+`).exec(confirmation.text)?.[0] ?? "";
  await page.goto(link);
  for (const words of [fields.name, fields.email, fields.phone, fields.venue, date.readBack, "£326.30"])
    await expect(page.getByRole("main")).toContainText(words ?? "");

  expectProblem(/404.*key=wrong/);
  await page.goto(`/quote/${reference}/success?key=wrong`);
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
});

test("a surprise stays one: neutral sender and subject, and the desk sees when not to call", async ({
  site: served,
}) => {
  const fields = wholeRequest({ surprise: "yes" });
  const reference = referenceIn(await send(served, fields));
  const { confirmation, desk } = await emailsOf(served, fields.email ?? "", reference);
  expect(confirmation.subject).toBe(`Your enquiry ${reference}`);
  expect(confirmation.from).toBe("Enquiries desk");
  expect(`${confirmation.subject} ${confirmation.from}`).not.toMatch(/butler|party|strip|tassel/i);
  expect(desk.text).toContain("A SURPRISE");
  expect(desk.text).toContain("WHEN NOT TO CALL: not after 6pm");
});

test("the title of every quote page says what its heading says, whichever act is chosen", async ({ site: served }) => {
  const acts = ["", ...actSlugs.map((slug) => `?act=${slug}`)];
  for (const path of ["/male-stripper-quote", "/female-stripper-quote", ...Object.keys(bookingPages)])
    for (const act of acts) {
      const { body } = await ask(served, path + act);
      const [, words = ""] = /<h1 class="title">([^$]*?)<\/h1>/.exec(body) ?? [];
      const heading = decoded(words.replaceAll(/<[^>]*>/g, ""));
      const titles = [...body.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => decoded(title ?? ""));
      expect(titles, path + act).toEqual([`${heading} | ${site.name}`]);
      expect(decoded(/property="og:title" content="([^"]*)"/.exec(body)?.[1] ?? ""), path + act).toBe(heading);
    }
});

test("every booking page is linked from the quote page of its acts", async ({ page }) => {
  await page.goto("/female-stripper-quote");
  await hydrated(page);
  const book = page.getByRole("link", { name: /^Book .* now$/ });
  for (const [act, href] of [
    ["male-strippers", "/direct-quote"],
    ["topless-waitresses", "/female-direct-quote"],
    ["rolypoly-strippers", "/rolypoly-direct-quote"],
  ] as const) {
    await formOf(page).act.selectOption(act);
    await expect(book).toHaveAttribute("href", `${href}?act=${act}`);
  }
  await expect(page).toHaveTitle(/^Rolypoly Strippers: get a quote/);
});

test("another act changes the heading, the packages and the total, and keeps what was typed", async ({ page }) => {
  await page.goto(quotePage);
  await hydrated(page);
  const form = formOf(page);
  await form.name.fill("Frances");
  await form.place.fill("York");
  await form.act.selectOption("drag-acts");
  await expect(page.getByRole("heading", { level: 1, name: "Drag Acts: get a quote" })).toBeVisible();
  await expect(form.total).toHaveText("£251.30");
  await expect(form.name).toHaveValue("Frances");
  await expect(form.form.getByRole("group", { name: "Package" }).getByRole("radio").first()).toBeChecked();
});

test("a look at another page, and a reload, keep what was typed", async ({ page }) => {
  const fields = wholeRequest();
  await page.goto(quotePage);
  await hydrated(page);
  await fill(page, fields);
  await page.reload();
  await hydrated(page);
  expect(await typedIn(page)).toEqual(asSent(fields));
  await page.getByRole("contentinfo").getByRole("link", { name: "Drag Acts" }).click();
  await expect(page).toHaveURL(/drag-queen-hire$/);
  await page.goBack();
  await hydrated(page);
  expect(await typedIn(page)).toEqual(asSent(fields));
});

for (const path of ["/male-stripper-quote", "/female-direct-quote"])
  test(`reloads keep the act chosen on ${path}, its package, its performers and their price`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const form = formOf(page);
    await form.act.selectOption("cheeky-butlers");
    await form.package("Two hours").check();
    await form.performers.selectOption("3");
    await form.place.fill("Leeds");
    await expect(form.total).toHaveText("£480");
    for (let times = 0; times < 2; times++) {
      await page.reload();
      await hydrated(page);
      await expect(form.act).toHaveValue("cheeky-butlers");
      await expect(form.package("Two hours")).toBeChecked();
      await expect(form.performers).toHaveValue("3");
      await expect(form.total).toHaveText("£480");
    }
  });

test("mistakes come back together in words, tied to their fields, with everything else kept; corrected, it is sent", async ({
  page,
  site: served,
  expectProblem,
}) => {
  expectProblem(/400/);
  const fields = wholeRequest({ date: "30 February", email: "frances@", guests: "loads" });
  await page.goto(quotePage);
  await hydrated(page);
  await fill(page, { ...fields, adult: "" });
  await formOf(page).send.click();

  const form = formOf(page);
  await expect(form.problem).toBeVisible();
  await expect(form.problem).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  const words = [
    "30 February does not exist. Enter another date",
    "Enter how many people as a number, such as 20",
    "Enter an e-mail address such as name@example.co.uk",
    "Tick to confirm that everyone there will be 18 or over",
  ];
  await expect(form.problem.getByRole("listitem")).toHaveText(words);
  for (const [control, message] of [
    [form.date, words[0]],
    [form.guests, words[1]],
    [form.email, words[2]],
    [form.adult, words[3]],
  ] as const) {
    await expect(control).toHaveAccessibleDescription(new RegExp(message ?? ""));
    await expect(control).toHaveAttribute("aria-invalid", "true");
  }
  expect(await typedIn(page)).toEqual(asSent({ ...fields, adult: "" }));
  await form.problem.getByRole("link", { name: words[2] ?? "" }).click();
  await expect(form.email).toBeFocused();

  const email = someone();
  await form.date.fill(daysAhead(150).typed);
  await form.guests.fill("24");
  await form.email.fill(email);
  await form.adult.check();
  await form.send.click();
  const reference = await referenceOn(page);
  expectRow(served.rows.quote(reference), { ...fields, email }, daysAhead(150).iso);
});

test("an empty form names every missing answer, at most eight of them", async ({ page, expectProblem }) => {
  expectProblem(/400/);
  await page.goto("/female-stripper-quote");
  const form = formOf(page);
  await form.send.click();
  await expect(form.problem.getByRole("listitem")).toHaveText([
    "Enter the date of your party, such as 13 June 2027",
    "Enter the town or city, such as Leeds",
    "Enter how many people are coming, such as 20",
    "Choose the occasion",
    "Enter your name",
    "Enter your e-mail address",
    "Enter your phone number",
    "Tick to confirm that everyone there will be 18 or over",
  ]);
});

test("pressing Send again and again makes one request", async ({ page, site: served }) => {
  const fields = wholeRequest();
  await page.goto(quotePage);
  await hydrated(page);
  await fill(page, fields);
  await formOf(page).send.evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 5; times++) button.click();
  });
  const reference = await referenceOn(page);
  expect(served.rows.quotes().filter(({ email }) => email === fields.email)).toHaveLength(1);
  expect(served.rows.mailsOf(reference)).toHaveLength(2);
});

test("what is typed before the scripts have come stays, counts in the total, and is sent", async ({
  page,
  site: served,
}) => {
  const fields = wholeRequest();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(quotePage, { waitUntil: "commit" });
  const form = formOf(page);
  await fill(page, fields);
  await expect(form.total).toHaveText("£90 before travel");
  release();
  await hydrated(page);
  await expect(form.total).toHaveText("£326.30");
  expect(await typedIn(page)).toEqual(asSent(fields));
  await form.send.click();
  const reference = await referenceOn(page);
  expectRow(served.rows.quote(reference), fields, daysAhead(150).iso);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("from the home page to a stored and confirmed request, the estimate worked out on the way", {
    tag: "@both",
  }, async ({ page, site: served }) => {
    const date = daysAhead(150);
    const fields = wholeRequest({ date: date.typed });
    await page.goto("/");
    await page.locator("#services article", { hasText: "Cheeky Butlers" }).getByRole("link").click();
    await page.getByRole("main").getByRole("link", { name: "Get a quote", exact: true }).first().click();
    const form = formOf(page);
    await expect(form.total).toHaveText("£90 before travel");
    await fill(page, fields);

    const phone = (page.viewportSize()?.width ?? 0) < 1024;
    if (phone) await page.locator("summary", { hasText: "Details" }).click();
    await page.getByRole("button", { name: "Update the estimate" }).filter({ visible: true }).click();
    await expect(form.total).toHaveText("£326.30");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await typedIn(page)).toEqual(asSent(fields));
    expect(served.rows.quotes().filter(({ email }) => email === fields.email)).toHaveLength(0);

    await form.send.click();
    const reference = await referenceOn(page);
    expectRow(served.rows.quote(reference), fields, date.iso);
    const { confirmation, desk } = await emailsOf(served, fields.email ?? "", reference);
    expectTold(confirmation, told(fields, date.readBack));
    expectTold(desk, told(fields, date.readBack));

    await page.reload();
    await page.goBack();
    await page.goForward();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    expect(served.rows.quotes().filter(({ email }) => email === fields.email)).toHaveLength(1);
  });

  test("another act's packages are shown at a button's press, with what was typed kept", async ({ page }) => {
    await page.goto(quotePage);
    const form = formOf(page);
    await form.name.fill("Frances");
    await form.act.selectOption("drag-acts");
    await page.getByRole("button", { name: "Show this act’s packages" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Drag Acts: get a quote" })).toBeVisible();
    await expect(form.total).toHaveText("£245 before travel");
    await expect(form.name).toHaveValue("Frances");
  });

  test("mistakes come back with everything kept", async ({ page, expectProblem }) => {
    expectProblem(/400/);
    const fields = wholeRequest({ date: "1 January 2020" });
    await page.goto(quotePage);
    await fill(page, fields);
    await formOf(page).send.click();
    await expect(formOf(page).problem.getByRole("listitem")).toHaveText([
      "That date has passed. Enter a date that is still to come",
    ]);
    await expect(page).toHaveTitle(/^Error: /);
    expect(await typedIn(page)).toEqual(asSent(fields));
  });
});

test.describe("with the keyboard alone", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  /** Tabs on until `reached`; wherever the focus stops it must be in sight. */
  async function tabTo(page: Page, reached: () => Promise<boolean>, what: string) {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      await expect.poll(() => coveredFocus(page), what).toBeUndefined();
      if (await reached()) return;
    }
    throw new Error(`60 Tabs did not reach ${what}.`);
  }
  const isFocused = (name: string, value?: string) => (page: Page) => () =>
    page.evaluate(
      ([wanted, choice]) => {
        const focused = document.activeElement as HTMLInputElement | null;
        return focused?.name === wanted && (choice === undefined || focused.value === choice);
      },
      [name, value] as const,
    );
  const onText = (page: Page, words: string) => () =>
    page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, words);

  test("the whole way from the home page to the reference, the focus in sight at every step", { tag: "@both" }, async ({
    page,
    site: served,
  }) => {
    const date = daysAhead(150);
    const fields = wholeRequest({ date: date.typed, notes: "Steps to the door", venue: "The old chapel" });
    await page.goto("/");
    await hydrated(page);
    await tabTo(page, onText(page, "Cheeky Butlers"), "the card");
    await page.keyboard.press("Enter");
    await page.waitForURL(/cheeky-butler-hire$/);
    await tabTo(page, onText(page, "Get a quote"), "the main button");
    await page.keyboard.press("Enter");
    await page.waitForURL(/male-stripper-quote/);
    await hydrated(page);

    const type = async (name: string, text: string) => {
      await tabTo(page, isFocused(name)(page), name);
      await page.keyboard.type(text);
    };
    await tabTo(page, isFocused("package")(page), "package");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, isFocused("performers")(page), "performers");
    await page.keyboard.press("ArrowDown");
    await type("date", date.typed);
    await type("place", "York");
    await type("guests", "24");
    await tabTo(page, isFocused("occasion")(page), "occasion");
    await page.keyboard.press("Space");
    await tabTo(page, onText(page, "Add a time, venue or notes (optional)"), "the extras");
    await page.keyboard.press("Enter");
    await type("time", "7.30pm");
    await type("venue", fields.venue ?? "");
    await type("notes", fields.notes ?? "");
    await type("name", fields.name ?? "");
    await type("email", fields.email ?? "");
    await type("phone", fields.phone ?? "");
    await tabTo(page, isFocused("reach")(page), "reach");
    await page.keyboard.press("ArrowRight");
    await type("noCalls", fields.noCalls ?? "");
    await tabTo(page, isFocused("adult")(page), "adult");
    await page.keyboard.press("Space");
    await tabTo(page, onText(page, "Send my request"), "the button");
    expect(await typedIn(page)).toEqual(asSent(fields));
    await page.keyboard.press("Enter");
    const reference = await referenceOn(page);
    expectRow(served.rows.quote(reference), fields, date.iso);
  });

  test("the focus is in sight all the way down the form and its errors, and back up", { tag: "@both" }, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/400/);
    await page.goto(quotePage);
    await hydrated(page);
    await formOf(page).send.focus();
    await page.keyboard.press("Enter");
    await expect(formOf(page).problem).toBeFocused();
    await expect.poll(() => coveredFocus(page)).toBeUndefined();
    await tabTo(page, onText(page, "Send my request"), "the button");
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press("Shift+Tab");
      await expect.poll(() => coveredFocus(page)).toBeUndefined();
    }
  });
});
