import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Switches for a Chromium that keeps to the page under test. */
export const chromiumSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A Chromium of the system's, or Playwright's own. @throws when there is none */
export function findChromium(): string {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = [
    process.env.CHROMIUM,
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
  ];
  const found = [...candidates, chromium.executablePath()].find((file) => file && existsSync(file));
  if (!found) throw new Error("No Chromium found: install one, or run npm test once, which does.");
  return found;
}
