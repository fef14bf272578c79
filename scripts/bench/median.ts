/** Between two middle values, their mean. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** The median of each figure. */
const medians = <T extends Record<keyof T, number>>(measured: readonly T[]): T =>
  Object.fromEntries(
    Object.keys(measured[0] ?? {}).map((name) => [name, median(measured.map((one) => one[name as keyof T]))]),
  ) as T;

/** Runs each in turn, in `rounds` rounds after `unmeasured` ones. @returns the medians of each */
export async function inTurn<T extends Record<keyof T, number>>(
  works: readonly (() => Promise<T>)[],
  rounds: number,
  unmeasured = 1,
): Promise<T[]> {
  const all = works.map((): T[] => []);
  for (let round = -unmeasured; round < rounds; round++)
    for (const [index, work] of works.entries()) {
      const measured = await work();
      if (round >= 0) all[index]?.push(measured);
    }
  return all.map(medians);
}
