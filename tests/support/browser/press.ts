import type { Locator } from "@playwright/test";
import { test } from "./test.ts";

/** With a finger where the screen takes one, else with the mouse. */
export const press = (locator: Locator): Promise<void> =>
  test.info().project.name === "phone" ? locator.tap() : locator.click();
