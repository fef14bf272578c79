import { findBrowser } from "../../scripts/setup/browser.mjs";
import { openBidi } from "./bidi.ts";
import { journeys } from "./journeys.ts";

const chromium = findBrowser();
journeys("Chromium", chromium ? () => openBidi("chrome", chromium) : undefined);
