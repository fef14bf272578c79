/** Inputs that make a search slow: one piece repeated, then an ending that spoils the match. */
const repeated: Record<string, string> = {
  letters: "a",
  digits: "1",
  "digits and spaces": "1 ",
  spaces: " ",
  "line ends": "\r\n",
  commas: ", a",
  brackets: "(a",
  "nested lists": "[",
  quotes: `"'`,
  hyphens: "-a",
  dots: "a.",
  "at signs": "@",
  "addresses cut short": "a@a.",
  slashes: "/",
  "slashes and letters": "/a",
  percent: "%",
  "percent encoded": "%E2%82%AC",
  "question marks": "?",
  "fields of a form": "a=b&",
  "choices of a header": "a;q=0,",
  ranges: "bytes=0-1,",
  "parts of a form": "\r\n--x\r\n",
  colons: "a:",
  "saint of many towns": "saint ",
  "a ligature of 18 letters": "\uFDFA",
  "combining marks": "e\u0301",
  emoji: "👰🏽",
  NUL: "\0",
};

/** @returns inputs of this length by name, each ending in a character that no pattern matches */
export const hostileInputs = (length: number): [name: string, text: string][] =>
  Object.entries(repeated).map(([name, unit]) => [
    name,
    `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 1)}!`,
  ]);
