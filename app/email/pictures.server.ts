/**
 * The pictures of emails: the posters of scripts/build/email-pictures.ts. Their addresses stay the same from release to release,
 * because an email is opened years after it was sent.
 */

/** Posters of emails that show no act's own */
export const emailDrawings = ["coupe-glasses", "letter", "spilt-coupe"] as const;

/** Pixels as shown; the files have twice as many for sharp screens. */
export const emailPosterSide = 220;
export const emailMark = { width: 40, height: 24 };

export const emailPicturePath = (name: string): string => `/email/${name}.png`;
