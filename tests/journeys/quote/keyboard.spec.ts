/** A request for a quote with the keyboard alone. */
import type { Page } from "@playwright/test";
import { coveredFocus } from "../../support/browser/geometry.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { asSent, formOf, fullRequest, referenceOn, typedIn } from "../../support/browser/quote-form.ts";
import { expectRow } from "../../support/browser/request-details.ts";
import { expect, test } from "../../support/browser/test.ts";
import { daysAhead } from "../../support/texts/dates.ts";

test.describe("with the keyboard alone", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  /** Presses Tab until `reached`; each focused element has to be visible. */
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
  const onText = (page: Page, text: string) => () =>
    page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, text);

  /** From the home page to the form. */
  async function toForm(page: Page) {
    await page.goto("/");
    await hydrated(page);
    await tabTo(page, onText(page, "Cheeky Butlers"), "the card");
    await page.keyboard.press("Enter");
    await page.waitForURL(/cheeky-butler-hire$/);
    await tabTo(page, onText(page, "Get a quote"), "the main button");
    await page.keyboard.press("Enter");
    await page.waitForURL(/male-stripper-quote/);
    await hydrated(page);
  }

  const openExtras = async (page: Page) => {
    await tabTo(page, onText(page, "Add a time, venue or notes (optional)"), "the extras");
    await page.keyboard.press("Enter");
  };

  /** Down to the button, to the errors, and back up. */
  async function errorsAndBack(page: Page) {
    await tabTo(page, onText(page, "Send my request"), "the button");
    await page.keyboard.press("Enter");
    const { send, problem } = formOf(page);
    await expect(problem).toBeFocused();
    await expect.poll(() => coveredFocus(page)).toBeUndefined();
    await send.focus();
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press("Shift+Tab");
      await expect.poll(() => coveredFocus(page)).toBeUndefined();
    }
  }

  test("the whole way from the home page to the reference, the focus in sight at every step, down the form and its errors and back up", async ({
    page,
    site: served,
    expectProblem,
  }) => {
    expectProblem(/400/);
    const date = daysAhead(150);
    const fields = fullRequest({ date: date.typed, notes: "Steps to the door", venue: "The old chapel" });
    await toForm(page);
    await errorsAndBack(page);
    await formOf(page).problem.focus();

    const type = async (name: string, text: string) => {
      await tabTo(page, isFocused(name)(page), name);
      await page.keyboard.type(text);
    };
    await tabTo(page, isFocused("package")(page), "package");
    await page.keyboard.press("ArrowDown");
    await type("date", date.typed);
    await type("place", "York");
    await type("guests", "24");
    await tabTo(page, isFocused("performers")(page), "performers");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, isFocused("occasion")(page), "occasion");
    await page.keyboard.press("Space");
    await openExtras(page);
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

  test("on a wide screen the focus is in sight from the home page down the whole form, at its errors and back up", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/400/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await toForm(page);
    await openExtras(page);
    await errorsAndBack(page);
  });
});
