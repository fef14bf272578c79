import type { Readable } from "node:stream";

/** Bytes of a body; mail providers take emails of 25 MB, which an attachment's base64 makes 34. */
const maxBodyBytes = 40 * 1024 * 1024;
/** Bytes kept of one string in the JSON: more than the longest message, however its letters are escaped. */
const maxStringBytes = 128 * 1024;
/** Bytes kept of a body, which is all that is held in memory. */
const maxKeptBytes = 1024 * 1024;

const quote = 0x22;
const backslash = 0x5c;
const letterU = 0x75;

/**
 * Reads JSON of which only short texts are wanted, however large the attachments in it: of each string the beginning is kept, so what is
 * kept is JSON too.
 * @param each is given every piece as it came, for a signature over all of it
 * @returns undefined where the body, or what would have to be kept of it, is too large
 */
export async function readShortened(
  body: Readable,
  each: (piece: Uint8Array) => void,
  maxBytes = maxBodyBytes,
): Promise<Buffer | undefined> {
  const kept = Buffer.alloc(maxKeptBytes);
  const keeps = shortener();
  let [length, all] = [0, 0];
  // Without destroying what is left, so that the answer still reaches the sender.
  for await (const piece of body.iterator({ destroyOnReturn: false })) {
    all += piece.length;
    if (all > maxBytes) return undefined;
    each(piece);
    // By its index: an iterator takes twice as long.
    for (let index = 0; index < piece.length; index += 1) {
      const byte = piece[index];
      if (!keeps(byte)) continue;
      if (length === maxKeptBytes) return undefined;
      kept[length++] = byte;
    }
  }
  return kept.subarray(0, length);
}

/** @returns whether to keep the next byte. In UTF-8 neither a quote nor a backslash is part of another letter. */
function shortener(): (byte: number) => boolean {
  let inString = false;
  let length = 0;
  /** Bytes that an escape such as \u00e9 may still have: it is kept whole or not at all */
  let inEscape = 0;
  let cut = false;
  return (byte) => {
    if (!inString) {
      inString = byte === quote;
      [length, cut] = [0, false];
      return true;
    }
    if (inEscape > 0) inEscape = inEscape === 5 && byte !== letterU ? 0 : inEscape - 1;
    else if (byte === quote) {
      inString = false;
      return true;
    } else {
      cut = length >= maxStringBytes;
      if (byte === backslash) inEscape = 5;
    }
    length += 1;
    return !cut;
  };
}
