/** A last line shorter than this looks left behind, in characters. */
const shortest = 14;

/** The last words together, two and as many more as make a line: mail programs know no `text-wrap`. The first stays free. */
export function lastWordsTogether(text: string): string {
  const words = text.split(" ");
  let last = words.length - 2;
  while (last > 1 && words.slice(last).join(" ").length < shortest) last--;
  return last < 1 ? text : [...words.slice(0, last), words.slice(last).join("\u00a0")].join(" ");
}
