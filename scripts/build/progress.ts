/** Shows progress in one line that changes on a terminal; a log gets only the last text. */
export function progress(text: string): void {
  last = text;
  if (!process.stdout.isTTY) return;
  process.stdout.write(`\r\x1b[2K${text.slice(0, process.stdout.columns - 1)}`);
}
let last = "";

progress.end = () => {
  console.log(process.stdout.isTTY ? "" : last);
};
