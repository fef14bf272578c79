import { cutStyles } from "./cut-styles.server.ts";
import { inlineFirstPoster } from "./first-poster.server.ts";
import { parkModules } from "./park-modules.server.ts";

type Step = (html: string, page: { nonce: string | undefined }) => string;

const steps: Step[] = [cutStyles, inlineFirstPoster, parkModules];

export const forFirstPaint: Step = (html, page) => steps.reduce((now, step) => step(now, page), html);
