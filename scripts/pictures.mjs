// `npm run pictures`: takes docs/pictures anew from the built site.
import { ensureBrowser } from "./setup/browser.mjs";
import { ensureBuilt } from "./setup/built.mjs";
import { ensureInstalled, run } from "./setup/installed.mjs";

delete process.env.PUBLIC_ORIGIN;
ensureInstalled();
ensureBuilt();
ensureBrowser();
run("playwright", ["test", "--config", "tests/pictures/playwright.config.ts"]);
