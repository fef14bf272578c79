// Installs the browsers of the tests. `npm test` runs it beside its first checks, because most of the time it waits for downloads.
import { ensureBrowser } from "./browser.mjs";
import { ensureEngines } from "./engines.mjs";

ensureBrowser();
ensureEngines();
