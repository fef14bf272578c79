// Installs the browsers of the tests. `npm test` runs it in parallel with its first checks, because it mostly waits for downloads.
import { ensureBrowser } from "./browser.mjs";
import { ensureEngines } from "./engines.mjs";

ensureBrowser();
ensureEngines();
