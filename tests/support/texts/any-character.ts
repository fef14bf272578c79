import fc from "fast-check";

/** Any character of Unicode. fast-check's own unit "binary" first makes a table of all of them, which takes seconds. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
