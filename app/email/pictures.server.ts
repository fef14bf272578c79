/**
 * The pictures of emails: the posters of scripts/build/email-pictures.ts. Their addresses stay the same from release to release,
 * because an email is opened years after it was sent.
 */
import { actSlugs } from "../content/shape.ts";

export const emailPosters = [...actSlugs, "coupe-glasses", "letter", "spilt-coupe"] as const;
export type EmailPoster = (typeof emailPosters)[number];

/** Pixels as shown; the files have twice as many for sharp screens. */
export const emailPosterSide = 220;
export const emailMark = { width: 40, height: 24 };

export const emailPicturePath = (name: EmailPoster | "mark"): string => `/email/${name}.png`;
