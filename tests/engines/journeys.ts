/** What has to work in every engine, once each: requests, payments, and what differs between engines. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { someone } from "../support/browser/quote-form.ts";
import { taggedBuild } from "../support/browser/tagged-build.ts";
import { moduleIn } from "../support/processes/modules.ts";
import { type RoundRobin, roundRobin } from "../support/processes/proxy.ts";
import { type Site, startSite } from "../support/processes/site.ts";
import { daysAhead } from "../support/texts/dates.ts";
import { button, type Driver, label, link, Tab, until } from "./tab.ts";

export interface Sites {
  site: Site;
  /** With the owner's tag */
  tagged: Site;
  /** The first, through a proxy that loses `lost` */
  faulty: RoundRobin;
  /** Paths of scripts */
  lost: Set<string>;
}

/** Starts once what every engine visits. */
export async function startSites(): Promise<Sites> {
  const lost = new Set<string>();
  const withTag = await taggedBuild();
  const site = await startSite();
  const tagged = await startSite({}, withTag);
  const faulty = await roundRobin([Number(new URL(site.origin).port)], (path) => lost.has(path));
  return { site, tagged, faulty, lost };
}

/**
 * @param sites as they stand when the journeys begin
 * @param open starts the browser; undefined where the machine has none, and then nothing runs
 */
export function journeys(engine: string, sites: () => Sites, open: (() => Promise<Driver>) | undefined): void {
  describe.skipIf(!open)(engine, () => {
    let { site, tagged, faulty, lost } = {} as Sites;
    /** Reports in the sites' logs that a journey has answered for */
    let seen = 0;
    let driver: Driver;
    let tab: Tab;

    beforeAll(async () => {
      if (!open) return;
      ({ site, tagged, faulty, lost } = sites());
      seen = reports().length;
      driver = await open();
      console.log(`${engine}: ${driver.browser}`);
      tab = new Tab(driver, site.origin);
    });
    afterAll(async () => {
      await driver?.close();
    });
    const reports = () =>
      [site, tagged]
        .flatMap((each) => each.log().filter(({ event }) => event === "client.error"))
        .map((line) => JSON.stringify(line));
    afterEach(() => {
      const reported = reports();
      const said = driver.errors().splice(0);
      // Messages of a script that does not load; no others may appear.
      const expected = (text: string) => lost.size > 0 && /404|load|import|JSHandle/i.test(text);
      const unexpected = [...reported.slice(seen), ...said].filter((text) => !expected(text));
      seen = reported.length;
      lost.clear();
      expect(unexpected).toEqual([]);
    });

    async function fillInParty() {
      await tab.click(label("Two hours"));
      await tab.type("#date", daysAhead(150).typed);
      await tab.type("#place", "York");
      await tab.type("#guests", "24");
    }

    /** The details that both forms ask for, typed as people do. */
    async function fillIn(email: string) {
      await fillInParty();
      await tab.click(label("Hen party"));
      await tab.type("#name", "Frances O’Hara");
      await tab.type("#email", email);
      await tab.type("#phone", "07700 900 456");
      await tab.click("#adult");
      // £160 for two hours, and 7 miles at 90p.
      await tab.reads("£166.30");
    }

    test("from an act's card to a sent request, and its email", async () => {
      await tab.open("/");
      await tab.click(`#services a[href="/cheeky-butler-hire"]`);
      await tab.arrives(/^\/cheeky-butler-hire$/);
      await tab.reads("butler");
      await tab.holds("the page begins at its top", () => scrollY === 0);
      await tab.click(link("Get a quote", "main//"));
      await tab.arrives(/-quote/);
      await tab.ready();
      const email = someone();
      await fillIn(email);
      await tab.click(button("Send my request"));
      const [, , reference = ""] = (await tab.arrives(/^\/quote\/[^/]+\/success$/)).split("/");
      await tab.reads(reference);
      expect((await site.mailbox.waitFor(({ to }) => to.includes(email))).text).toContain(reference);
    });

    test("from an empty form to a paid deposit", async () => {
      await tab.open("/direct-quote?act=cheeky-butlers");
      await fillIn(someone());
      await tab.click(button("Check and book"));
      await tab.arrives(/[?&]key=/);
      await tab.click(`//main//button[starts-with(normalize-space(), "Book and pay")]`);
      await tab.arrives(/demo-payment/);
      await tab.click(`//button[starts-with(normalize-space(), "Pretend to pay")]`);
      await tab.arrives(/success/);
      await tab.ready();
      // The day in our words: engines know the locales each in their own way.
      const deposit = () =>
        /Deposit, \d{1,2} [A-Z][a-z]+ 20\d\d/.test(document.querySelector("main")?.textContent ?? "");
      await tab.holds("what was paid, and when", deposit);
    });

    test("Back from another page: the answers and their price are there, and the page goes on answering", async () => {
      await tab.open("/male-stripper-quote?act=cheeky-butlers");
      await fillInParty();
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

    test("the reviews dialog: opens, sorts, closes by Escape and by Back, and gives the focus back", async () => {
      await tab.open("/male-stripper-hire");
      await tab.click("main .rating-summary[aria-haspopup=dialog]");
      await tab.reads("Customer Reviews", "dialog[open]");
      await tab.click(`//dialog${label("Highest rated")}`);
      await tab.holds(
        "sorted by rating",
        () => document.querySelector("dialog label:has(:checked)")?.textContent === "Highest rated",
      );
      await driver.press("Escape");
      await tab.holds("the dialog is closed", () => !document.querySelector("dialog[open]"));
      await tab.holds("its opener has the focus", () => document.activeElement?.matches(".rating-summary") === true);
      await tab.click("main .rating-summary");
      await tab.reads("Customer Reviews", "dialog[open]");
      await driver.run(() => history.back());
      await tab.holds("Back has closed it", () => !document.querySelector("dialog[open]"));
      expect(await tab.path()).toBe("/male-stripper-hire");
    });

    test("a menu opens on the screen, closes by Escape and leads on", async () => {
      await tab.open("/");
      const explore = button("Explore", "header//");
      const isOpen = () =>
        [...document.querySelectorAll("header .menu-panel")].some((panel) => {
          const { left, right, height } = panel.getBoundingClientRect();
          return height > 0 && left >= 0 && right <= innerWidth;
        });
      await tab.click(explore);
      await tab.holds("the menu is open", isOpen);
      await driver.press("Escape");
      await tab.holds("the menu is closed", () => !document.querySelector("header .menu-panel:popover-open"));
      await tab.holds("its button has the focus", () => document.activeElement?.textContent?.trim() === "Explore");
      await tab.click(explore);
      await tab.click(link("Our Locations", "header//"));
      await tab.arrives(/^\/locations$/);
      await tab.holds("the heading has the focus", () => document.activeElement?.tagName === "H1");
    });

    test("the carousel shows each review in its turn, and no space is lost under a legend", async () => {
      await tab.open("/");
      const slides = await driver.run(() => document.querySelectorAll(".carousel-slide").length);
      /** The reviews that are wholly in sight, once the row stands: at the start of one of them, or at its end. */
      const stand = () => {
        const track = document.querySelector(".carousel-track");
        const slides = [...document.querySelectorAll<HTMLElement>(".carousel-slide")];
        if (!track) return [];
        const { scrollLeft, scrollWidth, clientWidth } = track;
        const stops = slides.map(({ offsetLeft }) => offsetLeft - (slides[0]?.offsetLeft ?? 0));
        const stands = [...stops, scrollWidth - clientWidth].some((stop) => Math.abs(stop - scrollLeft) <= 1);
        const visible = slides.flatMap((slide, index) => {
          const { left, right } = slide.getBoundingClientRect();
          return left >= 0 && right <= innerWidth ? [index] : [];
        });
        return stands ? visible : [];
      };
      const shown = new Set<number>();
      for (let page = 0; shown.size < slides && page < slides; page++) {
        const next = shown.size;
        if (page > 0) await tab.click(button("Next", "section[@class='carousel']//"));
        // Twice in one place: on its way the row is at the start of other reviews for a moment.
        let before = "";
        const full = await until(`review ${next + 1} stands`, async () => {
          const now = await driver.run(stand);
          const still = now.includes(next) && now.join() === before;
          before = now.join();
          return still ? now : undefined;
        });
        for (const index of full) shown.add(index);
      }
      expect(shown.size).toBe(slides);

      await tab.open("/male-stripper-quote");
      const widest = await driver.run(() =>
        Math.max(
          ...[...document.querySelectorAll("#quote legend")].map((legend) => {
            const after = legend.nextElementSibling?.getBoundingClientRect().top ?? 0;
            return after - legend.getBoundingClientRect().bottom;
          }),
        ),
      );
      expect(widest).toBeLessThan(40);
      // Firefox tells a page that is left of each answer that it will not get: none is on its way.
      await tab.holds("the price list has come", () =>
        performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/api/prices")),
      );
    });

    test("consent: asked once, refused, and asked again from the footer", async () => {
      const other = new Tab(driver, tagged.origin);
      await other.open("/privacy");
      await other.click(button("No, thanks"));
      await other.holds("no question", () => !document.querySelector(".consent"));
      await other.open("/");
      await other.click(button("Cookie choices", "footer//"));
      await other.reads("So far you have said no.", ".consent");
      await other.holds("no tag", () => !document.querySelector("script[src*=googletagmanager]"));
    });

    test("recovery: an old address leads to its page, and a page whose script is lost opens as a document", async () => {
      await tab.open("/?route=/reviews");
      await tab.arrives(/^\/reviews$/);
      const other = new Tab(driver, faulty.origin);
      lost.add(await moduleIn(site.origin, "terms"));
      await other.open("/");
      await other.click(link("Terms", "footer//"));
      await other.arrives(/^\/terms$/);
      await other.reads("erms");
      await other.click(link("Our Locations", "footer//"));
      await other.arrives(/^\/locations$/);
      await other.ready();
    });
  });
}
