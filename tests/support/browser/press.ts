import type { Locator } from "@playwright/test";
import { test } from "./test.ts";

/** Taps on the phone project, and clicks on the others. */
export const press = (locator: Locator): Promise<void> =>
  test.info().project.name === "phone" ? locator.tap() : locator.click();
