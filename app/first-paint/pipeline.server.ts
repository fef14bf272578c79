/**
 * Everything that makes a page's first paint early. A page is HTML that works without scripts, with its styles inline; its head and first
 * screen fit into the first flight of a connection (14,600 bytes). Web fonts come after the first paint, the rest of the stylesheet with
 * the modules.
 *
 * Each step below takes the HTML of a complete page and returns it lighter. Any step can be removed from the list by itself; the site
 * then still works, only slower. docs/performance.md lists what each one gains. A step that gains under 20 ms or 2 KB is removed.
 *
 * In this folder, but not in the list: `stylesheet.tsx` inlines the stylesheet; `boot-script.tsx` loads the web fonts when the
 * browser reports the first paint, and modules with the full stylesheet when the visitor does something; `startFromFile` is one more step
 * for prerendered pages, applied to the result of `parkModules` at the end of the build; `minified.server.ts` removes comments and long
 * names from inline scripts; `inline-hashes.server.ts` lets the policy allow inline scripts and styles.
 */
import { cutStyles } from "./cut-styles.server.ts";
import { parkModules } from "./park-modules.server.ts";

type Step = (html: string) => string;

const steps: Step[] = [
  // Only the rules that the page uses: first paint 110 to 150 ms earlier.
  cutStyles,
  // Runs modules after the first paint: 1.4 s earlier. The start file, which needs parked modules, gains another 120 to 350 ms.
  parkModules,
];

export const forFirstPaint: Step = (html) => steps.reduce((now, step) => step(now), html);
