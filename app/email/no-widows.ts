/** The last two of three or more words together, so that none is alone on a last line: mail programs know no `text-wrap`. */
export function noWidow(text: string): string {
  const last = text.lastIndexOf(" ");
  return text.indexOf(" ") < last ? `${text.slice(0, last)}\u00a0${text.slice(last + 1)}` : text;
}
