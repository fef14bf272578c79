/** Journeys through a request and a payment, and a form that keeps what was typed. */
import { expect, test } from "vitest";
import { someone } from "../support/browser/quote-form.ts";
import { daysAhead } from "../support/texts/dates.ts";
import { button, label, link, type Tab } from "./tab.ts";
import type { Visit } from "./visit.ts";

async function fillInParty(tab: Tab) {
  await tab.click(label("Two hours"));
  await tab.type("#date", daysAhead(150).typed);
  await tab.type("#place", "York");
  await tab.type("#guests", "24");
}

/** The details that both forms ask for, typed as people do. */
async function fillIn(tab: Tab, email: string) {
  await fillInParty(tab);
  await tab.click(label("Hen party"));
  await tab.type("#name", "Frances O’Hara");
  await tab.type("#email", email);
  await tab.type("#phone", "07700 900 456");
  await tab.click("#adult");
  // £160 for two hours, and 7 miles at 90p.
  await tab.reads("£166.30");
}

/** A legend's drawing stays on its line, loses no space and covers no list: engines differ in where a fieldset's box begins. */
async function legendsAreInPlace({ driver }: Tab) {
  const widest = await driver.run(() =>
    Math.max(
      ...[...document.querySelectorAll("#quote legend")].map((legend) => {
        const after = legend.nextElementSibling?.getBoundingClientRect().top ?? 0;
        return after - legend.getBoundingClientRect().bottom;
      }),
    ),
  );
  expect(widest).toBeLessThan(40);
  const covered = await driver.run(
    () =>
      [...document.querySelectorAll("#quote select")].filter((list) => {
        list.scrollIntoView({ block: "center", behavior: "instant" });
        const { right, top } = list.getBoundingClientRect();
        return document.elementFromPoint(right - 20, top + 8) !== list;
      }).length,
  );
  expect(covered).toBe(0);
}

/** @param visit is complete when its tests run */
export function payingJourney(visit: Visit): void {
  test("from an empty form to a paid deposit, and a message about the booking", async () => {
    const { tab, site, driver } = visit;
    await tab.open("/direct-quote?act=cheeky-butlers");
    const email = someone();
    await fillIn(tab, email);
    await tab.click(button("Check and book"));
    await tab.arrives(/[?&]key=/);
    await tab.reads("Check and book");
    await driver.run(() => history.back());
    await tab.arrives(/\?act=/);
    // The form works even if the browser restored the page as it was left, with the button busy.
    const kept = (email: string) => document.querySelector<HTMLInputElement>("#email")?.value === email;
    await tab.holds("the answers are back", kept, email);
    await tab.ready();
    await tab.click(button("Check and book"));
    await tab.arrives(/[?&]key=/);
    await tab.click(`//main//button[starts-with(normalize-space(), "Book and pay")]`);
    await tab.arrives(/demo-payment/);
    await tab.click(`//button[starts-with(normalize-space(), "Pretend to pay")]`);
    await tab.arrives(/success/);
    await tab.ready();
    // The day is written by our own code, because engines format dates differently.
    const deposit = () => /Deposit, \d{1,2} [A-Z][a-z]+ 20\d\d/.test(document.querySelector("main")?.textContent ?? "");
    await tab.holds("what was paid, and when", deposit);
    await tab.click(button("Send message"));
    await tab.reads("There is a problem");
    await tab.type("#message", "Eight o’clock");
    await tab.click(button("Send message"));
    await tab.arrives(/written=yes/);
    await tab.reads("Your message is with us.");
    await tab.holds("that is read out", () => document.activeElement?.textContent === "Your message is with us.");
    const toOwner = await site.mailbox.waitFor(
      ({ replyTo, text }) => replyTo.includes(email) && text.includes("Eight o’clock"),
    );
    expect(toOwner.subject).toContain("message from Frances");
  });
}

/** @param visit is complete when its tests run */
export function askingJourneys(visit: Visit): void {
  test("from an act's card to a sent request, and its email", async () => {
    const { tab, site } = visit;
    await tab.open("/");
    await tab.click(`#services a[href="/cheeky-butler-hire"]`);
    await tab.arrives(/^\/cheeky-butler-hire$/);
    await tab.reads("butler");
    await tab.holds("the page begins at its top", () => scrollY === 0);
    await tab.click(link("Get a quote", "main//"));
    await tab.arrives(/-quote/);
    await tab.ready();
    const email = someone();
    await fillIn(tab, email);
    await tab.click(button("Send my request"));
    const [, , reference = ""] = (await tab.arrives(/^\/quote\/[^/]+\/success$/)).split("/");
    await tab.reads(reference);
    expect((await site.mailbox.waitFor(({ to }) => to.includes(email))).text).toContain(reference);
  });

  test("legends are in their place; Back from another page: the answers and their price are there, and the page goes on answering", async () => {
    const { tab, driver } = visit;
    await tab.open("/male-stripper-quote?act=cheeky-butlers");
    await legendsAreInPlace(tab);
    await fillInParty(tab);
    await tab.reads("£166.30");
    await tab.open("/terms");
    await driver.run(() => history.back());
    await tab.arrives(/-quote/);
    const typed = (date: string) => {
      const value = (id: string) => document.querySelector<HTMLInputElement>(id)?.value;
      return value("#date") === date && value("#place") === "York" && value("#guests") === "24";
    };
    await tab.holds("the answers are back", typed, daysAhead(150).typed);
    await tab.reads("£166.30");
    await tab.click(link("Our Locations", "footer//"));
    await tab.arrives(/^\/locations$/);
    await tab.reads("Our Locations");
  });
}
