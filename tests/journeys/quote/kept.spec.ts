import { hold } from "../../support/browser/hold.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { asSent, fill, formOf, fullRequest, referenceOn, typedIn } from "../../support/browser/quote-form.ts";
import { expectRow } from "../../support/browser/request-details.ts";
import { expect, test } from "../../support/browser/test.ts";
import { daysAhead } from "../../support/texts/dates.ts";

const quotePage = "/male-stripper-quote?act=cheeky-butlers";

test("what was typed and chosen is kept with its price: by a reload, after a look at another page, and between booking and asking; an address that names a package has its own", async ({
  page,
}) => {
  const fields = fullRequest({ performers: "3" });
  const form = formOf(page);
  const main = page.getByRole("main");
  await page.goto("/male-stripper-quote");
  await hydrated(page);
  await form.act.selectOption("cheeky-butlers");
  await fill(page, fields);
  const kept = async () => {
    await hydrated(page);
    await expect(form.total).toHaveText("£486.30");
    expect(await typedIn(page)).toEqual(asSent(fields));
  };
  await page.reload();
  await kept();
  await page.getByRole("contentinfo").getByRole("link", { name: "Drag Acts" }).click();
  await expect(page).toHaveURL(/drag-queen-hire$/);
  await page.goBack();
  await kept();
  const issued = form.form.locator("input[name=issued]");
  const before = await issued.inputValue();
  for (const [link, address] of [
    ["Book cheeky butlers now", "/direct-quote?act=cheeky-butlers"],
    ["Get a quote", "/male-stripper-quote?act=cheeky-butlers"],
  ] as const) {
    await main.getByRole("link", { name: link }).click();
    await page.waitForURL(`**${address}`);
    await kept();
    expect(await issued.inputValue(), "typing began earlier: this is no program").toBe(before);
  }
  // The page for other acts, opened at its own address, begins with one of its acts.
  await page.goto("/female-direct-quote");
  await hydrated(page);
  await expect(form.act).not.toHaveValue("cheeky-butlers");
  await form.act.selectOption("cheeky-butlers");
  await form.package("Two hours").check();
  await form.performers.selectOption("3");
  await kept();
  await page.goto(`${quotePage}&package=one-hour`);
  await hydrated(page);
  await expect(form.package("One hour")).toBeChecked();
  await expect(form.place).toHaveValue("York");
});

test("a price that is shared leads the others to the same price, whatever they had typed before; a surprise is pointed out", async ({
  page,
  newVisitor,
}) => {
  await page.goto("/direct-quote?act=cheeky-butlers&package=two-hours&place=york");
  await hydrated(page);
  const form = formOf(page);
  const share = page.getByRole("link", { name: "Share on WhatsApp" });
  await form.performers.selectOption("3");
  await expect(share, "the group is not known yet").toHaveCount(0);
  await form.guests.fill("24");
  await page.getByText("Details", { exact: true }).click();
  await expect(share).toBeVisible();
  const warning = page.getByText("mind who is in the group").filter({ visible: true });
  await expect(warning).toHaveCount(0);
  await form.form.getByLabel("It’s a surprise").check();
  await expect(warning).toHaveCount(1);
  const text = new URL((await share.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
  expect(text).toMatch(
    /^3 × cheeky butlers in York \(Two hours, £160 each\): £486\.30 in all, £20\.27 a head for 24\. http/i,
  );
  const { pathname, search } = new URL(text.split(" ").at(-1) ?? "");

  const friend = await newVisitor();
  await friend.goto("/direct-quote?act=male-strippers");
  await hydrated(friend);
  await formOf(friend).guests.fill("9");
  await formOf(friend).name.fill("Frances");
  await friend.goto(pathname + search);
  await hydrated(friend);
  await expect(formOf(friend).total).toHaveText("£486.30");
  await expect(formOf(friend).guests).toHaveValue("24");
  await expect(formOf(friend).name).toHaveValue("Frances");
});

test("what is typed before the scripts have come stays, counts in the total, and is sent", async ({
  page,
  site: served,
}) => {
  const fields = fullRequest();
  const release = await hold(page, /\/assets\/.*\.js$/);
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
