/** The desk with its demonstration week, as docs/desk.md shows it: a colour table keeps each picture at a few kB. */
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { signIn } from "../support/browser/desk-page.ts";
import { expect, test } from "../support/browser/test.ts";
import { launch } from "../support/processes/process.ts";
import type { Site } from "../support/processes/site.ts";

const folder = path.resolve(import.meta.dirname, "../../docs/pictures/desk");
const NODE_OPTIONS = `--import=${path.resolve(import.meta.dirname, "fixed-clock.mjs")}`;
test.use({ settings: { NODE_OPTIONS }, serviceWorkers: "block" });

/** Loads the week before the site has anything. */
async function demo({ dataFolder, origin }: Site) {
  const run = launch({ DATA_DIR: dataFolder, PUBLIC_ORIGIN: origin, NODE_OPTIONS }, ["scripts/desk.mjs", "demo"]);
  expect(await run.ended, run.output()).toBe(0);
}

async function take(page: Page, name: string) {
  const width = page.viewportSize()?.width ?? 0;
  // More of a page than a phone shows, but only enough to recognise it.
  await page.setViewportSize({ width, height: width < 500 ? 1100 : 900 });
  const taken = await page.screenshot({ animations: "disabled" });
  await sharp(taken)
    .png({ palette: true, colours: 32, effort: 10 })
    .toFile(path.join(folder, `${name}-${width}.png`));
}

test("every screen of the desk", async ({ page, site }) => {
  await page.goto("/desk/sign-in");
  await take(page, "sign-in");
  await demo(site);
  await signIn(page, site);
  await take(page, "today");
  const bookings = new Map<string, string>();
  await page.goto("/desk/bookings");
  for (const link of await page.locator("[data-row] a").all())
    bookings.set((await link.textContent()) ?? "", (await link.getAttribute("href")) ?? "");
  const at = (name: string, step = "") => `${bookings.get(name)}${step}`;
  for (const [name, address] of [
    ["bookings", "/desk/bookings"],
    ["booking", at("Aoife Kelly")],
    ["price", at("Priya Shah", "/price")],
    ["send", at("Megan Price", "/send")],
    ["paid", at("Beth Turner", "/paid")],
    ["edit", at("Beth Turner", "/edit")],
    ["cancel", at("Beth Turner", "/cancel")],
    ["new", "/desk/bookings/new"],
    ["messages", "/desk/messages"],
    ["calendar", "/desk/calendar"],
    ["performers", "/desk/performers"],
    ["figures", "/desk/figures?period=next-12"],
    ["invoices", "/desk/invoices"],
    ["reviews", "/desk/reviews"],
    ["emails", "/desk/mail"],
    ["passkeys", "/desk/passkeys"],
    ["sessions", "/desk/sessions"],
    ["more", "/desk/more"],
  ] as const)
    await test.step(name, async () => {
      await page.goto(address);
      await take(page, name);
    });

  await page.goto("/desk/messages");
  await page.locator("[data-row] a").first().click();
  await take(page, "message");
  await page.goto("/desk/performers");
  await page.getByRole("link", { name: "Jules" }).click();
  await take(page, "performer");
  await page.goto(at("Grace Liu"));
  await page.getByRole("button", { name: "Ask them" }).click();
  const { text } = await site.mailbox.waitFor((mail) => mail.text.includes("/job?key="));
  await page.goto(/\S+\/job\?key=\S+/.exec(text)?.[0] ?? "");
  await take(page, "job");
  await page.getByRole("button", { name: /^Yes/ }).click();
  await page.getByRole("heading", { name: "On the night" }).waitFor();
  await take(page, "job-sheet");
});
