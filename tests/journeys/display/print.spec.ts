/** Printing: what people keep of a request, an offer and a booking fits on one sheet of A4. */
import type { Page } from "@playwright/test";
import agency from "#content/site.ts";
import { pay, payButton } from "../../support/browser/booking-page.ts";
import { desk } from "../../support/browser/desk-run.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { type Fields, fullRequest, referenceIn, send } from "../../support/browser/quote-form.ts";
import { expect, test, wideScreen } from "../../support/browser/test.ts";
import type { Site } from "../../support/processes/site.ts";

test.use(wideScreen);

/** Buttons and links, which are of no use on paper. */
const pressed = [
  "Explore",
  "Contact Us",
  "Tell the others",
  "Popular services",
  "Cookie choices",
  "Add to calendar",
  "Copy",
];

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const [, width, height] = /\/MediaBox \[0 0 (\d+)\S* (\d+)/.exec(pdf.toString("latin1")) ?? [];
  expect([width, height]).toEqual(["594", "841"]);
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The text of a page on paper. */
async function printed(page: Page): Promise<string> {
  const screen = page.viewportSize();
  // The width of A4 within its margins.
  await page.setViewportSize({ width: 688, height: 1032 });
  await page.emulateMedia({ media: "print" });
  const text = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, " "));
  await page.emulateMedia({ media: null });
  if (screen) await page.setViewportSize(screen);
  for (const word of pressed) expect(text).not.toContain(word);
  return text;
}

/** A form in which every answer has its maximum length. */
const longest = (changes: Fields = {}): Fields =>
  fullRequest({
    place: "Oban",
    venue: "The old chapel by the harbour, Fossgate ".repeat(5).slice(0, 200),
    notes: "Steps to the door, and the aunt must not know before the cake is cut. ".repeat(29).slice(0, 2000),
    name: "Wilhelmina Featherstonehaugh-Cholmondeley ".repeat(3).slice(0, 100).trim(),
    noCalls: "not after 6pm, nor before nine, nor on Sundays ".repeat(5).slice(0, 100).trim(),
    surprise: "yes",
    ...changes,
  });

async function asked(site: Site, changes?: Fields) {
  const fields = longest(changes);
  const reference = referenceIn(await send(site, fields));
  const { message } = site.rows.mailsOf(reference).find(({ kind }) => kind === "quote-received") ?? {};
  return { fields, reference, link: /\S+\/success\?key=\S+/.exec(message?.text ?? "")?.[0] ?? "" };
}

async function offered(site: Site, changes?: Fields) {
  const request = await asked(site, changes);
  const { reference, fields } = request;
  await desk(site, "price", reference, "--travel", "120", "--send", "--yes");
  const { text } = await site.mailbox.waitFor(
    (received) => received.to.includes(fields.email ?? "") && received.text.includes("Book it: pay"),
  );
  return { ...request, link: /\S+[?&]key=\S+/.exec(text)?.[0] ?? "" };
}

const agencysOwn = [agency.legal.registeredName, agency.legal.tradingAddress, agency.phone.display, agency.email];

test("a request is one sheet: its reference, everything requested, the estimate, the recipient", async ({
  page,
  site,
}) => {
  const { link, reference, fields } = await asked(site);
  await page.goto(link);
  await hydrated(page);
  expect(await sheets(page)).toBe(1);
  const text = await printed(page);
  for (const said of [reference, fields.name, fields.notes, "7.30pm", "Oban", "£320", ...agencysOwn])
    expect(text).toContain(said);
});

test("an offer is one sheet with its price, when it is paid, until when it stands and what cancelling costs; then its receipt", async ({
  page,
  site,
  newVisitor,
}) => {
  const { link, reference, fields } = await offered(site);
  const plain = await newVisitor({ javaScriptEnabled: false });
  await plain.goto(link);
  await expect(payButton(plain)).toBeVisible();
  expect(await sheets(plain), "without JavaScript").toBe(1);
  await page.goto(link);
  await hydrated(page);
  expect(await sheets(page)).toBe(1);
  const offer = await printed(page);
  for (const said of [reference, fields.name, fields.notes, "Travel to Oban", "£120", "£440", "£88", "£352"])
    expect(offer).toContain(said);
  for (const said of ["28 days or more before", "14-day right", agency.legal.companyNumber, ...agencysOwn])
    expect(offer).toContain(said);
  expect(offer.match(/Travel to Oban/g)).toHaveLength(1);
  expect(offer).not.toContain("Book and pay");

  await pay(page);
  await expect(page.getByRole("heading", { level: 1, name: "You’re booked" })).toBeVisible();
  await hydrated(page);
  expect(await sheets(page)).toBe(1);
  const receipt = await printed(page);
  for (const said of [
    reference,
    fields.name,
    fields.notes,
    "7.30pm",
    "Oban",
    "Travel to Oban",
    "£440",
    "Paid and left to pay",
  ])
    expect(receipt).toContain(said);
  for (const said of ["£88", "Left to pay", "£352", "28 days or more before", ...agencysOwn])
    expect(receipt).toContain(said);
  expect(receipt).not.toContain("Pay the balance");
});

test("a service's questions are printed with their answers", async ({ page }) => {
  await page.goto("/cheeky-butler-hire");
  const answer = page.locator("details > :not(summary)").first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
});
