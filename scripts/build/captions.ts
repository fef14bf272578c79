/** What captions.txt says of one photograph. */
interface Caption {
  /** May be empty */
  text: string;
  /** Where the face is, in per cent from the left and from the top */
  face?: [x: number, y: number];
}

/** "1-pouring.jpg: A butler pours fizz [face 70% 20%]": the words, the face, or both. */
export const captionLine = /^\s*(.+?\.jpe?g)\s*:\s*([^[\]]*?)\s*(?:\[face (\d{1,2}|100)% (\d{1,2}|100)%\])?\s*$/i;

/** The name by which a photograph's caption is found. Normalised, because macOS writes an accent as a character of its own. */
export const captionKey = (name: string): string => name.normalize("NFC").toLowerCase();

/** The captions by `captionKey`; lines of another form are ignored. */
export const readCaptions = (text: string): ReadonlyMap<string, Caption> =>
  new Map(
    text.split(/\r?\n/).flatMap((line) => {
      const [, name, text = "", x, y] = captionLine.exec(line) ?? [];
      if (!name) return [];
      return [[captionKey(name), { text, ...(x && y && { face: [Number(x), Number(y)] as [number, number] }) }]];
    }),
  );

/**
 * A photograph's caption: its line in captions.txt, or a text made from its file name. "02-butler-pouring.jpg" gives "Butler pouring"; a
 * camera's name, such as "IMG_2041.jpg", gives the empty string.
 */
export function captionOf(name: string, captions: ReadonlyMap<string, Caption>): string {
  const written = captions.get(captionKey(name))?.text;
  if (written) return written;
  const text = name
    .normalize("NFC")
    .replace(/\.jpe?g$/i, "")
    .replace(/[-_\s]+/g, " ")
    .replace(/^\d+ ?/, "")
    .trim();
  const fromCamera = /^(img|dsc[fn]?|dscn|pxl|p|image|photo|whatsapp image)?[\s\d.()at]*$/i.test(text);
  return fromCamera ? "" : text.replace(/^./, (letter) => letter.toUpperCase());
}
