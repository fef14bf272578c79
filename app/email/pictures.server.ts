/** The posters that scripts/build/email-pictures.ts makes. Emails are opened for years, so their addresses must never change. */

/** Posters for emails that don't show an act's poster */
export const emailDrawings = ["coupe-glasses", "letter", "spilt-coupe"] as const;

/** Displayed size in pixels; the files have twice as many, for sharp screens. */
export const emailPosterSide = 220;
export const emailMark = { width: 40, height: 24 };

export const emailPicturePath = (name: string): string => `/email/${name}.png`;
