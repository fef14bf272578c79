/** "1 day", "14 days", "0 miles". @param unit whose plural ends in "s" */
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;
