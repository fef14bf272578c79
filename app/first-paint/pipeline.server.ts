/**
 * Everything done so that a page's first paint is early. A page is HTML that works without scripts, with its styles inline and
 * within the first flight of a connection (14,600 bytes); modules, web fonts and the rest of the stylesheet come after the first paint.
 *
 * Each step below takes the HTML of a whole page and returns it lighter. Any of them can be removed from the list by itself, and the
 * site works as before, only slower; docs/performance.md has what each gains. A step that gains under 20 ms or 2 KB is removed.
 *
 * Beside the list, in this folder: `stylesheet.tsx` puts the stylesheet inline; `boot-script.tsx` loads what was deferred (`whole.css`, the
 * modules) when the browser reports the first paint; `startFromFile`, for prerendered pages at the end of the build, is one more step on
 * what `parkModules` left; `minified.server.ts` takes comments and long names out of inline scripts; `inline-hashes.server.ts` lets the
 * policy allow inline scripts and styles.
 */
import { cutStyles } from "./cut-styles.server.ts";
import { inlineFirstPoster } from "./first-poster.server.ts";
import { parkModules } from "./park-modules.server.ts";

type Step = (html: string, page: { nonce: string | undefined }) => string;

const steps: Step[] = [
  // Only the rules that the page uses: first paint 110 to 150 ms earlier.
  cutStyles,
  // The one poster of a service page inline: largest contentful paint 25 to 90 ms earlier.
  inlineFirstPoster,
  // Modules after the first paint: 1.4 s earlier. The start file, which needs them parked, is worth another 120 to 350 ms.
  parkModules,
];

export const forFirstPaint: Step = (html, page) => steps.reduce((now, step) => step(now, page), html);
