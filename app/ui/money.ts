/**
 * "£135", or "£135.50" when there are odd pence; thousands have a comma. Without Intl: its first formatter takes a phone some 60 ms
 * at every page's start.
 * @param pence integer, GBP
 */
export function formatPounds(pence: number): string {
  const size = Math.abs(pence);
  const pounds = String(Math.trunc(size / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  const odd = size % 100;
  return `${pence < 0 ? "-" : ""}£${pounds}${odd ? `.${String(odd).padStart(2, "0")}` : ""}`;
}
