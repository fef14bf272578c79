/** "1-pouring.jpg: A butler pours fizz at a hen party", a line for each photograph; other lines are ignored. */
export const readCaptions = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/\r?\n/).flatMap((line) => {
      const [, name, words] = /^\s*(.+?\.jpe?g)\s*:\s*(\S.*?)\s*$/i.exec(line) ?? [];
      return name && words ? [[name.toLowerCase(), words] as const] : [];
    }),
  );

/**
 * The caption of a photograph: its line in captions.txt, or its file name. "02-butler-pouring.jpg" is "Butler pouring"; a camera's
 * name, such as "IMG_2041.jpg", gives the empty string.
 */
export function captionOf(name: string, captions: ReadonlyMap<string, string>): string {
  const written = captions.get(name.toLowerCase());
  if (written) return written;
  const words = name
    .replace(/\.jpe?g$/i, "")
    .replace(/[-_\s]+/g, " ")
    .replace(/^\d+ ?/, "")
    .trim();
  const fromCamera = /^(img|dsc[fn]?|dscn|pxl|p|image|photo|whatsapp image)?[\s\d.()at]*$/i.test(words);
  return fromCamera ? "" : words.replace(/^./, (letter) => letter.toUpperCase());
}
