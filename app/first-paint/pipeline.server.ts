/**
 * Everything done so that a page's first paint is early. A page is HTML that works without scripts, with its styles inline and
 * within the first flight of a connection (14,600 bytes); modules, web faces and the rest of the stylesheet come after the first paint.
 *
 * Each step below takes the HTML of a whole page and gives it back lighter. Any of them can be taken out of the list, and the site works
 * as before, later. What each is worth is measured in docs/performance.md; docs/decisions/0003 says what is not settled: a step that gains under 20 ms or 2 KB goes.
 *
 * Beside the list, in this folder: `stylesheet.tsx` puts the stylesheet inline; `boot.js` starts what was put off (`whole.css`, the
 * modules) when the browser reports the first paint; `start-file.server.ts` is one more step, for prerendered pages, at the end of the
 * build; `minified.server.ts` takes comments and long names out of inline scripts; `inline-hashes.server.ts` lets the policy allow what
 * stands inline.
 */
import { cutStyles } from "./cut-styles.server.ts";
import { inlineFirstPoster } from "./first-poster.server.ts";
import { parkModules } from "./park-modules.server.ts";

type Step = (html: string, page: { nonce: string | undefined }) => string;

const steps: Step[] = [
  // Of the stylesheet only what the page uses: 7.3 KB less on the home page.
  cutStyles,
  // The one poster of a service page comes with it, for 1.1 KB. Its gain is not settled.
  inlineFirstPoster,
  // Modules after the first paint; the start file, 2.5 KB less on the home page, needs them parked.
  parkModules,
];

export const forFirstPaint: Step = (html, page) => steps.reduce((now, step) => step(now, page), html);
