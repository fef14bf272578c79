/** Chromium and Firefox, over WebDriver BiDi. */
import puppeteer from "puppeteer-core";
import type { Driver, Where } from "./tab.ts";

const asRoot = process.getuid?.() === 0;
const args = {
  chrome: ["--disable-gpu", "--disable-quic", "--disable-background-networking", ...(asRoot ? ["--no-sandbox"] : [])],
  firefox: [],
};

/** @param executablePath of the browser itself */
export async function openBidi(browser: "chrome" | "firefox", executablePath: string): Promise<Driver> {
  const opened = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    protocol: "webDriverBiDi",
    args: args[browser],
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await opened.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => {
    // Firefox's message about a fetched response that was still arriving when the page was left: React Router goes to the payment as soon
    // as it has read its address. Visitors don't notice it, and no page can prevent it.
    if (error instanceof Error && error.message === "TypeError: Error in input stream") return;
    errors.push(`page: ${error}`);
  });
  const find = async (where: Where) => {
    const found = await page.$(where.startsWith("//") ? `::-p-xpath(${where})` : where);
    if (!found) throw new Error(`There is no ${where}.`);
    return found;
  };
  return {
    browser: await opened.version(),
    async go(url) {
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    run: (work, ...given) => page.evaluate(work as (...given: unknown[]) => never, ...given),
    click: async (where) => (await find(where)).click(),
    type: async (where, text) => (await find(where)).type(text),
    press: (key) => page.keyboard.press(key),
    async choose(where, value) {
      await (await find(where)).select(value);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    errors: () => errors,
    close: () => opened.close(),
  };
}
