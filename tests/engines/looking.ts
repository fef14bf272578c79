/** Journeys through what people open, close and scroll, and through what helps them when a script is lost. */
import { expect, test } from "vitest";
import { moduleIn } from "../support/processes/modules.ts";
import { button, eventually, label, link, Tab } from "./tab.ts";
import type { Visit } from "./visit.ts";

/** @param visit is complete when its tests run */
export function lookingJourneys(visit: Visit): void {
  test("the reviews dialog: opens, sorts, closes by Escape and by Back, and gives the focus back", async () => {
    const { tab, driver } = visit;
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
    const { tab, driver } = visit;
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

  test("the carousel shows each review in its turn", async () => {
    const { tab, driver } = visit;
    await tab.open("/");
    const slides = await driver.run(() => document.querySelectorAll(".carousel-slide").length);
    /** The reviews that are completely visible when the row stands at the start of a review, or at its end; otherwise none. */
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
      // The row has to be in one place twice: while it moves, it is at the start of other reviews for a moment.
      let before = "";
      const full = await eventually(`review ${next + 1} stands`, async () => {
        const now = await driver.run(stand);
        const still = now.includes(next) && now.join() === before;
        before = now.join();
        return still ? now : undefined;
      });
      for (const index of full) shown.add(index);
    }
    expect(shown.size).toBe(slides);
  });

  test("consent: asked once, refused, and asked again from the footer", async () => {
    const { driver, tagged } = visit;
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
    const { tab, driver, site, faulty, lost } = visit;
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
}
