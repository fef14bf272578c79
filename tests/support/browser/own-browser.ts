import { type Browser, chromium, type LaunchOptions } from "@playwright/test";
import { test as base } from "./test.ts";

/**
 * The journeys' `test` in a browser of the file's own, which its first test starts and which closes after its last. Playwright's own launch
 * options would end the worker, and its site, before the file and after it.
 * @param launch makes the launch options from those of every journey
 */
export function testIn(launch: (options: LaunchOptions) => LaunchOptions | Promise<LaunchOptions>) {
  let browser: Browser | undefined;
  const test = base.extend({
    context: async ({ launchOptions, contextOptions, baseURL, javaScriptEnabled, watched }, use) => {
      browser ??= await chromium.launch(await launch(launchOptions));
      const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }), javaScriptEnabled });
      watched.end(context);
      await use(context);
      await context.close();
    },
  });
  // All tests run in one worker, one after the other.
  test.describe.configure({ mode: "default" });
  test.afterAll(() => browser?.close());
  return test;
}
