import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { arrived } from "../support/browser/arrived.ts";
import { test } from "../support/browser/test.ts";

const folder = path.resolve(import.meta.dirname, "../../docs/pictures");

/** Stores a picture for docs/, named by what it shows and the screen's width; a slower encoder makes it a quarter smaller. */
export async function keep(page: Page, name: string, { fullPage = true, quality = 45 } = {}): Promise<void> {
  await arrived(page);
  // A sticky header is drawn where the page is scrolled to.
  if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // With reduced motion nothing moves. `animations: "disabled"` would show the thumb bar as at the end of its scrolling animation.
  const taken = await page.screenshot({ fullPage });
  await sharp(taken)
    .jpeg({ quality, mozjpeg: true })
    .toFile(path.join(folder, `${name}-${test.info().project.name}.jpg`));
}
