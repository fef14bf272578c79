/**
 * The last words together, two and as many more as make a line: mail programs know no `text-wrap`. The first stays free.
 * @param shortest line that does not look left behind, in characters; 0 for large type, of which a line holds few
 */
export function noWidow(text: string, shortest = 14): string {
  const words = text.split(" ");
  let last = words.length - 2;
  while (last > 1 && words.slice(last).join(" ").length < shortest) last--;
  return last < 1 ? text : [...words.slice(0, last), words.slice(last).join("\u00a0")].join(" ");
}
