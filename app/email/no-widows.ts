/**
 * Keeps the last words of a text on one line: two, or more if they are short. Email programs don't support `text-wrap`. The first word
 * always stays separate.
 * @param shortest minimum length of a last line, in characters; 0 for large type, of which few characters fit on a line
 */
export function noWidow(text: string, shortest = 14): string {
  const words = text.split(" ");
  let last = words.length - 2;
  while (last > 1 && words.slice(last).join(" ").length < shortest) last--;
  return last < 1 ? text : [...words.slice(0, last), words.slice(last).join("\u00a0")].join(" ");
}
