import { findBrowser } from "../../scripts/setup/browser.mjs";
import { openBidi } from "./bidi.ts";
import { journeys } from "./journeys.ts";

const chromium = findBrowser();
// The other journeys are checked in this engine's shell (tests/journeys), which lacks the back/forward cache that this one goes through.
journeys("Chromium", chromium ? () => openBidi("chrome", chromium) : undefined, false);
